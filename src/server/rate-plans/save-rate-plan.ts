import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addMissingNights } from "#server/rate-plans/add-missing-nights.ts";
import {
  addPlan,
  areRooms,
  changePlan,
  findPlan,
  listAddOnNames,
  listAddOnsOfPlans,
  listAllPlans,
  listRefundTemplates,
  type PlanFields,
  type PlanRow,
  setAddOns,
} from "#server/rate-plans/plan-store.ts";
import { lockRules } from "#server/rate-plans/rate-store.ts";
import { actorOf, type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

type Body = HandlerInput<typeof contract.saveRatePlan>["body"];

/** Templates of the specification that every lodging has. */
const MOST_BUILT_IN = 3;

/** What a change of a plan replaced: fields, and the add-ons where they were written. */
export type PlanBefore = { rate_plan_id: number; fields: Partial<PlanFields>; item_numbers?: string[] };

export function saveRatePlan(
  { body }: HandlerInput<typeof contract.saveRatePlan>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveRatePlan>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    await lockRules(query, hotel_id, unitIn(context), context.now);
    const { before, fields, item_numbers } = await readPlan(query, context, body);
    const addOns = await addOnsOf(query, hotel_id, before?.rate_plan_id ?? null);
    const id = before
      ? (await changePlan(query, hotel_id, before.rate_plan_id, fields), before.rate_plan_id)
      : await addPlan(query, hotel_id, { ...fields, rate_plan_code: await nextCode(query, hotel_id) });
    await setAddOns(query, hotel_id, id, item_numbers);
    await addMissingNights(query, context, context.now);
    // A new plan that is taken back goes off sale: it may have been sold meanwhile.
    const replaced: PlanBefore = before
      ? { rate_plan_id: id, fields: pick(before, Object.keys(fields)), item_numbers: addOns }
      : { rate_plan_id: id, fields: { active: false } };
    const undo_until_timestamp = await keepBefore(query, context, "rate_plan", replaced);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: before ? "rate_plan.changed" : "rate_plan.added",
      rate_plan_id: id,
      ...difference(before && { ...before, item_numbers: addOns }, { ...fields, item_numbers }),
    });
    return { rate_plan_id: id, undo_until_timestamp };
  });
}

const pick = (row: PlanRow, names: readonly string[]): Partial<PlanFields> =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof PlanRow]]));

export async function addOnsOf(query: Query, hotel_id: number, rate_plan_id: number | null): Promise<string[]> {
  const sold = await listAddOnsOfPlans(query, hotel_id);
  return sold.filter((each) => each.rate_plan_id === rate_plan_id).map((each) => each.item_number);
}

/** A plan as it was sent, after everything that can be wrong with it; `before` null: a new one. */
export async function readPlan(query: Query, { hotel: { hotel_id, main_lang } }: StaffContext, body: Body) {
  const { domain: _domain, rate_plan_id, item_numbers, ...sent } = body;
  const before = rate_plan_id === undefined ? null : await findPlan(query, hotel_id, rate_plan_id);
  if (rate_plan_id !== undefined && !before) throw new Refusal("NOT_FOUND", ["rate_plan_id"]);
  await assertPlan(query, hotel_id, main_lang, body, before);
  const fields = {
    ...sent,
    rate_plan_code_name: filled(sent.rate_plan_code_name),
    target_rooms: distinct(sent.target_rooms),
  };
  return { before, fields, item_numbers: distinct(item_numbers) };
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const filled = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Texts;

async function assertPlan(
  query: Query,
  hotel_id: number,
  main_lang: Language,
  body: Body,
  before: PlanRow | null,
): Promise<void> {
  if (body.target_rooms.length === 0) throw new Refusal("PLAN_NEEDS_ROOMS", ["target_rooms"]);
  const wrong: string[] = [];
  if (!body.rate_plan_code_name[main_lang]) wrong.push(`rate_plan_code_name.${main_lang}`);
  if (!(await areRooms(query, hotel_id, distinct(body.target_rooms)))) wrong.push("target_rooms");
  // Its nights are priced at one class, those of other plans at each.
  if (before && before.support_entire_rent !== body.support_entire_rent) wrong.push("support_entire_rent");
  const templates = await listRefundTemplates(query, hotel_id);
  const hasTemplate = templates.some((each) => each.refund_template_id === body.refund_template_id);
  if (body.refund_template_id > MOST_BUILT_IN && !hasTemplate) wrong.push("refund_template_id");
  const addOns = new Set((await listAddOnNames(query, hotel_id)).map((each) => each.item_number));
  if (body.item_numbers.some((item_number) => !addOns.has(item_number))) wrong.push("item_numbers");
  if (wrong.length > 0) throw new Refusal("INVALID_INPUT", wrong);
}

async function nextCode(query: Query, hotel_id: number): Promise<string> {
  const codes = new Set((await listAllPlans(query, hotel_id)).map((plan) => plan.rate_plan_code));
  let nth = codes.size + 1;
  while (codes.has(`P${nth}`)) nth += 1;
  return `P${nth}`;
}

type Logged = Partial<PlanFields> & { item_numbers?: readonly string[] };

/** Only the fields that differ, for the log. */
function difference(before: Logged | null, after: Logged): { before?: string; after: string } {
  const names = Object.keys(after) as (keyof Logged)[];
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  const only = (row: Logged) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, row[name]])));
  return before ? { before: only(before), after: only(after) } : { after: only(after) };
}
