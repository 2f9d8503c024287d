/** The e-mails around a stay, in every language: what each says, and in HTML and text the same. */
import { describe, expect, test } from "vitest";
import { MAIL_WORDS, WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { changeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectSays, mailOf, openMailLodging, pagesOf, weekday } from "#tests/lodgings/mail-lodging.ts";
import { jsonLdOf, picturesOf } from "#tests/mail/read-mails.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = MAIL_WORDS[lang];
  const { before_arrival, arrival_day, after_stay } = words.stays;
  const name = {
    "zh-TW": "月澄湯宿",
    "zh-CN": "月澄汤宿",
    "en-US": "Moonclear Onsen Inn",
    "ja-JP": "月澄の湯宿",
    "ko-KR": "월징 온천 여관",
  }[lang];

  test("before arrival, on the day, and afterwards", async () => {
    const lodging = await openMailLodging(at, lang);
    await changeHotel(at.world.database, lodging.hotel_id, { mail_arrival_day: true });
    const order = await lodging.book({ pay_way: "pay_arrival", memo: "A cot, please" });
    await lodging.mailbox.fresh();
    const writtenAt = async (moment: string, kind: string) => {
      at.now = new Date(moment);
      await recordStayMails(at.world.dependencies, at.now);
      const mails = await lodging.mailbox.fresh();
      expect(mails.map((each) => each.kind)).toEqual([kind]);
      const mail = mailOf(mails, kind);
      expect(mail).toMatchObject({ lang, to: order.body.booker_email, reply_to: "stay@moonclear.example" });
      expect(picturesOf(mail.html)).toHaveLength(1);
      return mail;
    };
    const stay = [weekday(lang, "2031-03-11"), weekday(lang, "2031-03-13"), words.values.nights(2), "A cot, please"];
    const way = [shownCode(order.short_code), words.stays.place.late("21:00"), words.money.on_arrival("NT$4,210")];

    const before = await writtenAt("2031-03-08T01:00:00Z", "before_arrival");
    expect(before.subject).toBe(before_arrival.subject(name, weekday(lang, "2031-03-11")));
    expectSays(before, before_arrival.heading, before_arrival.lead(name, weekday(lang, "2031-03-11")), ...stay, ...way);
    expectSays(before, words.cancelling.title, WORDS[lang].customer_notice, "Quiet from 22:00.", "No pets.");
    expect([...pagesOf(lodging, before).keys()]).toEqual(
      expect.arrayContaining(["orders", "directions", "map", "cancel"]),
    );
    expect(jsonLdOf(before.html)).toMatchObject({ reservationStatus: "https://schema.org/ReservationConfirmed" });

    const today = await writtenAt("2031-03-11T01:00:00Z", "arrival_day");
    expect(today.subject).toBe(arrival_day.subject(name));
    expectSays(today, arrival_day.heading, arrival_day.lead(name, "15:00"), ...stay, ...way, "Quiet from 22:00.");
    expect(pagesOf(lodging, today).has("cancel")).toBe(false);

    const after = await writtenAt("2031-03-14T01:00:00Z", "after_stay");
    expect(after.subject).toBe(after_stay.subject(name));
    expectSays(
      after,
      after_stay.heading,
      after_stay.lead(name),
      after_stay.feedback,
      after_stay.again,
      ...stay.slice(0, 3),
    );
    expect(after.text).not.toContain("A cot, please");
    // What was paid at the desk is not known here.
    for (const shown of [after.html, after.text]) expect(shown).not.toMatch(/NT\$/);
    expect(pagesOf(lodging, after).has("map")).toBe(false);
  });
});
