import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/find-in-studio.ts";
import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { mayDo } from "#rules/people/staff-roles.ts";
import { type Language, textIn, type Texts } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findOrders } from "#server/orders/studio/find-orders.ts";
import { readPlanNames } from "#server/rate-plans/read-plan-names.ts";

type Found = CallAnswer<typeof contract.findInStudio>["found"];
type Sought = { text: string; context: RequestContext<PersonOf<"staff">> };

const MOST_ORDERS = 6;
const MOST_OTHERS = 12;

export function findInStudio(
  { query: { text } }: HandlerInput<typeof contract.findInStudio>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.findInStudio>> {
  const { role } = context.person;
  const sought = { text, context };
  return context.query(async (query) => {
    const orders = mayDo(role, "see_orders") ? await findOrdersBy(query, sought) : [];
    const content = mayDo(role, "edit_content") ? await findContent(query, sought) : [];
    const plans = mayDo(role, "see_prices") ? await findPlans(query, sought) : [];
    return { found: [...orders, ...[...content, ...plans].slice(0, MOST_OTHERS)] };
  });
}

async function findOrdersBy(query: Query, { text, context }: Sought): Promise<Found> {
  const rows = await findOrders(query, context, text, MOST_ORDERS);
  return rows.map(({ order_id, order_doc, booker_name, check_in_day }) => ({
    kind: "order",
    id: order_id,
    title: booker_name || order_doc,
    note: order_doc,
    check_in_day,
  }));
}

/** In any language: a colleague may know a room by its name in another one. */
const isCalled = (names: Texts, text: string): boolean =>
  Object.values(names).some((name) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase()));

const named = (kind: Found[number]["kind"], id: number, title: string): Found[number] => ({
  kind,
  id: String(id),
  title,
  note: "",
  check_in_day: null,
});

async function findContent(query: Query, { text, context: { hotel, lang } }: Sought): Promise<Found> {
  const { after, main_lang } = await readDraft(query, hotel.hotel_id);
  return after.flatMap(({ record, record_id, fields }) => {
    if (record === "site" || record === "menu") return [];
    const names = (fields[NAME_FIELDS[record]] ?? {}) as Texts;
    if (!isCalled(names, text)) return [];
    const kind = record === "promotion" ? (fields.kind as "promotion") : record;
    return [named(kind, record_id, textIn(names, lang, main_lang as Language).text)];
  });
}

async function findPlans(query: Query, { text, context: { hotel, lang } }: Sought): Promise<Found> {
  const plans = await readPlanNames(query, hotel.hotel_id);
  return (
    plans
      .filter(({ name }) => isCalled(name, text))
      .map(({ rate_plan_id, name }) => named("plan", rate_plan_id, textIn(name, lang, hotel.main_lang).text))
      // The same plan for several rooms is one place.
      .filter(({ title }, at, all) => all.findIndex((each) => each.title === title) === at)
  );
}
