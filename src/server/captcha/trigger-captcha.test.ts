/** Requesting codes: what is sent, and how many one person gets (row 34). */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { MAIL_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { forgetCaptchas } from "#server/captcha/forget-captchas.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { codesOf, type Contact, someone } from "#tests/guests/codes.ts";
import { visibleText } from "#tests/mail/read-mails.ts";
import { openWorld } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { createBank } from "../../../sandbox/bank.ts";

const seconds = (count: number) => new Date(START.getTime() + count * 1000);
let statements: string[] | null = null;
let codes: ReturnType<typeof codesOf>;
const at = openClockedWorld({
  trustedProxies: ["192.0.2.7"],
  carriesTexts: true,
  probe: (text) => {
    statements?.push(text);
    return text;
  },
});
beforeAll(() => {
  codes = codesOf(at.world);
});

const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

describe.each(LANGUAGES)("in %s", (lang) => {
  test("the mail contains the code, how long it is valid, and what to do if one did not request it", async () => {
    const lodging = await open();
    const email = someone();
    expect((await codes.trigger(lodging, { email }, { lang })).code).toBe("ok");
    const [mail] = await codes.mailsOf(lodging);
    expect(mail).toMatchObject({ kind: "captcha", lang, to: email, state: "waiting" });
    const words = MAIL_WORDS[lang].captcha;
    const code = await codes.readCode(lodging);
    for (const text of [visibleText(mail!.html), mail!.text]) {
      expect(text).toContain(code);
      expect(text).toContain(words.minutes(10));
      expect(text).toContain(words.not_you);
    }
    // Other people may see the list of subjects on a screen.
    expect(mail!.subject).not.toContain(code);
  });

  test("the text message is short and whole", async () => {
    const lodging = await open();
    expect((await codes.trigger(lodging, { phone: "+886 912-345-678" }, { lang })).code).toBe("ok");
    const [mail] = await codes.mailsOf(lodging);
    expect(mail).toMatchObject({ kind: "captcha_sms", lang, to: "+886912345678", html: "" });
    expect(mail!.text).toContain(await codes.readCode(lodging));
    expect(mail!.text.length).toBeLessThan(160);
  });
});

describe("requesting codes", () => {
  test("thirty at once send one", async () => {
    const lodging = await open();
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => codes.trigger(lodging, { email })));
    expect(answers.map((each) => each.code).sort()).toEqual(
      [...Array<string>(29).fill("CAPTCHA_TOO_SOON"), "ok"].sort(),
    );
    expect(await codes.mailsOf(lodging)).toHaveLength(1);
    // Refused requests do not count towards the limit.
    const budgets = await readRows<{ used: number }>(
      at.world.database,
      lodging.hotel_id,
      sql`select used from captcha_budget where hotel_id = ${lodging.hotel_id}`,
    );
    expect(budgets.map(({ used }) => used)).toEqual([1, 1]);
  });

  test.each([
    [59.999, "CAPTCHA_TOO_SOON"],
    [60, "ok"],
  ])("again after %d seconds: %s", async (after, expected) => {
    const lodging = await open();
    const email = someone();
    await codes.trigger(lodging, { email });
    at.now = seconds(after);
    expect((await codes.trigger(lodging, { email })).code).toBe(expected);
  });

  test("ten a day, and the day is the lodging's", async () => {
    const lodging = await open();
    const email = someone();
    // Half past eleven in the evening at the lodging.
    const evening = new Date("2031-03-01T15:30:00Z").getTime();
    for (let nth = 0; nth < 10; nth += 1) {
      at.now = new Date(evening + nth * 60_000);
      expect((await codes.trigger(lodging, { email })).code).toBe("ok");
    }
    at.now = new Date("2031-03-01T15:59:59.999Z");
    expect((await codes.trigger(lodging, { email })).code).toBe("CAPTCHA_TOO_MANY");
    expect((await codes.trigger(lodging, { email: someone() })).code).toBe("ok");
    at.now = new Date("2031-03-01T16:00:00Z");
    expect((await codes.trigger(lodging, { email })).code).toBe("ok");
    // A process whose clock is still on the day before gives no new day.
    for (let nth = 1; nth < 10; nth += 1) {
      at.now = new Date(Date.parse("2031-03-01T16:00:00Z") + nth * 60_000);
      await codes.trigger(lodging, { email });
    }
    at.now = new Date("2031-03-01T15:59:00Z");
    expect((await codes.trigger(lodging, { email })).code).toBe("CAPTCHA_TOO_MANY");
  });

  test("twenty an hour from one address; a neighbour is not in its way, and the next hour is a new one", async () => {
    const lodging = await open();
    for (let nth = 0; nth < 20; nth += 1) expect((await codes.trigger(lodging, { email: someone() })).code).toBe("ok");
    const email = someone();
    const refused = await codes.trigger(lodging, { email });
    expect(refused).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Nothing of it happened: the same guest may ask at once from elsewhere.
    expect((await codes.trigger(lodging, { email }, { address: "203.0.113.2" })).code).toBe("ok");
    at.now = new Date("2031-03-01T04:59:59.999Z");
    expect((await codes.trigger(lodging, { email: someone() })).code).toBe("TOO_MANY_REQUESTS");
    at.now = new Date("2031-03-01T05:00:00Z");
    expect((await codes.trigger(lodging, { email: someone() })).code).toBe("ok");
  });

  test("one household's long addresses are one", async () => {
    const lodging = await open();
    const ask = (address: string) => codes.trigger(lodging, { email: someone() }, { address });
    for (let nth = 0; nth < 20; nth += 1) expect((await ask(`2001:db8:1:2::${nth + 1}`)).code).toBe("ok");
    expect((await ask("2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd")).code).toBe("TOO_MANY_REQUESTS");
    expect((await ask("2001:db8:1:3::1")).code).toBe("ok");
    expect((await ask("::1")).code).toBe("ok");
  });

  test("three hundred an hour for a lodging, however many ask at once", { timeout: 60_000 }, async () => {
    const lodging = await open();
    const answers: string[] = [];
    // On a busy machine some wait too long for a connection: they ask again, as people do.
    const request = async (address: string): Promise<string> => {
      const { code } = await codes.trigger(lodging, { email: someone() }, { address });
      return code === "UNAVAILABLE" ? request(address) : code;
    };
    for (let round = 0; round < 4; round += 1) {
      const requested = Array.from({ length: 80 }, (_, nth) => request(`198.51.${round}.${nth}`));
      answers.push(...(await Promise.all(requested)));
    }
    expect(answers.filter((code) => code === "ok")).toHaveLength(300);
    expect(answers.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(20);
    expect(await codes.mailsOf(lodging)).toHaveLength(300);
    expect((await codes.trigger(await open(), { email: someone() })).code).toBe("ok");
  });

  test("the same answer and the same work, whether the contact is known or not", async () => {
    const lodging = await open();
    const email = someone();
    await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { booker_email: email }) });
    const worked = async (contact: string) => {
      statements = [];
      const requested = await codes.trigger(lodging, { email: contact });
      const guessed = await codes.verify(lodging, { email: contact }, "000000");
      const done = statements;
      statements = null;
      return { answers: [requested.envelope, guessed.envelope], done };
    };
    await worked(someone());
    const [known, unknown] = [await worked(email), await worked(someone())];
    expect(known).toEqual(unknown);
    expect(known.done.length).toBeGreaterThan(5);
  });

  test.each([{}, { email: "a@b.example", phone: "0912345678" }, { email: "nobody" }, { phone: "12" }])(
    "%j is no contact",
    async (contact) => {
      const lodging = await open();
      expect((await codes.trigger(lodging, contact as Contact)).code).toBe("INVALID_INPUT");
    },
  );

  test("by phone only where text messages are sent, or kept in the sandbox", async () => {
    const lodging = await open();
    const without = await openWorld({ clock: () => at.now, isProduction: true });
    const refused = await codes.trigger(lodging, { phone: "0912345678" }, { through: without });
    expect(refused).toMatchObject({ code: "INVALID_INPUT", envelope: { extra_info: { fields: ["phone"] } } });
    expect((await codes.trigger(lodging, { email: someone() }, { through: without })).code).toBe("ok");
    await without.close();
    at.now = seconds(1);
    const sandbox = await openWorld({ clock: () => at.now, bank: createBank() });
    expect((await codes.trigger(lodging, { phone: "0912345678" }, { through: sandbox })).code).toBe("ok");
    await sandbox.close();
    // Written in another way, it is the same phone.
    expect((await codes.verify(lodging, { phone: "0912-345-678" }, await codes.readCode(lodging))).code).toBe("ok");
  });
});

test("after three days nothing is left of it", async () => {
  const lodging = await open();
  await codes.trigger(lodging, { email: someone() });
  const count = async () =>
    (
      await readRows<{ count: number }>(
        at.world.database,
        lodging.hotel_id,
        sql`select (select count(*) from captcha where hotel_id = ${lodging.hotel_id})
          + (select count(*) from captcha_budget where hotel_id = ${lodging.hotel_id}) as count`,
      )
    )[0]!.count;
  await forgetCaptchas(at.world.database, seconds(2 * 86_400));
  expect(Number(await count())).toBe(3);
  await forgetCaptchas(at.world.database, seconds(3 * 86_400 + 3600));
  expect(Number(await count())).toBe(0);
});
