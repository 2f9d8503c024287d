import type { z } from "zod";
import type { orderAttachmentSchema } from "#contract/order-view.ts";
import { isAlive } from "#rules/add-ons/attachment-state.ts";
import type { TextReader } from "#server/calls/texts.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";
import { attachmentDetail } from "#server/orders/price/price-detail.ts";
import { isOpenToChange } from "#server/orders/view/is-open-to-change.ts";

const seconds = (instant: string) => Math.floor(new Date(instant).getTime() / 1000);

/** What an order has besides rooms, as its guest sees it. */
export function viewAttachment(
  stored: StoredOrder,
  item: StoredOrder["attachments"][number],
  { now }: { now: Date },
  texts: TextReader,
): z.output<typeof orderAttachmentSchema> {
  const { attachment_no, state, expires_at, change_until } = item;
  const mayChange = isOpenToChange(stored) && isAlive(state) && change_until !== null && now < new Date(change_until);
  return {
    ...attachmentDetail(item, (name) => texts.plain("item_name", name)),
    attachment_no,
    unit: texts.plain("unit", item.unit),
    state,
    expires_timestamp: expires_at === null ? null : seconds(expires_at),
    change_until_timestamp: mayChange ? seconds(change_until) : null,
  };
}
