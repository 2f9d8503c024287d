/** Which ways to pay a lodging offers, by the vendor ids of its payment_list. */
export const PAY_WAYS = ["credit_card", "cash", "remittance", "pay_arrival"] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** The vendors that take cards: gateways A and B, and ECPay. */
export const CARD_VENDORS: readonly number[] = [1, 2, 6];
export const REMITTANCE = 8;
const ON_ARRIVAL = 14;

function vendorsOf(pay_way: PayWay, payment_list: readonly number[], currency: string): number[] {
  if (pay_way === "credit_card") return onlineVendors(payment_list, currency);
  return payment_list.filter((vendor) => vendor === (pay_way === "remittance" ? REMITTANCE : ON_ARRIVAL));
}

/** Whether this vendor takes the money online. */
export const isOnline = (vendor: number): boolean => vendor !== REMITTANCE && vendor !== ON_ARRIVAL;

/** Outside Taiwan's currency only card gateway B is at home. */
const ABROAD = 2;

/** What an order can be paid with on the site, in the lodging's own order. */
export function onlineVendors(payment_list: readonly number[], currency: string): number[] {
  return payment_list.filter((vendor) => isOnline(vendor) && (currency === "TWD" || vendor === ABROAD));
}

/**
 * The vendor that takes the money: the requested one; else the lodging's first card gateway, or the first of that kind. Null
 * when it is not offered.
 */
export function vendorFor(
  pay_way: PayWay,
  requested: number | undefined,
  payment_list: readonly number[],
  currency: string,
): number | null {
  const offered = vendorsOf(pay_way, payment_list, currency);
  if (requested === undefined) return offered.find((vendor) => CARD_VENDORS.includes(vendor)) ?? offered[0] ?? null;
  return offered.includes(requested) ? requested : null;
}
