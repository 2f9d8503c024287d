/** An e-mail says what is true when it is written, in every lodging's own way, whatever people have typed. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MAIL_WORDS } from "#languages/languages.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { linksOf, mailboxOf, visibleText } from "#tests/mail/read-mails.ts";
import { openWorld } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
const at = openSeparateClockedWorld();

const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 50 }],
    info: { email: "desk@inn.example" },
    ...hotel,
  });

describe("the e-mail depends on the order's state now", () => {
  test("placed and paid before anyone looked: one e-mail, which confirms it", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
    await booker.pay(booked, booked.view.pay_amount);
    await booker.pay(booked, booked.view.final_amount - booked.view.pay_amount);
    const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
    const toGuest = mails.filter(({ to }) => to === booked.body.booker_email);
    expect(toGuest.map(({ kind }) => kind)).toEqual(["confirmed", "paid"]);
    for (const { text } of toGuest) expect(text).toContain(MAIL_WORDS["en-US"].money.all_paid);
  });

  test("expired, and a late payment got the rooms again: confirmed, and no e-mail that it is over", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body());
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    await mailbox.fresh();
    at.now = minutes(31);
    await expireOrders(at.world.database, at.now);
    expect(await booker.pay(booked, booked.view.final_amount)).toBe("confirmed");
    expect((await mailbox.fresh()).map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
  });

  test("expired, and its late money has found the rooms gone: why, and that it goes back", async () => {
    const lodging = await open({ rooms: [{ capacity: 1 }] });
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body());
    at.now = minutes(31);
    await expireOrders(at.world.database, at.now);
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    expect((await mailbox.fresh()).map(({ kind }) => kind)).toEqual(["expired"]);
    await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    expect(await booker.pay(booked, 4210)).toBe("refund");
    const mails = (await mailbox.fresh()).filter(({ to }) => to === booked.body.booker_email);
    expect(mails.map(({ kind }) => kind)).toEqual(["refund"]);
    expect(mails[0]!.text).toContain(MAIL_WORDS["en-US"].refund.late);
    expect(mails[0]!.text).toContain(MAIL_WORDS["en-US"].refund.coming("NT$4,210"));
  });

  test("paid too much: the difference goes back, and the order stands", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body());
    await booker.pay(booked, 5000);
    const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
    const refund = mails.find(({ kind }) => kind === "refund")!;
    expect(refund.text).toContain(MAIL_WORDS["en-US"].refund.too_much);
    expect(refund.text).toContain(MAIL_WORDS["en-US"].refund.coming("NT$790"));
    expect(mails.map(({ kind }) => kind)).toContain("confirmed");
  });

  test("a bank's number, where one was issued", async () => {
    const lodging = await open();
    const booked = await bookerOf(at.world, lodging).book(lodging.body());
    const { hotel_id } = lodging;
    const instructions = JSON.stringify({
      bank_code: "007",
      bank_name: "第一銀行",
      account_number: "9103522175887271",
      expires_at: "2031-03-01T04:30:00.000Z",
    });
    await change(
      at.world.database,
      hotel_id,
      sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount, currency,
          state, instructions, expires_at, created_at, updated_at)
        values (${hotel_id}, ${randomUUID()}, ${booked.order_id}, 10, 'ecpay', 'M', 'T', 'all', 4210, 'TWD', 'redirected',
          ${instructions}::jsonb, ${at.now}, ${at.now}, ${at.now})`,
    );
    await at.world.database.forHotel(hotel_id, (query) =>
      recordOrderEvent(query, hotel_id, { order_id: booked.order_id, topic: "order.number_issued", now: at.now }),
    );
    const [mail] = await mailboxOf(at.world, hotel_id).fresh();
    for (const fact of ["007 第一銀行", "9103522175887271", "NT$4,210", MAIL_WORDS["en-US"].remittance.bank_how]) {
      expect(visibleText(mail!.html)).toContain(fact);
      expect(mail!.text).toContain(fact);
    }
  });
});

describe("lodgings that differ", () => {
  test("without an address of its own, no copy is sent, and nobody is asked to reply", async () => {
    for (const email of ["", "call us", "a@b.example, c@d.example", "a@b.example\r\nBcc: all@example.com"]) {
      const lodging = await open({ info: { email } });
      await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
      const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
      expect(mails.map(({ kind }) => kind)).toEqual(["confirmed"]);
      expect(mails[0]).toMatchObject({ reply_to: "" });
      expect(mails[0]!.text).not.toContain(MAIL_WORDS["en-US"].footer.reply);
    }
  });

  test("links stand on the canonical host, in a language that the site has", async () => {
    const lodging = await open({ main_lang: "zh-TW", support_lang: ["zh-TW", "ja-JP"] });
    const alias = `www.${lodging.domain}`;
    await writeRows(at.world.database, lodging.hotel_id, hotelHost, (query) =>
      query.insert(hotelHost).values({ hotel_id: lodging.hotel_id, host: alias }),
    );
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const [mail] = await mailboxOf(at.world, lodging.hotel_id).fresh();
    expect(mail!.lang).toBe("en-US");
    const links = linksOf(mail!.html);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link.href).toMatch(new RegExp(`^https://${lodging.domain}/stay(/(?!en-US)|$)`));
    // The confirmation is in the order's language all the same.
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    const confirmed = (await mailboxOf(at.world, lodging.hotel_id).fresh()).find(({ kind }) => kind === "confirmed")!;
    const proof = linksOf(confirmed.html).find(({ pathname }) => pathname.endsWith("confirmation.pdf"))!;
    expect(proof.searchParams.get("lang")).toBe("en-US");
  });

  test("an order of another SECRET: its links ask for the guest's contact instead", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const secrets = createSecrets("a secret that came later, after a change");
    await deliverEvents({ ...at.world.dependencies, secrets }, at.now);
    const [mail] = await mailboxOf(at.world, lodging.hotel_id).mails();
    expect(mail!.html).not.toContain("hash_code");
    expect(mail!.html).not.toContain("/cancel/");
    expect(mail!.html).toContain("/stay/en-US/orders/HXA");
  });

  test("guests of a lodging that was deleted still get e-mails about their orders", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update hotel set del = true where hotel_id = ${lodging.hotel_id}`,
    );
    const fresh = await openWorld({ url: at.separate.url, clock: () => at.now });
    const kinds = (await mailboxOf(fresh, lodging.hotel_id).fresh()).map(({ kind }) => kind);
    expect(kinds).toContain("order_received");
    await fresh.close();
  });
});

describe("whatever people write", () => {
  test("stays text: nothing of it is markup, a header, or a script", async () => {
    const name = `"><script>alert(1)</script>\r\nBcc: all@example.com \u202Ekcatta</title>`;
    const lodging = await open({
      hotel_name: { "zh-TW": name, "en-US": name },
      info: { email: "desk@inn.example", phone: "<b>1</b>" },
    });
    const booker = bookerOf(at.world, lodging);
    await booker.book(
      lodging.body([[0, 0, 1]], {
        booker_first_name: `O'Neil & "Co"`,
        booker_last_name: "שלום",
        memo: `</td></table><script>alert(2)</script>\u202E`,
        pay_way: "pay_arrival",
      }),
    );
    const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
    expect(mails).toHaveLength(2);
    for (const { html, text, subject, from_name, attachments } of mails) {
      expect(html.match(/<script/g) ?? []).toHaveLength(html.includes("ld+json") ? 1 : 0);
      expect(html).not.toMatch(/alert\(1\)<\/script>|<b>1/);
      expect(html + text + subject + from_name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(subject + from_name).not.toMatch(/[\r\n]/);
      expect(text).toContain(`O'Neil & "Co" שלום`);
      for (const { content } of attachments) expect(content).not.toMatch(/^Bcc/m);
    }
    expect(mails[1]!.text).toContain("</td></table><script>alert(2)</script>");
  });

  test("a name of a hundred thousand characters is written in no time", async () => {
    const name = "湯\u202E<&".repeat(25_000);
    const lodging = await open({ hotel_name: { "zh-TW": name, "en-US": name } });
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    const began = performance.now();
    const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(mails).toHaveLength(2);
    for (const { from_name, subject } of mails) expect([...from_name, ...subject].length).toBeLessThanOrEqual(400);
  });
});
