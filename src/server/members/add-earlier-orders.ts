import { emailKey } from "#rules/guests/contact.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findMember, linkEarlierOrders } from "#server/members/member-store.ts";

/** The address was proved by a code: whoever reads its mail has received the links to these orders, too. */
export async function addEarlierOrders(
  _input: unknown,
  context: RequestContext<PersonOf<"member">>,
): Promise<{ added: number }> {
  const { hotel, person } = context;
  return context.query(async (query) => {
    const found = await findMember(query, hotel.hotel_id, person.member_id);
    if (!found || found.email === "") throw new Refusal("SIGN_IN_NEEDED");
    return { added: await linkEarlierOrders(query, hotel.hotel_id, emailKey(found.email), person.member_id) };
  });
}
