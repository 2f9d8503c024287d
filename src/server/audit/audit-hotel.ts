/** Runs every check on a lodging as it was at one moment. It reads only, by the same walled role as everyone. */
import { CHECKS } from "#server/audit/checks.ts";
import type { Database } from "#server/database/connect.ts";

export type Breach = { hotel_id: number; id: string; about: string; found: object[] };

const MOST_SHOWN = 5;

export async function auditHotel(database: Database, hotel_id: number, now: Date): Promise<Breach[]> {
  return database.inspectHotel(hotel_id, async (query) => {
    const breaches: Breach[] = [];
    for (const { id, about, text } of CHECKS) {
      const limited = `select * from (${text}) found limit ${MOST_SHOWN}`;
      const values = text.includes("$2") ? [hotel_id, now] : text.includes("$1") ? [hotel_id] : [];
      const found = await query.run<object>({ name: `audit_${id.replace(" ", "_")}`, text: limited }, values);
      if (found.length > 0) breaches.push({ hotel_id, id, about, found });
    }
    return breaches;
  });
}
