import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-add-ons.ts";
import { changeItem, lockItem } from "#server/add-ons/studio/item-store.ts";
import type { ItemBefore } from "#server/add-ons/studio/save-add-on.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

export function archiveAddOn(
  { body: { item_number, is_archived } }: HandlerInput<typeof contract.archiveAddOn>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.archiveAddOn>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const item = await lockItem(query, hotel_id, item_number);
    if (!item) throw new Refusal("NOT_FOUND", ["item_number"]);
    if (item.active !== is_archived) return { undo_until_timestamp: null };
    await changeItem(query, hotel_id, item_number, { active: !is_archived });
    const replaced: ItemBefore = { item_number, fields: { active: is_archived } };
    const undo_until_timestamp = await keepBefore(query, context, "add_on", replaced);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: `${is_archived ? "add_on.archived" : "add_on.restored"}:${item_number}`,
      before: is_archived ? "on sale" : "off sale",
      after: is_archived ? "off sale" : "on sale",
    });
    return { undo_until_timestamp };
  });
}
