import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/content.ts";
import { showPromotion } from "#server/content/active-promotions.ts";
import { readCodeTerms } from "#server/content/code-terms.ts";
import { findActive } from "#server/content/content-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function getPromotion(
  input: HandlerInput<typeof contract.getPromotion>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getPromotion>> {
  const { promotion_id } = input.query;
  const found = await context.query((query) => findActive(query, context.hotel.hotel_id, context.now, promotion_id));
  if (!found) throw new Refusal("NOT_FOUND", ["promotion_id"]);
  return { ...showPromotion(found, context), codes: await readCodeTerms(found, context) };
}
