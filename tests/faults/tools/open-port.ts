/** The server's own listener on a port of the loopback, and requests written to it byte by byte. */
import { connect } from "node:net";
import { createListener, type ListenerSettings } from "#server/http/listener.ts";
import type { World } from "#tests/setup/world.ts";

export type Port = Awaited<ReturnType<typeof openPort>>;

export async function openPort(
  { app, cachedAnswers, rateLimiter, dependencies }: World,
  changes: Partial<ListenerSettings> = {},
  wanted = 0,
) {
  const server = createListener({
    fetch: app.fetch,
    cachedAnswers,
    rateLimiter,
    trustedProxies: [],
    isSecure: true,
    accounts: dependencies.accounts,
    ...changes,
  });
  await new Promise<void>((listening) => server.listen(wanted, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  return {
    port,
    server,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type RawAnswer = {
  /** 0: the connection was closed without an answer. */
  status: number;
  /** Every header by its name in lower case, with each of its lines. */
  headers: Record<string, string[]>;
  body: string;
};

const PATIENCE_MS = 15_000;

/** Sends the bytes as they are and reads until the server closes the connection. */
export function sendRaw(port: number, bytes: string, from = "127.0.0.1"): Promise<RawAnswer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    socket.setTimeout(PATIENCE_MS, () => {
      failed(new Error(`no end of the answer to ${JSON.stringify(bytes.slice(0, 200))}`));
      socket.destroy();
    });
    socket.on("connect", () => socket.write(Buffer.from(bytes, "utf8")));
    socket.on("data", (part: Buffer) => parts.push(part));
    // A refused connection is an answer too.
    socket.on("error", () => {});
    socket.on("close", () => done(readAnswer(Buffer.concat(parts).toString("utf8"))));
  });
}

/** `head` is more lines, each with its end. */
export type AskOptions = { from?: string; method?: string; head?: string; body?: string };

/** One request whose answer ends with its connection. */
export function ask(port: number, host: string, path: string, options: AskOptions = {}): Promise<RawAnswer> {
  const { from = "127.0.0.1", method = "GET", head = "", body = "" } = options;
  const length = body === "" ? "" : `content-length: ${Buffer.byteLength(body)}\r\n`;
  const lines = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${head}${length}\r\n${body}`;
  return sendRaw(port, lines, from);
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return { status: 0, headers: {}, body: "" };
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    (headers[line.slice(0, colon).toLowerCase()] ??= []).push(line.slice(colon + 1).trim());
  }
  return { status: Number(first.split(" ")[1]), headers, body: text.slice(end + 4) };
}
