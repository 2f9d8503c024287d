/**
 * Every request enters here. Host first: platform, lodging or nobody's. Then health, files, pictures and API; what is left
 * is a page, from the kept bytes or rendered by `web` (which main.ts hands in).
 */
import { type Context, Hono } from "hono";
import type { KeptMail, Visit } from "#contract/visit.ts";
import { isPersonal, readAddress } from "#rules/address.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#rules/language.ts";
import { isKnownPreview } from "#rules/site.ts";
import { trackersOf } from "#rules/trackers.ts";
import type { Handler } from "#server/handle.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { createApi, pathOfCall, readText, replyRefused } from "#server/http/api.ts";
import { WORDS } from "#languages/languages.ts";
import { Busy, createGate } from "#server/http/gate.ts";
import { describeFailure } from "#server/describe-failure.ts";
import { createDoors } from "#server/http/payment-doors.ts";
import type { FastLane } from "#server/http/fast-lane.ts";
import type { Files } from "#server/http/files.ts";
import { readCaller } from "#server/http/host.ts";
import { answerWith, type PageBytes, packPage } from "#server/http/page-bytes.ts";
import { personalHeaders, securityHeaders } from "#server/http/page-headers.ts";
import { languageOfReader } from "#server/http/reader-language.ts";
import { type Images, isImageSize } from "#server/media/images.ts";
import { type House, mount } from "#server/mount.ts";
import { openApiDocument } from "#server/openapi.ts";
import { Refusal } from "#server/refusal.ts";
import type { Xsrf } from "#server/http/xsrf.ts";

export type RenderPage = (request: Request, visit: Visit, basename: string) => Promise<Response>;

export type AppSettings = {
  handlers: readonly Handler[];
  house: House;
  images: Images;
  files: Files;
  lane: FastLane;
  xsrf: Xsrf;
  render: RenderPage;
  /** Letters that were kept instead of sent; null where the outbox is not shown. */
  mails: (() => Promise<KeptMail[]>) | null;
  trustedProxies: readonly string[];
  ratePerMinute: number;
  /** Development only: scripts and styles come from the build tool, unhashed. */
  isDevelopment: boolean;
};

const IMAGE_PATH = /^\/img\/([a-z0-9-]{1,100})\/(\d{1,4})\.(avif|webp|jpg)$/;

/** Documents that search engines expect at the root of a host; the lodging's pages make them. */
const ROOT_DOCUMENTS = new Set(["/robots.txt", "/sitemap.xml", "/icon.svg"]);

