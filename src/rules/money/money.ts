/** Whole numbers of the lodging's currency; a percentage rounds once, half up. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent * 2 + 100) / 200);
}

/** Rounds up: an amount must never be below its percentage. */
export function percentRoundedUp(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
