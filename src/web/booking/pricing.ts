/** Fetches the cart's price from the server: on entering the details, on every change, and before the order is sent. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { type Booking, pricePayload } from "#web/booking/payload.ts";
import { checkPrice, type PriceCheck } from "#web/booking/price.ts";
import type { Store } from "#web/booking/store.ts";

const SETTLE_MS = 400;

type Pricing = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  store: Store<PageState>;
  booking: () => Booking;
  onRefused: (refused: CallRefused) => void;
};

export function createPricing({ api, data, words, store, booking, onRefused }: Pricing) {
  const access = { api, calls: data.calls, words, isNewer: data.hotel.newer_price_check };
  const textOf = () => `${store.get().member !== null} ${JSON.stringify(pricePayload(booking()))}`;
  /** Extras that can't be had are said at their place: a price check could only refuse them. */
  const isPriceNeeded = () => {
    const { cart, step } = store.get().state;
    return cart.length > 0 && step !== "rooms" && judgeExtras(store.get(), words).length === 0;
  };
  /** The cart last priced; empty while no price is shown. */
  let requested = isPriceNeeded() && data.price ? textOf() : "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    const text = textOf();
    requested = text;
    store.set({ isPricing: true, hasNoPrice: false });
    try {
      const price = await checkPrice(access, pricePayload(booking()));
      if (requested === text) store.set({ price, isPricing: false });
    } catch (error) {
      if (requested !== text) return;
      const isRefused = error instanceof CallRefused;
      store.set({ price: null, isPricing: false, hasNoPrice: !isRefused });
      if (isRefused) onRefused(error);
    }
  }

  return {
    check,
    /** Fetches the price if the cart has changed: at once on entering the step, else after a short pause. */
    follow(): void {
      if (!isPriceNeeded()) {
        requested = "";
        clearTimeout(timer);
        if (store.get().price || store.get().isPricing) store.set({ price: null, isPricing: false });
        return;
      }
      const text = textOf();
      if (text === requested) return;
      const isEntering = requested === "";
      requested = text;
      clearTimeout(timer);
      store.set({ isPricing: true });
      timer = setTimeout(() => void check(), isEntering ? 0 : SETTLE_MS);
    },
    /** At once, with the result shown: before the order is sent. */
    async checkNow(): Promise<PriceCheck> {
      clearTimeout(timer);
      const text = textOf();
      const price = await checkPrice(access, pricePayload(booking()));
      requested = text;
      store.set({ price, isPricing: false, hasNoPrice: false });
      return price;
    },
  };
}

export type PriceChecks = ReturnType<typeof createPricing>;
