/** The price of the cart in one shape, from whichever of the two price checks the lodging uses. */
import type { ApiClient } from "#contract/client.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { calculateDiscount } from "#contract/discounts.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { sumOnWire } from "#rules/money/money.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import type { PricePayload } from "#web/booking/payload.ts";

type PriceRow = { kind: string; name: string; quantity: number; amount: number; date?: string; through?: string };

/** Its day, or the first and the last of them. */
const daysOf = ({ date, through }: Record<string, string | undefined>): Pick<PriceRow, "date" | "through"> => ({
  ...(date === undefined ? {} : { date }),
  ...(through === undefined ? {} : { through }),
});

export type PriceCheck = {
  rows: PriceRow[];
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

export function priceOf(detail: PriceDetail): PriceCheck {
  const days = detail.attachment_detail.map(({ extra_info }) => daysOf(extra_info));
  return {
    // Extras come in the order of their details, which know the day.
    rows: (detail.quote?.items ?? []).map((item) =>
      item.kind === "add_on" || item.kind === "rail" ? { ...item, ...days.shift() } : item,
    ),
    total: detail.total_price,
    pay_amount: detail.pay_amount,
    deposit_amount: detail.deposit_amount,
    discount: detail.promotion_discount,
    member_saving: detail.member_saving,
    cancellation: detail.cancellation_steps,
    quote: detail.quote?.quote ?? null,
  };
}

function priceOfOlder(found: CallAnswer<typeof calculateDiscount>, words: BookingWords): PriceCheck {
  const off = (kind: string, name: string, amount: number): PriceRow[] =>
    amount === 0 ? [] : [{ kind, name, quantity: 1, amount: -amount }];
  const rows: PriceRow[] = [
    { kind: "room", name: words.price.rooms, quantity: 1, amount: found.room_amount },
    ...off("discount", words.price.discount, found.coupon_discount),
    ...found.guest_charges.map(({ label, quantity, amount }) => ({ kind: "guest", name: label, quantity, amount })),
    ...found.attachment_detail.map((item) => ({
      kind: item.item_type === "rail" ? "rail" : "add_on",
      name: item.item_name,
      quantity: item.quantity,
      amount: item.total_price,
      ...daysOf(item.extra_info),
    })),
    ...off("points", words.price.points, found.member_points),
  ];
  // What else was taken off is the member's stored value: this check does not name it.
  const stored = sumOnWire([...rows.map(({ amount }) => amount), -found.total_amount]);
  return {
    rows: [...rows, ...off("stored_value", words.price.stored_value, stored)],
    total: found.total_amount,
    pay_amount: found.new_amount,
    deposit_amount: found.deposit_amount,
    discount: found.coupon_discount,
    member_saving: found.member_saving,
    cancellation: found.cancellation_steps,
    quote: null,
  };
}

type ApiAccess = { api: ApiClient; calls: BookingCalls; words: BookingWords; isNewer: boolean };

export async function checkPrice({ api, calls, words, isNewer }: ApiAccess, body: PricePayload): Promise<PriceCheck> {
  if (isNewer) return priceOf(await api(calls.calculateOrder, { body }));
  return priceOfOlder(await api(calls.calculateDiscount, { body }), words);
}