export function createApp(settings: AppSettings): Hono {
  const { house, files, images } = settings;
  const { originOf } = house;
  const app = new Hono();
  const answer = mount(settings.handlers, house);
  const gate = createGate(settings.ratePerMinute);
  const callerOf = (context: Context) => readCaller(context, settings.trustedProxies);
  const api = createApi(settings.handlers, answer, { gate, xsrf: settings.xsrf, product: house.product });
  const doors = createDoors(house, house.clock, gate, (context) => callerOf(context).address);
  const openapi = openApiDocument(settings.handlers, (call) => pathOfCall(call, house.product));
  const premises = {
    platformOrigin: originOf(house.platformHost),
    sandboxUrl: house.sandboxUrl,
    isDevelopment: settings.isDevelopment,
  };

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    try {
      await house.database.pool.query("select 1");
      return context.text("ready");
    } catch {
      return context.text("the database can't be reached", 503);
    }
  });

  /** `person` is there on personal pages alone: what everyone is shown must not depend on who looks. */
  const visitOf = (
    host: string,
    rest: Pick<Visit, "kind" | "lang" | "path" | "search"> & { domain: string },
    hotel: Tenant | null,
    person: Person | null = null,
  ): Visit => ({
    ...rest,
    trackers: hotel && trackersOf(hotel, rest, house.sandboxUrl),
    originOf,
    product: house.product,
    now: house.clock(),
    xsrf: person?.xsrf ?? "",
    mails: rest.kind === "platform" ? settings.mails : null,
    send: async (call, input) => {
      const answered = await answer(call, {
        host,
        params: input.params ?? {},
        query: { ...(input.query as object), lang: rest.lang },
        body: input.body,
        ...(person ? { headers: { ...input.headers, cookies: person.cookies }, address: person.address } : {}),
      });
      if (person && answered.cookie !== undefined) person.granted = answered.cookie;
      return answered;
    },
    domains: async () => (await house.directory.all()).map((hotel) => hotel.domain),
    openapi,
  });

  /** A page is always made as for GET: what is asked with HEAD has the same headers, and the body is dropped on the way. */
  function renderPage(url: URL, visit: Visit, basename: string, form?: string): Promise<PageBytes> {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = form === undefined ? new Request(url) : new Request(url, { method: "POST", headers, body: form });
    return gate.admit(async () => {
      const page = await packPage(await settings.render(request, visit, basename));
      return { ...page, headers: { ...page.headers, ...securityHeaders(premises, visit) } };
    });
  }

  /** Told to wait, in words: pages that must be made count like calls. */
  function refuse(context: Context, status: 429 | 503, seconds: number): Response {
    const lang = languageInPath(context.req.path) ?? languageOfReader(null, context.req.header("accept-language"));
    return context.text(WORDS[lang].refusals.TOO_MANY_REQUESTS, status, { "retry-after": String(seconds) });
  }

  function send(context: Context, page: PageBytes): Response {
    const { status, headers, body } = answerWith(
      page,
      context.req.header("accept-encoding") ?? "",
      context.req.header("if-none-match") ?? "",
    );
    const cookie = settings.xsrf.cookieFor(callerOf(context).host, context.req.header("cookie"));
    return new Response(body, { status, headers: cookie ? { ...headers, "set-cookie": cookie } : headers });
  }

  /** A page that belongs to no lodging: the platform's own, or the neutral 404 screen. */
  async function sendHouse(context: Context, kind: "platform" | "stranger", path: string): Promise<Response> {
    const asked = new URL(context.req.url);
    const wait = gate.wait(callerOf(context).address);
    if (wait > 0) return refuse(context, 429, wait);
    const lang =
      languageInPath(asked.pathname) ??
      languageOfReader(asked.searchParams.get("lang"), context.req.header("accept-language"));
    const visit = visitOf(house.platformHost, { kind, domain: "", lang, path, search: asked.search }, null);
    return send(context, await renderPage(new URL(path + asked.search, originOf(house.platformHost)), visit, "/"));
  }

  async function sendSite(context: Context, hotel: Tenant, asked: URL): Promise<Response> {
    const isDocument = ROOT_DOCUMENTS.has(asked.pathname);
    const address = isDocument
      ? ({ kind: "page", lang: hotel.main_lang, path: asked.pathname } as const)
      : readAddress(asked.pathname, { product: house.product, ...hotel });
    if (address.kind === "moved") return context.redirect(address.to + asked.search, address.permanent ? 308 : 302);

    const origin = originOf(hotel.domain);
    const lang = address.kind === "outside" ? hotel.main_lang : address.lang;
    const path = address.kind === "outside" ? "/404" : address.path;
    const basename = `/${[house.product, lang === DEFAULT_LANGUAGE ? "" : lang].filter(Boolean).join("/")}`;
    const url = new URL((basename === "/" ? "" : basename) + (path === "/" ? "" : path) + asked.search || "/", origin);
    const visit = visitOf(
      hotel.domain,
      { kind: "site", domain: hotel.domain, lang, path, search: asked.search },
      hotel,
    );
    if (isPersonal(path)) return sendPersonal(context, hotel, url, { lang, path, basename });
    if (context.req.method === "POST") return context.text("", 405, { allow: "GET, HEAD" });
    const render = () => renderPage(url, visit, basename);

    // The language switcher carries the query along, so a page with any query but a real preview is a page of its own.
    const preview =
      asked.search === ""
        ? null
        : asked.search === `?preview=${asked.searchParams.get("preview")}` && asked.searchParams.get("preview");
    const isKeepable = !settings.isDevelopment && (preview === null || (preview !== false && isKnownPreview(preview)));
    const key = `page ${url.href}`;
    if (!isKeepable || !house.cache.recall(hotel.hotel_id, key)) {
      const wait = gate.wait(callerOf(context).address);
      if (wait > 0) return refuse(context, 429, wait);
    }
    if (!isKeepable) return send(context, await render());
    const page = await house.cache.remember(hotel.hotel_id, key, render, pageWeight);
    if (context.req.header("x-forwarded-host") === undefined) {
      settings.lane.learn(context.req.header("host") ?? "", asked.pathname + asked.search, {
        hotel_id: hotel.hotel_id,
        domain: hotel.domain,
        key,
      });
    }
    return send(context, page);
  }

  /** One guest's own page: made for this request alone, and the only kind that takes a form. */
  async function sendPersonal(context: Context, hotel: Tenant, url: URL, page: PersonalPage): Promise<Response> {
    const { host, address } = callerOf(context);
    const wait = gate.wait(address);
    if (wait > 0) return refuse(context, 429, wait);
    const cookies = context.req.header("cookie");
    const isForm = context.req.method === "POST";
    const form = isForm ? await readText(context) : undefined;
    const field = new URLSearchParams(form).get("xsrf") ?? undefined;
    const origin = context.req.header("origin");
    const isForeign = origin !== undefined && origin !== url.origin;
    if (isForm && (isForeign || !settings.xsrf.allows({ host, cookies, header: field, authorization: undefined }))) {
      return context.text(WORDS[page.lang].refusals.XSRF_FAILED, 403);
    }
    const cookie = settings.xsrf.cookieFor(host, cookies);
    const person: Person = { cookies, address, xsrf: settings.xsrf.tokenFor(cookie, cookies), granted: null };
    const visit = visitOf(
      hotel.domain,
      { kind: "site", domain: hotel.domain, lang: page.lang, path: page.path, search: url.search },
      hotel,
      person,
    );
    const made = await renderPage(url, visit, page.basename, form);
    const response = new Response(made.plain, {
      status: made.status,
      headers: { ...made.headers, ...personalHeaders(made.headers), "content-length": String(made.plain.byteLength) },
    });
    for (const each of [cookie, person.granted]) if (each) response.headers.append("set-cookie", each);
    return response;
  }

  async function sendImage(context: Context, hotel: Tenant | null, path: string): Promise<Response> {
    const [, name = "", width = "", format = ""] = IMAGE_PATH.exec(path) ?? [];
    if (!hotel || !isImageSize(Number(width), format)) return context.text("", 404);
    const picture = await images.read(hotel.hotel_id, name, Number(width), format);
    if (!picture) return context.text("", 404);
    return context.body(picture.bytes, 200, {
      "content-type": picture.type,
      "cache-control": picture.isStandIn ? "no-store" : "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      // The platform's front page shows lodgings' pictures.
      "cross-origin-resource-policy": "cross-origin",
    });
  }

  app.all("*", async (context) => {
    const asked = new URL(context.req.url);
    const file = files(asked.pathname, context.req.header("accept-encoding") ?? "");
    if (file) return file;
    if (asked.pathname.startsWith("/assets/")) return context.text("", 404);

    const caller = callerOf(context);
    const { host } = caller;
    const isApi = asked.pathname === "/api" || asked.pathname.startsWith("/api/");
    const isPlatform = host === house.platformHost;
    const hotel = isPlatform ? null : await house.directory.byHost(host);
    if (hotel && host !== hotel.domain) {
      return context.redirect(originOf(hotel.domain) + asked.pathname + asked.search, 308);
    }
    if (!hotel && !isPlatform) {
      return isApi ? replyRefused(context, new Refusal("HOTEL_NOT_FOUND")) : sendHouse(context, "stranger", "/404");
    }
    if (asked.pathname === "/api/docs") return sendHouse(context, "platform", "/platform/api");
    const door = await doors(context, asked, hotel);
    if (door) return door;
    if (isApi || isOtherService(asked.pathname, house.product)) return api(context, asked, caller);
    if (asked.pathname.startsWith("/img/")) return sendImage(context, hotel, asked.pathname);
    const allowed = hotel ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!allowed.includes(context.req.method)) return context.text("", 405, { allow: allowed.join(", ") });
    if (hotel) return sendSite(context, hotel, asked);
    return sendHouse(context, "platform", PLATFORM_PAGES[asked.pathname] ?? "/404");
  });

  app.onError(async (error, context) => {
    if (error instanceof Busy) return refuse(context, 503, 1);
    if (new URL(context.req.url).pathname.startsWith("/api/")) return replyRefused(context, error);
    if (error instanceof Refusal && error.code === "BODY_TOO_LARGE") return context.text("", 413);
    console.error(`page failed: ${describeFailure(error)}`);
    return sendHouse(context, "stranger", "/500");
  });
  return app;
}

/** Whoever looks at a page of his own. `granted` is what the page's calls have opened to his browser. */
type Person = { cookies: string | undefined; address: string; xsrf: string; granted: string | null };
type PersonalPage = { lang: Language; path: string; basename: string };

const PLATFORM_PAGES: Record<string, string> = { "/": "/platform", "/outbox": "/platform/outbox" };

/** Calls of the services that have a base of their own. */
function isOtherService(pathname: string, product: string): boolean {
  const site = product === "" ? "" : `/${product}`;
  return (
    pathname.startsWith("/master/") ||
    pathname.startsWith(`${site}/download/download-accommodation-proof/`) ||
    pathname === `${site}/bookings/download-accommodation-proof`
  );
}

/** Only whole pages are kept: what is missing or failed may be there the next moment. */
function pageWeight({ status, plain, br, gzip }: PageBytes): number {
  return status === 200 ? plain.byteLength + br.byteLength + gzip.byteLength : 0;
}

function languageInPath(path: string): Language | undefined {
  return LANGUAGES.find((lang) => path.split("/").includes(lang));
}
