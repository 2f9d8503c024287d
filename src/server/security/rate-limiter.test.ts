/** What one address may ask for: by what it costs, and never so little that an ordinary visit is cut short. */
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { WORDS } from "#languages/languages.ts";
import { Busy, COST, createRateLimiter, TooMany } from "#server/security/rate-limiter.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld } from "#tests/setup/world.ts";

const DEFAULT_RATE = 1200;

/** A limiter whose time a test moves. */
function open(ratePerMinute = DEFAULT_RATE) {
  let at_ms = 0;
  const rateLimiter = createRateLimiter(ratePerMinute, () => at_ms);
  const take = (cost: number, address = "192.0.2.7") => rateLimiter.wait(address, cost);
  /** How often it may be had at once. */
  const count = (cost: number, address?: string) => {
    let times = 0;
    while (take(cost, address) === 0) times += 1;
    return times;
  };
  return { rateLimiter, take, count, later: (seconds: number) => void (at_ms += seconds * 1000) };
}

describe("the budget of an address", () => {
  test("is twenty seconds' worth at once, and then as much as comes back", () => {
    const { count, take, later } = open();
    expect(count(COST.call)).toBe(400);
    expect(take(COST.call)).toBe(1);
    expect(take(COST.page)).toBe(1);
    later(1);
    expect(count(COST.call)).toBe(20);
    later(3600);
    expect(count(COST.page)).toBe(80);
  });

  test("over a minute is the rate, however the requests are spread", () => {
    const { take, later, count } = open();
    count(COST.page);
    let pages = 0;
    for (let tick = 0; tick < 600; tick += 1) {
      later(0.1);
      while (take(COST.page) === 0) pages += 1;
    }
    expect(pages).toBe(DEFAULT_RATE / COST.page);
  });

  test("says when to come back, and whoever does is let in", () => {
    const { take, later, count } = open(60);
    count(COST.call);
    const seconds = take(COST.page);
    expect(seconds).toBe(5);
    later(seconds);
    expect(take(COST.page)).toBe(0);
  });

  test("is one for an IPv6 network, and each address' own otherwise", () => {
    const { count, take } = open();
    count(COST.call, "2001:db8:1:2::1");
    expect(take(COST.call, "2001:0db8:0001:0002:ffff::9")).toBeGreaterThan(0);
    expect(take(COST.call, "2001:db8:1:3::1")).toBe(0);
    count(COST.call, "::ffff:192.0.2.1");
    expect(take(COST.call, "192.0.2.1")).toBeGreaterThan(0);
    expect(take(COST.call, "192.0.2.2")).toBe(0);
  });

  test("is touched by work that is already done, too", () => {
    const { rateLimiter, take, later } = open(60);
    rateLimiter.spend("192.0.2.7", 30);
    expect(take(COST.call)).toBe(11);
    later(11);
    expect(take(COST.call)).toBe(0);
  });

  test("lets a page through that costs more than a small budget holds", () => {
    expect(open(3).take(COST.page)).toBe(0);
  });

  test("without a rate has no end", () => {
    const { rateLimiter, take } = open(0);
    for (let nth = 0; nth < 10_000; nth += 1) expect(take(COST.page)).toBe(0);
    expect(() => rateLimiter.charge("192.0.2.7", COST.page)).not.toThrow();
  });
});

test("an ordinary visit fits in many times: a page with forty new pictures, its fonts and calls, three times in a row", () => {
  const { rateLimiter, take } = open();
  for (let view = 0; view < 3; view += 1) {
    expect(take(COST.page)).toBe(0);
    for (let nth = 0; nth < 40 + 12; nth += 1) {
      expect(take(COST.request + COST.file)).toBe(0);
      rateLimiter.spend("192.0.2.7", COST.making);
    }
    for (let nth = 0; nth < 6; nth += 1) expect(take(COST.request + COST.call)).toBe(0);
  }
});

