/** The server in the test's own process, on the real database: calls and pages as requests, without a socket. */
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createApiClient, type Send } from "#contract/client.ts";
import type { Language } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { connect, type Probe } from "#server/database/connect.ts";
import { createDrawThread } from "#server/cards/cards.ts";
import { createSubsetThread } from "#server/fonts/subset-thread.ts";
import type { Handler } from "#server/calls/handle.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import type { Upstreams } from "#server/accounts/upstreams/upstreams.ts";
import { platformHandlers } from "#server/calls/platform-handlers.ts";
import { addressOfRequest, hostOfRequest } from "#server/http/host.ts";
import { handlers as everyHandler } from "#server/calls/handlers.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { type DomainResolver, sandboxResolver } from "#server/network/domain-resolver.ts";
import { createReadiness } from "#server/health/readiness.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createApp, type RenderPage } from "#server/http/app.ts";
import { createCachedAnswers, type CachedAnswers } from "#server/http/cached-answers.ts";
import { type Files, readFiles } from "#server/http/files.ts";
import { createRateLimiter } from "#server/security/rate-limiter.ts";
import { createXsrf, type Xsrf } from "#server/http/xsrf.ts";
import { createMedia } from "#server/media/media.ts";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import type { MediaStore } from "#server/media/stores/media-store.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import type { CallRequest } from "#server/calls/call-request.ts";
import { mount } from "#server/calls/mount.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";
import { sandboxRail } from "#server/rail/sandbox-rail.ts";
import type { RateSource } from "#server/rates/rate-source.ts";
import { createSecrets } from "#server/security/secrets.ts";
import type { Bank } from "../../sandbox/bank.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Journeys check the pages; here it is enough to see which page was requested. */
const echoPage: RenderPage = async (_request, visit) =>
  Response.json({ kind: visit.kind, domain: visit.domain, lang: visit.lang, path: visit.path });

export const SECRET = "a secret of the tests, and of nobody else";

const BANK_URL = "http://bank.test";

/** A test without a bank can reach no other server. */
/** No name server answers. */
const NO_NAME_SERVERS: DomainResolver = { texts: async () => null, targets: async () => null };

const NOWHERE: Outside = {
  send: async (url) => {
    throw new Unreachable(`nobody is at ${url}`);
  },
};

const through = (bank: Bank): Outside => ({
  async send(url, { method, headers = {}, body }) {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await bank.app.request(url, init);
    return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) };
  },
});

/** Read once per worker: compressing them takes the processor for a second. */
let files: Files | undefined;
const clientFiles = () => (files ??= readFiles("build/client"));

/** Where requests come from if a test trusts it as a proxy. */
const PROXY = "192.0.2.7";

