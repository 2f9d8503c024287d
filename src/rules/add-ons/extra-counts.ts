/** How many of an extra a guest may choose for a day, and what is wrong with another number. */
import { mostOf, type PricePer } from "#rules/add-ons/add-on-price.ts";

/** `left` null: no limit. */
export type ExtraDay = { left: number | null; isOpen: boolean };

type Bounds = { least: number; most: number; price_per: PricePer };

export type ExtraFault = { is: "too_late" | "gone" | "few_left" | "too_many" | "too_few"; count: number };

/** Most is 0 where it can't be had on this day. */
export function countsOn(item: Bounds, { left, isOpen }: ExtraDay, people: number): { least: number; most: number } {
  const most = Math.min(mostOf(item, people), left ?? Infinity);
  return { least: item.least, most: isOpen && most >= item.least ? most : 0 };
}

/** Why so many of it can't be had, with the number that the guest needs to know; null: they can. */
export function faultOf(quantity: number, item: Bounds, day: ExtraDay, people: number): ExtraFault | null {
  const most = mostOf(item, people);
  if (!day.isOpen) return { is: "too_late", count: 0 };
  if (day.left !== null && day.left < item.least) return { is: "gone", count: 0 };
  if (quantity > most) return { is: "too_many", count: Math.min(most, day.left ?? most) };
  if (day.left !== null && quantity > day.left) return { is: "few_left", count: day.left };
  return quantity < item.least ? { is: "too_few", count: item.least } : null;
}

/** One click more or fewer: there is nothing between none of it and the least. */
export function stepped(quantity: number, by: 1 | -1, { least, most }: { least: number; most: number }): number {
  const next = Math.min(quantity + by, Math.max(most, 0));
  if (next >= least) return next;
  return by === 1 && most >= least ? least : 0;
}

/** Of something for the whole stay there is as much as on its scarcest day; its first day says whether it is still sold. */
export function wholeStay(days: readonly ExtraDay[]): ExtraDay {
  const limited = days.flatMap(({ left }) => (left === null ? [] : [left]));
  return { left: limited.length === 0 ? null : Math.min(...limited), isOpen: days[0]?.isOpen ?? true };
}
