/** Who is signed in at the studio, and what the person is at this lodging. */
import type { Database } from "#server/database/connect.ts";
import { readStaffSession } from "#server/staff/staff-session.ts";
import { findPosition } from "#server/staff/staff-store.ts";

/** The role is read for each request: whoever is removed is out at once. */
export async function readStaff(database: Database, cookies: string | undefined, hotel_id: number, now: Date) {
  const session = await readStaffSession(database, cookies, now);
  if (session === null) return null;
  const position = await database.forHotel(hotel_id, (query) => findPosition(query, hotel_id, session.account_id));
  return position === null
    ? { kind: "studio" as const, ...session }
    : { kind: "staff" as const, ...position, ...session };
}
