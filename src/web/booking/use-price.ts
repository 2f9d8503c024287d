/** The price of the cart as the server reckons it: on entering the details, on every change, and before the order is sent. */
import { useEffect, useRef, useState } from "react";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { type Booking, pricePayload } from "#web/booking/payload.ts";
import { checkPrice, type PriceCheck } from "#web/booking/price.ts";

const SETTLE_MS = 400;

type Pricing = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  booking: Booking;
  isMember: boolean;
  isLive: boolean;
  /** The price shown has become another by itself: the guest is asked. */
  onRefused: (refused: CallRefused) => void;
};

export function usePrice({ api, data, words, booking, isMember, isLive, onRefused }: Pricing) {
  const { state } = booking;
  const isAsked = state.cart.length > 0 && state.step !== "rooms";
  const payload = pricePayload(booking);
  const text = `${isMember} ${JSON.stringify(payload)}`;
  const [checked, setChecked] = useState<{ text: string; price: PriceCheck | null }>({
    text: data.price ? text : "",
    price: data.price,
  });
  const [attempt, setAttempt] = useState(0);
  const wasAsked = useRef(isAsked);
  const asking = { api, calls: data.calls, words, isNewer: data.hotel.newer_price_check };

  useEffect(() => {
    const isEntering = !wasAsked.current;
    wasAsked.current = isAsked;
    if (!isLive || !isAsked || (checked.text === text && !isEntering && attempt === 0)) return;
    let isOver = false;
    const timer = setTimeout(
      () => {
        checkPrice(asking, payload).then(
          (price) => !isOver && setChecked({ text, price }),
          (error: unknown) => {
            if (isOver) return;
            setChecked({ text, price: null });
            if (error instanceof CallRefused) onRefused(error);
          },
        );
      },
      isEntering ? 0 : SETTLE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // The payload is all that a price depends on.
  }, [text, isAsked, isLive, attempt]);

  return {
    price: isAsked ? checked.price : null,
    isPricing: isLive && isAsked && checked.text !== text,
    /** Asked at once, and kept: what comes before the order is sent. */
    checkNow: async (): Promise<PriceCheck> => {
      const price = await checkPrice(asking, payload);
      setChecked({ text, price });
      return price;
    },
    take: (price: PriceCheck) => setChecked({ text, price }),
    checkAgain: () => setAttempt((before) => before + 1),
  };
}
