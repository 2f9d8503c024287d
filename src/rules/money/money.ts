/**
 * Money. Inside, an amount is a whole number of minor units: the smallest part of its currency that is used here. On the wire and
 * on pages it is a number in the currency itself (149.5).
 */
const WITHOUT_DECIMALS = new Set(["TWD", "JPY", "KRW"]);

/** How many decimals an amount in this currency may have. */
export const exponentOf = (currency: string): number => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);

/** Minor units in one unit of the currency; a point and one of stored value are worth as many. */
export const unitOf = (currency: string): number => 10 ** exponentOf(currency);

export const toMinor = (amount: number, currency: string): number => Math.round(amount * unitOf(currency));

export const toMajor = (minor: number, currency: string): number => minor / unitOf(currency);

/** Whether an amount has no more decimals than its currency, and is small enough to be counted exactly. */
export function fitsCurrency(amount: number, currency: string): boolean {
  const minor = toMinor(amount, currency);
  return Number.isSafeInteger(minor) && toMajor(minor, currency) === amount;
}

/** Of minor units; a percentage rounds once, half up. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent * 2 + 100) / 200);
}

/** Rounds up: an amount must never be below its percentage. */
export function percentRoundedUp(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A sum or product of amounts as they are on the wire: what floats lose is far below a hundredth, and is rounded away. */
export const roundOnWire = (amount: number): number => Math.round(amount * 100) / 100;

export const sumOnWire = (amounts: readonly number[]): number => roundOnWire(sum(amounts));
