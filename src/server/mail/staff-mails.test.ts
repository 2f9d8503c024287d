/** E-mails that ask staff to do something, in the staff's language, whatever the guest's is. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAIL_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { readTaskToken } from "#server/payments/task-token.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { addCoupon } from "#tests/lodgings/lodging.ts";
import { expectSays, mailOf, openMailLodging, pagesOf } from "#tests/lodgings/mail-lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const at = openSeparateClockedWorld();
const staffWords = MAIL_WORDS["ja-JP"];

test.each(LANGUAGES)(
  "a refund that they must send, and a payment that they must look at, of an order in %s",
  async (lang) => {
    const lodging = await openMailLodging(at, lang);
    const order = await lodging.book({});
    await lodging.booker.pay(order, 4210, "N-1");
    await lodging.booker.cancel(order);
    await lodging.mailbox.fresh();
    const { hotel_id } = lodging;
    const attempt_id = randomUUID();
    await change(
      at.world.database,
      hotel_id,
      sql`insert into refund_transfer (hotel_id, order_id, reason, transfer_no, vendor, vendor_number, amount, currency, state,
        request_key, created_at, updated_at)
      values (${hotel_id}, ${order.order_id}, 'cancelled', 1, 1, 'N-1', 1500, 'TWD', 'staff', 'R1', ${at.now}, ${at.now})`,
    );
    await change(
      at.world.database,
      hotel_id,
      sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount, currency,
        expires_at, created_at, updated_at)
      values (${hotel_id}, ${attempt_id}, ${order.order_id}, 1, 'newebpay', 'M', 'T1', 'all', 4210, 'TWD', ${at.now}, ${at.now}, ${at.now})`,
    );
    await change(
      at.world.database,
      hotel_id,
      sql`insert into payment_inbox (hotel_id, gateway, report_key, attempt_id, source, raw, outcome, reason, received_at)
      values (${hotel_id}, 'newebpay', 'K', ${attempt_id}, 'webhook', '', 'quarantined', 'amount 1 instead of 4210', ${at.now})`,
    );
    await lodging.record(order.order_id, "order.staff_refund", {
      which: "cancelled 1",
      payload: { reason: "cancelled", transfer_no: 1 },
    });
    const [refund] = await lodging.mailbox.fresh();
    expectSays(refund!, staffWords.staff.refund.lead("NT$1,500"), staffWords.staff.link_secret);
    // One transfer of several: its own amount, not the whole refund's.
    expect(refund!.text).toContain(`${staffWords.labels.refund}：NT$1,500`);
    const token = pagesOf(lodging, refund!).get("staff")!.pathname.split("/").at(-1)!;
    expect(readTaskToken(at.world.dependencies.secrets, hotel_id, token, at.world.dependencies.clock())).toEqual({
      kind: "refund",
      order_id: order.order_id,
      reason: "cancelled",
      transfer_no: 1,
    });
    await lodging.record(order.order_id, "payment.quarantined", { which: "newebpay K" });
    const [odd] = await lodging.mailbox.fresh();
    expectSays(odd!, staffWords.staff.quarantined.lead, "newebpay", "amount 1 instead of 4210");
    expectSays(odd!, staffWords.staff.quarantined.reasons.amount("NT$1", "NT$4,210"));
  },
);

test("of a lodging that shows no address, its owners get what is for staff: each once", async () => {
  const lodging = await openMailLodging(at, "en-US");
  const { hotel_id } = lodging;
  const roles = (role: "owner" | "manager") => ({ roles: { [hotel_id]: role } });
  const owners = [await signInStaff(at.world, roles("owner")), await signInStaff(at.world, roles("owner"))];
  await signInStaff(at.world, roles("manager"));
  await change(
    at.world.database,
    hotel_id,
    sql`update hotel_site set info = info || '{"email": ""}'::jsonb where hotel_id = ${hotel_id}`,
  );
  const order = await lodging.book({});
  await lodging.booker.pay(order, 4210, "N-1");
  const mails = (await lodging.mailbox.fresh()).filter(({ kind }) => kind === "staff_new_order");
  expect(mails.map(({ to }) => to).sort()).toEqual(owners.map(({ email }) => email).sort());
  expect(mails.map(({ lang }) => lang)).toEqual(["ja-JP", "ja-JP"]);
  await lodging.booker.cancel(order);
  const later = (await lodging.mailbox.fresh()).map(({ kind }) => kind);
  expect(later.filter((kind) => kind === "staff_new_order")).toEqual([]);
  expect(later.filter((kind) => kind === "staff_cancelled")).toHaveLength(2);
});

test.each(LANGUAGES)(
  "a discount for other cards, of an order in %s: the guest and staff read what it means",
  async (lang) => {
    const lodging = await openMailLodging(at, lang);
    const words = MAIL_WORDS[lang];
    await addCoupon(at.world.database, lodging.hotel_id, { code: "CARDS", card_prefixes: ["431195", "4000"] });
    const order = await lodging.book({ coupon_array: ["CARDS"] });
    await lodging.mailbox.fresh();
    // Without a card: the discount of a tenth does not hold.
    await lodging.booker.pay(order, 3789, "N-2");
    const mails = await lodging.mailbox.fresh();
    const toGuest = mailOf(mails, "card_differs");
    expect(toGuest).toMatchObject({ lang, to: order.body.booker_email });
    expectSays(toGuest, words.card_differs.lead("CARDS", "431195, 4000", "NT$421"), words.card_differs.owed("NT$421"));
    expectSays(toGuest, words.buttons.pay_rest, "NT$4,210");
    expect(pagesOf(lodging, toGuest).get("pay")!.searchParams.has("hash_code")).toBe(true);
    const toStaff = mailOf(mails, "staff_card");
    expectSays(toStaff, staffWords.staff_card.differs("NT$421"), "CARDS", "431195, 4000", staffWords.staff.link_secret);
    const token = pagesOf(lodging, toStaff).get("staff")!.pathname.split("/").at(-1)!;
    const { secrets, clock } = at.world.dependencies;
    expect(readTaskToken(secrets, lodging.hotel_id, token, clock())).toEqual({
      kind: "card",
      order_id: order.order_id,
    });
  },
);
