/** Row 18: cancel links in the wrong hands. Programs that look at links change nothing, guesses are few and all answered alike. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderByHash, getOrderByHash, getOrderHistory } from "#contract/orders.ts";
import { COST, createRateLimiter } from "#server/security/rate-limiter.ts";
import { linkToken } from "#server/orders/ids.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

/** As in production. */
const RATE = 1_200;
const GUESSES = size(1_300, 20_000);
const MINUTE = 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld({ ratePerMinute: RATE, trustedProxies: ["192.0.2.7"] });
});
afterAll(() => world.close());

const pathOf = {
  cancel: (hash: string) => cancelOrderByHash.path.replace("{hash}", hash),
  show: ({ domain }: Lodging, hash: string) => `${getOrderByHash.path}?domain=${domain}&valid_hash=${hash}`,
  history: ({ domain }: Lodging, hash: string) => `${getOrderHistory.path}?domain=${domain}&hash_code=${hash}`,
};

let visitors = 0;
const ask = (lodging: Lodging, method: string, path: string, headers: Record<string, string> = {}) => {
  visitors += 1;
  const address = `100.64.${visitors >> 8}.${visitors & 255}`;
  return world.fetch(lodging.domain, path, { method, headers: { "x-forwarded-for": address, ...headers } });
};

test("what previews, prefetches or scans links cancels nothing", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database);
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const hash = booker.link(booked, "cancel");
  const bots: Record<string, string>[] = [
    { "user-agent": "facebookexternalhit/1.1" },
    { "user-agent": "Slackbot-LinkExpanding 1.0" },
    { purpose: "prefetch", "sec-purpose": "prefetch" },
  ];
  for (const headers of bots) {
    for (const method of ["GET", "HEAD"]) {
      for (const path of [`/stay/cancel/${hash}`, `/stay/en-US/cancel/${hash}`, pathOf.show(lodging, hash)]) {
        expect((await ask(lodging, method, path, headers)).status).toBe(200);
      }
      // The address that cancels takes no such request at all.
      const refused = await ask(lodging, method, pathOf.cancel(hash), headers);
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
    }
  }
  expect(await booker.stateOf(booked)).toBe("held");
  expect(await booker.events()).toEqual(["order.placed"]);
  await expectClean(world, lodging.hotel_id);
});

test("a page of another site can't click the button", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database);
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const cookie = world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]!;
  const path = pathOf.cancel(booker.link(booked, "cancel"));
  expect((await ask(lodging, "POST", path, { cookie })).status).toBe(403);
  expect(await booker.stateOf(booked)).toBe("held");
});

test("whatever is no cancel link of this lodging is answered alike", { timeout: PATIENCE }, async () => {
  const [lodging, other] = [await openLodging(world.database), await openLodging(world.database)];
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const elsewhere = await bookerOf(world, other).book(other.body());
  const [cancel, history] = [booker.link(booked, "cancel"), booker.link(booked, "history")];
  const foreign = linkToken(world.dependencies.secrets, "cancel", other.hotel_id, elsewhere.order_id);
  const wrong = [
    history,
    foreign,
    linkToken(world.dependencies.secrets, "cancel", other.hotel_id, booked.order_id),
    ...[...cancel].map((character, at) => cancel.slice(0, at) + (character === "A" ? "B" : "A") + cancel.slice(at + 1)),
    cancel.slice(0, -1),
    `${cancel}A`,
    booked.order_doc,
    booked.order_id,
    "A".repeat(32),
  ];
  for (const [method, path] of [
    ["POST", pathOf.cancel],
    ["GET", (hash: string) => pathOf.show(lodging, hash)],
  ] as const) {
    const answers = new Set<string>();
    for (const hash of wrong) {
      const response = await ask(lodging, method, path(hash));
      const headers = [...response.headers].filter(([name]) => name !== "date").map((pair) => pair.join(": "));
      answers.add(`${response.status} ${headers.join(", ")} ${await response.text()}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*"code":"NOT_FOUND"/)]);
  }
  // For one purpose only: the cancel link opens no history.
  expect((await ask(lodging, "GET", pathOf.history(lodging, cancel))).status).toBe(404);
  expect([await booker.stateOf(booked), await bookerOf(world, other).stateOf(elsewhere)]).toEqual(["held", "held"]);
  await expectClean(world, lodging.hotel_id);
});

/** What may be spent at once, and what has come back since. */
const BURST = RATE / 3;
const budget = (began: number) => BURST + Math.ceil((RATE * (performance.now() - began)) / MINUTE);

test("one address guesses a budget a minute", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database);
  const began = performance.now();
  let tried = 0;
  for (let nth = 0; nth < GUESSES; nth += 1) {
    const path = pathOf.cancel(`guess${nth}`.padEnd(32, "x"));
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const response = await world.fetch(lodging.domain, path, { method: "POST", headers });
    if (response.status === 404) tried += 1;
    else expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  }
  expect(tried).toBeGreaterThanOrEqual(BURST);
  expect(tried).toBeLessThanOrEqual(budget(began));
  report("row 18 guesses", { guesses: GUESSES, rate: RATE });
});

test.each([
  ["one address", 1_000_000, () => "203.0.113.9"],
  // A household has more addresses than could ever be counted, and is one.
  ["one IPv6 network", 100_000, (nth: number) => `2001:db8:18:18:${(nth % 65_536).toString(16)}::${nth.toString(16)}`],
])("a million guesses would take %s half a day, and would still find nothing", (_title, guesses, addressOf) => {
  const rateLimiter = createRateLimiter(RATE);
  const began = performance.now();
  const million = 1_000_000;
  let tried = 0;
  for (let nth = 0; nth < guesses; nth += 1) if (rateLimiter.wait(addressOf(nth), COST.call) === 0) tried += 1;
  expect(tried).toBeGreaterThanOrEqual(BURST);
  expect(tried).toBeLessThanOrEqual(budget(began));
  expect(million / RATE / 60).toBeGreaterThan(13);
  // 192 bits: a million guesses an hour at a million orders, for a thousand years.
  const [bits] = [linkToken(world.dependencies.secrets, "cancel", 1, "order")].map((link) => link.length * 6);
  expect(bits).toBe(192);
  expect((1e6 * 24 * 365 * 1000 * 1e6) / 2 ** bits!).toBeLessThan(1e-30);
});

testPlanted("planted: without the limit every guess is tried, and it shows", { timeout: PATIENCE }, async () => {
  const rateLimiter = createRateLimiter(0);
  let tried = 0;
  const began = performance.now();
  for (let nth = 0; nth < GUESSES; nth += 1) if (rateLimiter.wait("203.0.113.9", COST.call) === 0) tried += 1;
  expect(tried).toBeGreaterThan(budget(began));
});
