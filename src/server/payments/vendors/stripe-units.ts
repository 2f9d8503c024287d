/** Stripe counts in the smallest unit of its own table of currencies, which is not ours: there TWD has two decimals. */
import { exponentOf } from "#rules/money/money.ts";

const NO_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

const stripeExponent = (currency: string): number =>
  NO_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;

/** Our minor units in Stripe's; null where Stripe has no unit that small. */
export const toStripe = (amount: number, currency: string): number | null =>
  scaled(amount, stripeExponent(currency) - exponentOf(currency));

/** Stripe's units in ours; null where a part of one is left over, which we never request. */
export const fromStripe = (units: number, currency: string): number | null =>
  scaled(units, exponentOf(currency) - stripeExponent(currency));

function scaled(amount: number, exponent: number): number | null {
  const divisor = 10 ** Math.max(0, -exponent);
  return amount % divisor === 0 ? (amount / divisor) * 10 ** Math.max(0, exponent) : null;
}
