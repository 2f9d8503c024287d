/**
 * Answers that need nothing but sending, made once for each cached call and for each cached page and encoding. Their bodies are
 * text of one character per byte (latin1): Node sends text together with its headers, bytes after them.
 */
import type { Answered } from "#server/calls/answered.ts";
import { callHeaders } from "#server/http/call-headers.ts";
import { answerWith, encodingIn, type PageBytes } from "#server/http/page-bytes.ts";

export type ReadyAnswer = { status: number; headers: string[]; body: string };

const pages = new WeakMap<PageBytes, Map<string, ReadyAnswer>>();
const calls = new WeakMap<Answered, ReadyAnswer>();

const textOf = (body: Uint8Array | null): string =>
  body ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1") : "";

/** As answerWith(), with the headers of every answer. */
export function readyPage(
  page: PageBytes,
  acceptEncoding: string,
  ifNoneMatch: string,
  base: Record<string, string>,
): ReadyAnswer {
  const kind = ifNoneMatch === page.etag ? "known" : (encodingIn(acceptEncoding) ?? "plain");
  const answers = pages.get(page) ?? new Map<string, ReadyAnswer>();
  pages.set(page, answers);
  const made = answers.get(kind);
  if (made) return made;
  const { status, headers, body } = answerWith(page, acceptEncoding, ifNoneMatch);
  const answer = { status, headers: Object.entries({ ...base, ...headers }).flat(), body: textOf(body) };
  answers.set(kind, answer);
  return answer;
}

export function readyCall(answered: Answered, base: Record<string, string>): ReadyAnswer {
  const made = calls.get(answered);
  if (made) return made;
  const body = answered.bytes();
  const headers = { ...base, ...callHeaders(true), "content-length": String(body.byteLength) };
  const answer = { status: answered.status, headers: Object.entries(headers).flat(), body: textOf(body) };
  calls.set(answered, answer);
  return answer;
}
