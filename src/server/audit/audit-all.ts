import { and, eq, gt } from "drizzle-orm";
import { appendAudit } from "#server/audit/append-audit.ts";
import { auditHotel, type Breach } from "#server/audit/audit-hotel.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database } from "#server/database/connect.ts";
import { hotelHost, hotelTerms } from "#server/database/tables/hotel.ts";
import { auditHead } from "#server/database/tables/ledgers.ts";

/** Every lodging there is, and any that only its log remembers. */
export async function auditAll(database: Database, now: Date): Promise<{ hotels: number; breaches: Breach[] }> {
  const ids = await database.forDirectory(async (query) => {
    const hosts = await query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost);
    const heads = await query.select({ hotel_id: auditHead.hotel_id }).from(auditHead);
    return [...new Set([...hosts, ...heads].map((row) => row.hotel_id))].toSorted((a, b) => a - b);
  });
  const breaches: Breach[] = [];
  for (const hotel_id of ids) breaches.push(...(await auditOne(database, hotel_id, now)));
  return { hotels: ids.length, breaches };
}

/** Lodgings whose log has grown since they were last seen clean. */
export async function auditChanged(database: Database, now: Date): Promise<Breach[]> {
  const grown = await database.forDirectory((query) =>
    query
      .select({ hotel_id: auditHead.hotel_id, seq: auditHead.seq })
      .from(auditHead)
      .where(gt(auditHead.seq, auditHead.checked_seq)),
  );
  const breaches: Breach[] = [];
  for (const { hotel_id, seq } of grown) {
    const found = await auditOne(database, hotel_id, now);
    breaches.push(...found);
    if (found.length > 0) continue;
    await database.forHotel(hotel_id, (query) =>
      query.update(auditHead).set({ checked_seq: seq }).where(eq(auditHead.hotel_id, hotel_id)),
    );
  }
  return breaches;
}

/** A lodging that can't be looked at must not hide the ones after it. */
async function auditOne(database: Database, hotel_id: number, now: Date): Promise<Breach[]> {
  try {
    return await auditHotel(database, hotel_id, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ hotel_id, id: "audit", about: "every check can be run", closes: false, found: [{ reason }] }];
  }
}

/** To sell on wrong counters is worse than not to sell: such a lodging takes no orders until somebody has looked. */
export async function closeOnBreach(database: Database, breaches: readonly Breach[], now: Date): Promise<void> {
  const ids = new Set(breaches.filter((breach) => breach.closes).map((breach) => breach.hotel_id));
  for (const hotel_id of ids) {
    await database.forHotel(hotel_id, async (query) => {
      const closed = await query
        .update(hotelTerms)
        .set({ booking_close: true })
        .where(and(eq(hotelTerms.hotel_id, hotel_id), eq(hotelTerms.booking_close, false)))
        .returning({ hotel_id: hotelTerms.hotel_id });
      if (closed.length === 0) return;
      await announceChange(query, hotel_id, "hotel");
      await appendAudit(query, hotel_id, null, { at: now, actor: "auditor", action: "booking.closed" });
    });
  }
}
