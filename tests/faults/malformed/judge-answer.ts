/** Whether an answer is one that a malformed request may get. */
import type { Envelope } from "#contract/call.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { REFUSAL_STATUS } from "#server/errors/refusal.ts";
import type { MadeRequest } from "#tests/faults/malformed/malformed-requests.ts";

const DOCUMENTS = new Set(["/api/docs", "/api/openapi.json"]);

const isCall = (path: string) =>
  path.startsWith("/api/") || path.startsWith("/master/") || path.includes("/download-accommodation-proof");

/** What is wrong with it; null: nothing. `failures` is what the server has logged as an error meanwhile. */
export async function judgeAnswer(
  request: MadeRequest,
  response: Response,
  failures: readonly string[],
): Promise<string | null> {
  const { status } = response;
  const text = await response.text();
  if (failures.length > 0) return `answered ${status}, and logged: ${failures.join("; ").slice(0, 400)}`;
  // A webhook with a wrong signature is refused; for some vendors' protocols that is a 503.
  const isNotTaken = request.name === "webhook" && status === 503;
  if (status >= 500 && !isNotTaken) return `answered ${status}: ${text.slice(0, 200)}`;
  if (request.method === "HEAD") return null;
  // Dots in a path are resolved by whoever sends it: what is left may be a page.
  const { pathname } = new URL(request.path, "http://lodging.test");
  if (!isCall(pathname) || DOCUMENTS.has(pathname)) return null;
  if (status === 200 && response.headers.get("content-type") === "application/pdf") return null;
  return judgeEnvelope(status, text);
}

function judgeEnvelope(status: number, text: string): string | null {
  const said = `${status} ${text.slice(0, 200)}`;
  let envelope: Envelope;
  try {
    envelope = JSON.parse(text) as Envelope;
  } catch {
    return `not JSON: ${said}`;
  }
  const { success, msg, data, code = "", extra_info, ...more } = envelope ?? {};
  if (typeof success !== "boolean" || typeof msg !== "string") return `not the envelope: ${said}`;
  if (Object.keys(more).length > 0) return `more than the envelope: ${said}`;
  if (success)
    return status === 200 && data !== undefined ? null : `success without data or with another status: ${said}`;
  if (!Object.hasOwn(REFUSAL_STATUS, code)) return `an unknown code: ${said}`;
  if (REFUSAL_STATUS[code as RefusalCode] !== status) return `the status of another code: ${said}`;
  return msg !== "" && extra_info?.message === msg ? null : `a refusal without words: ${said}`;
}
