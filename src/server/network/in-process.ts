/** HTTP between two parts of this process, over a connection in memory: it needs no port, and meets no proxy and no limit. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { duplexPair } from "node:stream";

type Sent = { method: string; headers: Record<string, string>; body?: string | undefined };

export type InProcess = (url: URL, sent: Sent) => Promise<Response>;

export function createInProcess(answer: (request: IncomingMessage, response: ServerResponse) => void): InProcess {
  const server = createServer(answer);
  return async (url, { method, headers, body }) => {
    const [near, far] = duplexPair();
    server.emit("connection", far);
    try {
      const response = await new Promise<IncomingMessage>((answered, failed) => {
        const sent = request({
          method,
          path: url.pathname + url.search,
          headers: { ...headers, host: url.host, connection: "close" },
          createConnection: () => near as never,
        });
        sent.once("response", answered);
        sent.on("error", failed);
        sent.end(body);
      });
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { statusCode = 500 } = response;
      const type = { "content-type": response.headers["content-type"] ?? "" };
      return new Response([204, 304].includes(statusCode) ? null : Buffer.concat(chunks), {
        status: statusCode,
        headers: type,
      });
    } finally {
      near.destroy();
      far.destroy();
    }
  };
}
