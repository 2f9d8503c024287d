/** The short way gives the same page as the ordinary one, and never an old or a foreign one. */
import type { IncomingMessage } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hotelHost } from "#server/database/tables/hotel.ts";
import type { BasedResponse } from "#server/http/base-headers.ts";
import { createCachedPages } from "#server/http/cached-pages.ts";
import { packPage } from "#server/http/page-bytes.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { changeHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function ask(
  cachedPages: ReturnType<typeof createCachedPages>,
  host: string,
  url: string,
  more: Partial<IncomingMessage> = {},
): string | null {
  let sent: string | null = null;
  const response = {
    base: {},
    writeAll: () => {},
    end: (body: string, encoding: "latin1") => {
      sent = Buffer.from(body, encoding).toString();
    },
  } as unknown as BasedResponse;
  const request = { method: "GET", url, ...more, headers: { host, ...more.headers } } as IncomingMessage;
  return cachedPages.answer(request, response) ? sent : null;
}

/** Making a lodging is a change too: the page is kept once the news of it has passed. */
async function keep(cachedPages: ReturnType<typeof createCachedPages>, text: string) {
  const made = await makeHotel(world.database);
  await expect
    .poll(
      async () => {
        await world.cache.remember(made.hotel_id, "page x", () => packPage(new Response(text)));
        cachedPages.learn(made.domain, "/stay", { ...made, key: "page x" });
        await new Promise((done) => setTimeout(done, 30));
        return ask(cachedPages, made.domain, "/stay");
      },
      { timeout: 15_000 },
    )
    .toBe(text);
  return made;
}

test("a kept page is sent for the same host and address only", async () => {
  const cachedPages = createCachedPages(world.cache);
  const { domain } = await keep(cachedPages, "mine");
  expect(ask(cachedPages, domain, "/stay")).toBe("mine");
  expect(ask(cachedPages, domain, "/stay?x")).toBeNull();
  expect(ask(cachedPages, "other.test", "/stay")).toBeNull();
  expect(ask(cachedPages, domain, "/stay", { method: "POST" })).toBeNull();
  expect(ask(cachedPages, domain, "/stay", { headers: { "x-forwarded-host": "other.test" } })).toBeNull();
});

test("it is gone when the lodging changes, and when hosts change hands", async () => {
  const cachedPages = createCachedPages(world.cache);
  const one = await keep(cachedPages, "one");
  await changeHotel(world.database, one.hotel_id, { kind: 3 });
  await expect.poll(() => ask(cachedPages, one.domain, "/stay"), { timeout: 15_000 }).toBeNull();

  const two = await keep(cachedPages, "two");
  await writeRows(world.database, two.hotel_id, hotelHost, (query) =>
    query.delete(hotelHost).where(eq(hotelHost.hotel_id, two.hotel_id)),
  );
  await expect.poll(() => ask(cachedPages, two.domain, "/stay"), { timeout: 15_000 }).toBeNull();
});

test("saving one lodging's text, name or host drops no other lodging's page", async () => {
  const cachedPages = createCachedPages(world.cache);
  const [saved, other] = [await keep(cachedPages, "saved"), await keep(cachedPages, "other")];
  await changeHotel(world.database, saved.hotel_id, { kind: 3, hotel_name: { "zh-TW": "新名字" }, options: { a: 1 } });
  await writeRows(world.database, saved.hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id: saved.hotel_id, host: `a.${saved.domain}` }),
  );
  await expect.poll(() => ask(cachedPages, saved.domain, "/stay"), { timeout: 15_000 }).toBeNull();
  expect(ask(cachedPages, other.domain, "/stay")).toBe("other");
});
