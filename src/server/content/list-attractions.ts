import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/content.ts";
import { readActivePromotions } from "#server/content/active-promotions.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export function listAttractions(
  _input: HandlerInput<typeof contract.listAttractions>,
  context: RequestContext,
): Promise<contract.Promotion[]> {
  return readActivePromotions("attraction", context);
}