export async function openWorld(
  settings: {
    ratePerMinute?: number;
    /** Most tests place many orders, each by a new guest: their address is not counted unless a test says so. */
    unpaidPerAddress?: number;
    product?: string;
    platformHost?: string;
    trustedProxies?: string[];
    securityContact?: string;
    clock?: () => Date;
    url?: string;
    poolSize?: number;
    probe?: Probe;
    /** Replaces every vendor: our requests reach it, and its webhooks reach us, without a socket. */
    bank?: Bank;
    /** Without a sandbox. */
    isProduction?: boolean;
    /** Google and LINE, as played by the bank. */
    upstreams?: Upstreams;
    carriesTexts?: boolean;
    rates?: RateSource;
    /** Where pictures are kept; a folder of this world's own, unless a test brings another store. */
    store?: MediaStore;
    render?: RenderPage;
    /** For planted bugs: other links, proofs, page cache or handlers than the product's. */
    originOf?: (host: string) => string;
    xsrf?: (right: Xsrf) => Xsrf;
    cachedAnswers?: (right: CachedAnswers) => CachedAnswers;
    handlers?: readonly Handler[];
  } = {},
) {
  const url = settings.url ?? inject("databaseUrl");
  const handlers = settings.handlers ?? everyHandler;
  const monitor = await startMonitor(url);
  const database = connect(url, settings.poolSize ?? 4, settings.probe, monitor);
  const cache = createHotelCache(monitor);
  const secrets = createSecrets(SECRET);
  const same = <Part>(part: Part): Part => part;
  const xsrf = (settings.xsrf ?? same)(createXsrf(secrets, true));
  const directory = createDirectory(database, cache);
  const reached = {
    platformHost: settings.platformHost ?? "platform.test",
    product: settings.product ?? "stay",
    originOf: settings.originOf ?? ((host: string) => `https://${host}`),
  };
  const hostOf = (request: IncomingMessage) => hostOfRequest(request, settings.trustedProxies ?? []);
  const addressOf = (request: IncomingMessage) => addressOfRequest(request, settings.trustedProxies ?? []);
  const accounts = createAccounts({
    database,
    directory,
    secrets,
    ...reached,
    upstreams: settings.upstreams ?? {},
    hostOf,
    addressOf,
  });
  const dataDir = mkdtempSync(join(tmpdir(), "yado-data-"));
  const media = createMedia(dataDir, settings.store ?? createFolderStore(join(dataDir, "media")));
  const { images } = media;
  const dependencies = {
    accounts,
    database,
    cache,
    directory,
    clock: settings.clock ?? (() => new Date()),
    secrets,
    tokens: createHotelTokens(secrets),
    ...reached,
    memberDiscount: 0.8,
    unpaidPerAddress: settings.unpaidPerAddress ?? 0,
    outside: settings.bank ? through(settings.bank) : NOWHERE,
    sandboxUrl: settings.isProduction ? null : BANK_URL,
    resolver: settings.bank ? sandboxResolver(BANK_URL, through(settings.bank)) : NO_NAME_SERVERS,
    rates: settings.rates ?? null,
    rail: settings.bank ? sandboxRail(BANK_URL, through(settings.bank)) : null,
    carriesTexts: settings.carriesTexts ?? false,
    layouts: LAYOUT_SETTINGS,
    media,
  };
  const fontsAndCards = { dataDir, fonts: createSubsetThread(), cards: createDrawThread() };
  const rateLimiter = createRateLimiter(settings.ratePerMinute ?? 0);
  const cachedAnswers = (settings.cachedAnswers ?? same)(createCachedAnswers(cache));
  const app = createApp({
    handlers,
    platformHandlers,
    dependencies,
    images,
    fontsAndCards,
    files: clientFiles(),
    cachedAnswers,
    xsrf,
    render: settings.render ?? echoPage,
    mails: null,
    readiness: createReadiness({ database, monitor, dataDir }),
    rateLimiter,
    trustedProxies: settings.trustedProxies ?? [],
    securityContact: settings.securityContact,
    isDevelopment: false,
  });
  const answer = mount(handlers, dependencies);
  // Limits per network are counted in the database, which all tests share: each world comes from a network of its own.
  // A test that has a proxy before the server names it.
  const own = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const remoteAddress = settings.trustedProxies?.includes(PROXY) ? PROXY : own;
  const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } };

  const world = {
    url,
    database,
    monitor,
    cache,
    dependencies,
    images,
    dataDir,
    xsrf,
    /** For a listener on a port (tests/faults/tools/open-port.ts). */
    app,
    cachedAnswers,
    rateLimiter,
    /** Where its requests come from. */
    remoteAddress,
    /** A request as it arrives over HTTP. */
    fetch: (host: string, path: string, init: RequestInit = {}) =>
      app.fetch(new Request(`http://${host}${path}`, { ...init, headers: { host, ...(init.headers as object) } }), {
        incoming,
      }),
    /** Calls as a page of this lodging makes them; with headers, as a member's or with a key. */
    apiOf: (host: string, lang: Language = "zh-TW", headers: NonNullable<CallRequest["headers"]> = {}) =>
      createApiClient((call, input) =>
        answer(call, {
          host,
          params: input.params ?? {},
          query: { ...(input.query as object), lang },
          body: input.body,
          headers,
        }),
      ),
    /** A browser on this lodging's site, which keeps the cookies of its calls. */
    browserAt: (host: string): Send => {
      let cookies: string | undefined;
      return async (call, input) => {
        const answered = await answer(call, {
          host,
          params: input.params ?? {},
          query: { ...(input.query as object), lang: "zh-TW" },
          body: input.body,
          headers: { ...input.headers, cookies },
        });
        cookies = answered.cookie?.split(";")[0] ?? cookies;
        return answered;
      };
    },
    /** The headers of a member's browser. */
    bearer: async (hotel_id: number, member_id: string) => ({
      authorization: `Bearer ${await dependencies.tokens.issue(hotel_id, member_id, dependencies.clock())}`,
    }),
    async close() {
      await Promise.all([fontsAndCards.fonts.close(), fontsAndCards.cards.close()]);
      await monitor.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  if (settings.bank) {
    settings.bank.deliver = async ({ url, headers, body }) => {
      const { host, pathname, search } = new URL(url);
      const response = await world.fetch(host, pathname + search, { method: "POST", headers, body });
      return { status: response.status, text: await response.text() };
    };
  }
  return world;
}
