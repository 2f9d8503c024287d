/** Renders a page completely and at once: pages are cached as bytes, and nothing on them is loaded while they are rendered. */
import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

import { CallRefused } from "#contract/client.ts";

export { visitContext } from "./context.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  // As bytes: a text would be checked and copied once more.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/** Not-found pages and a missing database are expected: only other errors are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error) || isCutOff(error)) return;
  console.error("page failed:", error);
}

const isCutOff = (error: unknown): boolean => error instanceof CallRefused && error.status === 503;
