import type { Query } from "#server/database/connect.ts";
import { listStaff } from "#server/staff/staff-store.ts";

/** Where someone on the lodging's staff is written to; null: the person has left. */
export async function readTeamAddress(query: Query, hotel_id: number, account_id: string): Promise<string | null> {
  const team = await listStaff(query, hotel_id);
  return team.find((member) => member.account_id === account_id)?.email ?? null;
}
