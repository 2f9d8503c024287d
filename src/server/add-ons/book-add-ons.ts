import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { addAttachments } from "#server/add-ons/add-attachments.ts";
import { attachedAnswer } from "#server/add-ons/attached-answer.ts";
import { openOwnOrder } from "#server/add-ons/open-to-change.ts";
import { onceWithin } from "#server/calls/once-within.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { requestedAttachments } from "#server/orders/price/cart.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

/** All of them or none. Where the order asks for its money in advance, they wait for theirs. */
export async function bookAddOns(
  { body }: HandlerInput<typeof contract.bookAddOns>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.bookAddOns>> {
  // Before the transaction: it must not wait for a second connection while it holds one.
  const catalogue = await readCatalogue(context);
  return context.query(async (query) => {
    const stored = await openOwnOrder(query, context, body);
    const { order_id } = stored.order;
    return onceWithin(query, context, { scope: "bookAddOns", body, order_id }, async () => {
      const attachments = requestedAttachments(body.adds_list);
      await addAttachments(query, context, stored, { attachments, sent_as: "adds_list", catalogue });
      return attachedAnswer(query, context, order_id);
    });
  });
}
