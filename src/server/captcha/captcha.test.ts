/** Codes that show a contact is one's own: what they open, and how many guesses and sendings anyone gets (row 34). */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput, Envelope } from "#contract/call.ts";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { MAIL_WORDS } from "#languages/mail/mail.ts";
import { LANGUAGES, type Language } from "#rules/language.ts";
import { forgetCaptchas } from "#server/captcha/forget-captchas.ts";
import { createBank } from "../../../sandbox/bank.ts";
import { type ReadLetter, visibleText } from "#tests/post.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { addMember, openShop, type Shop } from "#tests/shop.ts";
import { readRows } from "#tests/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const seconds = (count: number) => new Date(START.getTime() + count * 1000);
let now = START;
let world: World;
let statements: string[] | null = null;
let hurries = 0;
const postman = { carriesTexts: true, hurry: () => void (hurries += 1) };
beforeAll(async () => {
  world = await openWorld({
    clock: () => now,
    trustedProxies: ["192.0.2.7"],
    postman,
    probe: (text) => {
      statements?.push(text);
      return text;
    },
  });
});
beforeEach(() => {
  now = START;
  hurries = 0;
});
afterAll(() => world.close());

const open = (hotel: Parameters<typeof openShop>[1] = {}) => openShop(world.database, { from: "2031-03-01", ...hotel });
const someone = () => `guest-${randomUUID()}@example.com`;

type Contact = { email: string } | { phone: string };

async function post(
  { domain }: Pick<Shop, "domain">,
  call: typeof triggerCaptcha | typeof verifyCaptcha,
  body: Omit<CallInput<typeof verifyCaptcha>["body"], "domain" | "captcha"> & { captcha?: string },
  {
    address = "203.0.113.1",
    lang = "en-US",
    through = world,
  }: { address?: string; lang?: Language; through?: World } = {},
) {
  const response = await through.fetch(domain, `${call.path}?lang=${lang}`, {
    method: "POST",
    headers: { "x-forwarded-for": address },
    body: JSON.stringify({ domain, ...body }),
  });
  const envelope = (await response.json()) as Envelope;
  const code = envelope.success ? "ok" : envelope.code!;
  return { code, envelope, status: response.status, headers: response.headers };
}

const trigger = (shop: Shop, contact: Contact, more = {}) => post(shop, triggerCaptcha, contact, more);
const verify = (shop: Shop, contact: Contact, captcha: string, more = {}) =>
  post(shop, verifyCaptcha, { ...contact, captcha }, more);

const lettersOf = ({ hotel_id }: Shop) =>
  readRows<ReadLetter>(
    world.database,
    hotel_id,
    sql`select * from mail where hotel_id = ${hotel_id} order by created_at, mail_id`,
  );

