import { isMailAddress } from "#rules/mail/mail-text.ts";
import type { Query } from "#server/database/connect.ts";
import { listStaff } from "#server/staff/staff-store.ts";

/** Where e-mails to the lodging go: to its public address; a lodging that shows none has owners, and they have theirs. */
export async function staffAddresses(query: Query, hotel_id: number, publicAddress: string): Promise<string[]> {
  if (isMailAddress(publicAddress)) return [publicAddress];
  const owners = (await listStaff(query, hotel_id)).filter(({ role }) => role === "owner");
  return owners.map(({ email }) => email);
}
