/** The last change of each part of selling: what it replaced, and until when it can be taken back. */
import { and, eq } from "drizzle-orm";
import type { RoomNumber } from "#rules/stock/unit-numbers.ts";
import type { Query } from "#server/database/connect.ts";
import { sellingChange, type SellingSubject } from "#server/database/tables/rates.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { actorOf, type StaffContext, undoUntil } from "#server/rate-plans/write-rates.ts";

const of = (hotel_id: number, subject: SellingSubject) =>
  and(eq(sellingChange.hotel_id, hotel_id), eq(sellingChange.subject, subject));

/** In place of the one before. Returns until when it can be taken back. */
export async function keepBefore(
  query: Query,
  context: StaffContext,
  subject: SellingSubject,
  before: Record<string, unknown>,
): Promise<number> {
  const { hotel, now } = context;
  const row = { before, changed_by: actorOf(context), changed_at: now };
  await query
    .insert(sellingChange)
    .values({ hotel_id: hotel.hotel_id, subject, ...row })
    .onConflictDoUpdate({ target: [sellingChange.hotel_id, sellingChange.subject], set: row });
  return undoUntil(now);
}

/** Null where there is nothing to take back any more. */
export async function findUndo(query: Query, hotel_id: number, subject: SellingSubject, now: Date) {
  const [found] = await query.select().from(sellingChange).where(of(hotel_id, subject));
  const until = found ? undoUntil(found.changed_at) : 0;
  return found && until * 1000 > now.getTime() ? { before: found.before, until } : null;
}

/** What a change of a class's rooms replaced; numbers only where they were written. */
export type UnitsBefore = { room_class_id: number; units: number; numbers?: RoomNumber[] };

export async function findUndoUnits(query: Query, hotel_id: number, now: Date) {
  const found = await findUndo(query, hotel_id, "room_units", now);
  return found && { room_class_id: (found.before as UnitsBefore).room_class_id, until_timestamp: found.until };
}

/** What the change replaced; it can't be taken back a second time. */
export async function takeBack<Before>(query: Query, context: StaffContext, subject: SellingSubject): Promise<Before> {
  const { hotel_id } = context.hotel;
  const kept = await findUndo(query, hotel_id, subject, context.now);
  if (!kept) throw new Refusal("UNDO_OVER");
  await query.delete(sellingChange).where(of(hotel_id, subject));
  return kept.before as Before;
}
