/** What a guest may pay now: all of it, or a part as deposit. */
import { percentRoundedUp } from "#rules/money/money.ts";

type DepositTerms = { deposit_type: readonly string[]; deposit_percent: number };

export function isPayOptionOffered(option: "all" | "part", terms: DepositTerms): boolean {
  if (option === "part") return terms.deposit_type.includes("deposit") && terms.deposit_percent > 0;
  // A lodging that named nothing takes all.
  return terms.deposit_type.includes("all") || !isPayOptionOffered("part", terms);
}

/** The deposit of a total after discounts, rounded up; 0 where the lodging offers none. */
export function depositAmount(total: number, terms: DepositTerms): number {
  return isPayOptionOffered("part", terms) ? Math.min(total, percentRoundedUp(total, terms.deposit_percent)) : 0;
}
