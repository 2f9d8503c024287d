/** Which gateway serves which of the specification's vendor ids. A new vendor is a gateway file and a line here. */
import type { GatewayName, Method } from "#server/payments/vendors/vendor.ts";

export type Vendor = { gateway: GatewayName; method: Method; bank: string };

const vendor = (gateway: GatewayName, method: Method, bank = ""): Vendor => ({ gateway, method, bank });

const TAIWAN: Record<number, Vendor> = {
  1: vendor("newebpay", "card"),
  2: vendor("tappay", "card"),
  3: vendor("jkopay", "wallet"),
  4: vendor("line_pay", "wallet"),
  6: vendor("ecpay", "card"),
  7: vendor("tappay", "pi"),
  8: vendor("remittance", "none"),
  // Bank channels: a number is issued first and paid at an ATM later.
  9: vendor("ecpay", "bank", "TAISHIN"),
  10: vendor("ecpay", "bank", "ESUN"),
  11: vendor("ecpay", "bank", "BOT"),
  12: vendor("ecpay", "bank", "FUBON"),
  13: vendor("newebpay", "bank"),
  14: vendor("on_arrival", "none"),
  15: vendor("ecpay", "bank"),
};

/** Whether the vendor can refund. A bank's number only takes money in. */
export function canRefund(id: number, currency: string): boolean {
  const method = vendorOf(id, currency)?.method;
  return method === "card" || method === "wallet" || method === "pi";
}

/** Card gateway B is TapPay in Taiwan and Stripe elsewhere. The rest take New Taiwan dollars only. */
export function vendorOf(id: number, currency: string): Vendor | null {
  const found = TAIWAN[id] ?? null;
  if (currency === "TWD" || found === null || found.method === "none") return found;
  return id === 2 ? vendor("stripe", "card") : null;
}
