import { ORDER_MOVES } from "#rules/orders/order-status.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { lockOrder, setOrderState } from "#server/orders/order-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

type By = { now: Date; actor: string };

/** Nobody came: the rooms stay sold and the money stays. */
export async function markNoShow(query: Query, hotel_id: number, order_id: string, { now, actor }: By): Promise<void> {
  const locked = await lockOrder(query, hotel_id, order_id);
  if (!locked) throw new Refusal("NOT_FOUND");
  const { state, generation } = locked.order;
  if (!ORDER_MOVES[state].includes("no_show")) throw new Refusal("ORDER_OVER");
  await setOrderState(query, hotel_id, { order_id, from: state, to: "no_show", generation, now });
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "order.no_show", from: state, to: "no_show" });
}
