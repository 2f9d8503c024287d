/** The demo's first owner, of all its lodgings: signs in at /studio with the code from /outbox. Only the sandbox loads the demo. */
import { eq } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { account } from "#server/database/tables/accounts.ts";
import { staff } from "#server/database/tables/people.ts";
import { newId } from "#server/orders/ids.ts";

const OWNER = { email: "owner@yado.example", name: "Yado Demo" };

/** Each start may do it again. */
export async function loadOwner(database: Database, hotel_ids: readonly number[], now: Date): Promise<void> {
  const account_id = await database.forAccounts(async (query) => {
    const made = { ...OWNER, account_id: newId(now), lang: "zh-TW", created_at: now } as const;
    await query.insert(account).values(made).onConflictDoNothing();
    const [found] = await query
      .select({ account_id: account.account_id })
      .from(account)
      .where(eq(account.email, OWNER.email));
    return found!.account_id;
  });
  for (const hotel_id of hotel_ids) {
    const owner = { hotel_id, account_id, ...OWNER, role: "owner", since: now } as const;
    await database.forHotel(hotel_id, (query) => query.insert(staff).values(owner).onConflictDoNothing());
  }
}
