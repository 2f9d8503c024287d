import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-add-ons.ts";
import { addOnType } from "#rules/add-ons/add-on-types.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";
import {
  countAhead,
  listItems,
  listPlansOnSale,
  listRoomNames,
  listSoldWith,
} from "#server/add-ons/studio/item-store.ts";
import type { ItemBefore } from "#server/add-ons/studio/save-add-on.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";
import { findUndo } from "#server/selling/selling-change.ts";

export function listAddOns(
  _input: unknown,
  { hotel: { hotel_id, main_lang, currency, timezone }, lang, now, query }: StaffContext,
): Promise<CallAnswer<typeof contract.listAddOns>> {
  const today = dayAt(now, timezone);
  return query(async (query) => {
    const [items, soldWith] = [await listItems(query, hotel_id), await listSoldWith(query, hotel_id)];
    const ahead = new Map((await countAhead(query, hotel_id, today)).map((each) => [each.item_number, each]));
    const [plans, rooms] = [await listPlansOnSale(query, hotel_id), await listRoomNames(query, hotel_id)];
    const undoOf = async (subject: "add_on" | "add_on_stock") => {
      const found = await findUndo(query, hotel_id, subject, now);
      return found && { item_number: (found.before as ItemBefore).item_number, until_timestamp: found.until };
    };
    const named = <Row extends { name: Parameters<typeof textIn>[0] }>(row: Row) => ({
      ...row,
      name: textIn(row.name, lang, main_lang).text,
    });
    const shownRooms = rooms.map(named);
    return {
      currency,
      today,
      items: items.map(({ hotel_id: _hotel_id, photos: _photos, active, ...item }) => ({
        ...item,
        item_type: addOnType(item.item_type),
        name: textIn(item.item_name, lang, main_lang).text,
        is_archived: !active,
        rate_plan_ids: soldWith.flatMap((each) => (each.item_number === item.item_number ? each.rate_plan_id : [])),
        sold_ahead: ahead.get(item.item_number)?.sold ?? 0,
        own_days: ahead.get(item.item_number)?.own_days ?? 0,
      })),
      plans: plans.map(({ target_rooms, ...plan }) => {
        const [only, ...others] = shownRooms.filter(({ room_class_id }) => target_rooms.includes(room_class_id));
        return { ...named(plan), room: only && others.length === 0 ? only.name : "" };
      }),
      rooms: shownRooms,
      undo: await undoOf("add_on"),
      undo_stock: await undoOf("add_on_stock"),
    };
  });
}
