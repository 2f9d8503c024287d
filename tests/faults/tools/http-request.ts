/** One request to a server of the tests, under the name of a lodging; status 0: nobody answered. */
import { request as httpRequest } from "node:http";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

export function request(
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((answered) => {
    const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", () => answered({ status: 0, headers: {}, body: "" }));
      response.on("end", () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", () => answered({ status: 0, headers: {}, body: "" }));
    sent.end(body);
  });
}
