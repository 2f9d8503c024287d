import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/log.ts";
import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { recordKey } from "#rules/content/site-content.ts";
import { displayStatus } from "#rules/orders/order-status.ts";
import { type LogChange, logChanges } from "#rules/people/log-changes.ts";
import { actionsAbout, readAction, subjectOf } from "#rules/people/studio-log.ts";
import { mayDo } from "#rules/people/staff-roles.ts";
import { textIn, type Texts } from "#rules/text/language.ts";
import { addDays, instantAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { listActors, listEntries, type LogRow } from "#server/log/log-store.ts";
import { readPlanNames } from "#server/rate-plans/read-plan-names.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";

type Context = RequestContext<PersonOf<"staff">>;
type Answer = CallAnswer<typeof contract.listLog>;
type Entry = Answer["entries"][number];
type Change = Entry["changes"][number];
type Names = { team: Map<string, string>; plans: Map<number, string>; records: Record<string, string> };

/** A page of pictures or texts that was written in one go names each of them: so many are enough to recognise it. */
const MOST_CHANGES = 60;

/** Nothing is logged outside them, and at the ends of the calendar no clock can be read. */
const [FIRST_DAY, LAST_DAY] = ["1970-01-01", "9998-12-31"];

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export function listLog(
  { query: requested }: HandlerInput<typeof contract.listLog>,
  context: Context,
): Promise<Answer> {
  const { hotel_id, timezone } = context.hotel;
  const { subject, who, from, to, search, limit, after = null } = requested;
  const startOf = (day: string) => instantAt(day, "00:00", timezone);
  const within = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);
  return context.query(async (query) => {
    const rows = await listEntries(query, hotel_id, {
      before: after,
      limit: limit + 1,
      who: who === "" ? null : who === "guests" || who === "system" ? who : `staff:${who}`,
      actions: subject === "all" ? null : actionsAbout(subject),
      withOrders: subject === "orders",
      from: from === undefined ? null : startOf(within(from)),
      until: to === undefined ? null : startOf(addDays(within(to), 1)),
      pattern: search === "" ? null : `%${escaped(search)}%`,
      named: requested.actions.split(",").filter(Boolean),
    });
    const names = await readNames(query, context);
    const shown = rows.slice(0, limit);
    return {
      entries: shown.map((row) => entryOf(row, names, context)),
      next: rows.length > limit ? shown.at(-1)!.seq : null,
      people: after === null ? await peopleOf(query, hotel_id, names.team) : [],
      names: names.records,
    };
  });
}

async function peopleOf(query: Query, hotel_id: number, team: Names["team"]): Promise<Answer["people"]> {
  const ids = new Set([...team.keys(), ...(await listActors(query, hotel_id))]);
  return [...ids].map((account_id) => ({ account_id, name: team.get(account_id) ?? "" }));
}

async function readNames(query: Query, { hotel: { hotel_id, main_lang }, lang }: Context): Promise<Names> {
  const inWords = (texts: Texts | undefined) => textIn(texts ?? {}, lang, main_lang).text;
  const plans = await readPlanNames(query, hotel_id);
  const { after } = await readDraft(query, hotel_id);
  return {
    team: await readTeamNames(query, hotel_id),
    plans: new Map(plans.map(({ rate_plan_id, name }) => [rate_plan_id, inWords(name)])),
    records: Object.fromEntries(
      after.flatMap((each) => {
        const field = NAME_FIELDS[each.record];
        return field === null ? [] : [[recordKey(each), inWords(each.fields[field] as Texts | undefined)]];
      }),
    ),
  };
}

function entryOf({ seq, order_id, order_doc, entry }: LogRow, names: Names, { person }: Context): Entry {
  const { action, about } = readAction(entry.action);
  const [actor = "", account_id = ""] = entry.actor.split(":");
  const isDraft = action.startsWith("draft.") || action === "archive.deleted";
  return {
    seq,
    timestamp: Math.floor(new Date(entry.at).getTime() / 1000),
    action,
    subject: order_id === null ? subjectOf(action) : "orders",
    about: /^[a-z]/.test(about) ? about : "",
    actor,
    name: actor === "staff" ? (names.team.get(account_id) ?? "") : "",
    whom: whomOf(entry, names),
    order: order_id === null ? null : { order_id, order_doc: order_doc ?? "" },
    from_status: entry.from ? displayStatus(entry.from, false) : null,
    to_status: entry.to ? displayStatus(entry.to, false) : null,
    version: entry.version ?? null,
    nights: entry.nights ?? null,
    changes: logChanges({ ...entry, action })
      .slice(0, MOST_CHANGES)
      .map((change) => changeOf(change, names)),
    site_changes: isDraft ? siteChanges(entry.changes ?? []) : [],
    origin: mayDo(person.role, "see_team") ? (entry.origin ?? null) : null,
  };
}

/** Whose or of which plan and room; where each change names its own, it is said there. */
function whomOf({ account_id, rate_plan_id, room_class_id, nights }: LogRow["entry"], names: Names): string {
  if (account_id !== undefined) return names.team.get(account_id) ?? "";
  if (nights !== undefined) return "";
  return [names.plans.get(rate_plan_id ?? 0), names.records[`room ${room_class_id}`]].filter(Boolean).join(" · ");
}

function changeOf({ field, isMoney, before, after, ...of }: LogChange, { plans, records }: Names): Change {
  const plan = of.rate_plan_id === undefined ? "" : (plans.get(of.rate_plan_id) ?? "");
  const room = of.room_class_id === undefined ? "" : (records[`room ${of.room_class_id}`] ?? "");
  const amounts = isMoney === true;
  // Half of a change says less than that there was one.
  const isSaid =
    !amounts && [before, after].every((value) => value === undefined || value === null || plain(value) !== null);
  return {
    field,
    name: [plan, room, of.name ?? ""].filter(Boolean).join(" · "),
    before: isSaid ? plain(before) : null,
    after: isSaid ? plain(after) : null,
    amount_before: amounts && typeof before === "number" ? before : null,
    amount_after: amounts && typeof after === "number" ? after : null,
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** What one line can say; the rest is said to have changed. */
function plain(value: unknown): Change["before"] {
  if (isText(value) || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.every((each) => typeof each !== "object") ? value.map(String) : null;
  if (typeof value !== "object" || value === null) return null;
  return Object.values(value).every(isText) ? (value as Record<string, string>) : null;
}

type SiteChange = Entry["site_changes"][number];

/** Values that were too long for the log are not in it. */
const siteChanges = (changes: readonly object[]): SiteChange[] =>
  changes.slice(0, MOST_CHANGES).flatMap((each) => {
    const {
      record,
      record_id,
      field = "present",
      lang = "",
      before = null,
      after = null,
    } = each as Partial<SiteChange>;
    if (record === undefined || record_id === undefined) return [];
    return [{ record, record_id, field, lang, before, after, is_long: !("before" in each) }];
  });
