/** What is left of extras that are limited, on the days of the stay. */
import type { ApiClient } from "#contract/client.ts";
import { type BookingState, MOST_PIECES } from "#rules/booking/booking-state.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingCalls, BookingData, Offer, Plan } from "#web/booking/booking-data.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Store } from "#web/booking/store.ts";

export type AddOn = Plan["adds_list"][number];

/** `left` by day and number; an extra without a limit is not in it. `key` is the stay it is known for. */
export type ExtrasLeft = { key: string; left: Record<string, number> };

type Choice = { state: BookingState; results: { offers: readonly Offer[] } };

/** The extras of all plans in the cart, without repetition. */
export function offeredExtras({ state, results }: Choice): AddOn[] {
  const items = state.cart.flatMap((line) => planOf(results, line)?.adds_list ?? []);
  return [...new Map(items.map((item) => [item.item_number, item])).values()];
}

const keyOf = ({ start, end }: BookingState) => `${start} ${end}`;
const placeOf = (item_number: string, date: string) => `${date} ${item_number}`;

/** How many of it can be had on a day; while that is not known, as many as an order may have. */
export function leftOf({ key, left }: ExtrasLeft, state: BookingState, item: AddOn, date: string): number {
  const known = key === keyOf(state) ? left[placeOf(item.item_number, date)] : undefined;
  return Math.min(known ?? item.daily_stock ?? MOST_PIECES, MOST_PIECES);
}

/** Where extras are chosen, and some are limited. */
const isNeeded = (choice: Choice): boolean =>
  choice.state.step !== "rooms" && offeredExtras(choice).some(({ daily_stock }) => daily_stock !== null);

type ApiAccess = { api: ApiClient; calls: Pick<BookingCalls, "getAddOnInventory">; domain: string };

export async function loadExtrasLeft({ api, calls, domain }: ApiAccess, choice: Choice): Promise<ExtrasLeft> {
  if (!isNeeded(choice)) return { key: "", left: {} };
  const { start, end } = choice.state;
  const items = await api(calls.getAddOnInventory, { query: { domain, start_date: start, end_date: end } });
  const left = items.flatMap(({ item_number, dates }) =>
    dates.flatMap(({ date, inventory }): [string, number][] =>
      inventory === null ? [] : [[placeOf(item_number, date), inventory]],
    ),
  );
  return { key: keyOf(choice.state), left: Object.fromEntries(left) };
}

type Dependencies = { api: ApiClient; data: BookingData; store: Store<PageState> };

export function createExtrasLeft({ api, data, store }: Dependencies) {
  const access = { api, calls: data.calls, domain: data.hotel.domain };
  let requested = data.extrasLeft.key;

  async function load(): Promise<void> {
    const { state, results } = store.get();
    requested = keyOf(state);
    // Without an answer the server still refuses what is not there.
    const extrasLeft = await loadExtrasLeft(access, { state, results }).catch(() => null);
    if (extrasLeft && requested === keyOf(store.get().state)) store.set({ extrasLeft });
  }

  return {
    /** Loads what is left for the stay, unless that has been requested already. */
    follow(): void {
      const { state, results } = store.get();
      if (isNeeded({ state, results }) && requested !== keyOf(state)) void load();
    },
    again: () => void load(),
  };
}
