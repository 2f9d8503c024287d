/** The demo's first owner, of all its lodgings: signs in at /studio with the code from /outbox. Only the sandbox loads the demo. */
import { eq } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { account } from "#server/database/tables/accounts.ts";
import { newId } from "#server/orders/ids.ts";
import { addOwner } from "#server/staff/add-owner.ts";
import type { Owner } from "./sell-rooms.ts";

const OWNER = { email: "owner@yado.example", name: "Yado Demo" };

/** Each start may do it again. */
export async function makeOwner(database: Database, now: Date): Promise<Owner> {
  const account_id = await database.forAccounts(async (query) => {
    const made = { ...OWNER, account_id: newId(now), lang: "zh-TW", created_at: now } as const;
    await query.insert(account).values(made).onConflictDoNothing();
    const [found] = await query
      .select({ account_id: account.account_id })
      .from(account)
      .where(eq(account.email, OWNER.email));
    return found!.account_id;
  });
  return { account_id, ...OWNER };
}

/** Also of lodgings that an earlier build has loaded. */
export async function addOwnerEverywhere(
  database: Database,
  hotel_ids: readonly number[],
  owner: Owner,
  now: Date,
): Promise<void> {
  for (const hotel_id of hotel_ids) await database.forHotel(hotel_id, (query) => addOwner(query, hotel_id, owner, now));
}
