import { newId } from "#server/orders/ids.ts";

/** An order says each thing once; what may happen to it again says `which` time it was. */
export function messageOf(order_id: string, topic: string, now: Date, which = "") {
  return { outbox_id: newId(now), topic, order_id, dedupe_key: `${order_id} ${topic} ${which}`.trim(), now };
}
