import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import { dayAt } from "#rules/time/day.ts";
import { countStaysToCome } from "#server/rate-plans/plan-store.ts";
import { addOnsOf, readPlan } from "#server/rate-plans/save-rate-plan.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";

type Changes = CallAnswer<typeof contract.previewRatePlan>["changes"];

/** Of a new plan nothing: it sells nothing until it has prices. */
export function previewRatePlan(
  { body }: HandlerInput<typeof contract.previewRatePlan>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.previewRatePlan>> {
  const { hotel_id, timezone } = context.hotel;
  return context.query(async (query) => {
    const { before, fields, item_numbers } = await readPlan(query, context, body);
    if (!before) return { changes: [], open_orders: 0 };
    const { rate_plan_id } = before;
    const was = { ...before, item_numbers: await addOnsOf(query, hotel_id, rate_plan_id) };
    return {
      changes: differences(was, { ...fields, item_numbers }),
      open_orders: await countStaysToCome(query, hotel_id, rate_plan_id, dayAt(context.now, timezone)),
    };
  });
}

/** As text; names and descriptions by language. */
function differences(before: object, after: object): Changes {
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(is).flatMap((field) =>
    (was[field] ?? "") === is[field] ? [] : [{ field, before: was[field] ?? "", after: is[field]! }],
  );
}

function flat(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (Array.isArray(value)) return [[name, value.join(",")]];
      if (value === null || typeof value !== "object") return [[name, value === null ? "" : String(value)]];
      return Object.entries(value as Record<string, string>).map(([lang, text]) => [`${name}.${lang}`, text]);
    }),
  );
}
