/**
 * A client as somebody would write it who has read the specification and nothing of ours: plain HTTP, a jar of cookies, the
 * cookie XSRF-TOKEN copied into a header, and every answer with `success` and `msg`. It shares no code with the contract.
 */
import { request } from "node:http";

/** What another program has answered: nothing is known of it but what a test looks at. */
export type Answered = ReturnType<typeof JSON.parse>;

export type ReadAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  json: { success: boolean; msg: string; code?: string; data: Answered; extra_info?: unknown };
};

type Sent = { query?: Record<string, string | string[] | null>; body?: unknown; headers?: Record<string, string> };

/** One host, as a browser that has opened a page of `origin` would reach it. */
export class PlainClient {
  readonly #cookies = new Map<string, string>();
  readonly #port: number;
  readonly #host: string;
  readonly #origin: string;

  constructor(port: number, host: string, origin = `http://${host}:${port}`) {
    this.#port = port;
    this.#host = `${host}:${port}`;
    this.#origin = origin;
  }

  get cookies(): string[] {
    return [...this.#cookies.keys()];
  }

  async send(method: string, path: string, { query = {}, body, headers = {} }: Sent = {}): Promise<ReadAnswer> {
    const search = new URLSearchParams({ lang: "en-US" });
    // As jQuery and others write a null of a query: by its name alone.
    for (const [name, value] of Object.entries(query))
      for (const each of [value].flat()) search.append(name, each ?? "");
    const text = body === undefined ? "" : JSON.stringify(body);
    const isOwn = this.#origin === `http://${this.#host}`;
    const token = this.#cookies.get("XSRF-TOKEN");
    const own: Record<string, string> = {
      host: this.#host,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(this.#cookies.size === 0 ? {} : { cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; ") }),
      // Only relative URLs get it: the script can't read another host's cookies. Its browser names the page instead.
      ...(method !== "GET" && isOwn && token !== undefined ? { "x-xsrf-token": token } : {}),
      ...(method === "GET" && isOwn
        ? {}
        : { origin: this.#origin, "sec-fetch-site": isOwn ? "same-origin" : "cross-site" }),
    };
    return new Promise((done, failed) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port: this.#port,
          method,
          path: `${path}?${search}`,
          headers: { ...own, "content-length": Buffer.byteLength(text), ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", failed);
          response.on("end", () => {
            for (const line of response.headers["set-cookie"] ?? []) this.#keep(line);
            const bytes = Buffer.concat(parts);
            const isJson = response.headers["content-type"]?.startsWith("application/json") === true;
            const json = isJson ? JSON.parse(bytes.toString()) : undefined;
            done({ status: response.statusCode ?? 0, headers: response.headers, bytes, json });
          });
        },
      );
      sent.on("error", failed);
      sent.end(text);
    });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.some((each) => /^max-age=0$/i.test(each))) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(pair.indexOf("=") + 1));
  }
}
