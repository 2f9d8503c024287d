import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/credit.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readMember } from "#server/credit/credit-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** For members of this lodging only; a lodging that takes no discounts has nothing to spend credit on. */
export async function getMemberCredit(
  _input: HandlerInput<typeof contract.getMemberCredit>,
  context: RequestContext<PersonOf<"member">>,
): Promise<CallAnswer<typeof contract.getMemberCredit>> {
  const { hotel, person } = context;
  return context.query(async (query) => {
    const member = await readMember(query, hotel.hotel_id, person.member_id);
    if (!member) throw new Refusal("SIGN_IN_NEEDED");
    const { origin_pms } = await readSettings(query, hotel.hotel_id);
    return hasDiscounts(origin_pms) ? member : { points: 0, stored_values: 0 };
  });
}
