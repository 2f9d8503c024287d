/** Exchange rates: from a file or the sandbox, kept while they are current, and never part of a price. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getRates } from "#contract/rates.ts";
import { fileProvider } from "#server/rates/file-provider.ts";
import type { DayRates } from "#server/rates/rate-provider.ts";
import { createRateSource } from "#server/rates/rate-source.ts";
import { sandboxProvider } from "#server/rates/sandbox-provider.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const RATES: DayRates = {
  date: "2031-03-01",
  source: { "en-US": "Bank of Examples", "zh-TW": "範例銀行" },
  base: "USD",
  rates: { TWD: 31.5, JPY: 150, XAU: 0.0004 },
};

let now = new Date("2031-03-01T04:00:00Z");
let known: DayRates | null = RATES;
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: () => now, rates: async () => known });
});
afterAll(() => world.close());

const ratesAt = async (domain: string, lang: "en-US" | "ko-KR" = "en-US") =>
  world.apiOf(domain, lang)(getRates, { query: { domain } });

describe("a lodging's rates", () => {
  test("are from its own currency into those that guests can choose, with their day and source", async () => {
    const { domain } = await makeHotel(world.database, {});
    const found = await ratesAt(domain);
    expect(found).toMatchObject({ currency: "TWD", date: "2031-03-01", source: "Bank of Examples" });
    expect(Object.keys(found!.rates).toSorted()).toEqual(["JPY", "USD"]);
    expect(found!.rates.USD).toBeCloseTo(1 / 31.5, 10);
    expect(found!.rates.JPY).toBeCloseTo(150 / 31.5, 10);
    // In a language that the source has no name in: the lodging's.
    expect((await ratesAt(domain, "ko-KR"))!.source).toBe("範例銀行");
  });

  test("are none where its currency is unknown, the rates are old, or there are none", async () => {
    const { domain } = await makeHotel(world.database, {});
    const { domain: elsewhere } = await makeHotel(world.database, { currency: "BRL" });
    expect(await ratesAt(elsewhere)).toBeNull();
    now = new Date("2031-04-02T04:00:00Z");
    expect(await ratesAt(domain)).toBeNull();
    now = new Date("2031-03-01T04:00:00Z");
    known = null;
    expect(await ratesAt(domain)).toBeNull();
    known = RATES;
  });
});

describe("providers", () => {
  const folder = mkdtempSync(join(tmpdir(), "yado-rates-"));
  const path = join(folder, "rates.json");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a file", async () => {
    writeFileSync(path, JSON.stringify(RATES));
    expect(await fileProvider(path).read()).toEqual(RATES);
  });

  test.each([
    ["no date", { ...RATES, date: "yesterday" }],
    ["a rate of nothing", { ...RATES, rates: { TWD: 0 } }],
    ["a name that is no currency", { ...RATES, rates: { dollars: 1 } }],
    ["another language", { ...RATES, source: { fr: "Banque" } }],
  ])("a file with %s is refused", async (_title, written) => {
    writeFileSync(path, JSON.stringify(written));
    await expect(fileProvider(path).read()).rejects.toThrow();
  });

  test("the sandbox, with rates of its own day", async () => {
    const bank = createSandbox({ clock: () => new Date("2031-03-01T20:00:00Z") });
    const outside = {
      send: async (url: string) => {
        const response = await bank.app.request(new URL(url).pathname);
        return { status: response.status, text: await response.text() };
      },
    };
    const read = await sandboxProvider("http://bank.test", outside).read();
    expect(read).toMatchObject({ date: "2031-03-01", base: "TWD" });
    expect(read.rates.USD).toBeGreaterThan(0);
    await expect(sandboxProvider("http://bank.test/gone", outside).read()).rejects.toThrow("404");
  });
});

describe("the source", () => {
  const MINUTE = 60_000;

  test("reads once for everyone, again after an hour, and keeps the last ones while nobody answers", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    let [at, reads] = [0, 0];
    let fails = false;
    const provider = {
      name: "a test",
      read: async () => {
        reads += 1;
        if (fails) throw new Error("away");
        return { ...RATES, date: `2031-03-0${reads}` };
      },
    };
    const source = createRateSource(provider, () => at);
    expect((await Promise.all([source(), source(), source()])).map((each) => each?.date)).toEqual(
      Array.from({ length: 3 }, () => "2031-03-01"),
    );
    at = 59 * MINUTE;
    expect((await source())?.date).toBe("2031-03-01");
    at = 60 * MINUTE;
    fails = true;
    expect((await source())?.date).toBe("2031-03-01");
    expect(reads).toBe(2);
    // Not with every page, but soon.
    await source();
    expect(reads).toBe(2);
    at = 61 * MINUTE;
    fails = false;
    expect((await source())?.date).toBe("2031-03-03");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
