/** What a browser sees when a program sent it here wrongly: there is no address it could safely be sent back to. */
import type { KoaContextWithOIDC } from "oidc-provider";
import { ACCOUNT_WORDS } from "#languages/languages.ts";
import { languageOfReader } from "#server/http/reader-language.ts";

export function refusalPage(context: KoaContextWithOIDC, error: string): void {
  const lang = languageOfReader(null, context.get("accept-language"));
  const words = ACCOUNT_WORDS[lang].refused;
  context.type = "html";
  context.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  context.set("cache-control", "no-store");
  context.body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<body style="margin:15vh auto;max-width:32rem;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif">
<h1 style="font-size:1.6rem">${words.title}</h1><p>${words.text}</p><p><small>${error.replace(/[^\w ]/g, "")}</small></p></body></html>`;
}
