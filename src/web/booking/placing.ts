/** The last button: checks for an earlier order, checks the price again, places the order, goes to payment. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import { tidy } from "#rules/guests/guest-fields.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import type { Notices } from "#web/booking/notices.ts";
import { wayOf } from "#web/booking/pay-choice.ts";
import { type Booking, orderPayload } from "#web/booking/payload.ts";
import { beginPayment } from "#web/booking/place.ts";
import { type PriceCheck, priceOf } from "#web/booking/price.ts";
import type { PriceChecks } from "#web/booking/pricing.ts";
import { findPlaced, sendOrder } from "#web/booking/sent-orders.ts";
import { type Memory, recallPlaced } from "#web/booking/tab-orders.ts";
import {
  forgetReserved,
  isAboutRail,
  reservedBefore,
  reserveRail,
  TrainsMoved,
} from "#web/booking/rail/reserve-rail.ts";
import type { Store } from "#web/booking/store.ts";

type Placing = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  store: Store<PageState>;
  memory: () => Memory;
  booking: () => Booking;
  pricing: PriceChecks;
  notices: Notices;
  refuse: (refused: CallRefused) => void;
  showProblems: (problems: Problem[]) => void;
  /** The order exists; the page is about to be left. */
  onPlaced: (order_doc: string) => void;
};

export function createPlacing(given: Placing) {
  const { api, data, words, store, memory, booking, pricing, notices, refuse, showProblems, onPlaced } = given;
  const { calls } = data;
  const { domain } = data.hotel;
  const email = () => tidy(store.get().typed.booker_email ?? "");
  /** A code can be used once: what it has verified is not verified again. */
  let verified = "";

  function fail(error: unknown, isSent: boolean, agreed: PriceCheck): void {
    if (error instanceof TrainsMoved) return store.set({ railProblem: data.trainsMoved });
    if (!(error instanceof CallRefused)) return notices.alert(isSent ? words.pay.connection_lost : words.pay.offline);
    if (error.code === "PRICE_CHANGED") {
      return store.set({ changed: { was: agreed, now: priceOf(error.data as PriceDetail, words) } });
    }
    if (isAboutRail(error)) forgetReserved(memory());
    if (error.code === "CONTACT_NOT_VERIFIED") store.set({ asksCode: true });
    if (error.code.startsWith("CAPTCHA_")) return showProblems([{ field: "captcha", text: error.message }]);
    refuse(error);
  }

  async function verify(): Promise<void> {
    const captcha = tidy(store.get().typed.captcha ?? "");
    const shown = `${email()} ${captcha}`;
    if (captcha === "" || verified === shown) return;
    await api(calls.verifyCaptcha, { body: { domain, email: email(), captcha } });
    verified = shown;
  }

  const show = (placed: PlacedOrder | null) => store.set({ placed });

  /** A valid order of this tab that equals the present one: the guest went to the payment page and came back. */
  async function isPlacedAlready(agreed: PriceCheck): Promise<boolean> {
    const found = await findPlaced({ api, calls, memory: memory() }, domain);
    const body = orderPayload(booking(), agreed);
    const { rail } = booking().state;
    const railNumber = rail ? reservedBefore(memory(), rail, body) : null;
    if (!found?.isSameAs(orderPayload(booking(), agreed, railNumber))) return false;
    const { isSameAs: _, order: __, ...placed } = found;
    show(placed);
    return true;
  }

  /** The chosen trains, if any. Refused by the railway, nothing is ordered: the guest chooses others, or the room alone. */
  async function reserve(agreed: PriceCheck): Promise<string | null> {
    const { rail } = booking().state;
    const access = { api, call: calls.reserveTrain, memory: memory() };
    return rail ? reserveRail(access, rail, orderPayload(booking(), agreed)) : null;
  }

  /** `agreed` is the price on the button that was clicked: no other is charged. */
  async function place(agreed: PriceCheck): Promise<void> {
    if (store.get().isPlacing) return;
    store.set({ isPlacing: true, alertText: null });
    let isSent = false;
    try {
      if (await isPlacedAlready(agreed)) return store.set({ isPlacing: false });
      const now = await pricing.checkNow();
      if (now.pay_amount !== agreed.pay_amount || now.total !== agreed.total) {
        return store.set({ isPlacing: false, changed: { was: agreed, now } });
      }
      await verify();
      const railNumber = await reserve(now);
      isSent = true;
      const body = orderPayload(booking(), now, railNumber);
      const { isEarlier, ...placed } = await sendOrder({ api, calls, memory: memory(), body });
      if (isEarlier) {
        notices.alert(words.pay.arrived_before(placed.order_doc));
        store.set({ isPlacing: false });
        return show(recallPlaced(memory()));
      }
      onPlaced(placed.order_doc);
      // The button stays busy until the next page has loaded.
      const wallet = wayOf(booking())?.wallet;
      location.assign(await beginPayment({ api, calls, body, placed, wallet, key: placed.order_doc }));
    } catch (error) {
      store.set({ isPlacing: false });
      fail(error, isSent, agreed);
    }
  }

  return {
    place(): void {
      const { price, isPricing } = store.get();
      // While the price is being checked, the button says so and cannot be used.
      if (price && !isPricing) void place(price);
      else if (!isPricing) void pricing.check();
    },
    async sendCode(): Promise<void> {
      try {
        await api(calls.triggerCaptcha, { body: { domain, email: email() } });
        store.set({ codeSentTo: email() });
      } catch (error) {
        if (error instanceof CallRefused) showProblems([{ field: "captcha", text: error.message }]);
        else notices.alert(words.pay.offline);
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
