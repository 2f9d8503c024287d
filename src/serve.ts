/** One serving process: database, API, pages and listener. */
import type { Server } from "node:http";
import { type Config, publicOrigin } from "#config.ts";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createDrawThread } from "#server/cards/cards.ts";
import { createSubsetThread } from "#server/fonts/subset-thread.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { sandboxUpstreams, type Upstreams, upstreamsOf } from "#server/accounts/upstreams/upstreams.ts";
import { handlers } from "#server/calls/handlers.ts";
import { platformHandlers } from "#server/calls/platform-handlers.ts";
import { addressOfRequest, hostOfRequest } from "#server/http/host.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { dnsResolver, type DomainResolver, sandboxResolver } from "#server/network/domain-resolver.ts";
import { createReadiness } from "#server/health/readiness.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createApp } from "#server/http/app.ts";
import { createCachedAnswers } from "#server/http/cached-answers.ts";
import { readFiles } from "#server/http/files.ts";
import { createRateLimiter } from "#server/security/rate-limiter.ts";
import { createListener } from "#server/http/listener.ts";
import { createXsrf } from "#server/http/xsrf.ts";
import { listKeptMails } from "#server/mail/list-kept-mails.ts";
import { createMedia, type Media } from "#server/media/media.ts";
import { openMediaStore } from "#server/media/stores/open-media-store.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { createEgress } from "#server/network/egress.ts";
import { createOutside } from "#server/payments/outside.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import type { RailProvider } from "#server/rail/rail-provider.ts";
import { sandboxRail } from "#server/rail/sandbox-rail.ts";
import { tdxRail } from "#server/rail/tdx-rail.ts";
import { fileProvider } from "#server/rates/file-provider.ts";
import { createRateSource, type RateSource } from "#server/rates/rate-source.ts";
import { sandboxProvider } from "#server/rates/sandbox-provider.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { LAYOUT_SETTINGS } from "./layout-settings.ts";
import { startWeb } from "./web-server.ts";

/** What has been opened, in order; it is closed the other way round, whenever the end comes. */
export type Opened = (() => Promise<unknown>)[];

/** `clock` is the database's time, unless a test brings its own. */
export type Serving = { config: Config; url: string; secret: string; clock?: () => Date };

export async function serve({ config, url, secret, clock }: Serving, opened: Opened): Promise<void> {
  const isDevelopment = config.NODE_ENV === "development";
  const monitor = await startMonitor(url);
  opened.push(() => monitor.close());
  const database = connect(url, config.DATABASE_POOL, undefined, monitor);
  opened.push(() => database.close());
  const cache = createHotelCache(monitor);
  const directory = createDirectory(database, cache);
  const secrets = createSecrets(secret);
  const isSecure = config.PUBLIC_SCHEME === "https";
  const trustedProxies = config.TRUSTED_PROXIES;
  const rateLimiter = createRateLimiter(config.RATE_PER_MINUTE);
  const xsrf = createXsrf(secrets, isSecure);
  const cachedAnswers = createCachedAnswers(cache);
  const web = await startWeb(isDevelopment);
  opened.push(() => web.close());
  const fontsAndCards = { dataDir: config.DATA_DIR, fonts: createSubsetThread(), cards: createDrawThread() };
  opened.push(() => Promise.all([fontsAndCards.fonts.close(), fontsAndCards.cards.close()]));
  const reached = worldOf(config);
  const media = await mediaOf(config);
  const accounts = createAccounts({
    database,
    directory,
    secrets,
    ...reached,
    upstreams: configuredUpstreams(config),
    hostOf: (request) => hostOfRequest(request, trustedProxies),
    addressOf: (request) => addressOfRequest(request, trustedProxies),
  });
  const app = createApp({
    handlers,
    platformHandlers,
    dependencies: {
      accounts,
      database,
      cache,
      directory,
      carriesTexts: config.SMS_URL !== undefined,
      clock: clock ?? monitor.now,
      secrets,
      tokens: createHotelTokens(secrets),
      memberDiscount: config.MEMBER_DISCOUNT,
      unpaidPerAddress: config.UNPAID_PER_ADDRESS,
      media,
      ...reached,
    },
    images: media.images,
    fontsAndCards,
    files: readFiles(isDevelopment ? "public" : "build/client"),
    cachedAnswers,
    xsrf,
    render: web.render,
    mails: config.SANDBOX === "on" ? () => listKeptMails(database, directory) : null,
    readiness: createReadiness({ database, monitor, dataDir: config.DATA_DIR }),
    rateLimiter,
    trustedProxies,
    securityContact: config.SECURITY_CONTACT,
    isDevelopment,
  });
  const { middleware } = web;
  const server = createListener({
    fetch: app.fetch,
    cachedAnswers,
    accounts,
    rateLimiter,
    trustedProxies,
    isSecure,
    middleware,
  });
  await listen(server, config);
  opened.push(() => closeServer(server));
}

