import type { Query } from "#server/database/connect.ts";
import * as store from "#server/events/event-store.ts";

/** Ends the deliveries about this subject: its guest is erased. */
export function endDeliveries(query: Query, hotel_id: number, subject_id: string): Promise<void> {
  return store.endDeliveries(query, hotel_id, subject_id);
}
