import type { z } from "zod";
import type { orderAttachmentSchema } from "#contract/order-view.ts";
import { WORDS } from "#languages/languages.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import type { Language } from "#rules/text/language.ts";
import { isAlive } from "#rules/add-ons/attachment-state.ts";
import type { TextReader } from "#server/calls/texts.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";
import { attachmentDetail } from "#server/orders/price/price-detail.ts";
import { isOpenToChange } from "#server/orders/view/is-open-to-change.ts";

/** Its trains as JSON, adults, children, seniors and disabled passengers, the PNR, and why the railway said no. */
function railInfo(tickets: StoredOrder["rail"][number], lang: Language): Record<string, string> {
  const { state, pnr, rides, reason, adult_count, child_count, senior_count, disabled_count } = tickets;
  return {
    rail_state: state,
    rides: JSON.stringify(rides),
    riders: [adult_count, child_count, senior_count, disabled_count].join("."),
    ...(pnr === null ? {} : { pnr }),
    ...(reason === "" ? {} : { message: WORDS[lang].refusals[reason as RefusalCode] }),
  };
}

const seconds = (instant: string) => Math.floor(new Date(instant).getTime() / 1000);

/** What an order has besides rooms, as its guest sees it. */
export function viewAttachment(
  stored: StoredOrder,
  item: StoredOrder["attachments"][number],
  { now, lang }: { now: Date; lang: Language },
  texts: TextReader,
): z.output<typeof orderAttachmentSchema> {
  const { attachment_no, state, expires_at, change_until } = item;
  const mayChange = isOpenToChange(stored) && isAlive(state) && change_until !== null && now < new Date(change_until);
  const detail = attachmentDetail(item, (name) => texts.plain("item_name", name));
  const tickets = item.item_type === "rail" && stored.rail.find((each) => each.booking_number === item.item_number);
  return {
    ...detail,
    ...(tickets ? { extra_info: { ...detail.extra_info, ...railInfo(tickets, lang) } } : {}),
    attachment_no,
    unit: texts.plain("unit", item.unit),
    state,
    expires_timestamp: expires_at === null ? null : seconds(expires_at),
    change_until_timestamp: mayChange ? seconds(change_until) : null,
  };
}
