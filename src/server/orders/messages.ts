/** Messages about orders: each is written in the transaction of its change, and sent after it. */
import type { Query, Statement } from "#server/database/connect.ts";
import { newId } from "#server/orders/ids.ts";

export type NewMessage = { outbox_id: string; topic: string; order_id: string; dedupe_key: string; now: Date };

/** Each topic once per order; for what may happen again, `which` tells the times apart. */
export function messageOf(order_id: string, topic: string, now: Date, which = ""): NewMessage {
  return { outbox_id: newId(now), topic, order_id, dedupe_key: `${order_id} ${topic} ${which}`.trim(), now };
}

const ADD_MESSAGES: Statement = {
  name: "add_messages",
  text: `insert into outbox (hotel_id, outbox_id, topic, order_id, dedupe_key, next_at, created_at)
    select $1, outbox_id, topic, order_id, dedupe_key, at, at
    from unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::timestamptz[])
      as message (outbox_id, topic, order_id, dedupe_key, at)`,
};

/** Sent after the commit. The key identifies the event, so that it is sent once. */
export async function addMessage(query: Query, hotel_id: number, message: NewMessage): Promise<void> {
  await addMessages(query, hotel_id, [message]);
}

export async function addMessages(query: Query, hotel_id: number, messages: readonly NewMessage[]): Promise<void> {
  await query.run(ADD_MESSAGES, [
    hotel_id,
    messages.map((message) => message.outbox_id),
    messages.map((message) => message.topic),
    messages.map((message) => message.order_id),
    messages.map((message) => message.dedupe_key),
    messages.map((message) => message.now),
  ]);
}
