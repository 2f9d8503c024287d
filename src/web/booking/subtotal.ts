/** The bill of the rooms in the cart and their guests by the search's prices, before codes, extras and points. */
import { billOf, type BillLine, withTotal } from "#rules/money/bill.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { type Families, guestsInCart } from "#web/booking/families.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Live } from "#web/booking/booking-context.ts";

type Searched = Pick<Live, "state" | "results" | "member" | "isCurrent">;

/** Null while the results are of another stay. */
export function searchedBill(
  { state, results, member, isCurrent }: Searched,
  families: Families | null,
  words: BookingWords,
): BillLine[] | null {
  const guests = guestsInCart(families, state, results);
  if (!isCurrent || guests === null) return null;
  const rooms = state.cart.map((line) => {
    const plan = planOf(results, line);
    return {
      // The cart's own lines name their rooms.
      room_class_name: "",
      rate_plan_code_name: plan?.rate_plan_code_name ?? "",
      num: line.num,
      list_price: plan?.price ?? 0,
      price: plan ? chargedPrice(plan, member !== null) : 0,
      guest_charges: [],
    };
  });
  const beyond = guests === 0 ? [] : [{ label: words.families.more, quantity: 1, amount: guests }];
  const [first, ...others] = rooms;
  const placed = first ? [{ ...first, guest_charges: beyond }, ...others] : [];
  const lines = billOf({ rooms: placed, items: [], coupons: [], point_used: 0, stored_value_used: 0 }, words.bill);
  return withTotal(lines, words.bill);
}

export function subtotalOf(live: Searched, families: Families | null, words: BookingWords): number | null {
  const bill = searchedBill(live, families, words);
  return bill && bill.find(({ kind }) => kind === "total")!.amount;
}
