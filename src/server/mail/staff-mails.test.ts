/** E-mails that ask staff to do something, in the staff's language, whatever the guest's is. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAIL_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { readTaskToken } from "#server/payments/task-token.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";
import { expectSays, openMailLodging, pagesOf } from "#tests/lodgings/mail-lodging.ts";
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
      sql`insert into payment_inbox (hotel_id, gateway, notice_key, attempt_id, source, raw, outcome, reason, received_at)
      values (${hotel_id}, 'newebpay', 'K', ${attempt_id}, 'notice', '', 'quarantined', 'amount 1 instead of 4210', ${at.now})`,
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
