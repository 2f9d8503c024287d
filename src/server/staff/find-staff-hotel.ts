import type { Dependencies } from "#server/calls/dependencies.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readStaffSession } from "#server/staff/staff-session.ts";

/**
 * The lodging that a call of the studio names by its host or its slug; its site may be switched off. Whether there is one is
 * told no better than whether one is on its staff.
 */
export async function findStaffHotel(
  domain: string,
  cookies: string | undefined,
  { directory, platformHost, database, clock }: Dependencies,
): Promise<Tenant> {
  const hotel = await directory.byHost(domain.includes(".") ? domain : `${domain}.${platformHost}`);
  if (hotel) return hotel;
  const session = await readStaffSession(database, cookies, clock());
  throw new Refusal(session ? "NOT_FOUND" : "SIGN_IN_NEEDED");
}
