/** Coming back to the booking page after ordering: what was ordered is shown as an order, not as rooms that are sold out. */
import { type BookingState, readBooking } from "#rules/booking/booking-state.ts";
import { besidesPlaced, isAboutPlaced, type PlacedOrder } from "#rules/booking/placed-order.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { tabMemory } from "#web/booking/browser.ts";
import { forgetPlaced, recallPlaced } from "#web/booking/tab-orders.ts";
import type { Store } from "#web/booking/store.ts";
import { afterPaint } from "#web/ui/after-paint.ts";

type Dependencies = {
  data: BookingData;
  store: Store<PageState>;
  addressOf: BookingTools["addressOf"];
  change: (pageState: Partial<PageState>) => void;
  /** The order of this tab as it is now; null: it is over. It fails where nobody answers. */
  findPlaced: () => Promise<PlacedOrder | null>;
};

export function createLookingBack({ data, store, addressOf, change, findPlaced }: Dependencies) {
  const addressed = (): BookingState => readBooking(new URLSearchParams(location.search), data.today);

  /** What is shown here is the order, from the top; and the address says so, should this page be loaded again. */
  function showFromTop({ order_doc }: PlacedOrder): void {
    history.replaceState(history.state, "", addressOf({ ...addressed(), placed: order_doc }));
    const toTop = () => window.scrollTo({ top: 0, behavior: "instant" });
    toTop();
    // The browser may still restore where this entry was scrolled to.
    afterPaint(toTop);
  }

  return {
    /** The page is about the days of an order of this tab. */
    isPlaced: (): boolean => isAboutPlaced(store.get().placed, store.get().state),
    /** The booking that the address names, without what has been ordered of it. */
    arrive(): BookingState {
      const { placed } = store.get();
      const state = addressed();
      if (isAboutPlaced(placed, state)) showFromTop(placed);
      return besidesPlaced(state, placed);
    },
    /** The page is left for the payment: whoever comes back to it sees the order, from the top. */
    leave(order_doc: string): void {
      history.replaceState(null, "", addressOf({ ...store.get().state, placed: order_doc }));
      history.scrollRestoration = "manual";
    },
    /** The order is shown at once; should it be over, the booking is again as its address says. */
    async look(isShownAgain = false): Promise<void> {
      const remembered = recallPlaced(tabMemory());
      // What the server itself has just said needs no second question.
      const isSaid = !isShownAgain && remembered !== null && remembered.order_doc === data.placed?.order_doc;
      const placed = isSaid ? data.placed : (remembered ?? store.get().placed);
      store.set({ placed });
      if (isAboutPlaced(placed, store.get().state)) {
        change({ state: besidesPlaced(addressed(), placed), problems: [], alertText: null });
        showFromTop(placed);
      }
      if (!remembered || isSaid) return;
      const found = await findPlaced().catch(() => undefined);
      if (found) store.set({ placed: found });
      else if (found === null) change({ placed: null, state: besidesPlaced(addressed(), null) });
    },
    forget(): void {
      forgetPlaced(tabMemory());
      history.scrollRestoration = "auto";
      store.set({ placed: null });
    },
  };
}

export type LookingBack = ReturnType<typeof createLookingBack>;
