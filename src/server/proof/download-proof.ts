import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/proof.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import { printConfirmation } from "#server/pdf/confirmation.ts";
import { whenPrinting } from "#server/proof/printing.ts";
import { readProofFacts } from "#server/proof/proof-facts.ts";
import { openProof } from "#server/proof/proof-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** A number of another lodging, an expired one and a changed one get the same answer: none says how close a guess was. */
export async function downloadProof(
  input: HandlerInput<typeof contract.downloadProof>,
  context: RequestContext,
): Promise<FileAnswer> {
  const { number } = input.body;
  const order_id = openProof(context.secrets, context.hotel.hotel_id, { iv: context.iv ?? "", number }, context.now);
  if (order_id === null) throw new Refusal("NOT_FOUND");
  const facts = await readProofFacts(order_id, context);
  const { bytes } = await whenPrinting(() => printConfirmation(facts));
  return new FileAnswer(
    bytes,
    "application/pdf",
    lodgingWords(facts.lang, facts.hotel_kind).proof.file_name(facts.order_doc),
  );
}
