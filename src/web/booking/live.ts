/** The state with what is derived from it, derived once for each state. */
import { checkLines } from "#rules/stock/availability.ts";
import type { Live, LiveStore, PageState } from "#web/booking/booking-context.ts";
import { stayKey } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";

function liveOf(page: PageState): Live {
  const { state, results } = page;
  const isCurrent = results.key === stayKey(state);
  // Results for another stay say nothing about this cart.
  const lineProblems = isCurrent ? checkLines(state.cart, results.offers) : state.cart.map(() => null);
  return { ...page, isCurrent, lineProblems };
}

export function createLive({ get, subscribe }: Store<PageState>): LiveStore {
  let of = get();
  const first = liveOf(of);
  let live = first;
  return {
    first,
    subscribe,
    read() {
      if (of !== get()) {
        of = get();
        live = liveOf(of);
      }
      return live;
    },
  };
}
