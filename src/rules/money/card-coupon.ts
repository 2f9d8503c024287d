/** Coupons for certain cards: whether the card that paid is one of them, and what is owed where it is not. */
import { applyCoupons, type Discounting } from "#rules/money/coupon.ts";
import { sum } from "#rules/money/money.ts";

/** `unknown`: the vendor has not named enough digits to tell. */
export type CardVerdict = "holds" | "void" | "unknown";

/** What a vendor tells of how it was paid: a card with its first digits, a card it says nothing of, or certainly no card. */
export type PaidWith = { kind: "card"; first: string | null } | { kind: "other" };

/** `prefixes`: the first digits of the cards that the coupon is for, as sold. */
export function judgeCard(prefixes: readonly string[], paid: PaidWith): CardVerdict {
  if (paid.kind === "other") return "void";
  const { first } = paid;
  if (first === null || !/^\d+$/.test(first)) return "unknown";
  if (prefixes.some((prefix) => first.startsWith(prefix))) return "holds";
  // Vendors name six or eight digits: a longer prefix that begins with them may be the card's or not.
  return prefixes.some((prefix) => prefix.startsWith(first)) ? "unknown" : "void";
}

/** The worst that was found counts: an order is paid in parts, and each part should come from such a card. */
export function worstVerdict(before: CardVerdict | null, now: CardVerdict): CardVerdict {
  const found = new Set([before, now]);
  if (found.has("void")) return "void";
  return found.has("unknown") ? "unknown" : "holds";
}

/** What each coupon takes off each line: the difference that one more coupon makes. */
export function couponShares(lines: Parameters<typeof applyCoupons>[0], coupons: readonly Discounting[]): number[][] {
  const left = coupons.map((_coupon, nth) => applyCoupons(lines, coupons.slice(0, nth + 1)).left);
  return left.map((after, nth) => lines.map(({ amount }, line) => (left[nth - 1]?.[line] ?? amount) - after[line]!));
}

type Judged = { taken: readonly number[]; card_verdict: CardVerdict | null };

/** Of a line's discount, what does not hold. */
export const voidOfLine = (coupons: readonly Judged[], line: number): number =>
  sum(coupons.filter(({ card_verdict }) => card_verdict === "void").map(({ taken }) => taken[line] ?? 0));

/** Of the whole order's discount, what does not hold. */
export const voidInAll = (coupons: readonly Judged[]): number =>
  sum(coupons.filter(({ card_verdict }) => card_verdict === "void").map(({ taken }) => sum(taken)));
