import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import { contentValueSchema } from "#contract/content-fields.ts";
import type { ServerLayout } from "#contract/layout.ts";
import type * as contract from "#contract/site-drafts.ts";
import { contentField, isTextField, PRESENT } from "#rules/content/content-fields.ts";
import { type Change, fieldKey, type FieldName, isSameValue, recordKey, valueIn } from "#rules/content/site-content.ts";
import { MOST_PAGE_FIELDS, readPageField } from "#rules/content/text-parts.ts";
import { filesIn } from "#rules/media/pictures-in-content.ts";
import { isReadableAccent } from "#rules/site/accent.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { sanitiseRichText } from "#server/content/rich-text.ts";
import { lockSite } from "#server/drafts/content-store.ts";
import { deleteChanges, putChange } from "#server/drafts/draft-store.ts";
import { loggedChange } from "#server/drafts/logged-change.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findLostFiles } from "#server/media/find-lost-files.ts";
import { followDescriptions } from "#server/media/follow-descriptions.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";
import { noteTranslations } from "#server/translations/note-translations.ts";

type Input = HandlerInput<typeof contract.saveDraft>["body"]["changes"][number];
type Answer = CallAnswer<typeof contract.saveDraft>;
type Reason = Answer["refused"][number]["reason"];
type Read = { ok: true; value: unknown; is_cleaned: boolean } | { ok: false; reason: Reason };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Markup that the cleaner only spells differently was not taken out. */
const spelling = (html: string) =>
  html
    .replace(/ (?:target|rel)="[^"]*"/g, "")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(" />", ">")
    .replaceAll("/>", ">");

function readValue({ record, field, lang, value }: Input): Read {
  const described = contentField(record, field);
  const schema = contentValueSchema(record, field);
  if (described === null || schema === null) return { ok: false, reason: "NOT_FOUND" };
  if (isTextField(record, field) === (lang === "")) return { ok: false, reason: "INVALID" };
  const read = schema.safeParse(value);
  if (!read.success) {
    const isLong = typeof value === "string" && described.most > 0 && value.length > described.most;
    return { ok: false, reason: isLong ? "TOO_LONG" : "INVALID" };
  }
  if (described.type !== "rich") return { ok: true, value: read.data, is_cleaned: false };
  const given = read.data as string;
  const clean = sanitiseRichText(given);
  return { ok: true, value: clean, is_cleaned: spelling(clean) !== spelling(given) };
}

export function saveDraft(
  { body: { changes } }: HandlerInput<typeof contract.saveDraft>,
  { hotel: { hotel_id }, person, now, query, layouts }: RequestContext<PersonOf<"staff">>,
): Promise<Answer> {
  return query(async (query) => {
    const lost = await findLostFiles(query, hotel_id, changes);
    await lockSite(query, hotel_id);
    const draft = await readDraft(query, hotel_id);
    const names = await readTeamNames(query, hotel_id);
    const written = new Map(draft.changes.map((change) => [fieldKey(change), change]));
    const published = new Map(draft.content.map((each) => [recordKey(each), each]));
    const known = new Map([...draft.archived, ...draft.content].map((each) => [recordKey(each), each]));
    const answer: Answer = { saved: [], conflicts: [], refused: [] };
    const logged: object[] = [];
    const changed: Change[] = [];
    const described: { before: unknown; after: unknown }[] = [];
    const site = draft.after[0]!.fields;
    const template_code = changes.find(({ field }) => field === "template_code")?.value ?? site.template_code;
    const isFull = Object.keys(site).filter(readPageField).length >= MOST_PAGE_FIELDS;
    const problemOf = ({ record, field }: FieldName, value: unknown): Reason | null => {
      // A site always speaks its main language.
      if (field === "support_lang" && !(value as string[]).includes(draft.main_lang)) return "INVALID";
      if (record === "site" && field === "accent" && !isReadable(layouts, template_code, value)) return "LOW_CONTRAST";
      if (lost.size > 0 && filesIn(value).some((file) => lost.has(file))) return "PICTURE_GONE";
      if (readPageField(field) && isFull && !Object.hasOwn(site, field)) return "INVALID";
      return null;
    };

    for (const given of changes) {
      const { value: _, seen = null, ...name } = given;
      const base = known.get(recordKey(name));
      const read = base ? readValue(given) : ({ ok: false, reason: "NOT_FOUND" } as const);
      const problem = read.ok ? problemOf(name, read.value) : read.reason;
      if (!read.ok || problem !== null) {
        answer.refused.push({ ...name, reason: problem ?? "INVALID" });
        continue;
      }
      const { value, is_cleaned } = read;
      const change = written.get(fieldKey(name));
      const before = name.field === PRESENT ? published.has(recordKey(name)) : valueIn(base!.fields, name);
      const current = change ? change.value : before;
      if (!isSameValue(current, value)) {
        if (!isSameValue(current, seen)) {
          answer.conflicts.push({
            ...name,
            yours: value,
            theirs: current,
            changed_by: change ? (names.get(change.changed_by) ?? "") : "",
            changed_timestamp: change ? seconds(change.changed_at) : null,
          });
          continue;
        }
        const next = { ...name, value, changed_by: person.account_id, changed_at: now };
        // What is as it was published is no change any more; a new record's fields stay where they were written.
        if (published.has(recordKey(name)) && isSameValue(before, value)) await deleteChanges(query, hotel_id, name);
        else await putChange(query, hotel_id, next);
        written.set(fieldKey(name), next);
        logged.push(loggedChange(name, current, value));
        changed.push({ ...name, value });
        described.push({ before: current, after: value });
      }
      const kept = written.get(fieldKey(name));
      answer.saved.push({ ...name, value, is_cleaned, changed_timestamp: kept ? seconds(kept.changed_at) : null });
    }
    if (logged.length > 0) {
      const writing = { main_lang: draft.main_lang, written_by: person.account_id, now };
      await noteTranslations(query, hotel_id, draft.after, changed, writing);
      await followDescriptions(query, hotel_id, described, now);
      const actor = `staff:${person.account_id}`;
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "draft.saved", changes: logged });
    }
    return answer;
  });
}

/** The owner's own colour on the grounds of the theme that the draft has chosen. */
function isReadable(layouts: readonly ServerLayout[], template_code: unknown, accent: unknown): boolean {
  const { layout, theme } = chosenLayout(layouts, typeof template_code === "string" ? template_code : "");
  const colours = layouts.find(({ code }) => code === layout)?.themes[theme - 1];
  return colours === undefined || isReadableAccent(colours, String(accent));
}
