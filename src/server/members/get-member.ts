import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { emailKey } from "#rules/guests/contact.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { countEarlierOrders, findMember } from "#server/members/member-store.ts";

export async function getMember(
  _input: unknown,
  context: RequestContext<PersonOf<"member">>,
): Promise<CallAnswer<typeof contract.getMember>> {
  const { hotel, person, lang, accounts } = context;
  return context.query(async (query) => {
    const found = await findMember(query, hotel.hotel_id, person.member_id);
    if (!found) throw new Refusal("SIGN_IN_NEEDED");
    const { member_id, email, name, phone, wants_news, joined_at } = found;
    const own = new URLSearchParams({ lodging: hotel.domain, lang });
    return {
      member_id,
      email,
      name,
      phone,
      lang: found.lang,
      wants_news,
      joined_timestamp: Math.floor(joined_at.getTime() / 1_000),
      earlier_orders: email === "" ? 0 : await countEarlierOrders(query, hotel.hotel_id, emailKey(email)),
      account_url: `${accounts.issuer}/account?${own}`,
    };
  });
}
