/** Someone signed in at the studio, with a role at some lodgings, without the pages of a sign-in. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { StaffRole } from "#rules/people/staff-roles.ts";
import { STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { account } from "#server/database/tables/accounts.ts";
import { staff, staffInvitation } from "#server/database/tables/people.ts";
import { openStaffSession } from "#server/staff/staff-session.ts";
import type { World } from "#tests/setup/world.ts";

export type SignedIn = { account_id: string; email: string; cookie: string };

type Settings = { email?: string; minutesAgo?: number; roles?: Record<number, StaffRole> };

export async function signInStaff(
  { database, dependencies }: World,
  { email = `${randomUUID()}@example.com`, minutesAgo = 0, roles = {} }: Settings = {},
): Promise<SignedIn> {
  const now = dependencies.clock();
  const account_id = randomUUID();
  await database.forAccounts((query) =>
    query.insert(account).values({ account_id, email, lang: "en-US", created_at: now }),
  );
  for (const [id, role] of Object.entries(roles)) {
    const hotel_id = Number(id);
    const member = { hotel_id, account_id, email, role, since: now };
    await database.forHotel(hotel_id, (query) => query.insert(staff).values(member));
  }
  const { Grant } = await dependencies.accounts.provider();
  const grant_id = await new Grant({ clientId: STUDIO_CLIENT, accountId: account_id }).save();
  const signed_in_at = new Date(now.getTime() - minutesAgo * 60_000);
  const opening = { account_id, grant_id, signed_in_at, now, isSecure: true, cookies: undefined };
  const cookie = await database.forAccounts((query) => openStaffSession(query, opening));
  return { account_id, email, cookie: cookie.split(";")[0]! };
}

/** An open invitation that nobody knows the token of. */
export async function addInvitation({ database, dependencies }: World, hotel_id: number): Promise<string> {
  const [now, invitation_id] = [dependencies.clock(), randomUUID()];
  const expires_at = new Date(now.getTime() + 86_400_000);
  const values = { hotel_id, invitation_id, token_hash: invitation_id, created_at: now, expires_at };
  const email = `${invitation_id}@example.com`;
  await database.forHotel(hotel_id, (query) =>
    query.insert(staffInvitation).values({ ...values, email, role: "editor", lang: "zh-TW" }),
  );
  return invitation_id;
}

/** What a browser with this cookie sends besides: the proof that a page of ours made the request. */
export function proofOf({ xsrf }: World, host: string, cookie: string): Record<string, string> {
  const [, token] = /^XSRF-TOKEN=([^;]+)/.exec(xsrf.cookieFor(host, undefined)!)!;
  return { cookie: `${cookie}; XSRF-TOKEN=${token}`, "x-xsrf-token": token! };
}

/** The log of a lodging's staff, as action, before and after. */
export async function staffLog({ database }: World, hotel_id: number) {
  const { rows } = await database.forHotel(hotel_id, (query) =>
    query.execute<{ entry: { action: string; actor: string; before?: string; after?: string; account_id?: string } }>(
      sql`select entry from audit_log where hotel_id = ${hotel_id} and entry ->> 'action' like 'staff.%' order by seq`,
    ),
  );
  return rows.map(({ entry }) => entry);
}
