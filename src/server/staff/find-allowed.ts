/** Of several open studios, those whose person is still signed in and still has a role at this lodging that may do something. */
import { mayDo, type Permission } from "#rules/people/staff-roles.ts";
import type { Database } from "#server/database/connect.ts";
import { readStaffSessions } from "#server/staff/staff-session.ts";
import { listStaff } from "#server/staff/staff-store.ts";

export async function findAllowed<Studio extends { cookies: string | undefined }>(
  database: Database,
  hotel_id: number,
  studios: readonly Studio[],
  permission: Permission,
  now: Date,
): Promise<Set<Studio>> {
  const cookies = studios.map((studio) => studio.cookies);
  const sessions = await readStaffSessions(database, cookies, now);
  const staff = await database.forHotel(hotel_id, (query) => listStaff(query, hotel_id));
  const allowed = new Set(
    staff.filter(({ role, may_publish }) => mayDo(role, permission, may_publish)).map(({ account_id }) => account_id),
  );
  return new Set(studios.filter((_studio, nth) => allowed.has(sessions[nth]?.account_id ?? "")));
}
