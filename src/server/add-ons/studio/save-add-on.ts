import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-add-ons.ts";
import type { Texts } from "#rules/text/language.ts";
import { assertEnough } from "#server/add-ons/studio/assert-enough.ts";
import {
  addItem,
  changeItem,
  type ItemFields,
  type ItemRow,
  listItems,
  listPlansOnSale,
  listRoomNames,
  listSoldWith,
  lockItem,
  sellWith,
} from "#server/add-ons/studio/item-store.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

type Body = HandlerInput<typeof contract.saveAddOn>["body"];

/** What a change of an add-on replaced: fields, and the plans where they were written. */
export type ItemBefore = {
  item_number: string;
  fields: Partial<ItemFields & { active: boolean }>;
  rate_plan_ids?: number[];
};

/** So many a lodging may have, off sale or not: guests see them all on one page. */
const MOST_ITEMS = 100;

export function saveAddOn(
  { body }: HandlerInput<typeof contract.saveAddOn>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveAddOn>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const before = body.item_number === undefined ? null : await lockItem(query, hotel_id, body.item_number);
    if (body.item_number !== undefined && !before) throw new Refusal("NOT_FOUND", ["item_number"]);
    await assertItem(query, context, body, before);
    const { domain: _, item_number: __, rate_plan_ids, ...sent } = body;
    const fields = {
      ...sent,
      item_name: filled(sent.item_name),
      introduction: filled(sent.introduction),
      unit: filled(sent.unit),
    } as ItemFields;
    const soldWith = before ? await plansOf(query, hotel_id, before.item_number) : [];
    const item_number = before?.item_number ?? (await nextNumber(query, hotel_id));
    if (before) await changeItem(query, hotel_id, item_number, fields);
    else await addItem(query, hotel_id, item_number, fields);
    await sellWith(query, hotel_id, item_number, rate_plan_ids);
    const usual = before?.daily_stock ?? null;
    if (before) await assertEnough(query, context, item_number, { before: usual, field: "daily_stock" });
    // A new one that is taken back goes off sale: it may have been sold meanwhile.
    const replaced: ItemBefore = before
      ? { item_number, fields: pick(before, fields), rate_plan_ids: soldWith }
      : { item_number, fields: { active: false } };
    const undo_until_timestamp = await keepBefore(query, context, "add_on", replaced);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: `${before ? "add_on.changed" : "add_on.added"}:${item_number}`,
      ...difference(before && { ...before, rate_plan_ids: soldWith }, { ...fields, rate_plan_ids }),
    });
    return { item_number, undo_until_timestamp };
  });
}

async function plansOf(query: Query, hotel_id: number, item_number: string): Promise<number[]> {
  const all = await listSoldWith(query, hotel_id);
  return all.flatMap((each) => (each.item_number === item_number ? each.rate_plan_id : []));
}

const pick = (row: ItemRow, fields: ItemFields): Partial<ItemFields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as keyof ItemRow]]));

const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

async function assertItem(
  query: Query,
  { hotel: { hotel_id, main_lang } }: StaffContext,
  body: Body,
  before: ItemRow | null,
): Promise<void> {
  const wrong: string[] = [];
  if (!body.item_name[main_lang]) wrong.push(`item_name.${main_lang}`);
  const rooms = new Set((await listRoomNames(query, hotel_id)).map((each) => each.room_class_id));
  // A room that was archived meanwhile stays where it was chosen before.
  const known = (id: number) => rooms.has(id) || before?.room_classes.includes(id);
  if (!body.room_classes.every(known)) wrong.push("room_classes");
  const plans = new Set((await listPlansOnSale(query, hotel_id)).map((each) => each.rate_plan_id));
  const sold = before ? await plansOf(query, hotel_id, before.item_number) : [];
  if (!body.rate_plan_ids.every((id) => plans.has(id) || sold.includes(id))) wrong.push("rate_plan_ids");
  if (wrong.length > 0) throw new Refusal("INVALID_INPUT", wrong);
  if (!before && (await listItems(query, hotel_id)).length >= MOST_ITEMS) throw new Refusal("TOO_MANY_ADD_ONS");
}

async function nextNumber(query: Query, hotel_id: number): Promise<string> {
  const numbers = new Set((await listItems(query, hotel_id)).map((item) => item.item_number));
  let nth = numbers.size + 1;
  while (numbers.has(`A${nth}`)) nth += 1;
  return `A${nth}`;
}

type Logged = Partial<ItemFields> & { rate_plan_ids?: readonly number[] };

/** Only the fields that differ, for the log. */
function difference(before: Logged | null, after: Logged): { before?: string; after: string } {
  const names = Object.keys(after) as (keyof Logged)[];
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  const only = (row: Logged) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, row[name]])));
  return before ? { before: only(before), after: only(after) } : { after: only(after) };
}
