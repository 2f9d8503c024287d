/** The press of the last button: the price once more, then the order, then the bank. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { tidy } from "#rules/guest-fields.ts";
import type { Standing } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import type { Notices } from "#web/booking/notices.ts";
import type { Booking } from "#web/booking/payload.ts";
import { type PriceCheck, priceOf } from "#web/booking/price.ts";
import type { PriceDesk } from "#web/booking/pricing.ts";
import { sendOrder } from "#web/booking/sent-orders.ts";
import type { Store } from "#web/booking/store.ts";

type Placing = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  store: Store<Standing>;
  booking: () => Booking;
  pricing: PriceDesk;
  notices: Notices;
  refuse: (refused: CallRefused) => void;
  showProblems: (problems: Problem[]) => void;
};

export function createPlacing({ api, data, words, store, booking, pricing, notices, refuse, showProblems }: Placing) {
  const { domain } = data.hotel;
  const email = () => tidy(store.get().typed.booker_email ?? "");

  function fail(error: unknown, isSent: boolean, was: number): void {
    if (!(error instanceof CallRefused)) return notices.alert(isSent ? words.pay.connection_lost : words.pay.offline);
    if (error.code === "PRICE_CHANGED") {
      return store.set({ changed: { was, now: priceOf(error.data as PriceDetail) } });
    }
    if (error.code === "CONTACT_NOT_VERIFIED") store.set({ asksCode: true });
    if (error.code.startsWith("CAPTCHA_")) {
      return showProblems([{ field: "captcha", text: error.message }]);
    }
    refuse(error);
  }

  /** `agreed` is the price on the button that was pressed: no other is charged. */
  async function place(agreed: PriceCheck): Promise<void> {
    if (store.get().isPlacing) return;
    store.set({ isPlacing: true, alertText: null });
    let isSent = false;
    try {
      const now = await pricing.checkNow();
      if (now.pay_amount !== agreed.pay_amount || now.total !== agreed.total) {
        return store.set({ isPlacing: false, changed: { was: agreed.pay_amount, now } });
      }
      const captcha = (store.get().typed.captcha ?? "").trim();
      if (captcha !== "") await api(data.calls.verifyCaptcha, { body: { domain, email: email(), captcha } });
      isSent = true;
      // The button stays busy until the next page is there.
      location.assign(await sendOrder({ api, calls: data.calls, booking: booking(), shown: now }));
    } catch (error) {
      store.set({ isPlacing: false });
      fail(error, isSent, agreed.pay_amount);
    }
  }

  return {
    place(): void {
      const { price } = store.get();
      void (price ? place(price) : pricing.check());
    },
    async sendCode(): Promise<void> {
      try {
        await api(data.calls.triggerCaptcha, { body: { domain, email: email() } });
        store.set({ codeSentTo: email() });
      } catch (error) {
        fail(error, false, 0);
      }
    },
    accept(): void {
      const { changed } = store.get();
      if (!changed) return;
      store.set({ changed: null, price: changed.now });
      void place(changed.now);
    },
    decline(): void {
      const { changed } = store.get();
      if (changed) store.set({ changed: null, price: changed.now });
    },
  };
}
