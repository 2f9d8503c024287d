/** The extras that the plans in the cart offer, and those of the address that can be bought with them. */
import { daysOf, isForWholeStay } from "#rules/add-ons/add-on-price.ts";
import { type BookingState, type Extra, withExtra } from "#rules/booking/booking-state.ts";
import type { Offer, Plan } from "#web/booking/booking-data.ts";
import { planOf } from "#web/booking/plan-of.ts";

export type AddOn = Plan["adds_list"][number];

type Choice = { state: Pick<BookingState, "cart">; results: { offers: readonly Offer[] } };

/** The extras of all plans in the cart for guests of its room classes, without repetition. */
export function offeredExtras({ state, results }: Choice): AddOn[] {
  const items = state.cart.flatMap((line) =>
    (planOf(results, line)?.adds_list ?? []).filter(
      ({ room_classes }) => room_classes.length === 0 || room_classes.includes(line.room_class_id),
    ),
  );
  return [...new Map(items.map((item) => [item.item_number, item])).values()];
}

/** The days for which it is chosen: each on which it makes sense, or the first for the whole stay. */
export function daysToChoose(item: AddOn, stay: Pick<BookingState, "start" | "end">): string[] {
  const days = daysOf(item, stay);
  return isForWholeStay(item.price_per) ? days.slice(0, 1) : days;
}

/**
 * Extras that no plan in the cart offers cannot be bought: changing a plan may leave some behind. Those for a day on which they
 * make no sense move to the first day on which they do.
 */
export function withOfferedExtras(state: BookingState, offers: readonly Offer[]): BookingState {
  const plans = state.cart.map((line) => planOf({ offers }, line));
  // What a plan that is no longer offered had as extras is unknown.
  if (state.extras.length === 0 || plans.includes(undefined)) return state;
  const items = new Map(offeredExtras({ state, results: { offers } }).map((item) => [item.item_number, item]));
  const extras = state.extras.flatMap((extra) => {
    const item = items.get(extra.item_number);
    if (!item) return [];
    const days = daysToChoose(item, state);
    return [days.includes(extra.date) ? extra : { ...extra, date: days[0]! }];
  });
  const isSame = extras.length === state.extras.length && extras.every((extra, nth) => extra === state.extras[nth]);
  if (isSame) return state;
  const isWhole = ({ item_number }: Extra) => isForWholeStay(items.get(item_number)!.price_per);
  return { ...state, extras: extras.reduce<Extra[]>((all, extra) => addTo(all, extra, isWhole(extra)), []) };
}

/** Two that have moved to the same day are added up; of something for the whole stay the greater number is meant. */
function addTo(extras: Extra[], extra: Extra, isWhole: boolean): Extra[] {
  const same = extras.find(({ item_number, date }) => item_number === extra.item_number && date === extra.date);
  const before = same?.quantity ?? 0;
  return withExtra(extras, {
    ...extra,
    quantity: isWhole ? Math.max(extra.quantity, before) : extra.quantity + before,
  });
}
