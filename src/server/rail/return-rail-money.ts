/** Gives back what a guest paid for tickets that were never bought, or that the railway has taken back. */
import { RAIL_WORDS } from "#languages/languages.ts";
import { SELLING_STATES } from "#rules/orders/order-status.ts";
import { railReason } from "#rules/rail/rail-refund.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { leaveOrder } from "#server/add-ons/leave-order.ts";
import type { Query } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { refundPart } from "#server/orders/changes/refund-part.ts";
import { settleCancelled } from "#server/orders/changes/settle-cancelled.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import type { Reservation } from "#server/rail/rail-store.ts";

type Returned = { back: number; to: "failed" | "given_back" };

/** The order goes on without them, or was cancelled and pays back what it has promised. The caller has locked it. */
export async function returnRailMoney(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  { booking_number, rides, price }: Reservation,
  { back, to }: Returned,
  now: Date,
): Promise<void> {
  const { order } = stored;
  const reason = railReason(booking_number);
  if (order.state === "cancelled") {
    const isAsPromised = await settleCancelled(query, hotel_id, stored, { booking_number, back, now });
    // The cancellation's e-mail has said so.
    if (isAsPromised) return;
  } else {
    if (SELLING_STATES.includes(order.state)) {
      const fee_name = Object.fromEntries(LANGUAGES.map((lang) => [lang, RAIL_WORDS[lang].refund_fee]));
      const item = { item_number: booking_number, item_type: "rail" };
      // What the railway keeps stays part of the order.
      const fee = price - back;
      const kept = fee === 0 ? null : { item_type: "rail_fee", item_name: fee_name, amount: fee, day: rides[0]!.date };
      await leaveOrder(query, hotel_id, stored, item, { to, kept, now });
    }
    await refundPart(query, hotel_id, stored, { reason, amount: back, now });
  }
  const payload = { reason };
  await recordOrderEvent(query, hotel_id, {
    order_id: order.order_id,
    topic: "order.refund",
    now,
    which: reason,
    payload,
  });
}
