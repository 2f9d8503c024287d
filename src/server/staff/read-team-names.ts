import type { Query } from "#server/database/connect.ts";
import { listStaff } from "#server/staff/staff-store.ts";

/** How the lodging's staff are called, by account; who has left is not among them. */
export async function readTeamNames(query: Query, hotel_id: number): Promise<Map<string, string>> {
  const team = await listStaff(query, hotel_id);
  return new Map(team.map(({ account_id, name, email }) => [account_id, name || email]));
}