describe("pages made at once", () => {
  /** Pages whose rendering ends when the test says so. */
  function openWork(ratePerMinute = DEFAULT_RATE) {
    const { rateLimiter } = open(ratePerMinute);
    const running: { address: string; finish: () => void }[] = [];
    const ask = (address: string) =>
      rateLimiter.admit(
        address,
        () => new Promise<string>((done) => running.push({ address, finish: () => done(address) })),
      );
    const of = (address: string) => running.filter((each) => each.address === address).length;
    return { ask, of, running };
  }
  const settled = () => new Promise((done) => setImmediate(done));

  test("are two of one address; the others wait for their turn, and those beyond are sent away", async () => {
    const { ask, of, running } = openWork();
    const requested = Array.from({ length: 26 }, () => ask("192.0.2.7"));
    await expect(ask("192.0.2.7")).rejects.toBeInstanceOf(Busy);
    const other = ask("192.0.2.8");
    expect([of("192.0.2.7"), of("192.0.2.8")]).toEqual([2, 1]);
    for (let done = 0; done < running.length; done += 1) {
      running[done]!.finish();
      await settled();
    }
    expect(await Promise.all([...requested, other])).toHaveLength(27);
    expect(of("192.0.2.7")).toBe(26);
  });

  test("are forty-eight in all", async () => {
    const { ask, running } = openWork();
    const requested = Array.from({ length: 48 }, (_, nth) => ask(`192.0.2.${nth}`));
    await expect(ask("198.51.100.1")).rejects.toBeInstanceOf(Busy);
    for (const { finish } of running) finish();
    await Promise.all(requested);
  });

  test("of one address are not limited where no rate is set", () => {
    const { ask, of } = openWork(0);
    for (let nth = 0; nth < 40; nth += 1) void ask("192.0.2.7");
    expect(of("192.0.2.7")).toBe(40);
  });
});

describe("through HTTP", () => {
  test("pages, pictures, fonts, health and returns from the bank are counted, and refused in the guest's language", async () => {
    // So little that nothing comes back while the test runs.
    const world = await openWorld({ ratePerMinute: 1 });
    const lodging = await openLodging(world.database);
    const get = (path: string, headers: Record<string, string> = {}) => world.fetch(lodging.domain, path, { headers });
    expect((await get("/stay/booking")).status).toBe(200);
    world.rateLimiter.spend(world.remoteAddress, 10);
    const ja = { "accept-language": "ja" };
    for (const [path, lang, headers] of [
      ["/stay/ko-KR/booking", "ko-KR", ja],
      ["/stay/en-US/about?x", "en-US", ja],
      ["/stay/zh-CN/og/home.png", "zh-CN", ja],
      ["/nothing", "ja-JP", ja],
      ["/img/nothing/480.webp", "ja-JP", ja],
      ["/fonts/serif-400/ko-KR/0-0000000000000000.woff2", "ko-KR", ja],
      ["/healthz", "ja-JP", ja],
      ["/readyz", "en-US", { "accept-language": "en" }],
      ["/return/00000000-0000-0000-0000-000000000000", "ja-JP", ja],
    ] as const) {
      const answer = await get(path, headers);
      expect([path, answer.status, await answer.text()]).toEqual([path, 429, WORDS[lang].refusals.TOO_MANY_REQUESTS]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await world.close();
  });

  test("forty pictures that have to be made are all sent, and cost more than kept ones", async () => {
    const world = await openWorld({ ratePerMinute: DEFAULT_RATE });
    const spend = vi.spyOn(world.rateLimiter, "spend");
    const lodging = await openLodging(world.database);
    const red = await sharp({ create: { width: 64, height: 40, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const stored = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => world.images.store(lodging.hotel_id, `red-${nth}`, red)),
    );
    const view = (path: string) =>
      world.fetch(lodging.domain, path.replace(/^\/media\/(.*)\.jpg$/, "/img/$1/480.webp"));
    for (const path of ["/stay", ...stored]) expect((await view(path)).status).toBe(200);
    expect(spend.mock.calls).toEqual(Array.from({ length: 40 }, () => [world.remoteAddress, COST.making]));
    const isMade = async () => /immutable/.test((await view(stored.at(-1)!)).headers.get("cache-control")!);
    await expect.poll(isMade, { timeout: 15_000 }).toBe(true);
    spend.mockClear();
    for (const path of stored) expect((await view(path)).status).toBe(200);
    expect(spend).not.toHaveBeenCalled();
    await world.close();
  });
});

test("the refusal carries its seconds", () => {
  const { rateLimiter, count } = open(60);
  count(COST.call);
  expect(() => rateLimiter.charge("192.0.2.7", COST.page)).toThrow(TooMany);
});
