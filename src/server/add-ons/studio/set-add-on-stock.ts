import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-add-ons.ts";
import { addDays, dayAt, nightsBetween } from "#rules/time/day.ts";
import { assertEnough } from "#server/add-ons/studio/assert-enough.ts";
import { listOwnDays, lockItem, setOwnDays, type StockDay } from "#server/add-ons/studio/item-store.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

/** What a change of stock replaced: days, and the numbers that they had of their own. */
export type StockBefore = { item_number: string; days: string[]; own: StockDay[] };

export function setAddOnStock(
  { body }: HandlerInput<typeof contract.setAddOnStock>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.setAddOnStock>> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const { item_number, from, to, weekdays, is_own, stock } = body;
  if (from < dayAt(now, hotel.timezone)) throw new Refusal("INVALID_INPUT", ["from"]);
  return context.query(async (query) => {
    const item = await lockItem(query, hotel_id, item_number);
    if (!item) throw new Refusal("NOT_FOUND", ["item_number"]);
    const stored = await listOwnDays(query, hotel_id, item_number, { from, to });
    const before = new Map(stored.map((each) => [each.day, each.stock]));
    const isSame = (day: string) => (is_own ? before.has(day) && before.get(day) === stock : !before.has(day));
    const days = daysIn(from, to).filter(
      (day) => (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) && !isSame(day),
    );
    if (days.length === 0) return { days: 0, undo_until_timestamp: null };
    const own = is_own ? days.map((day) => ({ day, stock })) : [];
    await setOwnDays(query, hotel_id, item_number, days, own);
    await assertEnough(query, context, item_number, { before: item.daily_stock, field: "stock" });
    const replaced: StockBefore = { item_number, days, own: stored.filter(({ day }) => days.includes(day)) };
    const undo_until_timestamp = await keepBefore(query, context, "add_on_stock", replaced);
    const said = (each: readonly StockDay[]) =>
      JSON.stringify({ from: days[0], to: days.at(-1), days: days.length, own: each });
    const entry = { at: now, actor: actorOf(context), action: `add_on.stock_set:${item_number}` };
    await appendAudit(query, hotel_id, null, {
      ...entry,
      before: said(replaced.own),
      after: JSON.stringify({ from, to, weekdays, stock: is_own ? stock : "usual" }),
    });
    return { days: days.length, undo_until_timestamp };
  });
}

const daysIn = (from: string, to: string): string[] =>
  Array.from({ length: nightsBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
