import { assertEnough } from "#server/add-ons/studio/assert-enough.ts";
import { lockItem, setOwnDays } from "#server/add-ons/studio/item-store.ts";
import type { StockBefore } from "#server/add-ons/studio/set-add-on-stock.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoAddOnStock(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { item_number, days, own } = await takeBack<StockBefore>(query, context, "add_on_stock");
    const item = await lockItem(query, hotel_id, item_number);
    await setOwnDays(query, hotel_id, item_number, days, own);
    await assertEnough(query, context, item_number, { before: item?.daily_stock ?? null, field: "stock" });
    const entry = { at: context.now, actor: actorOf(context), action: `add_on.stock_undone:${item_number}` };
    await appendAudit(query, hotel_id, null, { ...entry, after: JSON.stringify({ days: days.length, own }) });
    return {};
  });
}
