/** Renders a page completely: pages are cached as bytes, so streaming would gain nothing. */
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

import { CallRefused } from "#contract/client.ts";

export { visitContext } from "./context.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((done, failed) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new PassThrough();
        sink.on("data", (chunk: Buffer) => chunks.push(chunk));
        sink.on("end", () => {
          headers.set("content-type", "text/html; charset=utf-8");
          done(new Response(Buffer.concat(chunks), { status: failure === undefined ? status : 500, headers }));
        });
        pipe(sink);
      },
      onShellError: failed,
      onError(error) {
        failure = error;
        if (!isCutOff(error)) console.error("page failed:", error);
      },
    });
  });
}

/** Not-found pages and a missing database are expected: only other errors are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error) || isCutOff(error)) return;
  console.error("page failed:", error);
}

const isCutOff = (error: unknown): boolean => error instanceof CallRefused && error.status === 503;
