/** The press of the last button: the price once more, then the order, then the bank. */
import { type Dispatch, type SetStateAction, useState } from "react";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { tidy } from "#rules/guest-fields.ts";
import type { BookingData, Problem } from "#web/booking/booking-data.ts";
import type { Booking } from "#web/booking/payload.ts";
import { type PriceCheck, priceOf } from "#web/booking/price.ts";
import { sendOrder } from "#web/booking/sent-orders.ts";
import type { Notices } from "#web/booking/use-notices.ts";
import type { usePrice } from "#web/booking/use-price.ts";

type Placing = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  booking: Booking;
  pricing: ReturnType<typeof usePrice>;
  notices: Notices;
  refuse: (refused: CallRefused) => void;
  setProblems: Dispatch<SetStateAction<Problem[]>>;
};

export function usePlacing({ api, data, words, booking, pricing, notices, refuse, setProblems }: Placing) {
  const [isPlacing, setPlacing] = useState(false);
  const [asksCode, setAsksCode] = useState(data.answered?.asksCode ?? false);
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  const [changed, setChanged] = useState<{ was: number; now: PriceCheck } | null>(null);
  const email = tidy(booking.typed.booker_email ?? "");
  const { domain } = data.hotel;

  function fail(error: unknown, isSent: boolean, was: number): void {
    if (!(error instanceof CallRefused)) return notices.alert(isSent ? words.pay.connection_lost : words.pay.offline);
    if (error.code === "PRICE_CHANGED") return setChanged({ was, now: priceOf(error.data as PriceDetail) });
    if (error.code === "CONTACT_NOT_VERIFIED") setAsksCode(true);
    if (error.code.startsWith("CAPTCHA_")) return setProblems([{ field: "captcha", text: error.message }]);
    refuse(error);
  }

  /** `agreed` is the price on the button that was pressed. */
  async function place(agreed: PriceCheck): Promise<void> {
    if (isPlacing) return;
    setPlacing(true);
    notices.alert(null);
    let isSent = false;
    try {
      const now = await pricing.checkNow();
      if (now.pay_amount !== agreed.pay_amount || now.total !== agreed.total) {
        setPlacing(false);
        return setChanged({ was: agreed.pay_amount, now });
      }
      const captcha = (booking.typed.captcha ?? "").trim();
      if (asksCode && captcha !== "") await api(data.calls.verifyCaptcha, { body: { domain, email, captcha } });
      isSent = true;
      // The button stays busy until the next page is there.
      location.assign(await sendOrder({ api, calls: data.calls, booking, shown: now }));
    } catch (error) {
      fail(error, isSent, agreed.pay_amount);
      setPlacing(false);
    }
  }

  return {
    isPlacing,
    asksCode,
    codeSentTo,
    changed,
    place: () => (pricing.price ? void place(pricing.price) : pricing.checkAgain()),
    async sendCode() {
      try {
        await api(data.calls.triggerCaptcha, { body: { domain, email } });
        setCodeSentTo(email);
      } catch (error) {
        fail(error, false, 0);
      }
    },
    accept() {
      if (!changed) return;
      setChanged(null);
      pricing.take(changed.now);
      void place(changed.now);
    },
    decline() {
      if (changed) pricing.take(changed.now);
      setChanged(null);
    },
    /** Come back to by the browser's Back: the button may be pressed again. */
    rest: () => setPlacing(false),
  };
}
