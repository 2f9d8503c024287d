/** The search's results as they stand: searched anew when the stay changes, and looked after while the page is open. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Offer } from "#web/booking/booking-data.ts";
import { hasFit, loadResults, searchOffers, stayKey } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";

/** How often the page asks whether what it shows is still to be had. */
const LOOK_EVERY_MS = 10_000;

type Searching = {
  api: ApiClient;
  data: BookingData;
  store: Store<PageState>;
  /** Rooms that were on sale a moment ago. */
  onSold: (room_class_ids: number[]) => void;
  /** What is said where there was no answer at all. */
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
  const asking = { api, calls: data.calls, domain: data.hotel.domain };
  /** Prices are a visitor's or a member's: results of the one are not the other's. */
  const wanted = () => `${stayKey(store.get().state)} ${store.get().member !== null}`;
  let found = `${data.results.key} false`;
  let requested = found;

  async function search(): Promise<void> {
    const key = wanted();
    requested = key;
    store.set({ isSearching: true, failure: null });
    try {
      const results = await loadResults(asking, store.get().state);
      // Meanwhile the guest may have asked for something else.
      if (requested !== key) return;
      found = key;
      store.set({ results, isSearching: false });
    } catch (error) {
      if (requested !== key) return;
      // A page that was open over midnight asks for a day that is over: drawn anew, it begins with today.
      if (error instanceof CallRefused && error.extra_info.fields?.includes("start_date")) return location.reload();
      store.set({ isSearching: false, failure: error instanceof CallRefused ? error.message : noAnswer });
    }
  }

  /** Asked quietly: nothing on the page says that it is being looked at. */
  async function look(): Promise<void> {
    const key = wanted();
    if (document.hidden || !navigator.onLine || key !== found || store.get().isSearching) return;
    const offers = await searchOffers(asking, store.get().state).catch(() => null);
    const { results: before, state } = store.get();
    if (!offers || wanted() !== key || JSON.stringify(offers) === JSON.stringify(before.offers)) return;
    // What fitted may be gone: then the page needs more than the offers.
    const results = hasFit(offers, state)
      ? { ...before, offers }
      : await loadResults(asking, state).catch(() => ({ ...before, offers }));
    if (wanted() !== key) return;
    store.set({ results });
    onSold(soldSince(before.offers, offers));
  }

  return {
    search,
    /** Searches if the stay is another than the one last asked for. */
    follow: () => (wanted() === requested ? undefined : void search()),
    watch(): () => void {
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      const onShown = () => void look();
      document.addEventListener("visibilitychange", onShown);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", onShown);
      };
    },
  };
}
