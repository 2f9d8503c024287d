/** Extras of the cart that can't be had in this number: nobody goes on to pay with them. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { type ExtraFault, faultOf } from "#rules/add-ons/extra-counts.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { Problem } from "#web/booking/booking-data.ts";
import { extraDay } from "#web/booking/extras/extras-left.ts";
import { offeredExtras } from "#web/booking/extras/offered-extras.ts";

/** The row's address in the page: a list of problems leads to it. */
export const extraField = (item_number: string, date: string): string => `extra-${item_number}-${date}`;

export function faultText({ is, count }: ExtraFault, { extras }: BookingWords): string {
  const text = extras.fault[is];
  return typeof text === "string" ? text : text(count);
}

export function judgeExtras(page: Pick<PageState, "state" | "results" | "extrasLeft">, words: BookingWords): Problem[] {
  const { state, extrasLeft } = page;
  const people = state.adults + state.children;
  const items = new Map(offeredExtras(page).map((item) => [item.item_number, item]));
  return state.extras.flatMap(({ item_number, date, quantity }) => {
    const item = items.get(item_number);
    const fault = item ? faultOf(quantity, item, extraDay(extrasLeft, state, item, date), people) : null;
    if (!item || !fault) return [];
    return [
      {
        field: extraField(item_number, date),
        text: words.extras.wrong(item.item_name, faultText(fault, words)),
      },
    ];
  });
}
