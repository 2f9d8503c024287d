/** Records what has happened in the transaction of the change; subscribers receive it after the commit. */
import type { Query } from "#server/database/connect.ts";
import type { NewEvent } from "#server/events/event-rows.ts";
import { addEvents } from "#server/events/event-store.ts";

export async function recordEvents(query: Query, hotel_id: number, events: readonly NewEvent[]): Promise<void> {
  await addEvents(query, hotel_id, events);
}

export type OrderEvent = Omit<NewEvent, "subject_kind" | "subject_id"> & { order_id: string };

export const aboutOrder = ({ order_id, ...event }: OrderEvent): NewEvent => ({
  subject_kind: "order",
  subject_id: order_id,
  ...event,
});

/** What has happened to one order. */
export function recordOrderEvent(query: Query, hotel_id: number, event: OrderEvent): Promise<void> {
  return recordEvents(query, hotel_id, [aboutOrder(event)]);
}
