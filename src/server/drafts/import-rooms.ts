import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import { contentValueSchema } from "#contract/content-fields.ts";
import type * as contract from "#contract/studio/room-import.ts";
import { contentField, emptyFields, NAME_FIELDS, PRESENT } from "#rules/content/content-fields.ts";
import { isUnitField, readRecordCell, type RecordColumn, recordColumns } from "#rules/content/record-table.ts";
import { type ContentRecord, isSameValue, recordKey, valueIn } from "#rules/content/site-content.ts";
import { mayDo } from "#rules/people/staff-roles.ts";
import { type Language, LANGUAGES } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { lockSite } from "#server/drafts/content-store.ts";
import { addHiddenRoom, deleteChanges, putChange } from "#server/drafts/draft-store.ts";
import { loggedChange } from "#server/drafts/logged-change.ts";
import { nextId } from "#server/drafts/next-id.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { importUnits, type UnitRow } from "#server/rate-plans/units/import-units.ts";
import { noteTranslations } from "#server/translations/note-translations.ts";

type Answer = CallAnswer<typeof contract.importRooms>;
type Change = Answer["changes"][number];
type Reason = Answer["errors"][number]["reason"];
type Draft = Awaited<ReturnType<typeof readDraft>>;

const MOST = 500;
const ID = { field: "record_id", lang: "" } as const;
/** What a table of rooms can have. */
const KNOWN = new Set(recordColumns("room", LANGUAGES).map(({ field, lang }) => `${field} ${lang}`));

type Context = RequestContext<PersonOf<"staff">>;

/** A preview writes everything and undoes it: what it says is what will be. */
class Undone extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("undone");
    this.answer = answer;
  }
}

