/**
 * Every request enters here. First the Host: platform, lodging or unknown. Then health, files, pictures, fonts and API;
 * everything else is a page, from the cache or rendered by `web` (which main.ts passes in).
 */
import { type Context, Hono } from "hono";
import type { KeptMail, Visit } from "#contract/visit.ts";
import { isPersonal, readAddress } from "#rules/site/address.ts";
import { DEFAULT_LANGUAGE } from "#rules/text/language.ts";
import type { Handler } from "#server/calls/handle.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { createPlatformApi } from "#server/http/platform-api.ts";
import { createApi, isOtherService, pathOfCall, replyRefused } from "#server/http/api.ts";
import { WORDS } from "#languages/languages.ts";
import { Busy, COST, type RateLimiter, TooMany } from "#server/security/rate-limiter.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { createStudioWatch } from "#server/orders/studio/send-news.ts";
import { createPaymentRoutes } from "#server/http/payment-routes.ts";
import type { CachedAnswers } from "#server/http/cached-answers.ts";
import type { Files } from "#server/http/files.ts";
import { crossOrigin } from "#server/http/cross-origin.ts";
import { readCaller } from "#server/http/host.ts";
import {
  answerWith,
  markStale,
  packPage,
  type PageBytes,
  pageWeight,
  type Rendered,
  readRendered,
} from "#server/http/page-bytes.ts";
import { createUnavailable, UNAVAILABLE_PATH } from "#server/http/unavailable.ts";
import { DatabaseAway, isUnreachable } from "#server/database/connect.ts";
import { securityHeaders } from "#server/http/page-headers.ts";
import { createFontsAndCards, type FontsAndCardsSettings } from "#server/http/fonts-and-cards.ts";
import { createPersonalPages } from "#server/http/personal-pages.ts";
import { PLATFORM_PAGES, ROOT_DOCUMENTS } from "#server/http/page-paths.ts";
import { createPreviewPages } from "#server/http/preview-pages.ts";
import { languageInPath, languageOfReader } from "#server/http/reader-language.ts";
import { sendCard } from "#server/http/send-card.ts";
import { sendFont } from "#server/http/send-font.ts";
import { isKeepableSearch } from "#server/pages/keepable-search.ts";
import { renderWhole } from "#server/pages/render-whole.ts";
import { repeatPages } from "#server/pages/repeated-pages.ts";
import { securityTxt } from "#server/security/security-txt.ts";
import { sendImage } from "#server/http/send-image.ts";
import type { Readiness } from "#server/health/readiness.ts";
import { addHealth } from "#server/http/health.ts";
import type { Images } from "#server/media/images.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { mountPlatform, type PlatformHandler } from "#server/calls/mount-platform.ts";
import { createAccountsPages, isAccountsPage } from "#server/accounts/accounts-pages.ts";
import { type Answer, mount } from "#server/calls/mount.ts";
import { openApiOnDemand } from "#server/calls/openapi.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addTlsQuestion } from "#server/domains/tls-question.ts";
import { toLodging } from "#server/http/to-lodging.ts";
import { createVisits, type ServerVisit } from "#server/http/visits.ts";
import type { Xsrf } from "#server/http/xsrf.ts";

export type RenderPage = (request: Request, visit: Visit, basename: string) => Promise<Response>;

export type AppSettings = {
  handlers: readonly Handler[];
  platformHandlers: readonly PlatformHandler[];
  dependencies: Dependencies;
  images: Images;
  fontsAndCards: FontsAndCardsSettings;
  files: Files;
  cachedAnswers: CachedAnswers;
  xsrf: Xsrf;
  render: RenderPage;
  /** E-mails that were kept instead of sent; null when the outbox is not shown. */
  mails: (() => Promise<KeptMail[]>) | null;
  readiness: () => Promise<Readiness>;
  rateLimiter: RateLimiter;
  trustedProxies: readonly string[];
  /** Where weaknesses are reported; without one there is no security.txt. */
  securityContact?: string | undefined;
  /** Development only: scripts and styles come from the build tool, unhashed. */
  isDevelopment: boolean;
};

