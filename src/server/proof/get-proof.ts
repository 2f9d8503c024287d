import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/proof.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import { isConfirmed } from "#server/proof/proof-facts.ts";
import { sealProof } from "#server/proof/proof-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** The number that downloads the confirmation, for a guest who may see the order. */
export async function getProof(
  input: HandlerInput<typeof contract.getProof>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getProof>> {
  const found = await context.query((query) => findOwnOrder(query, context, input.params.id, input.query));
  if (!isConfirmed(found)) throw new Refusal("PROOF_UNAVAILABLE");
  return sealProof(context.secrets, context.hotel.hotel_id, found.order.order_id, context.now);
}