export async function importRooms(
  { body: { columns, rows, is_preview } }: HandlerInput<typeof contract.importRooms>,
  context: Context,
): Promise<Answer> {
  const { hotel_id } = context.hotel;
  const hasUnits = columns.some(({ field }) => isUnitField(field));
  const unknown = columns.findIndex(
    ({ field, lang }) => !KNOWN.has(`${field} ${lang}`) && !(isUnitField(field) && lang === ""),
  );
  if (unknown >= 0) throw new Refusal("INVALID_INPUT", [`columns.${unknown}.field`]);
  if (hasUnits && !mayDo(context.person.role, "change_stock")) throw new Refusal("FORBIDDEN", ["columns"]);
  try {
    return await context.query(async (query) => {
      await lockSite(query, hotel_id);
      const draft = await readDraft(query, hotel_id);
      const found = readTable(columns, rows, draft);
      const rooms = draft.after.filter(({ record }) => record === "room").length;
      if (rooms + found.added > MOST) throw new Refusal("TOO_MANY_REQUESTS");
      if (found.errors.length > 0) return { ...found, changes: [] };
      if (!hasUnits && (is_preview || found.changes.length === 0)) return found;
      const written = found.changes.length === 0 ? [] : await write(query, context, draft, found.changes);
      const units = hasUnits ? await importUnits(query, context, unitRows(columns, rows, written)) : NO_UNITS;
      const errors = units.errors.map(({ row, field, reason }) => ({
        row,
        column: { field, lang: "" as const },
        reason,
      }));
      const changes = [...written, ...units.changes.map((each) => unitChange(each, written))];
      const answer = { ...found, errors, changes: errors.length > 0 ? [] : changes };
      if (is_preview || errors.length > 0) throw new Undone(answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const { answer } = error;
    return { ...answer, changes: answer.changes.map((each) => (each.is_new ? { ...each, record_id: null } : each)) };
  }
}

type Units = Awaited<ReturnType<typeof importUnits>>;
const NO_UNITS: Units = { errors: [], changes: [] };

/** The row of a room that was added just now knows its id by what was written. */
function unitRows(columns: readonly RecordColumn[], rows: readonly string[][], written: readonly Change[]): UnitRow[] {
  const cell = (cells: readonly string[], field: string) => {
    const at = columns.findIndex((each) => each.field === field);
    return at < 0 ? null : (cells[at] ?? "");
  };
  return rows.flatMap((cells, at): UnitRow[] => {
    const row = at + 1;
    const id = Number((cell(cells, ID.field) ?? "").trim()) || written.find((each) => each.row === row)?.record_id;
    if (!id) return [];
    return [{ row, room_class_id: id, units: cell(cells, "units"), unit_numbers: cell(cells, "unit_numbers") }];
  });
}

const unitChange = (
  { row, room_class_id, field, before, after }: Units["changes"][number],
  written: readonly Change[],
): Change => ({
  row,
  record_id: room_class_id,
  is_new: written.some((each) => each.row === row && each.is_new),
  column: { field, lang: "" },
  before,
  after,
});

/** What each row changes, and every cell that is wrong. */
function readTable(columns: readonly RecordColumn[], rows: readonly string[][], draft: Draft): Answer {
  const rooms = new Map(draft.after.filter(({ record }) => record === "room").map((room) => [room.record_id, room]));
  const answer: Answer = { errors: [], changes: [], added: 0 };
  const seen = new Set<number>();
  const idAt = columns.findIndex(({ field }) => field === ID.field);
  for (const [at, cells] of rows.entries()) {
    const row = at + 1;
    const typed = (cells[idAt] ?? "").trim();
    const id = typed === "" ? null : Number(typed);
    const room = id === null ? null : rooms.get(id);
    if (room === undefined || (id !== null && seen.has(id))) {
      answer.errors.push({ row, column: ID, reason: room === undefined ? "NOT_FOUND" : "TWICE" });
      continue;
    }
    if (id !== null) seen.add(id);
    const name = columns.findIndex(({ field, lang }) => field === NAME_FIELDS.room && lang === draft.main_lang);
    if (room === null && (name < 0 || (cells[name] ?? "").trim() === "")) {
      answer.errors.push({ row, column: { field: NAME_FIELDS.room, lang: draft.main_lang }, reason: "REQUIRED" });
    }
    if (room === null) answer.added += 1;
    for (const [nth, column] of columns.entries()) {
      if (column.field === ID.field || isUnitField(column.field)) continue;
      const change = readCell(column, cells[nth] ?? "", room, draft.main_lang);
      if (change === null) continue;
      if ("reason" in change) answer.errors.push({ row, column, reason: change.reason });
      else if (room && column.field === NAME_FIELDS.room && column.lang === draft.main_lang && change.after === "")
        answer.errors.push({ row, column, reason: "REQUIRED" });
      else answer.changes.push({ row, record_id: id, is_new: room === null, column, ...change });
    }
  }
  return answer;
}

/** null: it stays as it is. An empty number changes nothing. */
function readCell(
  column: RecordColumn,
  text: string,
  room: ContentRecord | null,
  main_lang: Language,
): { before: unknown; after: unknown } | { reason: Reason } | null {
  const value = readRecordCell(column, text, main_lang);
  if (value === null) return null;
  const read = contentValueSchema("room", column.field)!.safeParse(value);
  const most = contentField("room", column.field)!.most;
  if (!read.success) return { reason: most > 0 && String(value).length > most ? "TOO_LONG" : "INVALID" };
  const before = valueIn(room?.fields ?? emptyFields("room"), column);
  return isSameValue(before, read.data) ? null : { before, after: read.data };
}

const newRoom = (record_id: number) => ({ record: "room" as const, record_id, fields: emptyFields("room") });

/** All of one row's changes get its id; a new room gets one of its own. */
async function write(
  query: Query,
  { hotel: { hotel_id }, person, now }: RequestContext<PersonOf<"staff">>,
  draft: Draft,
  changes: readonly Change[],
): Promise<Change[]> {
  const published = new Map(draft.content.map((each) => [recordKey(each), each]));
  const writer = { changed_by: person.account_id, changed_at: now };
  const last = Math.max(0, ...draft.after.map(({ fields }) => Number(fields.priority ?? 0)));
  const written: Change[] = [];
  const logged: object[] = [];
  const made = new Map<number, number>();
  const put = (record_id: number, field: string, lang: RecordColumn["lang"], value: unknown) =>
    putChange(query, hotel_id, { record: "room", record_id, field, lang, value, ...writer });
  for (const { row } of changes.filter(({ is_new }) => is_new)) {
    if (made.has(row)) continue;
    const record_id = await nextId(query, "room");
    made.set(row, record_id);
    await addHiddenRoom(query, hotel_id, record_id);
    await put(record_id, PRESENT, "", true);
    await put(record_id, "room_code", "", `R${record_id}`);
    await put(record_id, "priority", "", last + made.size);
    logged.push(loggedChange({ record: "room", record_id, field: PRESENT, lang: "" }, false, true));
  }
  for (const change of changes) {
    const record_id = change.record_id ?? made.get(change.row)!;
    const name = { record: "room" as const, record_id, ...change.column };
    const public_now = published.get(recordKey(name));
    if (public_now && isSameValue(valueIn(public_now.fields, name), change.after)) {
      await deleteChanges(query, hotel_id, name);
    } else await put(record_id, name.field, name.lang, change.after);
    written.push({ ...change, record_id });
    if (!change.is_new) logged.push(loggedChange(name, change.before, change.after));
  }
  // As when they are typed: what was translated is known as a translation of what it was made from.
  const before = [...draft.after, ...[...made.values()].map((record_id) => newRoom(record_id))];
  const saved = written.map(({ record_id, column, after }) => ({
    record: "room" as const,
    record_id: record_id!,
    ...column,
    value: after,
  }));
  const writing = { main_lang: draft.main_lang, written_by: person.account_id, now };
  await noteTranslations(query, hotel_id, before, saved, writing);
  const entry = { at: now, actor: `staff:${person.account_id}`, action: "draft.saved", changes: logged };
  await appendAudit(query, hotel_id, null, entry);
  return written;
}
