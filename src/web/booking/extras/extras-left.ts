/** What is left of extras on the days of the stay, and for which days they are still sold. */
import type { ApiClient } from "#contract/client.ts";
import { daysOf, isForWholeStay } from "#rules/add-ons/add-on-price.ts";
import { type ExtraDay, wholeStay } from "#rules/add-ons/extra-counts.ts";
import type { BookingState } from "#rules/booking/booking-state.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingCalls, BookingData, Offer } from "#web/booking/booking-data.ts";
import { type AddOn, offeredExtras } from "#web/booking/extras/offered-extras.ts";
import type { Store } from "#web/booking/store.ts";

/** By day and number; one that is still sold and has no limit is not in it. `key` is the stay it is known for. */
export type ExtrasLeft = { key: string; days: Record<string, ExtraDay> };

type Choice = { state: BookingState; results: { offers: readonly Offer[] } };

const keyOf = ({ start, end }: BookingState) => `${start} ${end}`;
const placeOf = (item_number: string, date: string) => `${date} ${item_number}`;

/** What is known of it on a day, or of all its days. Until the server has answered, as much as there is on other days. */
export function extraDay({ key, days }: ExtrasLeft, state: BookingState, item: AddOn, date: string): ExtraDay {
  const on = (day: string): ExtraDay => {
    if (key !== keyOf(state)) return { left: item.daily_stock, isOpen: true };
    return days[placeOf(item.item_number, day)] ?? { left: null, isOpen: true };
  };
  return isForWholeStay(item.price_per) ? wholeStay(daysOf(item, state).map(on)) : on(date);
}

const isNeeded = (choice: Choice): boolean => choice.state.step !== "rooms" && offeredExtras(choice).length > 0;

type ApiAccess = { api: ApiClient; calls: Pick<BookingCalls, "getAddOnInventory">; domain: string };

export async function loadExtrasLeft({ api, calls, domain }: ApiAccess, choice: Choice): Promise<ExtrasLeft> {
  if (!isNeeded(choice)) return { key: "", days: {} };
  const { start, end } = choice.state;
  const items = await api(calls.getAddOnInventory, { query: { domain, start_date: start, end_date: end } });
  const days = items.flatMap(({ item_number, dates }) =>
    dates.flatMap(({ date, inventory: left, is_open: isOpen }): [string, ExtraDay][] =>
      left === null && isOpen ? [] : [[placeOf(item_number, date), { left, isOpen }]],
    ),
  );
  return { key: keyOf(choice.state), days: Object.fromEntries(days) };
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
