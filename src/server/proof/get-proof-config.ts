import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/proof.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import { isConfirmed, proofLanguage } from "#server/proof/proof-facts.ts";
import { PROOF_SECONDS } from "#server/proof/proof-token.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Whether an order has its confirmation, for a guest who may see the order. */
export async function getProofConfig(
  input: HandlerInput<typeof contract.getProofConfig>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getProofConfig>> {
  const { order_doc, ...proof } = input.query;
  const found = await context.query((query) => findOwnOrder(query, context, order_doc, proof));
  return {
    is_available: isConfirmed(found),
    file_name: lodgingWords(proofLanguage(found, context), context.hotel.kind).proof.file_name(found.order.order_doc),
    valid_seconds: PROOF_SECONDS,
  };
}
