/** The e-mail before points expire: a month before, once a month at most, only while it is true. */
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { taipei } from "#tests/guests/member-stay.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { addMember, expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
beforeEach(async () => {
  await at.separate.asOwner("delete from credit_round");
  await at.separate.asOwner("delete from mail");
});

const run = async () => (await runCreditRounds(at.world.dependencies, at.now)).reminded;

/** A member with points until the end of 30 April, and an address. */
async function open(
  member: Parameters<typeof addMember>[2] = {},
  hotel: Parameters<typeof openLodging>[1] = {},
  until = taipei("05-01"),
) {
  const lodging = await openLodging(at.world.database, {
    from: "2031-03-01",
    info: { email: "stay@inn.example" },
    hotel_name: { "zh-TW": "月澄湯宿", "en-US": "Moonclear" },
    ...hotel,
  });
  const { hotel_id } = lodging;
  const person = { email: "mei@example.com", name: "Mei Lin", lang: "en-US" as const, points: 120, expires_at: until };
  const member_id = await addMember(at.world.database, hotel_id, { ...person, ...member });
  const grant = (points: number, expires_at: Date | null) =>
    at.world.database.forHotel(hotel_id, (query) => grantCredit(query, hotel_id, member_id, { points, expires_at }));
  return { lodging, hotel_id, member_id, grant, mailbox: mailboxOf(at.world, hotel_id) };
}

test("a month before, at nine, with the days and the balance; not again", async () => {
  const { lodging, hotel_id, grant, mailbox } = await open();
  await grant(30, taipei("05-20"));
  await grant(1000, null);
  for (const [day, clock, count] of [
    ["03-30", "12:00", 0],
    ["03-31", "08:59", 0],
    ["03-31", "09:00", 1],
    ["03-31", "12:00", 0],
    ["04-01", "09:00", 0],
    ["04-20", "09:00", 0],
  ] as const) {
    at.now = taipei(day, clock);
    expect(await run(), `${day} ${clock}`).toBe(count);
    const mails = await mailbox.fresh();
    expect(mails).toHaveLength(count);
    for (const { kind, to, lang, reply_to, subject, text, html, order_id } of mails) {
      expect({ kind, to, lang, reply_to, order_id }).toEqual({
        kind: "points_expire",
        to: "mei@example.com",
        lang: "en-US",
        reply_to: "stay@inn.example",
        order_id: null,
      });
      expect(subject).toBe("Moonclear: 120 points expiring after April 30, 2031");
      for (const said of ["Mei Lin", "120 points", "May 19, 2031", "30 points", "1,150 points", "NT$1"]) {
        expect(text).toContain(said);
        expect(html).toContain(said);
      }
      expect(text).toContain(`${lodging.domain}`);
      expect(text).toMatch(/\/member\b/);
    }
  }
  await expectClean(at.world, hotel_id);
});

test("one a month: what comes into sight later is told of in the next, still in time", async () => {
  const { grant, mailbox } = await open();
  at.now = taipei("03-31", "09:00");
  expect(await run()).toBe(1);
  expect((await mailbox.fresh())[0]!.text).not.toContain("June");
  await grant(50, taipei("06-05"));
  at.now = taipei("04-30", "09:00");
  expect(await run()).toBe(0);
  at.now = taipei("05-05", "09:00");
  expect(await run()).toBe(1);
  const [mail] = await mailbox.fresh();
  expect(mail!.subject).toContain("50 points expiring after June 4, 2031");
});

test("several processes at once write one", async () => {
  const { mailbox } = await open();
  at.now = taipei("03-31", "09:00");
  const counts = await Promise.all([run(), run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await mailbox.fresh()).toHaveLength(1);
});

describe("nobody is written to", () => {
  test.each<[string, Parameters<typeof open>]>([
    ["without an address", [{ email: "" }]],
    ["where the lodging has switched it off", [{}, { mail_points_expire: false }]],
    ["where members are closed", [{}, { close_member_system: true }]],
    ["at a lodging that is gone", [{}, { del: true }]],
    ["whose points live longer", [{}, {}, taipei("06-01")]],
    ["whose points have expired", [{}, {}, taipei("03-31")]],
  ])("%s", async (_what, given) => {
    const { mailbox } = await open(...given);
    at.now = taipei("03-31", "09:00");
    expect(await run()).toBe(0);
    expect(await mailbox.fresh()).toEqual([]);
  });

  test("who has spent the points before the e-mail is written", async () => {
    const { lodging, hotel_id, member_id, mailbox } = await open();
    at.now = taipei("03-31", "09:00");
    expect(await run()).toBe(1);
    const booker = bookerOf(at.world, lodging, await at.world.bearer(hotel_id, member_id));
    await booker.book(lodging.body([[0, 0, 1]], { ahead: 45, point_used: 120, point_cost: 120 }));
    expect((await mailbox.fresh()).map(({ kind }) => kind)).not.toContain("points_expire");
  });

  test("at night: what a server that was down has missed is written the next morning", async () => {
    const { mailbox } = await open();
    at.now = taipei("03-31", "20:00");
    expect(await run()).toBe(0);
    at.now = taipei("04-01", "09:00");
    expect(await run()).toBe(1);
    expect(await mailbox.fresh()).toHaveLength(1);
  });
});

test.each(LANGUAGES)("in the member's language, %s, also without a name", async (lang) => {
  const { mailbox } = await open({ lang, name: "" });
  at.now = taipei("03-31", "09:00");
  await run();
  const [mail] = await mailbox.fresh();
  expect(mail).toMatchObject({ lang, kind: "points_expire" });
  for (const text of [mail!.subject, mail!.text]) expect(text).toMatch(/120/);
  expect(mail!.text).not.toMatch(/undefined|NaN|Dear ,/);
});
