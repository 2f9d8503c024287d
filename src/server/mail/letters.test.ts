/** Every letter in every language, from real orders: all its facts in HTML and in text, and links that open the right thing. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyCancellation, getOrderByHash, getOrderHistory, placeOrder } from "#contract/orders.ts";
import { MAIL_WORDS } from "#languages/mail/mail.ts";
import { readAddress } from "#rules/address.ts";
import { LANGUAGES, type Language } from "#rules/language.ts";
import { messageOf } from "#server/orders/messages.ts";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { remindOrders } from "#server/orders/remind-orders.ts";
import { readTaskToken } from "#server/payments/task-token.ts";
import { deskOf } from "#tests/desk.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { jsonLdOf, linksOf, postOf, type ReadLetter, visibleText } from "#tests/post.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openShop, type OrderBody } from "#tests/shop.ts";
import { change } from "#tests/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
let now = START;
let separate: SeparateDatabase;
let world: World;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
});
beforeEach(() => {
  now = START;
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

const ACCOUNT = {
  account_name: "月澄股份有限公司",
  account_number: "0120-3456-7890",
  bank_code_and_name: "012 台北富邦銀行",
  branch_code_and_name: "0012 礁溪分行",
  country_name: "Taiwan",
};

async function openInn(lang: Language) {
  const shop = await openShop(world.database, {
    from: "2031-03-01",
    main_lang: "ja-JP",
    hotel_name: {
      "zh-TW": "月澄湯宿",
      "zh-CN": "月澄汤宿",
      "en-US": "Moonclear Onsen Inn",
      "ja-JP": "月澄の湯宿",
      "ko-KR": "월징 온천 여관",
    },
    remittance_account: ACCOUNT,
    info: {
      email: "stay@moonclear.example",
      phone: "+886 3 900 0123",
      address: { "zh-TW": "宜蘭縣礁溪鄉五峰路 91 巷" },
    },
  });
  const desk = deskOf(world, shop);
  const api = world.apiOf(shop.domain, lang);
  return {
    ...shop,
    desk,
    api,
    post: postOf(world, shop.hotel_id),
    async book(more: Parameters<typeof shop.body>[1], lines?: Parameters<typeof shop.body>[0]) {
      const body: OrderBody = { ...shop.body(lines, more), children_count: 1 };
      const { order_doc } = await api(placeOrder, { body });
      const view = await desk.look({ order_doc, body });
      return { body, order_doc, order_id: view.booking_id };
    },
    /** What other parts of the house will say. */
    tell: (order_id: string, topic: string, which = "") => {
      const { outbox_id, dedupe_key } = messageOf(order_id, topic, now, which);
      return change(
        world.database,
        shop.hotel_id,
        sql`insert into outbox (hotel_id, outbox_id, topic, order_id, dedupe_key, next_at, created_at)
          values (${shop.hotel_id}, ${outbox_id}, ${topic}, ${order_id}, ${dedupe_key}, ${now}, ${now})`,
      );
    },
  };
}

type Inn = Awaited<ReturnType<typeof openInn>>;

const of = (letters: ReadLetter[], kind: string): ReadLetter => {
  const found = letters.filter((letter) => letter.kind === kind);
  expect(found, kind).toHaveLength(1);
  return found[0]!;
};

/** Both forms say all of it. */
function expectSays(letter: ReadLetter, ...facts: string[]): void {
  for (const fact of facts) {
    expect(visibleText(letter.html), letter.kind).toContain(fact);
    expect(letter.text, letter.kind).toContain(fact);
  }
}

