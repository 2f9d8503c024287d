/** A site's content as records, a draft as changes laid over it, and the difference between two states. */
import { isTextField, PRESENT, RECORD_KINDS, type RecordKind } from "#rules/content/content-fields.ts";
import { partText, readPart } from "#rules/content/text-parts.ts";
import type { Language, Texts } from "#rules/text/language.ts";

export type ContentRecord = { record: RecordKind; record_id: number; fields: Record<string, unknown> };

/** Names one field; of a text, in one language. `lang` is empty where a value is the same in all languages. */
export type FieldName = { record: RecordKind; record_id: number; field: string; lang: Language | "" };

export type Change = FieldName & { value: unknown };

export type Difference = FieldName & { before: unknown; after: unknown };

export const recordKey = ({ record, record_id }: Pick<FieldName, "record" | "record_id">): string =>
  `${record} ${record_id}`;

export const fieldKey = (name: FieldName): string => `${recordKey(name)} ${name.field} ${name.lang}`;

const inOrder = (content: ContentRecord[]): ContentRecord[] =>
  content.toSorted(
    (a, b) => RECORD_KINDS.indexOf(a.record) - RECORD_KINDS.indexOf(b.record) || a.record_id - b.record_id,
  );

function withChange(fields: Record<string, unknown>, { field, lang, value }: Change): Record<string, unknown> {
  if (lang === "") return { ...fields, [field]: value };
  const { [lang]: _, ...others } = (fields[field] ?? {}) as Texts;
  // An empty text is a missing one: the page falls back to another language.
  return { ...fields, [field]: value === "" || value === null ? others : { ...others, [lang]: value } };
}

/**
 * The content with the draft laid over it. `archived` are records that are not part of the site, and what a new one begins
 * with: a change that makes one present takes it from there. A change to a record that is in neither is without effect.
 */
export function overlay(
  content: readonly ContentRecord[],
  changes: readonly Change[],
  archived: readonly ContentRecord[] = [],
): ContentRecord[] {
  const changesOf = Map.groupBy(changes, recordKey);
  const present = new Set(content.map(recordKey));
  const apply = (each: ContentRecord): ContentRecord[] => {
    const own = changesOf.get(recordKey(each)) ?? [];
    const decided = own.find(({ field }) => field === PRESENT)?.value ?? present.has(recordKey(each));
    if (decided !== true) return [];
    const fields = own.filter(({ field }) => field !== PRESENT).reduce(withChange, each.fields);
    return [{ ...each, fields }];
  };
  const known = new Set<string>();
  const all = [...content, ...archived].filter((each) => {
    const isFirst = !known.has(recordKey(each));
    known.add(recordKey(each));
    return isFirst;
  });
  return inOrder(all.flatMap(apply));
}

/** The same data, whatever the order of its keys; what is undefined counts as missing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, at) => isSameValue(x, b[at]));
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSameValue(left[key], right[key]));
}

/** What a field holds; of a text in no language, the empty text. */
export function valueIn(fields: Record<string, unknown>, { field, lang }: Pick<FieldName, "field" | "lang">): unknown {
  if (lang === "") return fields[field] ?? null;
  const part = readPart(field);
  return part ? partText(fields[part.field], part, lang) : (((fields[field] ?? {}) as Texts)[lang] ?? "");
}

function fieldDifferences(name: Pick<FieldName, "record" | "record_id">, was: object, is: object): Difference[] {
  const [before, after] = [was as Record<string, unknown>, is as Record<string, unknown>];
  const { record, record_id } = name;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field): Difference[] => {
    const langs = isTextField(record, field)
      ? (Object.keys({ ...(before[field] as object), ...(after[field] as object) }) as Language[])
      : (["" as const] as const);
    return langs.flatMap((lang) => {
      const each = { before: valueIn(before, { field, lang }), after: valueIn(after, { field, lang }) };
      return isSameValue(each.before, each.after) ? [] : [{ record, record_id, field, lang, ...each }];
    });
  });
}

/** All that must change to make one state the other. A record that comes or goes is one difference, with its fields after it. */
export function differencesOf(before: readonly ContentRecord[], after: readonly ContentRecord[]): Difference[] {
  const was = new Map(before.map((each) => [recordKey(each), each]));
  const is = new Map(after.map((each) => [recordKey(each), each]));
  const present = ({ record, record_id }: ContentRecord, value: boolean): Difference => ({
    record,
    record_id,
    field: PRESENT,
    lang: "",
    before: !value,
    after: value,
  });
  const gone = before.filter((each) => !is.has(recordKey(each))).map((each) => present(each, false));
  const kept = after.flatMap((each) => {
    const old = was.get(recordKey(each));
    if (old) return fieldDifferences(each, old.fields, each.fields);
    return [present(each, true), ...fieldDifferences(each, {}, each.fields)];
  });
  return [...gone, ...kept];
}

/** The changes that make the first of two states the second. */
export const changesOf = (differences: readonly Difference[]): Change[] =>
  differences.map(({ record, record_id, field, lang, after }) => ({ record, record_id, field, lang, value: after }));
