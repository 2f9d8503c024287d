import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";

/** A lodging may have no members: then nothing of it exists there. */
export function assertMembers({ close_member_system }: Pick<Tenant, "close_member_system">): void {
  if (close_member_system) throw new Refusal("MEMBERS_CLOSED");
}