const weekday = (lang: Language, day: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Every link stands on the canonical host and is a page in the letter's language; answers them by page. */
function pagesOf(inn: Inn, letter: ReadLetter): Map<string, URL> {
  const pages = new Map<string, URL>();
  for (const link of linksOf(letter.html)) {
    expect(link.origin).toBe(`https://${inn.domain}`);
    const address = readAddress(link.pathname, { product: "stay", support_lang: [...LANGUAGES], main_lang: "ja-JP" });
    expect(address).toMatchObject({ kind: "page", lang: letter.lang });
    expect(letter.text).toContain(link.href);
    pages.set((address as { path: string }).path.split("/")[1]!, link);
  }
  return pages;
}

const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = MAIL_WORDS[lang];
  const staffWords = MAIL_WORDS["ja-JP"];
  const name = lang === "en-US" ? "Mei Lin" : "Lin Mei";

  test("a deposit by card: received, confirmed, paid, cancelled, and its money on the way back", async () => {
    const inn = await openInn(lang);
    // Two rooms for two nights from the tenth night: 2 × (2100 + 2110); the deposit is 30 %.
    const order = await inn.book({ pay_option: "part" }, [[0, 0, 2]]);
    const received = await inn.post.fresh();
    expect(received.map(({ kind }) => kind)).toEqual(["order_received"]);
    const [first] = received as [ReadLetter];
    expect(first).toMatchObject({ lang, to: order.body.booker_email, reply_to: "stay@moonclear.example" });
    expect(first.subject).toContain(order.order_doc);
    const stay = [
      order.order_doc,
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
    ];
    expectSays(first, ...stay, "NT$2,526", words.buttons.pay, words.order_received.after, "2031");
    // Thirty minutes from noon at the lodging.
    expect(visibleText(first.html)).toMatch(/12:30/);
    const pages = pagesOf(inn, first);
    expect(pages.get("pay")!.pathname.split("/").at(-1)).toBe(order.order_doc);
    const hash_code = pages.get("pay")!.searchParams.get("hash_code")!;
    expect(await inn.api(getOrderHistory, { query: { domain: inn.domain, hash_code } })).toMatchObject({
      order_doc: order.order_doc,
    });

    await inn.desk.pay(order, 2526);
    const confirmed = await inn.post.fresh();
    expect(confirmed.map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    const letter = of(confirmed, "confirmed");
    expectSays(letter, ...stay, "NT$2,526", "NT$5,894", words.money.before_arrival("NT$5,894"), words.cancelling.title);
    const links = pagesOf(inn, letter);
    const valid_hash = links.get("cancel")!.pathname.split("/").at(-1)!;
    const view = await inn.api(getOrderByHash, { query: { domain: inn.domain, valid_hash } });
    expect(view.order_doc).toBe(order.order_doc);
    expectSays(letter, view.cancel_rule);
    const paper = linksOf(letter.html).find(({ pathname }) =>
      pathname.endsWith(`/${order.order_doc}/confirmation.pdf`),
    )!;
    expect(paper.searchParams.get("hash_code")).toBe(hash_code);
    expect(jsonLdOf(letter.html)).toMatchObject({
      "@type": "LodgingReservation",
      reservationId: order.order_doc,
      reservationStatus: "https://schema.org/ReservationConfirmed",
      checkinTime: "2031-03-11T07:00:00.000Z",
      numAdults: 2,
      numChildren: 1,
      totalPrice: 8420,
      priceCurrency: "TWD",
    });
    const orderPage = linksOf(letter.html).find(({ pathname }) => pathname.endsWith(order.order_doc))!;
    expect(orderPage.searchParams.get("hash_code")).toBe(hash_code);
    expect(letter.attachments).toHaveLength(1);
    expect(unfold(letter.attachments[0]!.content)).toEqual(
      expect.arrayContaining([
        `UID:${order.order_doc}@${inn.domain}`,
        "DTSTART:20310311T070000Z",
        "METHOD:PUBLISH",
        `URL:${orderPage.href}`,
      ]),
    );
    const copy = of(confirmed, "staff_new_order");
    expect(copy).toMatchObject({ lang: "ja-JP", to: "stay@moonclear.example", reply_to: "" });
    expectSays(copy, order.order_doc, name, "+886 912-345-678", staffWords.staff.new_order.confirmed);

    await inn.desk.pay(order, 5894);
    const paid = await inn.post.fresh();
    expect(paid.map(({ kind }) => kind)).toEqual(["paid"]);
    expectSays(paid[0]!, words.paid.lead("NT$8,420"), words.money.all_paid, order.order_doc);

    // Five days before check-in: half of it is the fee.
    now = new Date("2031-03-06T04:00:00Z");
    await inn.desk.cancel(order);
    // How the money goes back, and who must see to it, is another matter.
    const cancelled = (await inn.post.fresh()).filter(({ kind }) => kind !== "staff_refund");
    expect(cancelled.map(({ kind }) => kind)).toEqual(["cancelled", "staff_cancelled"]);
    const ended = of(cancelled, "cancelled");
    expectSays(
      ended,
      order.order_doc,
      words.cancelled.fee("NT$4,210"),
      words.refund.coming("NT$4,210"),
      weekday(lang, "2031-03-11"),
    );
    expect(jsonLdOf(ended.html)).toMatchObject({ reservationStatus: "https://schema.org/ReservationCancelled" });
    expect(unfold(ended.attachments[0]!.content)).toEqual(
      expect.arrayContaining([`UID:${order.order_doc}@${inn.domain}`, "METHOD:CANCEL", "SEQUENCE:1"]),
    );
    expect(pagesOf(inn, ended).has("cancel")).toBe(false);
    expectSays(of(cancelled, "staff_cancelled"), order.order_doc, staffWords.staff.cancelled.lead, "NT$4,210");

    await inn.tell(order.order_id, "order.refunded", "cancelled");
    const back = of(await inn.post.fresh(), "refund");
    expectSays(back, words.refund.done("NT$4,210"), order.order_doc);

    await inn.desk.pay(order, 700, "late-1");
    const late = of(await inn.post.fresh(), "refund");
    expectSays(late, words.refund.after_cancel, words.refund.coming("NT$700"));
    await expectClean(world, inn.hotel_id);
  });

  test("a remittance: received with the account, reminded, paid in part, expired, and the way to book again", async () => {
    const inn = await openInn(lang);
    const order = await inn.book({ pay_way: "remittance" });
    const received = await inn.post.fresh();
    expect(received.map(({ kind }) => kind)).toEqual(["order_received", "staff_new_order"]);
    const account = [ACCOUNT.account_name, ACCOUNT.account_number, "012 台北富邦銀行", "0012 礁溪分行", "NT$4,210"];
    expectSays(of(received, "order_received"), ...account, words.remittance.how, order.order_doc);
    for (const label of [words.labels.due, words.labels.deadline]) {
      expect(of(received, "order_received").text.split(new RegExp(`^${label}[:：]`, "m")), label).toHaveLength(2);
    }
    const task = (letter: ReadLetter) =>
      readTaskToken(
        world.house.secrets,
        inn.hotel_id,
        pagesOf(inn, letter).get("staff")!.pathname.split("/").at(-1)!,
        world.house.clock(),
      );
    expect(task(of(received, "staff_new_order"))).toEqual({ kind: "remittance", order_id: order.order_id });

    await inn.tell(order.order_id, "order.remittance_reported", "12345");
    const [reported] = await inn.post.fresh();
    expect(reported!.kind).toBe("staff_remittance");
    expectSays(reported!, staffWords.staff.remittance.lead("NT$4,210"), order.order_doc, name);
    expect(task(reported!)).toEqual({ kind: "remittance", order_id: order.order_id });

    now = new Date("2031-03-03T04:00:00Z");
    expect(await remindOrders(world.database, now)).toBe(1);
    const [reminder] = await inn.post.fresh();
    expect(reminder!.kind).toBe("reminder");
    expectSays(reminder!, ...account, order.order_doc, words.reminder.paid_already, weekday(lang, "2031-03-04"));

    await inn.desk.pay(order, 1000);
    const [part] = await inn.post.fresh();
    expect(part!.kind).toBe("paid");
    expectSays(part!, words.paid.lead("NT$1,000"), "NT$3,210", order.order_doc, ACCOUNT.account_number);

    now = new Date("2031-03-04T04:00:00Z");
    expect(await expireOrders(world.database, now)).toBe(1);
    const expired = of(await inn.post.fresh(), "expired");
    expectSays(expired, words.expired.lead, words.expired.again, words.refund.coming("NT$1,000"), order.order_doc);
    const again = pagesOf(inn, expired).get("booking")!;
    expect(Object.fromEntries(again.searchParams)).toEqual({
      start: "2031-03-11",
      end: "2031-03-13",
      adults: "2",
      children: "1",
      room: "1",
    });
    await expectClean(world, inn.hotel_id);
  });

  test("to be paid on arrival: confirmed at once; and asked to be cancelled, with the guest's reason", async () => {
    const inn = await openInn(lang);
    const order = await inn.book({ pay_way: "pay_arrival", ahead: 0, memo: "遅く着きます <b>" });
    const placed = await inn.post.fresh();
    expect(placed.map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    expectSays(of(placed, "confirmed"), words.money.on_arrival("NT$4,010"), words.cancelling.by_asking);
    expect(pagesOf(inn, of(placed, "confirmed")).has("cancel")).toBe(false);
    expectSays(of(placed, "staff_new_order"), "遅く着きます <b>");
    await inn.api(applyCancellation, {
      params: { id: order.order_doc },
      body: { booker_email: order.body.booker_email, reason: "fever\nand rain" },
    });
    const asked = await inn.post.fresh();
    expect(asked.map(({ kind }) => kind)).toEqual(["cancel_applied", "staff_cancel_applied"]);
    const heard = of(asked, "cancel_applied");
    expect(heard).toMatchObject({ lang, to: order.body.booker_email });
    expectSays(heard, words.cancel_applied.lead, words.cancel_applied.after, "fever\nand rain", order.order_doc);
    expectSays(
      of(asked, "staff_cancel_applied"),
      "fever\nand rain",
      order.order_doc,
      staffWords.staff.cancel_applied.lead,
    );
  });

  test("a refund that staff must send, and a payment that they must look at", async () => {
    const inn = await openInn(lang);
    const order = await inn.book({});
    await inn.desk.pay(order, 4210, "N-1");
    await inn.desk.cancel(order);
    await inn.post.fresh();
    const { hotel_id } = inn;
    const attempt_id = randomUUID();
    await change(
      world.database,
      hotel_id,
      sql`insert into refund_transfer (hotel_id, order_id, reason, transfer_no, vendor, vendor_number, amount, currency, state,
          request_key, created_at, updated_at)
        values (${hotel_id}, ${order.order_id}, 'cancelled', 1, 1, 'N-1', 1500, 'TWD', 'staff', 'R1', ${now}, ${now})`,
    );
    await change(
      world.database,
      hotel_id,
      sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount, currency,
          expires_at, created_at, updated_at)
        values (${hotel_id}, ${attempt_id}, ${order.order_id}, 1, 'newebpay', 'M', 'T1', 'all', 4210, 'TWD', ${now}, ${now}, ${now})`,
    );
    await change(
      world.database,
      hotel_id,
      sql`insert into payment_inbox (hotel_id, gateway, notice_key, attempt_id, source, raw, outcome, reason, received_at)
        values (${hotel_id}, 'newebpay', 'K', ${attempt_id}, 'notice', '', 'quarantined', 'amount 1 instead of 4210', ${now})`,
    );
    await inn.tell(order.order_id, "order.staff_refund", "cancelled 1");
    const [refund] = await inn.post.fresh();
    expectSays(refund!, staffWords.staff.refund.lead("NT$1,500"), staffWords.staff.link_secret);
    // One transfer of several: its own amount, not the whole refund's.
    expect(refund!.text).toContain(`${staffWords.labels.refund}：NT$1,500`);
    const token = pagesOf(inn, refund!).get("staff")!.pathname.split("/").at(-1)!;
    expect(readTaskToken(world.house.secrets, hotel_id, token, world.house.clock())).toEqual({
      kind: "refund",
      order_id: order.order_id,
      reason: "cancelled",
      transfer_no: 1,
    });
    await inn.tell(order.order_id, "payment.quarantined", "newebpay K");
    const [odd] = await inn.post.fresh();
    expectSays(odd!, staffWords.staff.quarantined.lead, "newebpay", "amount 1 instead of 4210");
    expectSays(odd!, staffWords.staff.quarantined.reasons.amount("NT$1", "NT$4,210"));
  });
});