/** Connections that wait to be taken; with Node's own 511 a burst of strangers' would keep guests' out. */
const BACKLOG = 2_048;

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${config.PORT} on ${config.HOST} is taken by another program. Stop it, or set PORT to another number.`;
      failed(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG }, () => listening());
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}

/** How we are reached, and how we reach others. */
export function worldOf(config: Config) {
  const outside = createOutside(createEgress({ trustedOrigins: trustedOrigins(config) }));
  return {
    platformHost: config.PLATFORM_HOST,
    product: config.PRODUCT_PREFIX,
    originOf: (host: string) => publicOrigin(config, host),
    outside,
    resolver: resolverOf(config, outside),
    sandboxUrl: sandboxUrl(config),
    rates: rateSourceOf(config, outside),
    rail: railOf(config, outside),
    layouts: LAYOUT_SETTINGS,
  };
}

/** Pictures are kept in a bucket where one is set, else in a folder. */
export async function mediaOf(config: Config): Promise<Media> {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = config;
  const { MEDIA_S3_KEY_ID: key_id, MEDIA_S3_SECRET: secret } = config;
  const s3 = endpoint && bucket && key_id && secret ? { endpoint, region, bucket, key_id, secret } : null;
  return createMedia(config.DATA_DIR, await openMediaStore(config.DATA_DIR, s3));
}

/** Under the sandbox domains are bought at its registrar. */
function resolverOf(config: Config, outside: Outside): DomainResolver {
  const sandbox = sandboxUrl(config);
  return sandbox === null ? dnsResolver() : sandboxResolver(sandbox, outside);
}

/** The operator's file if there is one, else the sandbox's rates; none in production without a file. */
function rateSourceOf(config: Config, outside: Outside): RateSource | null {
  const sandbox = sandboxUrl(config);
  if (config.RATES_FILE !== undefined) return createRateSource(fileProvider(config.RATES_FILE));
  return sandbox === null ? null : createRateSource(sandboxProvider(sandbox, outside));
}

/** As the operator says; else the sandbox's, and none in production. */
function railOf(config: Config, outside: Outside): RailProvider | null {
  const { RAIL_PROVIDER, TDX_CLIENT_ID: client_id, TDX_CLIENT_SECRET: client_secret } = config;
  const sandbox = sandboxUrl(config);
  if (RAIL_PROVIDER === "tdx" && client_id && client_secret) return tdxRail({ client_id, client_secret }, outside);
  return sandbox === null ? null : sandboxRail(sandbox, outside);
}

/** The operator's own; else, under the sandbox, those that it plays. */
function configuredUpstreams(config: Config): Upstreams {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, LINE_CLIENT_ID, LINE_CLIENT_SECRET } = config;
  const sandbox = sandboxUrl(config);
  const pair = (client_id: string | undefined, client_secret: string | undefined) =>
    client_id !== undefined && client_secret !== undefined ? { client_id, client_secret } : null;
  return {
    ...(sandbox === null ? {} : sandboxUpstreams(sandbox)),
    ...upstreamsOf({
      google: pair(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET),
      line: pair(LINE_CLIENT_ID, LINE_CLIENT_SECRET),
    }),
  };
}

/** What the operator has set is reached wherever it is; every other address must be public. */
function trustedOrigins(config: Config): string[] {
  return [sandboxUrl(config), config.SMS_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
}

/** Where the sandbox bank listens: the port after ours, unless another is given. Production has none and never loads it. */
export function sandboxUrl({ SANDBOX, SANDBOX_PORT, PORT }: Config): string | null {
  return SANDBOX === "on" ? `http://127.0.0.1:${SANDBOX_PORT ?? PORT + 1}` : null;
}
