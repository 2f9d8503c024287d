import type { CallAnswer } from "#contract/call.ts";
import type { getMemberCredit } from "#contract/members.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readMember } from "#server/members/credit-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** For members of this lodging alone; where it takes no discounts there is nothing to spend, whatever they have. */
export async function readCredit({
  hotel,
  member_id,
  query,
}: RequestContext): Promise<CallAnswer<typeof getMemberCredit>> {
  if (member_id === null) throw new Refusal("SIGN_IN_NEEDED");
  return query(async (query) => {
    const member = await readMember(query, hotel.hotel_id, member_id);
    if (!member) throw new Refusal("SIGN_IN_NEEDED");
    const { origin_pms } = await readSettings(query, hotel.hotel_id);
    return hasDiscounts(origin_pms) ? member : { points: 0, stored_values: 0 };
  });
}
