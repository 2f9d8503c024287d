import { mayDo, type Permission } from "#rules/people/staff-roles.ts";
import type { Query } from "#server/database/connect.ts";
import { listStaff } from "#server/staff/staff-store.ts";

/**
 * Tells whether someone may still do what they did at that time. Whoever was removed and has come back since begins anew: what had
 * ended stays ended.
 */
export async function whoMayStill(
  query: Query,
  hotel_id: number,
  permission: Permission,
): Promise<(account_id: string, at: Date) => boolean> {
  const team = new Map((await listStaff(query, hotel_id)).map((member) => [member.account_id, member]));
  return (account_id, at) => {
    const member = team.get(account_id);
    return member !== undefined && member.since <= at && mayDo(member.role, permission, member.may_publish);
  };
}
