import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import { openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { isOpenToChange } from "#server/orders/view/is-open-to-change.ts";

type Named = { order_doc: string } & Parameters<typeof findOwnOrder>[3];

/** The guest's own order, locked. Every change of what it has besides rooms begins with this. */
export async function openOwnOrder(query: Query, context: RequestContext, named: Named): Promise<StoredOrder> {
  const own = await findOwnOrder(query, context, named.order_doc, named);
  return (await openOrder(query, context.hotel.hotel_id, own.order.order_id))!;
}

export function assertOpenToChange(stored: StoredOrder): void {
  if (isOpenToChange(stored)) return;
  throw new Refusal(HOLDING_STATES.includes(stored.order.state) ? "PAYMENT_UNDER_WAY" : "ORDER_OVER");
}
