/** The page as the browser takes it over: what was typed, the step, and the events it follows until it is closed. */
import type { CartLine } from "#rules/booking/booking-state.ts";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { details, tabMemory } from "#web/booking/browser.ts";
import type { LookingBack } from "#web/booking/looking-back.ts";
import type { Typed } from "#web/booking/payload.ts";
import { besidesSheet } from "#web/booking/room-sheet/sheet-state.ts";
import { recallPlaced } from "#web/booking/tab-orders.ts";
import type { Store } from "#web/booking/store.ts";
import { readChanged, restoreTyped } from "#web/booking/typed-form.ts";

const EVENTS = ["click", "keydown", "submit", "input", "change"] as const;

type Opening = {
  data: BookingData;
  store: Store<PageState>;
  change: (pageState: Partial<PageState>) => void;
  back: LookingBack;
  address: { arrive: (isNewStep: boolean) => void; isHere: () => boolean; of: BookingTools["addressOf"] };
  hasDetails: (typed: Typed, cart: readonly CartLine[]) => boolean;
  /** Starts what watches the page; each function ends one of them. */
  begin: () => (() => void)[];
};

/** Opens the page once it is hydrated; the function that this returns ends it. */
export function createOpening({ data, store, change, back, address, hasDetails, begin }: Opening): () => () => void {
  /** What was typed before the script had loaded, and in this tab; and the step that this allows. */
  function takeOver(): void {
    const form = document.querySelector<HTMLFormElement>("#details, #pay");
    const typed = { ...data.saved, ...details.recall(), ...data.answered?.typed, ...(form ? readChanged(form) : {}) };
    if (form) restoreTyped(form, typed);
    const { state } = store.get();
    const step = data.state.step === "pay" && hasDetails(typed, state.cart) ? "pay" : state.step;
    history.replaceState(history.state, "", address.of({ ...state, step }));
    // The state is unchanged, so nothing is rendered again.
    change({ typed, state: step === state.step ? state : { ...state, step } });
  }

  return () => {
    const isPlaced = isAboutPlaced(recallPlaced(tabMemory()) ?? data.placed, store.get().state);
    // The address of what was ordered stays: should the order lapse, it can be made again.
    if (isPlaced) store.set({ typed: details.recall() });
    else takeOver();
    const ends = begin();
    address.arrive(false);
    void back.look();
    const onBack = () => {
      if (address.isHere()) return;
      const before = store.get().state;
      const next = besidesSheet(before, back.arrive());
      history.replaceState(history.state, "", address.of(next));
      change({ state: next, problems: [], refusedCodes: [] });
      address.arrive(next.step !== before.step);
    };
    // Restored from the back/forward cache: the order can be sent again.
    const onShown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      store.set({ isPlacing: false });
      void back.look(true);
    };
    const onCurrency = ({ detail }: CustomEvent<string>) => store.set({ currency: detail });
    window.addEventListener("popstate", onBack);
    window.addEventListener("pageshow", onShown);
    document.addEventListener("yado:currency", onCurrency);
    // Before React handles an event, pending changes are rendered: actions work on the current state.
    for (const event of EVENTS) window.addEventListener(event, store.catchUp, true);
    return () => {
      window.removeEventListener("popstate", onBack);
      window.removeEventListener("pageshow", onShown);
      document.removeEventListener("yado:currency", onCurrency);
      for (const event of EVENTS) window.removeEventListener(event, store.catchUp, true);
      for (const end of ends) end();
    };
  };
}
