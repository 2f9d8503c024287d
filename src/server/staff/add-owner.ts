import type { Query } from "#server/database/connect.ts";
import { addStaff } from "#server/staff/staff-store.ts";

/** The first of a lodging's staff: whoever opens it. */
export async function addOwner(
  query: Query,
  hotel_id: number,
  { account_id, email, name }: { account_id: string; email: string; name: string },
  since: Date,
): Promise<void> {
  await addStaff(query, hotel_id, { account_id, email, name, role: "owner", since });
}
