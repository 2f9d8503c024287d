/** Every e-mail in every language, from real orders: all its facts in HTML and in text, and links that open the right thing. */
import { describe, expect, test } from "vitest";
import { applyCancellation, getOrderByHash, getOrderHistory } from "#contract/orders.ts";
import { MAIL_WORDS } from "#languages/languages.ts";
import { countryName } from "#rules/guests/countries.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { readTaskToken } from "#server/payments/task-token.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";
import {
  ACCOUNT,
  expectSays,
  mailOf,
  openMailLodging,
  pagesOf,
  unfold,
  weekday,
} from "#tests/lodgings/mail-lodging.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { jsonLdOf, linksOf, picturesOf, type ReadMail, visibleText } from "#tests/mail/read-mails.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";

const at = openSeparateClockedWorld();

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = MAIL_WORDS[lang];
  const staffWords = MAIL_WORDS["ja-JP"];
  const name = lang === "en-US" ? "Mei Lin" : "Lin Mei";

  test("a deposit by card: received, confirmed, paid, cancelled, and its money on the way back", async () => {
    const lodging = await openMailLodging(at, lang);
    // Two rooms for two nights from the tenth night: 2 × (2100 + 2110); the deposit is 30 %.
    const order = await lodging.book({ pay_option: "part", residence_country: "KR", arrival_time: "16:00" }, [
      [0, 0, 2],
    ]);
    // Its guest is paying: not a word before that has had time.
    expect(await lodging.mailbox.fresh()).toEqual([]);
    await lodging.record(order.order_id, "order.reminder", { which: "first" });
    const received = await lodging.mailbox.fresh();
    expect(received.map(({ kind }) => kind)).toEqual(["order_received"]);
    const [first] = received as [ReadMail];
    expect(first).toMatchObject({ lang, to: order.body.booker_email, reply_to: "stay@moonclear.example" });
    expect(first.subject).toContain(order.order_doc);
    const stay = [
      order.order_doc,
      shownCode(order.short_code),
      weekday(lang, "2031-03-11"),
      weekday(lang, "2031-03-13"),
      words.values.nights(2),
      `${words.values.rooms("A", 2)}\n`,
      "A1",
      words.values.guests(2, 1),
      "NT$8,420",
      "+886 3 900 0123",
      "stay@moonclear.example",
      name,
      "宜蘭縣礁溪鄉五峰路 91 巷",
      words.stays.labels.latest_check_in,
      words.stays.place.late("21:00"),
      words.stays.place.map,
      words.stays.place.directions,
    ];
    expectSays(first, ...stay, "NT$2,526", words.buttons.pay, words.order_received.after, "2031");
    // Thirty minutes from noon at the lodging.
    expect(visibleText(first.html)).toMatch(/12:30/);
    const pages = pagesOf(lodging, first);
    expect(pages.get("map")!.searchParams.get("query")).toBe("宜蘭縣礁溪鄉五峰路 91 巷");
    expect(pages.has("directions")).toBe(true);
    const [picture] = picturesOf(first.html);
    expect(picture).toEqual({
      src: `https://${lodging.domain}/img/tatami-0123abcd-1600x1000/960.jpg`,
      width: "600",
      height: "375",
      alt: lang === "en-US" ? "Tatami & tea" : "榻榻米",
    });
    expect(pages.get("pay")!.pathname.split("/").at(-1)).toBe(order.order_doc);
    const hash_code = pages.get("pay")!.searchParams.get("hash_code")!;
    expect(await lodging.api(getOrderHistory, { query: { domain: lodging.domain, hash_code } })).toMatchObject({
      order_doc: order.order_doc,
    });

    await lodging.booker.pay(order, 2526);
    const confirmed = await lodging.mailbox.fresh();
    expect(confirmed.map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    const mail = mailOf(confirmed, "confirmed");
    expectSays(mail, ...stay, "NT$2,526", "NT$5,894", words.money.before_arrival("NT$5,894"), words.cancelling.title);
    const links = pagesOf(lodging, mail);
    const valid_hash = links.get("cancel")!.pathname.split("/").at(-1)!;
    const view = await lodging.api(getOrderByHash, { query: { domain: lodging.domain, valid_hash } });
    expect(view.order_doc).toBe(order.order_doc);
    expectSays(mail, view.cancel_rule);
    const paper = linksOf(mail.html).find(({ pathname }) => pathname.endsWith(`/${order.order_doc}/confirmation.pdf`))!;
    expect(paper.searchParams.get("hash_code")).toBe(hash_code);
    expect(jsonLdOf(mail.html)).toMatchObject({
      "@type": "LodgingReservation",
      reservationId: order.order_doc,
      reservationStatus: "https://schema.org/ReservationConfirmed",
      checkinTime: "2031-03-11T07:00:00.000Z",
      numAdults: 2,
      numChildren: 1,
      totalPrice: 8420,
      priceCurrency: "TWD",
    });
    const orderPage = linksOf(mail.html).find(({ pathname }) => pathname.endsWith(order.order_doc))!;
    expect(orderPage.searchParams.get("hash_code")).toBe(hash_code);
    expect(mail.attachments).toHaveLength(1);
    expect(unfold(mail.attachments[0]!.content)).toEqual(
      expect.arrayContaining([
        `UID:${order.order_doc}@${lodging.domain}`,
        "DTSTART:20310311T070000Z",
        "METHOD:PUBLISH",
        `URL:${orderPage.href}`,
      ]),
    );
    const copy = mailOf(confirmed, "staff_new_order");
    expect(copy).toMatchObject({ lang: "ja-JP", to: "stay@moonclear.example", reply_to: "" });
    expect(picturesOf(copy.html)).toEqual([]);
    expect(pagesOf(lodging, copy).has("map")).toBe(false);
    expectSays(
      copy,
      order.order_doc,
      shownCode(order.short_code),
      name,
      "+886 912 345 678",
      staffWords.staff.new_order.confirmed,
    );
    expectSays(copy, countryName("KR", "ja-JP"), "16:00–17:00");

    await lodging.booker.pay(order, 5894);
    const paid = await lodging.mailbox.fresh();
    expect(paid.map(({ kind }) => kind)).toEqual(["paid"]);
    expectSays(paid[0]!, words.paid.lead("NT$8,420"), words.money.all_paid, order.order_doc);

    // Five days before check-in: half of it is the fee.
    at.now = new Date("2031-03-06T04:00:00Z");
    await lodging.booker.cancel(order);
    // How the money goes back, and who must see to it, is another matter.
    const cancelled = (await lodging.mailbox.fresh()).filter(({ kind }) => kind !== "staff_refund");
    expect(cancelled.map(({ kind }) => kind)).toEqual(["cancelled", "staff_cancelled"]);
    const ended = mailOf(cancelled, "cancelled");
    expectSays(
      ended,
      order.order_doc,
      words.cancelled.fee("NT$4,210"),
      words.refund.coming("NT$4,210"),
      weekday(lang, "2031-03-11"),
    );
    expect(jsonLdOf(ended.html)).toMatchObject({ reservationStatus: "https://schema.org/ReservationCancelled" });
    expect(unfold(ended.attachments[0]!.content)).toEqual(
      expect.arrayContaining([`UID:${order.order_doc}@${lodging.domain}`, "METHOD:CANCEL", "SEQUENCE:1"]),
    );
    expect(pagesOf(lodging, ended).has("cancel")).toBe(false);
    expectSays(mailOf(cancelled, "staff_cancelled"), order.order_doc, staffWords.staff.cancelled.lead, "NT$4,210");

    await lodging.record(order.order_id, "order.refunded", {
      which: "cancelled",
      payload: { reason: "cancelled", is_by_hand: true },
    });
    const back = mailOf(await lodging.mailbox.fresh(), "refund");
    expectSays(back, words.refund.done("NT$4,210"), order.order_doc);

    await lodging.booker.pay(order, 700, "late-1");
    const late = mailOf(await lodging.mailbox.fresh(), "refund");
    expectSays(late, words.refund.after_cancel, words.refund.coming("NT$700"));
    await expectClean(at.world, lodging.hotel_id);
  });

  test("a remittance: received with the account, reminded, paid in part, expired, and the way to book again", async () => {
    const lodging = await openMailLodging(at, lang);
    const order = await lodging.book({ pay_way: "remittance" });
    const received = await lodging.mailbox.fresh();
    expect(received.map(({ kind }) => kind)).toEqual(["order_received", "staff_new_order"]);
    const account = [ACCOUNT.account_name, ACCOUNT.account_number, "012 台北富邦銀行", "0012 礁溪分行", "NT$4,210"];
    expectSays(mailOf(received, "order_received"), ...account, words.remittance.how, order.order_doc);
    for (const label of [words.labels.due, words.labels.deadline]) {
      expect(mailOf(received, "order_received").text.split(new RegExp(`^${label}[:：]`, "m")), label).toHaveLength(2);
    }
    const task = (mail: ReadMail) =>
      readTaskToken(
        at.world.dependencies.secrets,
        lodging.hotel_id,
        pagesOf(lodging, mail).get("staff")!.pathname.split("/").at(-1)!,
        at.world.dependencies.clock(),
      );
    expect(task(mailOf(received, "staff_new_order"))).toEqual({ kind: "remittance", order_id: order.order_id });

    await lodging.record(order.order_id, "order.remittance_reported", { which: "12345" });
    const [reported] = await lodging.mailbox.fresh();
    expect(reported!.kind).toBe("staff_remittance");
    expectSays(reported!, staffWords.staff.remittance.lead("NT$4,210"), order.order_doc, name);
    expect(task(reported!)).toEqual({ kind: "remittance", order_id: order.order_id });

    at.now = new Date("2031-03-03T04:00:00Z");
    expect(await remindOrders(at.world.database, at.now)).toBe(1);
    const [reminder] = await lodging.mailbox.fresh();
    expect(reminder!.kind).toBe("reminder");
    expectSays(reminder!, ...account, order.order_doc, words.reminder.paid_already, weekday(lang, "2031-03-04"));

    await lodging.booker.pay(order, 1000);
    const [part] = await lodging.mailbox.fresh();
    expect(part!.kind).toBe("paid");
    expectSays(part!, words.paid.lead("NT$1,000"), "NT$3,210", order.order_doc, ACCOUNT.account_number);

    at.now = new Date("2031-03-04T04:00:00Z");
    expect(await expireOrders(at.world.database, at.now)).toBe(1);
    const expired = mailOf(await lodging.mailbox.fresh(), "expired");
    expectSays(expired, words.expired.lead, words.expired.again, words.refund.coming("NT$1,000"), order.order_doc);
    const again = pagesOf(lodging, expired).get("booking")!;
    expect(Object.fromEntries(again.searchParams)).toEqual({
      start: "2031-03-11",
      end: "2031-03-13",
      adults: "2",
      children: "1",
      room: "1",
    });
    await expectClean(at.world, lodging.hotel_id);
  });

  test("to be paid on arrival: confirmed at once; and a request to cancel, with the guest's reason", async () => {
    const lodging = await openMailLodging(at, lang);
    const order = await lodging.book({ pay_way: "pay_arrival", ahead: 0, memo: "遅く着きます <b>" });
    const placed = await lodging.mailbox.fresh();
    expect(placed.map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    expectSays(mailOf(placed, "confirmed"), words.money.on_arrival("NT$4,010"), words.cancelling.by_asking);
    expect(pagesOf(lodging, mailOf(placed, "confirmed")).has("cancel")).toBe(false);
    for (const each of placed) expectSays(each, "遅く着きます <b>");
    await lodging.api(applyCancellation, {
      params: { id: order.order_doc },
      body: { booker_email: order.body.booker_email, reason: "fever\nand rain" },
    });
    const requested = await lodging.mailbox.fresh();
    expect(requested.map(({ kind }) => kind)).toEqual(["cancel_applied", "staff_cancel_applied"]);
    const toGuest = mailOf(requested, "cancel_applied");
    expect(toGuest).toMatchObject({ lang, to: order.body.booker_email });
    expectSays(toGuest, words.cancel_applied.lead, words.cancel_applied.after, "fever\nand rain", order.order_doc);
    expectSays(
      mailOf(requested, "staff_cancel_applied"),
      "fever\nand rain",
      order.order_doc,
      staffWords.staff.cancel_applied.lead,
    );
  });
});
