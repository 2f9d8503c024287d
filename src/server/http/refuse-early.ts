/**
 * The answer to an address that has nothing left of its budget, before anything else is done for it: a flood must cost less to
 * refuse than to answer.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { WORDS } from "#languages/languages.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "#rules/text/language.ts";
import { languageInPath, languageOfReader } from "#server/http/reader-language.ts";
import { refused } from "#server/calls/answered.ts";
import { Refusal } from "#server/errors/refusal.ts";

type Words = Record<Language, { type: string; bytes: Uint8Array }>;
const inEach = (make: (lang: Language) => Words[Language]) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Words;

const TEXT = inEach((lang) => ({
  type: "text/plain; charset=utf-8",
  bytes: Buffer.from(WORDS[lang].refusals.TOO_MANY_REQUESTS),
}));
const JSON_TEXT = inEach((lang) => ({
  type: "application/json; charset=utf-8",
  bytes: refused(new Refusal("TOO_MANY_REQUESTS"), lang).bytes(),
}));

/** False where it is answered all the same: the files of a page that has been sent already. */
export function refuseEarly(request: IncomingMessage, response: ServerResponse, seconds: number): boolean {
  const { url = "", headers } = request;
  if (url.startsWith("/assets/")) return false;
  const { type, bytes } = wordsFor(url, headers["accept-language"]);
  response.writeHead(429, {
    "content-type": type,
    "content-length": bytes.byteLength,
    "retry-after": String(seconds),
    "cache-control": "no-store",
  });
  response.end(bytes);
  return true;
}

function wordsFor(url: string, acceptLanguage: string | undefined): Words[Language] {
  if (!url.startsWith("/api/")) return TEXT[languageInPath(url) ?? languageOfReader(null, acceptLanguage)];
  const lang = /[?&]lang=([\w-]+)/.exec(url)?.[1];
  return JSON_TEXT[isLanguage(lang) ? lang : DEFAULT_LANGUAGE];
}
