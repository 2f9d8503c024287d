/** Whether an order has its confirmation, and the number that downloads it: for whoever may see the order. */
import type { CallAnswer, CallAsked } from "#contract/call.ts";
import type { getProof, getProofConfig } from "#contract/proof.ts";
import { PROOF_WORDS } from "#languages/languages.ts";
import { findOwnOrder } from "#server/orders/find-orders.ts";
import { isConfirmed } from "#server/proof/proof-facts.ts";
import { PROOF_SECONDS, sealProof } from "#server/proof/proof-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function describeProof(
  { query: { order_doc, ...proof } }: CallAsked<typeof getProofConfig>,
  context: RequestContext,
): Promise<CallAnswer<typeof getProofConfig>> {
  const found = await context.query((query) => findOwnOrder(query, context, order_doc, proof));
  return {
    is_available: isConfirmed(found),
    file_name: PROOF_WORDS[found.order.lang].file_name(found.order.order_doc),
    valid_seconds: PROOF_SECONDS,
  };
}

export async function issueProof(
  { params: { id }, query: proof }: CallAsked<typeof getProof>,
  context: RequestContext,
): Promise<CallAnswer<typeof getProof>> {
  const found = await context.query((query) => findOwnOrder(query, context, id, proof));
  if (!isConfirmed(found)) throw new Refusal("PROOF_UNAVAILABLE");
  return sealProof(context.secrets, context.hotel.hotel_id, found.order.order_id, context.now);
}
