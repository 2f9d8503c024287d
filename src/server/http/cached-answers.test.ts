/** The short way gives the same page or call as the ordinary one, and never an old or a foreign one. */
import type { IncomingMessage } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "#server/calls/handlers.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import type { BasedResponse } from "#server/http/base-headers.ts";
import { createCachedAnswers } from "#server/http/cached-answers.ts";
import { packPage, readRendered } from "#server/http/page-bytes.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { changeHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Of the last answer from memory. */
let headersSent: Record<string, string> = {};

function ask(
  cachedAnswers: ReturnType<typeof createCachedAnswers>,
  host: string,
  url: string,
  more: Partial<IncomingMessage> = {},
): string | null {
  let sent: string | null = null;
  const response = {
    base: {},
    writeAll: (_status: number, headers: string[]) => {
      headersSent = Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]!]] : [])));
    },
    end: (body: string, encoding: "latin1") => {
      sent = Buffer.from(body, encoding).toString();
    },
  } as unknown as BasedResponse;
  const request = { method: "GET", url, ...more, headers: { host, ...more.headers } } as IncomingMessage;
  return cachedAnswers.answer(request, response) ? sent : null;
}

/** Making a lodging is a change too: the page is kept once the news of it has passed. */
async function keep(cachedAnswers: ReturnType<typeof createCachedAnswers>, text: string) {
  const made = await makeHotel(world.database);
  await expect
    .poll(
      async () => {
        await world.cache.remember(made.hotel_id, "page x", async () =>
          packPage(await readRendered(new Response(text))),
        );
        cachedAnswers.learn(made.domain, "/stay", { ...made, key: "page x" });
        await new Promise((done) => setTimeout(done, 30));
        return ask(cachedAnswers, made.domain, "/stay");
      },
      { timeout: 15_000 },
    )
    .toBe(text);
  return made;
}

test("a kept page is sent for the same host and address only", async () => {
  const cachedAnswers = createCachedAnswers(world.cache);
  const { domain } = await keep(cachedAnswers, "mine");
  expect(ask(cachedAnswers, domain, "/stay")).toBe("mine");
  expect(ask(cachedAnswers, domain, "/stay?x")).toBeNull();
  expect(ask(cachedAnswers, "other.test", "/stay")).toBeNull();
  expect(ask(cachedAnswers, domain, "/stay", { method: "POST" })).toBeNull();
  expect(ask(cachedAnswers, domain, "/stay", { headers: { "x-forwarded-host": "other.test" } })).toBeNull();
});

test("it is gone when the lodging changes, and when hosts change hands", async () => {
  const cachedAnswers = createCachedAnswers(world.cache);
  const one = await keep(cachedAnswers, "one");
  await changeHotel(world.database, one.hotel_id, { kind: 3 });
  await expect.poll(() => ask(cachedAnswers, one.domain, "/stay"), { timeout: 15_000 }).toBeNull();

  const two = await keep(cachedAnswers, "two");
  await writeRows(world.database, two.hotel_id, hotelHost, (query) =>
    query.delete(hotelHost).where(eq(hotelHost.hotel_id, two.hotel_id)),
  );
  await expect.poll(() => ask(cachedAnswers, two.domain, "/stay"), { timeout: 15_000 }).toBeNull();
});

test("saving one lodging's text, name or host drops no other lodging's page", async () => {
  const cachedAnswers = createCachedAnswers(world.cache);
  const [saved, other] = [await keep(cachedAnswers, "saved"), await keep(cachedAnswers, "other")];
  await changeHotel(world.database, saved.hotel_id, { kind: 3, hotel_name: { "zh-TW": "新名字" }, options: { a: 1 } });
  await writeRows(world.database, saved.hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id: saved.hotel_id, host: `a.${saved.domain}` }),
  );
  await expect.poll(() => ask(cachedAnswers, saved.domain, "/stay"), { timeout: 15_000 }).toBeNull();
  expect(ask(cachedAnswers, other.domain, "/stay")).toBe("other");
});

describe("a cached call", () => {
  const path = (domain: string) => `/api/hotel/info?domain=${domain}&lang=en-US`;

  /** Making a lodging is a change too: its answer stays cached once every process knows of it. */
  async function learnCall() {
    const made = await makeHotel(world.database);
    const ordinary = async () => {
      const response = await world.fetch(made.domain, path(made.domain));
      return { text: await response.text(), headers: Object.fromEntries(response.headers) };
    };
    let answer = await ordinary();
    await expect
      .poll(
        async () => {
          answer = await ordinary();
          return ask(world.cachedAnswers, made.domain, path(made.domain));
        },
        { timeout: 15_000 },
      )
      .toBe(answer.text);
    return { ...made, ...answer };
  }

  test("is sent as it was, with the same headers, for the same host and address only", async () => {
    const { domain, text, headers } = await learnCall();
    expect(JSON.parse(text)).toMatchObject({ success: true });
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-type": "application/json; charset=utf-8" });
    expect(headersSent).toMatchObject({ ...headers, "content-length": String(Buffer.byteLength(text)) });
    expect(ask(world.cachedAnswers, domain, `${path(domain)}&x=1`)).toBeNull();
    expect(ask(world.cachedAnswers, "other.test", path(domain))).toBeNull();
    expect(ask(world.cachedAnswers, domain, path(domain), { method: "HEAD" })).toBeNull();
  });

  test("is gone when the lodging changes", async () => {
    const { hotel_id, domain, text } = await learnCall();
    await changeHotel(world.database, hotel_id, { hotel_name: { "zh-TW": "新名字", "en-US": "A new name" } });
    await expect.poll(() => ask(world.cachedAnswers, domain, path(domain)), { timeout: 15_000 }).toBeNull();
    const after = await (await world.fetch(domain, path(domain))).text();
    expect(after).toContain("A new name");
    expect(text).not.toContain("A new name");
  });

  test("that is refused is not learned", async () => {
    const { domain } = await makeHotel(world.database);
    const missing = `/api/promotion/info?domain=${domain}&promotion_id=987654`;
    for (let tries = 0; tries < 3; tries += 1) expect((await world.fetch(domain, missing)).status).toBe(404);
    expect(ask(world.cachedAnswers, domain, missing)).toBeNull();
  });

  test("is open to everyone, whoever they say they are: the short way does not look", () => {
    const cached = handlers.filter((handler) => handler.cached).map(({ call }) => call);
    expect(cached.length).toBeGreaterThan(5);
    for (const { name, who, method } of cached)
      expect({ name, who, method }).toEqual({ name, who: ["visitor"], method: "GET" });
  });
});
