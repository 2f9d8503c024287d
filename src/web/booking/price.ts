/** The price of the cart in one shape, from whichever of the two price checks the lodging uses. */
import type { ApiClient } from "#contract/client.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { type BillLine, withTotal } from "#rules/money/bill.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import type { PricePayload } from "#web/booking/payload.ts";

export type PriceCheck = {
  /** What it is made of, and the total. */
  bill: BillLine[];
  total: number;
  pay_amount: number;
  deposit_amount: number;
  /** The discount by codes. */
  discount: number;
  /** How much less it would be for a member; 0 for members. */
  member_saving: number;
  /** What cancelling will cost, by days. */
  cancellation: PriceDetail["cancellation_steps"];
  /** Signed: these prices are valid for fifteen minutes. The older check gives none. */
  quote: string | null;
};

type ApiAccess = { api: ApiClient; calls: BookingCalls; words: BookingWords; isNewer: boolean };

export async function checkPrice({ api, calls, words, isNewer }: ApiAccess, body: PricePayload): Promise<PriceCheck> {
  if (isNewer) return priceOf(await api(calls.calculateOrder, { body }), words);
  return checkOlder({ api, calls, words }, body);
}

export const priceOf = (detail: PriceDetail, words: BookingWords): PriceCheck => ({
  bill: withTotal(detail.quote?.items ?? [], words.bill),
  total: detail.total_price,
  pay_amount: detail.pay_amount,
  deposit_amount: detail.deposit_amount,
  discount: detail.promotion_discount,
  member_saving: detail.member_saving,
  cancellation: detail.cancellation_steps,
  quote: detail.quote?.quote ?? null,
});

async function checkOlder({ api, calls, words }: Omit<ApiAccess, "isNewer">, body: PricePayload): Promise<PriceCheck> {
  const found = await api(calls.calculateDiscount, { body });
  return {
    bill: withTotal(found.items, words.bill),
    total: found.total_amount,
    pay_amount: found.new_amount,
    deposit_amount: found.deposit_amount,
    discount: found.coupon_discount,
    member_saving: found.member_saving,
    cancellation: found.cancellation_steps,
    quote: null,
  };
}
