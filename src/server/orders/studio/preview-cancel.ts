import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { STUDIO_ORDER_WORDS } from "#languages/languages.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { ORDER_MOVES } from "#rules/orders/order-status.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findOrder } from "#server/orders/order-store.ts";
import { assertMayRefund } from "#server/orders/studio/assert-may-refund.ts";
import { cancelNow } from "#server/orders/view/cancel-now.ts";

export function previewCancel(
  { query: { order_id } }: HandlerInput<typeof contract.previewCancel>,
  { hotel, person, now, lang, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.previewCancel>> {
  const words = STUDIO_ORDER_WORDS[lang].cancelling;
  return query(async (query) => {
    const stored = await findOrder(query, hotel.hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    const { order } = stored;
    if (!ORDER_MOVES[order.state].includes("cancelled")) throw new Refusal("ORDER_OVER");
    const outcome = cancelNow(stored, now, hotel);
    await assertMayRefund(query, hotel.hotel_id, person, outcome.refund);
    const shown = (minor: number) => shownMoney(toMajor(minor, order.currency), order.currency, lang);
    const paid = order.paid_amount - order.refund_amount;
    const sentence = paid === 0 ? words.unpaid : words.paid(shown(outcome.refund), shown(paid - outcome.refund));
    return { ...outcome, sentence };
  });
}
