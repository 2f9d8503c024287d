import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { exportAccount } from "#server/accounts/account-profile.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findMember, listCredit, listSessions } from "#server/members/member-store.ts";
import { listOrdersOfMember } from "#server/orders/list-orders.ts";

export async function exportMember(
  _input: unknown,
  context: RequestContext<PersonOf<"member">>,
): Promise<CallAnswer<typeof contract.exportMember>> {
  const { hotel, person, database, now } = context;
  const { hotel_id } = hotel;
  const account = await exportAccount(database, person.member_id);
  if (!account) throw new Refusal("SIGN_IN_NEEDED");
  return context.query(async (query) => {
    const found = await findMember(query, hotel_id, person.member_id);
    if (!found) throw new Refusal("SIGN_IN_NEEDED");
    const { member_id: _, joined_at, ...member } = found;
    return {
      lodging: hotel.domain,
      exported_at: now.toISOString(),
      account,
      member: {
        ...member,
        joined_at: joined_at.toISOString(),
        sessions: await listSessions(query, hotel_id, person.member_id),
      },
      credit: await listCredit(query, hotel_id, person.member_id),
      orders: await listOrdersOfMember(query, context, person.member_id),
    };
  });
}
