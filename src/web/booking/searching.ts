/** Keeps the search results current: searches when the stay changes, and refreshes while the page is open. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Offer } from "#web/booking/booking-data.ts";
import { loadResults, searchOffers, stayKey, withoutNights } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";

/** How often the page checks whether its results are still available. */
const LOOK_EVERY_MS = 10_000;

type Searching = {
  api: ApiClient;
  data: BookingData;
  store: Store<PageState>;
  /** Rooms that have just sold out. */
  onSold: (room_class_ids: number[]) => void;
  /** The message when there was no answer. */
  noAnswer: string;
};

const soldSince = (before: readonly Offer[], now: readonly Offer[]): number[] =>
  before
    .filter(({ room_class_id, rate_plans }) => {
      const same = now.find((offer) => offer.room_class_id === room_class_id);
      return rate_plans.length > 0 && (same?.rate_plans.length ?? 0) === 0;
    })
    .map(({ room_class_id }) => room_class_id);

export function createSearching({ api, data, store, onSold, noAnswer }: Searching) {
  const { domain, families } = data.hotel;
  const access = { api, calls: data.calls, domain, families };
  /** Prices differ for visitors and members, so the key says which. */
  const wanted = () => `${stayKey(store.get().state)} ${store.get().member !== null}`;
  let found = `${data.results.key} ${data.member !== null}`;
  let requested = found;

  async function search(): Promise<void> {
    const key = wanted();
    requested = key;
    store.set({ isSearching: true, failure: null });
    try {
      const results = await loadResults(access, store.get().state);
      // The guest may have searched for something else meanwhile.
      if (requested !== key) return;
      found = key;
      store.set({ results, isSearching: false });
    } catch (error) {
      if (requested !== key) return;
      // If the page stayed open over midnight its stay is in the past: reloading starts with today.
      if (error instanceof CallRefused && error.extra_info.fields?.includes("start_date")) return location.reload();
      store.set({ isSearching: false, failure: error instanceof CallRefused ? error.message : noAnswer });
    }
  }

  /** Refreshes in the background: nothing on the page shows it. */
  async function look(): Promise<void> {
    const key = wanted();
    if (document.hidden || !navigator.onLine || key !== found || store.get().isSearching) return;
    const offers = await searchOffers(access, store.get().state, { nights: false }).catch(() => null);
    const { results: before, state } = store.get();
    if (!offers || wanted() !== key || JSON.stringify(offers) === JSON.stringify(withoutNights(before.offers))) return;
    // Other prices are of other nights; and what fitted may be sold out: then suggestions are needed too.
    const results = await loadResults(access, state).catch(() => ({ ...before, offers }));
    if (wanted() !== key) return;
    store.set({ results });
    onSold(soldSince(before.offers, offers));
  }

  return {
    search,
    /** Searches if the stay differs from the last search. */
    follow: () => (wanted() === requested ? undefined : void search()),
    watch(): () => void {
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      const onShown = () => void look();
      // Nobody has looked since the page was opened.
      if (performance.now() > LOOK_EVERY_MS) onShown();
      document.addEventListener("visibilitychange", onShown);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", onShown);
      };
    },
  };
}
