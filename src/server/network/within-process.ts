/** Requests to a part of this very process: HTTP as usual, without a port. No name, proxy or certificate of ours can fail them. */
import { createServer, request, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { duplexPair } from "node:stream";
import { readLimited } from "#server/network/read-limited.ts";

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256 * 1024;

type Init = { method: string; headers: Record<string, string>; body?: unknown };

/** The part is down, or did not answer in time. */
export class PartAway extends Error {}

export type WithinProcess = (url: string, init: Init) => Promise<Response>;

export function createWithinProcess(listener: RequestListener): WithinProcess {
  const server = createServer(listener);
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    try {
      return await new Promise<Response>((answered, failed) => {
        const sent = request({
          method,
          path: url.pathname + url.search,
          headers: { ...headers, host: url.host },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          createConnection: () => ours as Socket,
        });
        sent.on("error", failed);
        sent.once("response", (response) => {
          const status = response.statusCode ?? 500;
          const type = { "content-type": response.headers["content-type"] ?? "" };
          readLimited(response, MOST_BYTES).then(
            (text) => answered(new Response(text === "" ? null : text, { status, headers: type })),
            failed,
          );
        });
        sent.end(body === undefined || body === null ? undefined : String(body));
      }).then((response) => {
        if (response.status >= 500) throw new PartAway(`${url.pathname} answered ${response.status}`);
        return response;
      });
    } catch (error) {
      throw error instanceof PartAway ? error : new PartAway(url.pathname, { cause: error });
    } finally {
      ours.destroy();
      theirs.destroy();
    }
  };
}
