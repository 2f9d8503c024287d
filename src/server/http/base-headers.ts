/**
 * Headers of every answer, whether it comes from the app, the page cache or Node itself. A page's own policy (page-headers.ts)
 * replaces the strict one here, which is for everything that is not a page.
 */
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

const YEAR_SECONDS = 365 * 86_400;

export function baseHeaders(isSecure: boolean): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    // Without includeSubDomains: a lodging's domain is its own, and what else runs below it (mail, an intranet) is not ours to
    // decide about; it may have no https at all.
    ...(isSecure ? { "strict-transport-security": `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** A response of our server. */
export type BasedResponse = InstanceType<ReturnType<typeof responseWith>>;

/** The response class of our server. A header set by the answer itself replaces the one that every answer gets. */
export function responseWith(base: Record<string, string>) {
  // No fields and no private methods: they would be set up again for every response.
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    get base(): Record<string, string> {
      return base;
    }

    /** For an answer whose list of headers holds those of every answer already. */
    writeAll(status: number, headers: string[]): this {
      return super.writeHead(status, headers);
    }

    override writeHead(status: number, reason?: string | Given, headers?: Given): this {
      const own = typeof reason === "object" ? reason : headers;
      const all = withBase(base, this.getHeaderNames(), own);
      return typeof reason === "string" ? super.writeHead(status, reason, all) : super.writeHead(status, all);
    }
  };
}

function withBase(
  base: Record<string, string>,
  already: readonly string[],
  own: Given | undefined,
): OutgoingHttpHeaders {
  const given = Array.isArray(own) ? fromList(own) : own;
  if (already.length === 0) return { ...base, ...given };
  const missing = Object.entries(base).filter(([name]) => !already.includes(name));
  return { ...Object.fromEntries(missing), ...given };
}

/** Node gives its own answers' headers as a list of names and values. */
function fromList(list: OutgoingHttpHeader[]): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (let at = 0; at + 1 < list.length; at += 2) headers[String(list[at])] = list[at + 1];
  return headers;
}

const REASONS = { 400: "Bad Request", 408: "Request Timeout", 431: "Request Header Fields Too Large" };

/** A whole answer as text, for a request that could not be read, so that there is no response object for it. */
export function rawAnswer(status: keyof typeof REASONS, base: Record<string, string>): string {
  const headers = { ...base, "content-length": "0", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${REASONS[status]}`, ...lines, "", ""].join("\r\n");
}
