import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { sealAddOns } from "#server/add-ons/kept-add-ons.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function keepAddOns(
  input: HandlerInput<typeof contract.keepAddOns>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.keepAddOns>> {
  return sealAddOns(context, input.body.adds_list);
}
