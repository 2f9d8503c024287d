/** An event and the deliveries it causes, as they will be stored. */
import { type SubjectKind, subscribersOf, type Topic } from "#rules/events/topics.ts";
import type { delivery, event } from "#server/database/tables/events.ts";
import { newEventId } from "#server/events/event-id.ts";

export type NewEvent = {
  subject_kind: SubjectKind;
  subject_id: string;
  topic: Topic;
  now: Date;
  /** Each topic once per subject; for what may happen again, this tells the times apart. */
  which?: string;
  /** No personal data: an event is never changed. */
  payload?: Record<string, unknown>;
};

export type EventRows = {
  event: typeof event.$inferSelect;
  deliveries: (typeof delivery.$inferSelect)[];
};

export function eventRows(hotel_id: number, { now, which = "", payload = {}, ...about }: NewEvent): EventRows {
  const event_id = newEventId(now);
  return {
    event: { hotel_id, event_id, ...about, which, payload, at: now },
    deliveries: subscribersOf(about.topic).map((subscriber) => ({
      hotel_id,
      event_id,
      subscriber,
      subject_id: about.subject_id,
      state: "waiting",
      attempts: 0,
      leases: 0,
      next_at: now,
      last_error: "",
    })),
  };
}