export function createApp(settings: AppSettings): Hono {
  const { dependencies, files, images, rateLimiter } = settings;
  const { originOf, platformHost, product, cache, directory, clock, layouts } = dependencies;
  const app = new Hono();
  const answer = mount(settings.handlers, dependencies);
  const answerPlatform = mountPlatform(settings.platformHandlers, dependencies);
  const callerOf = (context: Context) => readCaller(context, settings.trustedProxies);
  const openapi = openApiOnDemand(settings.handlers, (call) => pathOfCall(call, product));
  const limits = { rateLimiter, xsrf: settings.xsrf, learn: settings.cachedAnswers.learn, openapi, ...dependencies };
  const api = createApi(settings.handlers, answer, limits);
  const accountsApi = createPlatformApi(settings.platformHandlers, answerPlatform, limits);
  const paymentRoutes = createPaymentRoutes(dependencies, clock, rateLimiter, (context) => callerOf(context).address);
  const studioWatch = createStudioWatch(dependencies);
  const policySettings = {
    platformOrigin: originOf(platformHost),
    sandboxUrl: dependencies.sandboxUrl,
    isDevelopment: settings.isDevelopment,
  };

  const fontsAndCards = createFontsAndCards(settings.fontsAndCards, layouts, { cache, images, answer });
  const answerAny: Answer = (call, request) =>
    call.scope === "platform" ? answerPlatform(call, { ...request, host: platformHost }) : answer(call, request);
  const visitOf = createVisits(dependencies, answerAny, { mails: settings.mails, openapi, fontsAndCards });
  const charge = (context: Context, cost: number) => rateLimiter.charge(callerOf(context).address, cost);

  addHealth(app, settings.readiness, charge);
  addTlsQuestion(app, { directory, platformHost, trustedProxies: settings.trustedProxies });

  const renderOnce = async (...given: Parameters<RenderPage>) => readRendered(await settings.render(...given));
  const render = settings.isDevelopment ? renderOnce : repeatPages(renderOnce, cache);

  /** A page is always rendered as for GET: HEAD gets the same headers, and the body is dropped. */
  function renderPage<Page extends { status: number; headers: Record<string, string> }>(
    { url, basename, address }: { url: URL; basename: string; address: string },
    visit: ServerVisit,
    pack: (made: Rendered) => Promise<Page>,
    form?: string,
  ): Promise<Page> {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = form === undefined ? new Request(url) : new Request(url, { method: "POST", headers, body: form });
    return rateLimiter.admit(address, async () => {
      const page = await pack(await renderWhole(request, visit, basename, render));
      // A call of the page found the database away: what was made of it is not worth sending.
      if (page.status >= 500 && visit.isCutOff()) throw new DatabaseAway();
      return { ...page, headers: { ...page.headers, ...securityHeaders(policySettings, visit) } };
    });
  }

  const personal = { xsrf: settings.xsrf, visitOf, render: renderPage };
  const sendPersonal = createPersonalPages(personal);
  const sendPreview = createPreviewPages({ dependencies, visitOf, callerOf, fontsAndCards, render: renderPage });
  const sendAccountsPage = createAccountsPages(dependencies, createPersonalPages(personal, "accounts"));

  /** The page for too many requests. */
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
    return new Response(body, { status, headers });
  }

  const sendUnavailable = createUnavailable({ dependencies, visitOf, render: settings.render, policySettings });

  /** A page that belongs to no lodging: the platform's own, or the neutral 404 screen. */
  async function sendPlatformPage(context: Context, kind: "platform" | "stranger", path: string): Promise<Response> {
    const requested = new URL(context.req.url);
    // A request that failed has been charged already.
    if (path !== "/500") charge(context, COST.page);
    const lang =
      languageInPath(requested.pathname) ??
      languageOfReader(requested.searchParams.get("lang"), context.req.header("accept-language"));
    const visit = visitOf(platformHost, { kind, domain: "", lang, path, search: requested.search }, null);
    const url = new URL(path + requested.search, originOf(platformHost));
    return send(context, await renderPage({ url, basename: "/", address: callerOf(context).address }, visit, packPage));
  }

  async function sendSite(context: Context, hotel: Tenant, requested: URL): Promise<Response> {
    const previewed = await sendPreview(context, hotel, requested, () => charge(context, COST.page));
    if (previewed) return previewed;
    const isDocument = ROOT_DOCUMENTS.has(requested.pathname);
    const address = isDocument
      ? ({ kind: "page", lang: hotel.main_lang, path: requested.pathname } as const)
      : readAddress(requested.pathname, { product: product, ...hotel });
    if (address.kind === "moved") return context.redirect(address.to + requested.search, address.permanent ? 308 : 302);

    const origin = originOf(hotel.domain);
    const lang = address.kind === "outside" ? hotel.main_lang : address.lang;
    const path = address.kind === "outside" || address.path === UNAVAILABLE_PATH ? "/404" : address.path;
    const basename = `/${[product, lang === DEFAULT_LANGUAGE ? "" : lang].filter(Boolean).join("/")}`;
    const url = new URL(
      (basename === "/" ? "" : basename) + (path === "/" ? "" : path) + requested.search || "/",
      origin,
    );
    const caller = callerOf(context);
    const page = { url, lang, path, basename, address: caller.address };
    if (isPersonal(path)) {
      charge(context, COST.page);
      return sendPersonal(context, caller, hotel, page);
    }
    if (context.req.method === "POST") return context.text("", 405, { allow: "GET, HEAD" });
    const visit = visitOf(
      hotel.domain,
      { kind: "site", domain: hotel.domain, lang, path, search: requested.search },
      hotel,
    );
    if (path.startsWith("/og/")) {
      charge(context, COST.page);
      return sendCard(
        context,
        await rateLimiter.admit(page.address, () => settings.render(new Request(url), visit, basename)),
      );
    }
    const render = () => renderPage(page, visit, packPage);

    const isKeepable = !settings.isDevelopment && isKeepableSearch(requested, layouts);
    const key = `page ${url.href}`;
    const stale = isKeepable && (cache.recallStale(hotel.hotel_id, key) as PageBytes | undefined);
    if (stale) return send(context, markStale(stale));
    if (!isKeepable || !cache.recall(hotel.hotel_id, key)) charge(context, COST.page);
    if (!isKeepable) return send(context, await render());
    const kept = await cache.remember(hotel.hotel_id, key, render, pageWeight);
    if (!cache.isListening()) return send(context, markStale(kept));
    if (context.req.header("x-forwarded-host") === undefined) {
      const address = requested.pathname + requested.search;
      settings.cachedAnswers.learn(context.req.header("host") ?? "", address, { hotel_id: hotel.hotel_id, key });
    }
    return send(context, kept);
  }

  app.use("*", crossOrigin({ ...dependencies, hostOf: (context) => callerOf(context).host }));
  app.all("*", async (context) => {
    const requested = new URL(context.req.url);
    const file = files(requested.pathname, context.req.header("accept-encoding") ?? "");
    if (file) return file;
    if (requested.pathname.startsWith("/assets/")) return context.text("", 404);

    const caller = callerOf(context);
    const { host } = caller;
    const isApi = requested.pathname === "/api" || requested.pathname.startsWith("/api/");
    const isPlatform = host === platformHost;
    const hotel = isPlatform ? null : await directory.byHost(host);
    if (hotel && host !== hotel.domain) {
      return context.redirect(originOf(hotel.domain) + requested.pathname + requested.search, 308);
    }
    if (!hotel && !isPlatform) {
      return isApi
        ? replyRefused(context, new Refusal("HOTEL_NOT_FOUND"))
        : sendPlatformPage(context, "stranger", "/404");
    }
    const called = isPlatform ? accountsApi(context, requested, caller) : null;
    if (called) return called;
    const watched = isPlatform ? studioWatch(context, requested) : null;
    if (watched) {
      charge(context, COST.call);
      return watched;
    }
    if (isPlatform && isAccountsPage(requested.pathname)) {
      charge(context, COST.page);
      return sendAccountsPage(context, caller, requested);
    }
    if (requested.pathname === "/api/docs") return sendPlatformPage(context, "platform", "/platform/api");
    const answered = await paymentRoutes(context, requested, hotel);
    if (answered) return answered;
    if (isApi || isOtherService(requested.pathname, product)) return api(context, requested, caller);
    if (/^\/(?:img|fonts)\//.test(requested.pathname)) {
      charge(context, COST.file);
      const onMade = () => rateLimiter.spend(caller.address, COST.making);
      return requested.pathname.startsWith("/img/")
        ? sendImage(context, images, hotel, requested.pathname, onMade)
        : sendFont(context, fontsAndCards.fonts, layouts, hotel, requested.pathname, onMade);
    }
    const allowed = hotel ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!allowed.includes(context.req.method)) return context.text("", 405, { allow: allowed.join(", ") });
    if (hotel) return sendSite(context, hotel, requested);
    const lodgings = await toLodging(requested, dependencies);
    if (lodgings !== null) return context.redirect(lodgings, 302);
    const contact = securityTxt(requested.pathname, settings.securityContact, policySettings.platformOrigin, clock());
    return contact ?? sendPlatformPage(context, "platform", PLATFORM_PAGES[requested.pathname] ?? "/404");
  });

  app.onError(async (error, context) => {
    if (error instanceof Busy) return refuse(context, 503, 1);
    if (error instanceof TooMany) return refuse(context, 429, error.seconds);
    if (new URL(context.req.url).pathname.startsWith("/api/")) return replyRefused(context, error);
    if (error instanceof Refusal && error.code === "BODY_TOO_LARGE") return context.text("", 413);
    if (isUnreachable(error)) return sendUnavailable(context, callerOf(context).host);
    console.error(`page failed: ${describeFailure(error)}`);
    return sendPlatformPage(context, "stranger", "/500");
  });
  return app;
}
