/** The page that is shown while the database is away: in the lodging's own layout when that is known, else neutral. */
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { WORDS } from "#languages/languages.ts";
import { isPersonal, readAddress } from "#rules/site/address.ts";
import { DEFAULT_LANGUAGE, type Language } from "#rules/text/language.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { RenderPage } from "#server/http/app.ts";
import { type PolicySettings, securityHeaders } from "#server/http/page-headers.ts";
import { languageOfReader } from "#server/http/reader-language.ts";
import type { VisitOf } from "#server/http/visits.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";

/** A route that only this file requests. */
export const UNAVAILABLE_PATH = "/503";
const RETRY_SECONDS = 5;
/** During an outage everyone sees the same few pages: they are rendered once. */
const KEPT_MS = 10_000;

type Parts = { dependencies: Dependencies; visitOf: VisitOf; render: RenderPage; policySettings: PolicySettings };

export type SendUnavailable = (context: Context, host: string) => Promise<Response>;

export function createUnavailable({ dependencies, visitOf, render, policySettings }: Parts): SendUnavailable {
  const made = new LRUCache<string, { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>({
    max: 500,
    ttl: KEPT_MS,
  });

  async function make(hotel: Tenant | null, lang: Language, search: string) {
    const owner = hotel ? { kind: "site" as const, domain: hotel.domain } : { kind: "stranger" as const, domain: "" };
    const host = hotel?.domain ?? dependencies.platformHost;
    const basename = hotel
      ? `/${[dependencies.product, lang === DEFAULT_LANGUAGE ? "" : lang].filter(Boolean).join("/")}`
      : "/";
    const visit = visitOf(host, { ...owner, lang, path: UNAVAILABLE_PATH, search }, hotel);
    const path = (basename === "/" ? "" : basename) + UNAVAILABLE_PATH + search;
    const page = await render(new Request(new URL(path, dependencies.originOf(host))), visit, basename);
    if (page.status !== 503) return null;
    const headers = { "content-type": "text/html; charset=utf-8", ...securityHeaders(policySettings, visit) };
    return { bytes: new Uint8Array(await page.arrayBuffer()), headers };
  }

  return async (context, host) => {
    const hotel = await dependencies.directory.byHost(host).catch(() => null);
    const { pathname, searchParams } = new URL(context.req.url);
    const address = hotel && readAddress(pathname, { product: dependencies.product, ...hotel });
    const isPage = address?.kind === "page";
    const lang = isPage
      ? address.lang
      : languageOfReader(searchParams.get("lang"), context.req.header("accept-language"));
    const about = context.req.method === "POST" ? "form" : isPage && isPersonal(address.path) ? "personal" : "page";
    const key = `${hotel?.hotel_id} ${lang} ${about}`;
    const page =
      made.get(key) ??
      (hotel && (await make(hotel, lang, `?about=${about}`).catch(() => null))) ??
      (await make(null, lang, `?about=${about}`).catch(() => null));
    if (page) made.set(key, page);
    const common = { "retry-after": String(RETRY_SECONDS), "cache-control": "no-store" };
    if (!page) return context.text(WORDS[lang].unavailable_text.page, 503, common);
    return new Response(page.bytes, { status: 503, headers: { ...page.headers, ...common } });
  };
}
