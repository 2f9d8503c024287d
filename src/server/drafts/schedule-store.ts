/** The SQL of drafts that are to be published at a time. */
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { scheduledPublish } from "#server/database/tables/drafts.ts";

export type Schedule = typeof scheduledPublish.$inferSelect;
type NewSchedule = Pick<Schedule, "publish_at" | "note" | "scheduled_by" | "lang">;

export async function findSchedule(query: Query, hotel_id: number): Promise<Schedule | null> {
  const [found] = await query.select().from(scheduledPublish).where(eq(scheduledPublish.hotel_id, hotel_id));
  return found ?? null;
}

export async function putSchedule(query: Query, hotel_id: number, given: NewSchedule): Promise<void> {
  const set = { ...given, failed_at: null, failure: "" };
  await query
    .insert(scheduledPublish)
    .values({ hotel_id, ...set })
    .onConflictDoUpdate({ target: [scheduledPublish.hotel_id], set });
}

export async function deleteSchedule(query: Query, hotel_id: number): Promise<boolean> {
  const gone = await query
    .delete(scheduledPublish)
    .where(eq(scheduledPublish.hotel_id, hotel_id))
    .returning({ hotel_id: scheduledPublish.hotel_id });
  return gone.length > 0;
}

/** Locked, so that two processes do not both publish it; null: somebody else has, or it was called off. */
export async function takeDue(query: Query, hotel_id: number, now: Date): Promise<Schedule | null> {
  const [found] = await query
    .select()
    .from(scheduledPublish)
    .where(
      and(
        eq(scheduledPublish.hotel_id, hotel_id),
        lte(scheduledPublish.publish_at, now),
        isNull(scheduledPublish.failed_at),
      ),
    )
    .for("update");
  return found ?? null;
}

export async function markFailed(query: Query, hotel_id: number, failure: string, now: Date): Promise<void> {
  await query.update(scheduledPublish).set({ failed_at: now, failure }).where(eq(scheduledPublish.hotel_id, hotel_id));
}

/** Of all lodgings: for the directory's role. */
export const listDue = (query: Query, now: Date, most: number) =>
  query
    .select({ hotel_id: scheduledPublish.hotel_id })
    .from(scheduledPublish)
    .where(and(lte(scheduledPublish.publish_at, now), isNull(scheduledPublish.failed_at)))
    .orderBy(scheduledPublish.publish_at)
    .limit(most);
