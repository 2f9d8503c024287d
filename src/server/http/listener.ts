/**
 * The Node server in front of the app: how long it waits for a client, how many connections it holds, what it refuses before
 * anything is read, and the headers of every answer. Tests listen with the very same one.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { baseHeaders, rawAnswer, responseWith } from "#server/http/base-headers.ts";
import { CONNECTIONS, limitConnections } from "#server/http/connection-limits.ts";
import type { CachedAnswers } from "#server/http/cached-answers.ts";
import { COST, type RateLimiter } from "#server/security/rate-limiter.ts";
import { addressOfRequest, hostName } from "#server/http/host.ts";
import { refuseEarly } from "#server/http/refuse-early.ts";

/** In milliseconds. A client that trickles its request must not hold a connection for long. */
export const TIMES = {
  headers: 10_000,
  request: 20_000,
  /** Longer than the usual 60 seconds of a proxy, which must not send a request on a connection that we are just closing. */
  keepAlive: 65_000,
  /** A connection on which nothing at all moves, although an answer is under way. */
  silence: 60_000,
  /** How often these are looked at; with Node's own 30 seconds a client would have four times as long for its headers. */
  check: 1_000,
};

type Fetch = Parameters<typeof getRequestListener>[0];
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type ListenerSettings = {
  fetch: Fetch;
  cachedAnswers: CachedAnswers;
  rateLimiter: RateLimiter;
  trustedProxies: readonly string[];
  /** Answers the OpenID protocol by itself, where the request belongs to it. */
  accounts?: {
    takes: (request: IncomingMessage) => boolean;
    answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  };
  /** The public addresses are https. */
  isSecure: boolean;
  middleware?: Middleware;
  connections?: typeof CONNECTIONS;
  times?: typeof TIMES;
};

export function createListener(settings: ListenerSettings): Server {
  const { cachedAnswers, rateLimiter, trustedProxies, times = TIMES, connections = CONNECTIONS } = settings;
  const { middleware = (_request, _response, next) => next() } = settings;
  const base = baseHeaders(settings.isSecure);
  const listener = getRequestListener(settings.fetch);
  const server = createServer(
    { ServerResponse: responseWith(base), connectionsCheckingInterval: times.check },
    (request, response) => {
      if (isAmbiguous(request)) return void response.writeHead(400, { connection: "close" }).end();
      const address = addressOfRequest(request, trustedProxies);
      const seconds = rateLimiter.wait(address, COST.request);
      if (seconds > 0 && refuseEarly(request, response, seconds)) return;
      if (cachedAnswers.answer(request, response)) return;
      if (settings.accounts?.takes(request)) {
        // As much as a call: it passes none of the places where calls are charged.
        const wait = rateLimiter.wait(address, COST.call);
        if (wait > 0) return void refuseEarly(request, response, wait);
        return void settings.accounts.answer(request, response);
      }
      middleware(request, response, () => void listener(request, response));
    },
  );
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.keepAliveTimeout = times.keepAlive;
  server.timeout = times.silence;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, base));
  limitConnections(server, connections, trustedProxies);
  return server;
}

/** Two Host headers, or different hosts in the request line and the header: a proxy in front may have read the other one. */
function isAmbiguous({ rawHeaders, url = "", headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return true;
  if (url.startsWith("/")) return false;
  return !URL.canParse(url) || hostName(new URL(url).host) !== hostName(headers.host ?? "");
}

/** The answer to what is no HTTP, or came too slowly. */
function refuse({ code }: NodeJS.ErrnoException, socket: Socket, base: Record<string, string>): void {
  // After bytes of an earlier answer on this connection another one could be taken for their rest.
  if (!socket.writable || socket.bytesWritten > 0 || code === "ECONNRESET") return void socket.destroy();
  const status = code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  socket.end(rawAnswer(status, base), () => socket.destroy());
}
