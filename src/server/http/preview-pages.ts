/**
 * The site with its draft laid over it, or as a version has it, at /preview/{token}/… of the lodging's host. The token is part of every address on
 * these pages, so all links stay in the preview; there is no cookie, so it works in a frame of the studio, on another host.
 */
import type { Context } from "hono";
import type { ServerLayout } from "#contract/layout.ts";
import { isPersonal, readAddress } from "#rules/site/address.ts";
import { findHeadingFont } from "#rules/site/heading-fonts.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#rules/text/language.ts";
import type { Preview } from "#server/calls/call-request.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { findPreviewed } from "#server/drafts/previews/find-previewed.ts";
import { readPreviewToken } from "#server/drafts/previews/preview-token.ts";
import { readShownContent } from "#server/drafts/read-shown-content.ts";
import type { Fonts } from "#server/fonts/fonts.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Caller } from "#server/http/host.ts";
import { type OnePage, packOnce, type Rendered } from "#server/http/page-bytes.ts";
import type { ServerVisit, VisitOf } from "#server/http/visits.ts";

type PreviewedPage = { url: URL; basename: string; address: string };

/** What an address of a preview says. */
type Wanted = { token: string; version: number; rest: string; requested: URL };

type Means = {
  dependencies: Dependencies;
  visitOf: VisitOf;
  callerOf: (context: Context) => Caller;
  fontsAndCards: { fonts: Fonts };
  render: (page: PreviewedPage, visit: ServerVisit, pack: (made: Rendered) => Promise<OnePage>) => Promise<OnePage>;
};

const ADDRESS = /^\/preview\/([\w-]+\.[\w-]+)(\/.*)?$/;

const FONT = /^\/fonts\/([a-z]+-\d{3})\/([a-zA-Z-]{5})\/([\w-]{1,1500})\.woff2$/;

export type PreviewPages = (
  context: Context,
  hotel: Tenant,
  requested: URL,
  charge: () => void,
) => Promise<Response | null>;

/** null: the address is none of a preview, or of one that is over. */
export function createPreviewPages({ dependencies, visitOf, callerOf, fontsAndCards, render }: Means): PreviewPages {
  const { secrets, clock, database, originOf, platformHost } = dependencies;

  async function send(context: Context, hotel: Tenant, { token, version, rest, requested }: Wanted) {
    const { hotel_id, domain } = hotel;
    const { address } = callerOf(context);
    const shown = await database.forHotel(hotel_id, (query) =>
      readShownContent(query, hotel_id, { isHalfEmpty: requested.searchParams.get("half") === "1", version }),
    );
    const tenant = shownTenant(hotel, shown.lodging.support_lang);
    const product = ["preview", token, dependencies.product].filter(Boolean).join("/");
    const to = readAddress(rest, { ...tenant, product: dependencies.product });
    if (to.kind === "moved") return context.redirect(`/preview/${token}${to.to}${requested.search}`, 302);
    const lang = to.kind === "outside" ? tenant.main_lang : to.lang;
    const path = to.kind === "outside" || isClosed(to.path) ? "/404" : to.path;
    const basename = `/${[product, lang === DEFAULT_LANGUAGE ? "" : lang].filter(Boolean).join("/")}`;
    const url = new URL(basename + (path === "/" ? "" : path) + requested.search, originOf(domain));
    const preview: Preview = { hotel: tenant, product, shown };
    const page = { kind: "site", domain, lang, path, search: requested.search } as const;
    // A visitor whom nobody knows: the booking page is made for one.
    const person = { cookies: undefined, acceptLanguage: undefined, address, xsrf: "", granted: null };
    const visit = visitOf(domain, page, tenant, isPersonal(path) ? person : undefined, preview);
    const accepted = context.req.header("accept-encoding") ?? "";
    const { status, headers, body } = await render({ url, basename, address }, visit, (made) =>
      packOnce(made, accepted),
    );
    const own = previewHeaders(headers, originOf(platformHost), isPersonal(path));
    return new Response(context.req.method === "HEAD" ? null : body, { status, headers: own });
  }

  return async (context, hotel, requested, charge) => {
    const [, token = "", rest = "/"] = ADDRESS.exec(requested.pathname) ?? [];
    const key = token === "" ? null : readPreviewToken(secrets, hotel.hotel_id, token, clock());
    if (key === null) return null;
    if (context.req.method === "POST") return context.text("", 405, { allow: "GET, HEAD" });
    charge();
    const version = await findPreviewed(database, hotel.hotel_id, key, clock());
    if (version === null) return null;
    const font = FONT.exec(rest);
    if (font) return sendDraftFont(context, fontsAndCards.fonts, dependencies.layouts, font);
    return send(context, hotel, { token, version, rest, requested });
  };
}

/** Characters of headings that are not public yet; the address names them. */
async function sendDraftFont(
  context: Context,
  fonts: Fonts,
  layouts: readonly ServerLayout[],
  [, name = "", lang = "", named = ""]: RegExpExecArray,
): Promise<Response> {
  const font = findHeadingFont(layouts, name);
  const characters = [...new Set(Buffer.from(named, "base64url").toString())];
  const bytes = font && isLanguage(lang) ? await fonts.drawCharacters(font, lang, characters) : null;
  if (!bytes) return context.text("", 404);
  return context.body(bytes, 200, { "content-type": "font/woff2", "cache-control": "private, max-age=604800" });
}

/** Its reader is staff or a colleague: nothing is counted. */
const shownTenant = (hotel: Tenant, support_lang: Language[] = hotel.support_lang): Tenant => ({
  ...hotel,
  support_lang,
  status: 1,
  website_exist: true,
  is_new: false,
  ga_code: "",
  pixel_code: "",
});

/** Of personal pages only the booking page can be looked at without being somebody. */
const isClosed = (path: string): boolean => isPersonal(path) && path !== "/booking";

/** Only the studio may frame it. The booking page is shown without its script, which would place real orders. */
function previewHeaders(headers: Record<string, string>, platformOrigin: string, isPersonalPage: boolean) {
  const policy = (headers["content-security-policy"] ?? "")
    .replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${platformOrigin}`)
    .replace(/script-src [^;]*/, isPersonalPage ? "script-src 'none'" : "$&");
  return {
    ...headers,
    "content-security-policy": policy,
    "cache-control": "private, no-store",
    // The address is a key: it must not be passed on to other sites.
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  };
}
