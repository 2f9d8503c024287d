/**
 * Tells subscribers what has happened: each at least once, the events of a subject in their order. One that fails delays what
 * comes after it for the same subject and subscriber, and nothing else.
 */
import { SUBSCRIBERS, type Subscriber } from "#rules/events/topics.ts";
import type { Query } from "#server/database/connect.ts";
import type { EventDependencies } from "#server/events/delivering.ts";
import { findEvent, type StoredDelivery } from "#server/events/event-store.ts";
import { IN_ORDER } from "#server/events/in-order.ts";
import { HANDLERS } from "#server/events/subscribers.ts";
import { doDueWork } from "#server/retries/do-due-work.ts";
import type { Queue } from "#server/retries/queue.ts";

/** Subscribers of a newer build are left to it. */
export const DELIVERIES: Queue = {
  table: "delivery",
  key: ["event_id", "subscriber"],
  ready: `subscriber in (${SUBSCRIBERS.map((name) => `'${name}'`).join(", ")}) and ${IN_ORDER}`,
};

/** All that is due now; answers how many were delivered. */
export function deliverEvents(dependencies: EventDependencies, now: Date, signal?: AbortSignal): Promise<number> {
  const { database, directory } = dependencies;
  return doDueWork<StoredDelivery>(
    database,
    {
      queue: DELIVERIES,
      // E-mails are written here, not sent: more at once would only take the processor from guests.
      atOnce: 1,
      describe: ({ event_id, subscriber }) => `event ${event_id} for ${subscriber}`,
      async handle(hotel_id, { event_id, subscriber }, finish) {
        const hotel = await directory.byId(hotel_id);
        if (!hotel) throw new Error("the lodging is not there");
        const event = await database.forHotel(hotel_id, (query) => findEvent(query, hotel_id, event_id));
        const done = (query: Query) => finish(query, "done");
        return HANDLERS[subscriber as Subscriber](dependencies, { hotel, event, now, done });
      },
    },
    now,
    signal,
  );
}
