/** One serving process: database, api, pages, and the door they stand behind. */
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Config, publicOrigin } from "#config.ts";
import { connect } from "#server/database/connect.ts";
import { createDrawThread } from "#server/cards/cards.ts";
import { createSubsetThread } from "#server/fonts/subset-thread.ts";
import { handlers } from "#server/handlers.ts";
import { startHotelCache } from "#server/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createApp } from "#server/http/app.ts";
import { createFastLane } from "#server/http/fast-lane.ts";
import { readFiles } from "#server/http/files.ts";
import { createXsrf } from "#server/http/xsrf.ts";
import { listKeptMails } from "#server/mail/list-kept-mails.ts";
import { createImages } from "#server/media/images.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { outside } from "#server/payments/outside.ts";
import { createSecrets } from "#server/secrets.ts";
import { startWeb } from "./web-server.ts";

/** What has been opened, in order; it is closed the other way round, whenever the end comes. */
export type Opened = (() => Promise<unknown>)[];

export type Serving = { config: Config; url: string; secret: string; clock: () => Date };

export async function serve({ config, url, secret, clock }: Serving, opened: Opened): Promise<void> {
  const isDevelopment = config.NODE_ENV === "development";
  const database = connect(url, config.DATABASE_POOL);
  opened.push(() => database.close());
  const cache = await startHotelCache(url);
  opened.push(() => cache.close());
  const directory = createDirectory(database, cache);
  const secrets = createSecrets(secret);
  const xsrf = createXsrf(secrets, config.PUBLIC_SCHEME === "https");
  const lane = createFastLane(cache, xsrf);
  const web = await startWeb(isDevelopment);
  opened.push(() => web.close());
  const press = { dataDir: config.DATA_DIR, fonts: createSubsetThread(), cards: createDrawThread() };
  opened.push(() => Promise.all([press.fonts.close(), press.cards.close()]));
  const app = createApp({
    handlers,
    house: {
      database,
      cache,
      directory,
      carriesTexts: config.SMS_URL !== undefined,
      clock,
      secrets,
      tokens: createHotelTokens(secrets),
      memberDiscount: config.MEMBER_DISCOUNT,
      unpaidPerAddress: config.UNPAID_PER_ADDRESS,
      ...worldOf(config),
    },
    images: createImages(config.DATA_DIR),
    press,
    files: readFiles(isDevelopment ? "public" : "build/client"),
    lane,
    xsrf,
    render: web.render,
    mails: config.SANDBOX === "on" ? () => listKeptMails(database, directory) : null,
    trustedProxies: config.TRUSTED_PROXIES,
    ratePerMinute: config.RATE_PER_MINUTE,
    isDevelopment,
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!lane.answer(request, response)) web.middleware(request, response, () => void listener(request, response));
  });
  // A client that trickles its headers must not hold a connection for ever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  await listen(server, config);
  opened.push(() => closeServer(server));
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${config.PORT} on ${config.HOST} is taken by another program. Stop it, or set PORT to another number.`;
      failed(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(config.PORT, config.HOST, () => listening());
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
  return {
    platformHost: config.PLATFORM_HOST,
    product: config.PRODUCT_PREFIX,
    originOf: (host: string) => publicOrigin(config, host),
    outside,
    sandboxUrl: sandboxUrl(config),
  };
}

/** Where the sandbox bank stands: the port after ours, where no other is given. Production has none, and never loads it. */
export function sandboxUrl({ SANDBOX, SANDBOX_PORT, PORT }: Config): string | null {
  return SANDBOX === "on" ? `http://127.0.0.1:${SANDBOX_PORT ?? PORT + 1}` : null;
}