/** The code as its reader finds it. */
async function readCode(shop: Shop): Promise<string> {
  const letter = (await lettersOf(shop)).at(-1)!;
  return /\b\d{6}\b/.exec(letter.text)![0];
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe.each(LANGUAGES)("in %s", (lang) => {
  test("the letter says the code, how long it is good, and what to do if one did not ask", async () => {
    const shop = await open();
    const email = someone();
    expect((await trigger(shop, { email }, { lang })).code).toBe("ok");
    const [letter] = await lettersOf(shop);
    expect(letter).toMatchObject({ kind: "captcha", lang, to: email, state: "waiting" });
    const words = MAIL_WORDS[lang].captcha;
    const code = await readCode(shop);
    for (const text of [visibleText(letter!.html), letter!.text]) {
      expect(text).toContain(code);
      expect(text).toContain(words.minutes(10));
      expect(text).toContain(words.not_you);
    }
    // A list of mails is seen over many a shoulder.
    expect(letter!.subject).not.toContain(code);
    expect(hurries).toBe(1);
  });

  test("the text message is short and whole", async () => {
    const shop = await open();
    expect((await trigger(shop, { phone: "+886 912-345-678" }, { lang })).code).toBe("ok");
    const [letter] = await lettersOf(shop);
    expect(letter).toMatchObject({ kind: "captcha_sms", lang, to: "+886 912-345-678", html: "" });
    expect(letter!.text).toContain(await readCode(shop));
    expect(letter!.text.length).toBeLessThan(160);
  });
});

describe("the right code", () => {
  test("opens the contact's orders in this browser, and nobody else's", async () => {
    const shop = await open();
    const email = someone();
    const mine = await world.apiOf(shop.domain)(placeOrder, { body: shop.body([[0, 0, 1]], { booker_email: email }) });
    await world.apiOf(shop.domain)(placeOrder, { body: shop.body() });
    await trigger(shop, { email: email.toUpperCase() });
    const verified = await verify(shop, { email }, await readCode(shop));
    expect(verified).toMatchObject({ code: "ok", envelope: { success: true, msg: "", data: {} } });
    const cookies = verified.headers.get("set-cookie")!.split(";")[0]!;
    const orders = await world.apiOf(shop.domain, "en-US", { cookies })(listOrders, { query: { domain: shop.domain } });
    expect(orders.map(({ order_doc }) => order_doc)).toEqual([mine.order_doc]);
  });

  test("is used up by the first who has it, however many come at once", async () => {
    const shop = await open();
    const email = someone();
    await trigger(shop, { email });
    const code = await readCode(shop);
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify(shop, { email }, code)));
    expect(answers.filter((each) => each.code === "ok")).toHaveLength(1);
    expect(answers.filter((each) => each.headers.has("set-cookie"))).toHaveLength(1);
    expect((await verify(shop, { email }, code)).code).toBe("CAPTCHA_WRONG");
  });

  test.each([
    [599.999, "ok"],
    [600, "CAPTCHA_WRONG"],
    [6000, "CAPTCHA_WRONG"],
  ])("after %d seconds: %s", async (after, expected) => {
    const shop = await open();
    const email = someone();
    await trigger(shop, { email });
    const code = await readCode(shop);
    now = seconds(after);
    expect((await verify(shop, { email }, code)).code).toBe(expected);
  });

  test("is another one for another contact, another lodging, and after the next one was sent", async () => {
    const [shop, other] = [await open(), await open()];
    const [email, neighbour] = [someone(), someone()];
    await trigger(shop, { email });
    const code = await readCode(shop);
    await trigger(shop, { email: neighbour });
    await trigger(other, { email });
    expect((await verify(shop, { email: neighbour }, code)).code).toBe("CAPTCHA_WRONG");
    expect((await verify(other, { email }, code)).code).toBe("CAPTCHA_WRONG");
    now = seconds(60);
    await trigger(shop, { email });
    const next = await readCode(shop);
    if (next !== code) expect((await verify(shop, { email }, code)).code).toBe("CAPTCHA_WRONG");
    expect((await verify(shop, { email }, next)).code).toBe("ok");
  });

  test("can be read nowhere in its tables, and neither can the contact or where it was asked from", async () => {
    const shop = await open();
    const email = someone();
    await trigger(shop, { email });
    const code = await readCode(shop);
    const { hotel_id } = shop;
    const rows = [
      ...(await readRows(world.database, hotel_id, sql`select * from captcha where hotel_id = ${hotel_id}`)),
      ...(await readRows(world.database, hotel_id, sql`select * from captcha_budget where hotel_id = ${hotel_id}`)),
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
    const shop = await open();
    const email = someone();
    await trigger(shop, { email });
    const code = await readCode(shop);
    const guesses = Array.from({ length: 200 }, (_, nth) => String(nth).padStart(6, "0")).filter(
      (each) => each !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => verify(shop, { email }, guess)));
    expect(new Set(answers.map((each) => each.code))).toEqual(new Set(["CAPTCHA_WRONG"]));
    const [row] = await readRows<{ tries: number }>(
      world.database,
      shop.hotel_id,
      sql`select tries from captcha where hotel_id = ${shop.hotel_id}`,
    );
    expect(row!.tries).toBe(5);
    // The five were used: not even the right one helps now.
    expect((await verify(shop, { email }, code)).code).toBe("CAPTCHA_WRONG");
  });

  test("the fifth may be right, the sixth may not", async () => {
    const shop = await open();
    for (const [misses, expected] of [
      [4, "ok"],
      [5, "CAPTCHA_WRONG"],
    ] as const) {
      const email = someone();
      await trigger(shop, { email });
      const code = await readCode(shop);
      for (let count = 0; count < misses; count += 1) await verify(shop, { email }, wrong(code));
      expect((await verify(shop, { email }, code)).code).toBe(expected);
      now = new Date(now.getTime() + 1);
    }
  });

  test.each(["12345", "1234567", "abcdef", "12 345", "１２３４５６"])("%j is not even a guess", async (captcha) => {
    const shop = await open();
    expect((await verify(shop, { email: someone() }, captcha)).code).toBe("INVALID_INPUT");
  });

  test("without a code having been sent is as wrong as any", async () => {
    const shop = await open();
    expect((await verify(shop, { email: someone() }, "123456")).code).toBe("CAPTCHA_WRONG");
  });
});

