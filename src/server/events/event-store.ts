/** The SQL of events and their deliveries. */
import type { Query, Statement } from "#server/database/connect.ts";
import { insertMany } from "#server/database/insert-rows.ts";
import { delivery, event } from "#server/database/tables/events.ts";
import { eventRows, type NewEvent } from "#server/events/event-rows.ts";

export type StoredEvent = typeof event.$inferSelect;
export type StoredDelivery = typeof delivery.$inferSelect;

const ADD: Statement = {
  name: "add_events",
  text: `with happened as (${insertMany(event, "$1")})
    ${insertMany(delivery, "$2")}`,
};

export async function addEvents(query: Query, hotel_id: number, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) => eventRows(hotel_id, event));
  const happened = rows.map(({ event }) => event);
  const deliveries = rows.flatMap(({ deliveries }) => deliveries);
  await query.run(ADD, [JSON.stringify(happened), JSON.stringify(deliveries)]);
}

const FIND: Statement = {
  name: "find_event",
  text: "select * from event where hotel_id = $1 and event_id = $2",
};

export async function findEvent(query: Query, hotel_id: number, event_id: string): Promise<StoredEvent> {
  const [found] = await query.run<StoredEvent>(FIND, [hotel_id, event_id]);
  return found!;
}

const END: Statement = {
  name: "end_deliveries",
  text: `update delivery set state = 'done', next_at = null
    where hotel_id = $1 and subject_id = $2 and state = 'waiting' returning 1`,
};

export async function endDeliveries(query: Query, hotel_id: number, subject_id: string): Promise<void> {
  await query.run(END, [hotel_id, subject_id]);
}
