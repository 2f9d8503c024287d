/** The server in the test's own process, on the real database: calls and pages through the front door, no socket. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createApiClient } from "#contract/client.ts";
import type { Language } from "#rules/language.ts";
import { connect } from "#server/database/connect.ts";
import { handlers } from "#server/handlers.ts";
import { startHotelCache } from "#server/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createApp, type RenderPage } from "#server/http/app.ts";
import { createFastLane } from "#server/http/fast-lane.ts";
import { readFiles } from "#server/http/files.ts";
import { createImages } from "#server/media/images.ts";
import { mount } from "#server/mount.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Pages are shown by the journeys; here it is enough to see which page was asked for. */
const echoPage: RenderPage = async (_request, visit) =>
  Response.json({ kind: visit.kind, domain: visit.domain, lang: visit.lang, path: visit.path });

export async function openWorld(
  settings: { ratePerMinute?: number; product?: string; trustedProxies?: string[]; clock?: () => Date } = {},
) {
  const url = inject("databaseUrl");
  const database = connect(url, 4);
  const cache = await startHotelCache(url);
  const house = {
    database,
    cache,
    directory: createDirectory(database, cache),
    clock: settings.clock ?? (() => new Date()),
    platformHost: "platform.test",
    product: settings.product ?? "stay",
    memberDiscount: 0.8,
  };
  const images = createImages(mkdtempSync(join(tmpdir(), "yado-images-")));
  const app = createApp({
    handlers,
    house,
    images,
    files: readFiles("build/client"),
    lane: createFastLane(cache),
    render: echoPage,
    originOf: (host) => `https://${host}`,
    trustedProxies: settings.trustedProxies ?? [],
    ratePerMinute: settings.ratePerMinute ?? 0,
    isDevelopment: false,
  });
  const answer = mount(handlers, house);
  const incoming = { socket: { remoteAddress: "192.0.2.7", remotePort: 1, remoteFamily: "IPv4" } };

  return {
    url,
    database,
    cache,
    house,
    images,
    /** A request as it comes over the wire. */
    fetch: (host: string, path: string, init: RequestInit = {}) =>
      app.fetch(new Request(`http://${host}${path}`, { ...init, headers: { host, ...(init.headers as object) } }), {
        incoming,
      }),
    /** Calls as a page of this lodging makes them. */
    apiOf: (host: string, lang: Language = "zh-TW") =>
      createApiClient((call, input) =>
        answer(call, {
          host,
          params: input.params ?? {},
          query: { ...(input.query as object), lang },
          body: input.body,
        }),
      ),
    async close() {
      await cache.close();
      await database.close();
    },
  };
}
