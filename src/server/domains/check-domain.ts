import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/domains.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lookAtDomain } from "#server/domains/look-at-domain.ts";

export function checkDomain(
  { body }: HandlerInput<typeof contract.checkDomain>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.checkDomain>> {
  const actor = `staff:${context.person.account_id}`;
  return lookAtDomain(context, context.hotel.hotel_id, body.host, { actor, isDaily: false });
}