describe("asking for codes", () => {
  test("thirty at once send one", async () => {
    const shop = await open();
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => trigger(shop, { email })));
    expect(answers.map((each) => each.code).sort()).toEqual(
      [...Array<string>(29).fill("CAPTCHA_TOO_SOON"), "ok"].sort(),
    );
    expect(await lettersOf(shop)).toHaveLength(1);
    // Those who were told to wait have used up nothing.
    const budgets = await readRows<{ used: number }>(
      world.database,
      shop.hotel_id,
      sql`select used from captcha_budget where hotel_id = ${shop.hotel_id}`,
    );
    expect(budgets.map(({ used }) => used)).toEqual([1, 1]);
  });

  test.each([
    [59.999, "CAPTCHA_TOO_SOON"],
    [60, "ok"],
  ])("again after %d seconds: %s", async (after, expected) => {
    const shop = await open();
    const email = someone();
    await trigger(shop, { email });
    now = seconds(after);
    expect((await trigger(shop, { email })).code).toBe(expected);
  });

  test("ten a day, and the day is the lodging's", async () => {
    const shop = await open();
    const email = someone();
    // Half past eleven in the evening at the lodging.
    const evening = new Date("2031-03-01T15:30:00Z").getTime();
    for (let nth = 0; nth < 10; nth += 1) {
      now = new Date(evening + nth * 60_000);
      expect((await trigger(shop, { email })).code).toBe("ok");
    }
    now = new Date("2031-03-01T15:59:59.999Z");
    expect((await trigger(shop, { email })).code).toBe("CAPTCHA_TOO_MANY");
    expect((await trigger(shop, { email: someone() })).code).toBe("ok");
    now = new Date("2031-03-01T16:00:00Z");
    expect((await trigger(shop, { email })).code).toBe("ok");
    // A process whose clock is still on the day before gives no new day.
    for (let nth = 1; nth < 10; nth += 1) {
      now = new Date(Date.parse("2031-03-01T16:00:00Z") + nth * 60_000);
      await trigger(shop, { email });
    }
    now = new Date("2031-03-01T15:59:00Z");
    expect((await trigger(shop, { email })).code).toBe("CAPTCHA_TOO_MANY");
  });

  test("twenty an hour from one address; a neighbour is not in its way, and the next hour is a new one", async () => {
    const shop = await open();
    for (let nth = 0; nth < 20; nth += 1) expect((await trigger(shop, { email: someone() })).code).toBe("ok");
    const email = someone();
    const refused = await trigger(shop, { email });
    expect(refused).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Nothing of it happened: the same guest may ask at once from elsewhere.
    expect((await trigger(shop, { email }, { address: "203.0.113.2" })).code).toBe("ok");
    now = new Date("2031-03-01T04:59:59.999Z");
    expect((await trigger(shop, { email: someone() })).code).toBe("TOO_MANY_REQUESTS");
    now = new Date("2031-03-01T05:00:00Z");
    expect((await trigger(shop, { email: someone() })).code).toBe("ok");
  });

  test("one household's long addresses are one", async () => {
    const shop = await open();
    const ask = (address: string) => trigger(shop, { email: someone() }, { address });
    for (let nth = 0; nth < 20; nth += 1) expect((await ask(`2001:db8:1:2::${nth + 1}`)).code).toBe("ok");
    expect((await ask("2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd")).code).toBe("TOO_MANY_REQUESTS");
    expect((await ask("2001:db8:1:3::1")).code).toBe("ok");
    expect((await ask("::1")).code).toBe("ok");
  });

  test("three hundred an hour for a lodging, however many ask at once", { timeout: 60_000 }, async () => {
    const shop = await open();
    const answers: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const asked = Array.from({ length: 80 }, (_, nth) =>
        trigger(shop, { email: someone() }, { address: `198.51.${round}.${nth}` }),
      );
      answers.push(...(await Promise.all(asked)).map((each) => each.code));
    }
    expect(answers.filter((code) => code === "ok")).toHaveLength(300);
    expect(answers.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(20);
    expect(await lettersOf(shop)).toHaveLength(300);
    expect((await trigger(await open(), { email: someone() })).code).toBe("ok");
  });

  test("the same answer and the same work, whether the contact is known or not", async () => {
    const shop = await open();
    const email = someone();
    await world.apiOf(shop.domain)(placeOrder, { body: shop.body([[0, 0, 1]], { booker_email: email }) });
    const worked = async (contact: string) => {
      statements = [];
      const asked = await trigger(shop, { email: contact });
      const guessed = await verify(shop, { email: contact }, "000000");
      const done = statements;
      statements = null;
      return { answers: [asked.envelope, guessed.envelope], done };
    };
    await worked(someone());
    const [known, unknown] = [await worked(email), await worked(someone())];
    expect(known).toEqual(unknown);
    expect(known.done.length).toBeGreaterThan(5);
  });

  test.each([{}, { email: "a@b.example", phone: "0912345678" }, { email: "nobody" }, { phone: "12" }])(
    "%j is no contact",
    async (contact) => {
      const shop = await open();
      expect((await trigger(shop, contact as Contact)).code).toBe("INVALID_INPUT");
    },
  );

  test("by phone only where text messages are sent, or kept in the sandbox", async () => {
    const shop = await open();
    const without = await openWorld({ clock: () => now });
    const refused = await trigger(shop, { phone: "0912345678" }, { through: without });
    expect(refused).toMatchObject({ code: "INVALID_INPUT", envelope: { extra_info: { fields: ["phone"] } } });
    expect((await trigger(shop, { email: someone() }, { through: without })).code).toBe("ok");
    await without.close();
    const sandbox = await openWorld({ clock: () => now, bank: createBank() });
    expect((await trigger(shop, { phone: "0912345678" }, { through: sandbox })).code).toBe("ok");
    await sandbox.close();
    // Written in another way, it is the same phone.
    expect((await verify(shop, { phone: "0912-345-678" }, await readCode(shop))).code).toBe("ok");
  });
});

