/** A bank's number is written to its guest, with what it takes to pay it: once, and only while it can be paid. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { MAIL_WORDS, WORDS } from "#languages/languages.ts";
import { fullMoment } from "#rules/time/full-day.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { mailboxOf, visibleText } from "#tests/mail/read-mails.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let paying: PayingWorld;
beforeAll(async () => {
  paying = await openPayingWorld();
});
afterAll(() => paying.close());

async function open() {
  const { world, bank } = paying;
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [1, 9] });
  return {
    lodging,
    booker: bookerOf(world, lodging),
    guest: payingGuest(world, bank, lodging),
    mailbox: mailboxOf(world, lodging.hotel_id),
  };
}

test.each(LANGUAGES)("in %s: bank, number, amount, and the bank's own deadline", async (lang) => {
  const { lodging, booker, guest, mailbox } = await open();
  const body = lodging.body();
  const { order_doc } = await paying.world.apiOf(lodging.domain, lang)(placeOrder, { body });
  const booked = { body, order_doc };
  await mailbox.fresh();
  await guest.click(await guest.go(booked, 9), "issue");
  const { bank_instructions } = await booker.look(booked);
  const mails = await mailbox.fresh();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([["number_issued", booked.body.booker_email]]);
  const [mail] = mails;
  expect(mail!.lang).toBe(lang);
  const words = MAIL_WORDS[lang];
  const until = new Intl.DateTimeFormat(lang, { ...fullMoment(lang), timeZone: "Asia/Taipei" }).format(
    new Date(bank_instructions!.expires_timestamp * 1000),
  );
  const lead = words.number_issued.lead(
    "NT$4,210",
    WORDS[lang].with_zone(until, zoneName("Asia/Taipei", lang, "2026-12-03")),
  );
  for (const fact of [
    lead,
    bank_instructions!.bank_code,
    bank_instructions!.account_number,
    words.remittance.bank_how,
  ]) {
    expect(visibleText(mail!.html)).toContain(fact);
    expect(mail!.text).toContain(fact);
  }
});

test("what is paid before anyone wrote of the number needs none", async () => {
  const { booker, lodging, guest, mailbox } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  await guest.click(trade, "pay");
  expect((await booker.events()).filter((topic) => topic === "order.number_issued")).toHaveLength(1);
  expect((await mailbox.fresh()).map(({ kind }) => kind)).not.toContain("number_issued");
});

test("a card has no number", async () => {
  const { booker, lodging, guest, mailbox } = await open();
  const booked = await booker.book(lodging.body());
  await mailbox.fresh();
  await guest.click(await guest.go(booked, 1), "fail");
  expect(await booker.events()).not.toContain("order.number_issued");
  expect(await mailbox.fresh()).toEqual([]);
});
