import { assertEnough } from "#server/add-ons/studio/assert-enough.ts";
import { changeItem, lockItem, sellWith } from "#server/add-ons/studio/item-store.ts";
import type { ItemBefore } from "#server/add-ons/studio/save-add-on.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoAddOn(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { item_number, fields, rate_plan_ids } = await takeBack<ItemBefore>(query, context, "add_on");
    const now = await lockItem(query, hotel_id, item_number);
    await changeItem(query, hotel_id, item_number, fields);
    if (rate_plan_ids) await sellWith(query, hotel_id, item_number, rate_plan_ids);
    await assertEnough(query, context, item_number, { before: now?.daily_stock ?? null, field: "daily_stock" });
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const changed = names.filter((name) => JSON.stringify(now?.[name]) !== JSON.stringify(fields[name]));
    const only = (row: typeof fields) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, row[name]])));
    const entry = { at: context.now, actor: actorOf(context), action: `add_on.undone:${item_number}` };
    await appendAudit(query, hotel_id, null, { ...entry, before: only(now ?? {}), after: only(fields) });
    return {};
  });
}