test("after three days nothing is left of it", async () => {
  const shop = await open();
  await trigger(shop, { email: someone() });
  const count = async () =>
    (
      await readRows<{ count: number }>(
        world.database,
        shop.hotel_id,
        sql`select (select count(*) from captcha where hotel_id = ${shop.hotel_id})
          + (select count(*) from captcha_budget where hotel_id = ${shop.hotel_id}) as count`,
      )
    )[0]!.count;
  await forgetCaptchas(world.database, seconds(2 * 86_400));
  expect(Number(await count())).toBe(3);
  await forgetCaptchas(world.database, seconds(3 * 86_400 + 3600));
  expect(Number(await count())).toBe(0);
});

describe("a lodging that wants the booker's address verified", () => {
  const place = (
    shop: Shop,
    body: ReturnType<Shop["body"]>,
    headers: { cookies?: string; idempotencyKey?: string } = {},
  ) => world.apiOf(shop.domain, "en-US", headers)(placeOrder, { body });

  async function verified(shop: Shop, email: string): Promise<string> {
    await trigger(shop, { email });
    const answer = await verify(shop, { email }, await readCode(shop));
    return answer.headers.get("set-cookie")!.split(";")[0]!;
  }

  test("refuses an order without it, and takes it in the browser that has shown it", async () => {
    const shop = await open({ booking_validate: true });
    const email = someone();
    const body = shop.body([[0, 0, 1]], { booker_email: email });
    const refusal = { code: "CONTACT_NOT_VERIFIED", status: 200, extra_info: { fields: ["booker_email"] } };
    await expect(place(shop, body)).rejects.toMatchObject(refusal);
    const cookies = await verified(shop, email);
    await expect(place(shop, shop.body(), { cookies })).rejects.toMatchObject(refusal);
    await expect(place(shop, body, { cookies: "yado-access=forged.forged" })).rejects.toMatchObject(refusal);
    expect(await place(shop, { ...body, booker_email: email.toUpperCase() }, { cookies })).toHaveProperty("order_doc");
    // A day later it is to be shown again.
    now = seconds(86_400);
    await expect(place(shop, body, { cookies })).rejects.toMatchObject(refusal);
  });

  test("a repeated request gets its first answer, verified or not", async () => {
    const shop = await open({ booking_validate: true });
    const email = someone();
    const body = shop.body([[0, 0, 1]], { booker_email: email });
    const idempotencyKey = randomUUID();
    const first = await place(shop, body, { cookies: await verified(shop, email), idempotencyKey });
    expect(await place(shop, body, { idempotencyKey })).toEqual(first);
  });

  test("a cookie of another lodging verifies nothing here", async () => {
    const [shop, other] = [await open({ booking_validate: true }), await open()];
    const email = someone();
    const cookies = await verified(other, email);
    await expect(place(shop, shop.body([[0, 0, 1]], { booker_email: email }), { cookies })).rejects.toMatchObject({
      code: "CONTACT_NOT_VERIFIED",
    });
  });

  test("a member is known already", async () => {
    const shop = await open({ booking_validate: true });
    const member_id = await addMember(world.database, shop.hotel_id);
    const api = world.apiOf(shop.domain, "en-US", await world.bearer(shop.hotel_id, member_id));
    expect(await api(placeOrder, { body: shop.body() })).toHaveProperty("order_doc");
  });
});
