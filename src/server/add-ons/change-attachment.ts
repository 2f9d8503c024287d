import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { firstOutOfBounds } from "#rules/add-ons/add-on-price.ts";
import { isAlive } from "#rules/add-ons/attachment-state.ts";
import { attachedAnswer } from "#server/add-ons/attached-answer.ts";
import { giveBackAttachment } from "#server/add-ons/give-back-attachment.ts";
import { assertOpenToChange, openOwnOrder } from "#server/add-ons/open-to-change.ts";
import { onceWithin } from "#server/calls/once-within.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";

/** Gives back a part of an attachment, or all of it, until its cut-off. */
export async function changeAttachment(
  { body }: HandlerInput<typeof contract.changeAttachment>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.changeAttachment>> {
  const catalogue = await readCatalogue(context);
  const { now, hotel, person } = context;
  const { attachment_no, quantity } = body;
  return context.query(async (query) => {
    const stored = await openOwnOrder(query, context, body);
    const { order_id } = stored.order;
    return onceWithin(query, context, { scope: "changeAttachment", body, order_id }, async () => {
      const item = findOwn(stored, attachment_no);
      assertOpenToChange(stored);
      if (item.change_until === null) throw new Refusal("ADD_ON_FIXED", ["attachment_no"]);
      if (now >= new Date(item.change_until)) throw new Refusal("ADD_ON_TOO_LATE", ["attachment_no"]);
      assertCount(stored, item, quantity, catalogue);
      const actor = person.kind === "member" ? `member:${person.member_id}` : "guest";
      const refund_amount =
        quantity === item.quantity
          ? 0
          : await giveBackAttachment(query, hotel.hotel_id, stored, { attachment_no, quantity, actor, now });
      return { ...(await attachedAnswer(query, context, order_id)), refund_amount };
    });
  });
}

type Item = StoredOrder["attachments"][number];

function findOwn({ attachments }: StoredOrder, attachment_no: number): Item {
  const item = attachments.find((each) => each.attachment_no === attachment_no && isAlive(each.state));
  if (!item) throw new Refusal("NOT_FOUND", ["attachment_no"]);
  return item;
}

/** Not more than there is, and what stays is not less than the least that is sold. */
function assertCount({ attachments }: StoredOrder, item: Item, quantity: number, catalogue: Catalogue): void {
  if (quantity > item.quantity) throw new Refusal("ADD_ON_QUANTITY", ["quantity"], { least: 0, most: item.quantity });
  const known = [...catalogue.plans.values()]
    .flatMap(({ adds_list }) => adds_list)
    .find(({ item_number }) => item_number === item.item_number);
  if (quantity === 0 || !known) return;
  const others = attachments.filter((each) => each !== item && isAlive(each.state));
  const line = { item_number: item.item_number, day: item.day, quantity, bounds: { ...known, most: Infinity } };
  if (firstOutOfBounds([line], others, null) === -1) return;
  throw new Refusal("ADD_ON_QUANTITY", ["quantity"], { least: known.least, most: item.quantity });
}
