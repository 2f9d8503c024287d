/** One guest's own pages: each made for its request alone, and the only ones that take a form. */
import type { Context } from "hono";
import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readText } from "#server/http/api.ts";
import type { Caller } from "#server/http/host.ts";
import { type OnePage, packOnce, type Rendered } from "#server/http/page-bytes.ts";
import { personalHeaders } from "#server/http/page-headers.ts";
import type { PageVisitor, ServerVisit, VisitOf } from "#server/http/visits.ts";
import type { Xsrf } from "#server/http/xsrf.ts";

/**
 * The length of a compressed page reveals parts of its secrets (BREACH), so pages with secrets are not compressed. The booking
 * page has only the XSRF token, which is masked anew each time; and it is by far the largest.
 */
const isPacked = (path: string): boolean => /^\/booking(?:\/|$)/.test(path);

type RequestedPage = { url: URL; lang: Language; path: string; basename: string; address: string };

type Means = {
  xsrf: Xsrf;
  visitOf: VisitOf;
  render: (
    page: RequestedPage,
    visit: ServerVisit,
    pack: (made: Rendered) => Promise<OnePage>,
    form?: string,
  ) => Promise<OnePage>;
};

export type PersonalPages = (
  context: Context,
  caller: Caller,
  hotel: Tenant | null,
  page: RequestedPage,
) => Promise<Response>;

/** `kind`: a lodging's own pages, or those of the accounts service, which may have no lodging. */
export function createPersonalPages(
  { xsrf, visitOf, render }: Means,
  kind: "site" | "accounts" = "site",
): PersonalPages {
  return async (context, { host, address }, hotel, page) => {
    const domain = hotel?.domain ?? "";
    const { url, lang, path } = page;
    const cookies = context.req.header("cookie");
    const isForm = context.req.method === "POST";
    const form = isForm ? await readText(context) : undefined;
    const field = new URLSearchParams(form).get("xsrf") ?? undefined;
    const sender = { origin: context.req.header("origin"), fetchSite: context.req.header("sec-fetch-site") };
    const proof = { host, ownOrigin: url.origin, cookies, header: field, authorization: undefined, ...sender };
    if (isForm && !xsrf.allows(proof)) {
      return context.text(WORDS[lang].refusals.XSRF_FAILED, 403);
    }
    const cookie = xsrf.cookieFor(host, cookies);
    const person: PageVisitor = {
      cookies,
      acceptLanguage: context.req.header("accept-language"),
      address,
      xsrf: xsrf.tokenFor(cookie, cookies),
      granted: null,
      userAgent: context.req.header("user-agent"),
      set: [],
    };
    const visit = visitOf(domain || host, { kind, domain, lang, path, search: url.search }, hotel, person);
    const accepted = isPacked(path) ? (context.req.header("accept-encoding") ?? "") : null;
    const { status, headers, body } = await render(page, visit, (made) => packOnce(made, accepted), form);
    const response = new Response(body, { status, headers: { ...headers, ...personalHeaders(isPacked(path), visit) } });
    for (const each of [cookie, person.granted, ...person.set!]) if (each) response.headers.append("set-cookie", each);
    return response;
  };
}
