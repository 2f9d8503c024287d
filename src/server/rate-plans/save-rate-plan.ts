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
  listAllPlans,
  listRefundTemplates,
  type PlanFields,
  type PlanRow,
  setAddOns,
} from "#server/rate-plans/plan-store.ts";
import { lockRules } from "#server/rate-plans/rate-store.ts";
import { actorOf, type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";

type Body = HandlerInput<typeof contract.saveRatePlan>["body"];

/** Templates of the specification that every lodging has. */
const MOST_BUILT_IN = 3;

export function saveRatePlan(
  { body }: HandlerInput<typeof contract.saveRatePlan>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveRatePlan>> {
  const { hotel_id, main_lang } = context.hotel;
  return context.query(async (query) => {
    await lockRules(query, hotel_id, unitIn(context), context.now);
    const { domain: _domain, rate_plan_id, item_numbers, ...sent } = body;
    const before = rate_plan_id === undefined ? null : await findPlan(query, hotel_id, rate_plan_id);
    if (rate_plan_id !== undefined && !before) throw new Refusal("NOT_FOUND", ["rate_plan_id"]);
    await assertPlan(query, hotel_id, main_lang, body, before);
    const fields = {
      ...sent,
      rate_plan_code_name: filled(sent.rate_plan_code_name),
      target_rooms: distinct(sent.target_rooms),
    };
    const id = before
      ? (await changePlan(query, hotel_id, before.rate_plan_id, fields), before.rate_plan_id)
      : await addPlan(query, hotel_id, { ...fields, rate_plan_code: await nextCode(query, hotel_id) });
    await setAddOns(query, hotel_id, id, distinct(item_numbers));
    await addMissingNights(query, context, context.now);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: before ? "rate_plan.changed" : "rate_plan.added",
      rate_plan_id: id,
      ...difference(before, fields),
    });
    return { rate_plan_id: id };
  });
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

/** Only the fields that differ, for the log. */
function difference(before: PlanRow | null, after: Partial<PlanFields>): { before?: string; after: string } {
  const names = Object.keys(after) as (keyof PlanFields)[];
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  const only = (row: Partial<PlanFields>) =>
    JSON.stringify(Object.fromEntries(changed.map((name) => [name, row[name]])));
  return before ? { before: only(before), after: only(after) } : { after: only(after) };
}
