/** The guest reports a remittance and the account it came from; staff look for it. */
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import type { OrderView } from "#contract/order-view.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { findOwnOrder, showOrder } from "#server/orders/find-own-order.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { findOpenAttempt, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { openAttempt } from "#server/payments/attempts/open-attempt.ts";
import { dueOf } from "#server/payments/order-dues.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

const MOST_REPORTS = 5;

export async function reportRemittance(
  input: HandlerInput<typeof contract.reportRemittance>,
  context: RequestContext,
): Promise<OrderView> {
  const { params, body } = input;
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const { order } = await context.query((query) => findOwnOrder(query, context, params.id, body));
  if (order.pay_way !== "remittance") throw new Refusal("PAY_WAY_NOT_OFFERED", ["pay_way"]);
  const open = await context.query((query) => findOpenAttempt(query, hotel_id, order.order_id));
  if (open?.vendor !== REMITTANCE) {
    await openAttempt(context, { order_id: order.order_id, vendor: REMITTANCE, due: dueOf, isPaying: false });
  }
  return context.query(async (query) => {
    await openOrder(query, hotel_id, order.order_id);
    const attempt = await findOpenAttempt(query, hotel_id, order.order_id);
    if (!attempt) throw new Refusal("NOTHING_DUE");
    const { last_five: known, reports = 0 } = attempt.start as { last_five?: string; reports?: number };
    if (known !== body.last_five) {
      // Each report sends an e-mail to staff.
      if (reports >= MOST_REPORTS) throw new Refusal("TOO_MANY_REQUESTS");
      await setAttempt(query, hotel_id, attempt.attempt_id, {
        start: { ...attempt.start, last_five: body.last_five, reports: reports + 1 },
        now,
      });
      const which = `${attempt.trade_no} ${reports + 1}`;
      const { order_id } = order;
      await recordOrderEvent(query, hotel_id, { order_id, topic: "order.remittance_reported", now, which });
      const action = "payment.remittance_reported";
      await appendAudit(query, hotel_id, order.order_id, { at: now, actor: "guest", action });
    }
    return showOrder(query, context, order.order_id);
  });
}
