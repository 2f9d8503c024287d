/** The right code, and how often one may guess (row 34). */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { codesOf, someone } from "#tests/guests/codes.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

const seconds = (count: number) => new Date(START.getTime() + count * 1000);
const at = openClockedWorld({ trustedProxies: ["192.0.2.7"] });
let codes: ReturnType<typeof codesOf>;
beforeAll(() => {
  codes = codesOf(at.world);
});

const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("the right code", () => {
  test("opens the contact's orders in this browser, and nobody else's", async () => {
    const lodging = await open();
    const email = someone();
    const mine = await at.world.apiOf(lodging.domain)(placeOrder, {
      body: lodging.body([[0, 0, 1]], { booker_email: email }),
    });
    await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body() });
    await codes.trigger(lodging, { email: email.toUpperCase() });
    const verified = await codes.verify(lodging, { email }, await codes.readCode(lodging));
    expect(verified).toMatchObject({ code: "ok", envelope: { success: true, msg: "", data: {} } });
    const cookies = verified.headers.get("set-cookie")!.split(";")[0]!;
    const orders = await at.world.apiOf(lodging.domain, "en-US", { cookies })(listOrders, {
      query: { domain: lodging.domain },
    });
    expect(orders.map(({ order_doc }) => order_doc)).toEqual([mine.order_doc]);
  });

  test("is used up by the first who has it, however many come at once", async () => {
    const lodging = await open();
    const email = someone();
    await codes.trigger(lodging, { email });
    const code = await codes.readCode(lodging);
    const answers = await Promise.all(Array.from({ length: 40 }, () => codes.verify(lodging, { email }, code)));
    expect(answers.filter((each) => each.code === "ok")).toHaveLength(1);
    expect(answers.filter((each) => each.headers.has("set-cookie"))).toHaveLength(1);
    expect((await codes.verify(lodging, { email }, code)).code).toBe("CAPTCHA_WRONG");
  });

  test.each([
    [599.999, "ok"],
    [600, "CAPTCHA_WRONG"],
    [6000, "CAPTCHA_WRONG"],
  ])("after %d seconds: %s", async (after, expected) => {
    const lodging = await open();
    const email = someone();
    await codes.trigger(lodging, { email });
    const code = await codes.readCode(lodging);
    at.now = seconds(after);
    expect((await codes.verify(lodging, { email }, code)).code).toBe(expected);
  });

  test("is another one for another contact, another lodging, and after the next one was sent", async () => {
    const [lodging, other] = [await open(), await open()];
    const [email, neighbour] = [someone(), someone()];
    await codes.trigger(lodging, { email });
    const code = await codes.readCode(lodging);
    await codes.trigger(lodging, { email: neighbour });
    await codes.trigger(other, { email });
    expect((await codes.verify(lodging, { email: neighbour }, code)).code).toBe("CAPTCHA_WRONG");
    expect((await codes.verify(other, { email }, code)).code).toBe("CAPTCHA_WRONG");
    at.now = seconds(60);
    await codes.trigger(lodging, { email });
    const next = await codes.readCode(lodging);
    if (next !== code) expect((await codes.verify(lodging, { email }, code)).code).toBe("CAPTCHA_WRONG");
    expect((await codes.verify(lodging, { email }, next)).code).toBe("ok");
  });

  test("can be read nowhere in its tables, and neither can the contact or the address that requested it", async () => {
    const lodging = await open();
    const email = someone();
    await codes.trigger(lodging, { email });
    const code = await codes.readCode(lodging);
    const { hotel_id } = lodging;
    const rows = [
      ...(await readRows(at.world.database, hotel_id, sql`select * from captcha where hotel_id = ${hotel_id}`)),
      ...(await readRows(at.world.database, hotel_id, sql`select * from captcha_budget where hotel_id = ${hotel_id}`)),
    ];
    expect(rows).toHaveLength(3);
    const all = rows.map((row) => Object.values(row as object).join(" ")).join(" ");
    expect(all).not.toContain(email);
    expect(all).not.toContain("203.0.113.1");
    expect(all.split(/[^0-9]/)).not.toContain(code);
  });
});

describe("guessing", () => {
  test("two hundred guesses at once are five", async () => {
    const lodging = await open();
    const email = someone();
    await codes.trigger(lodging, { email });
    const code = await codes.readCode(lodging);
    const guesses = Array.from({ length: 200 }, (_, nth) => String(nth).padStart(6, "0")).filter(
      (each) => each !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => codes.verify(lodging, { email }, guess)));
    expect(new Set(answers.map((each) => each.code))).toEqual(new Set(["CAPTCHA_WRONG", "CAPTCHA_USED_UP"]));
    // The fifth already says that a new one is needed.
    expect(answers.filter((each) => each.code === "CAPTCHA_WRONG")).toHaveLength(4);
    const [row] = await readRows<{ tries: number }>(
      at.world.database,
      lodging.hotel_id,
      sql`select tries from captcha where hotel_id = ${lodging.hotel_id}`,
    );
    expect(row!.tries).toBe(5);
    // The five were used: not even the right one helps now.
    expect((await codes.verify(lodging, { email }, code)).code).toBe("CAPTCHA_USED_UP");
    // A new one can be guessed again; an old one is as wrong as any.
    at.now = new Date(at.now.getTime() + 60_000);
    await codes.trigger(lodging, { email });
    const next = await codes.readCode(lodging);
    expect((await codes.verify(lodging, { email }, wrong(next))).code).toBe("CAPTCHA_WRONG");
    at.now = new Date(at.now.getTime() + 600_000);
    for (let count = 0; count < 6; count += 1) {
      expect((await codes.verify(lodging, { email }, next)).code).toBe("CAPTCHA_WRONG");
    }
  });

  test("the fifth may be right, the sixth may not", async () => {
    const lodging = await open();
    for (const [misses, expected] of [
      [4, "ok"],
      [5, "CAPTCHA_USED_UP"],
    ] as const) {
      const email = someone();
      await codes.trigger(lodging, { email });
      const code = await codes.readCode(lodging);
      for (let count = 0; count < misses; count += 1) await codes.verify(lodging, { email }, wrong(code));
      expect((await codes.verify(lodging, { email }, code)).code).toBe(expected);
      at.now = new Date(at.now.getTime() + 1);
    }
  });

  test.each(["12345", "1234567", "abcdef", "12 345", "１２３４５６"])("%j is not even a guess", async (captcha) => {
    const lodging = await open();
    expect((await codes.verify(lodging, { email: someone() }, captcha)).code).toBe("INVALID_INPUT");
  });

  test("without a code having been sent is as wrong as any", async () => {
    const lodging = await open();
    expect((await codes.verify(lodging, { email: someone() }, "123456")).code).toBe("CAPTCHA_WRONG");
  });
});
