/** Records as the rows of a table, for files: which columns there are, and what a cell says. Both ways. */
import { CONTENT_FIELDS, type RecordKind } from "#rules/content/content-fields.ts";
import { type ContentRecord, valueIn } from "#rules/content/site-content.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import { ROOM_HIGHLIGHTS } from "#rules/content/room-highlights.ts";
import { type Language, LANGUAGES, type Texts } from "#rules/text/language.ts";

export type RecordColumn = { field: string; lang: Language | "" };

/** Values that fit into a cell. Pictures and rich text do not. */
const CELLS = {
  site: [],
  menu: [],
  room: ["people", "children", "square_meters", "beds", "facilities", "symbol_tags", "memo_tags"],
  facility: ["floor"],
  promotion: ["promotion_type", "public_at", "begin_at", "end_at", "show_in_index", "active"],
} as const satisfies Record<RecordKind, readonly string[]>;

/** Columns of a file of rooms that are no content: how many there are, and their numbers. They are on sale at once. */
export const UNIT_FIELDS = ["units", "unit_numbers"] as const;
export const isUnitField = (field: string): boolean => (UNIT_FIELDS as readonly string[]).includes(field);

export function recordColumns(record: RecordKind, langs: readonly Language[]): RecordColumn[] {
  const texts = Object.entries(CONTENT_FIELDS[record]).filter(([, { type }]) => type === "text");
  return [
    { field: "record_id", lang: "" },
    ...texts.flatMap(([field]) => langs.map((lang): RecordColumn => ({ field, lang }))),
    ...CELLS[record].map((field): RecordColumn => ({ field, lang: "" })),
  ];
}

type Bed = { bed: string; count: number };
const GAP = "; ";
const TAGS = new Set(["symbol_tags", "memo_tags"]);
const LANGUAGE_GAP = " | ";

/** `zh-TW:海景 | en-US:Sea view`. What parts tags from each other has a backslash before it within them. */
const writeTag = (tag: Texts): string =>
  LANGUAGES.flatMap((lang) => (tag[lang] ? [`${lang}:${tag[lang].replace(/[\\;|]/g, "\\$&")}`] : [])).join(
    LANGUAGE_GAP,
  );

const TAGS_OF_CELL = /(?:\\[^]|[^;\\])+/g;
const LANGUAGES_OF_TAG = /(?:\\[^]|[^|\\])+/g;
const unescaped = (text: string): string => text.replace(/\\([^])/g, "$1");

/** Words without a language are in the lodging's own; a view or a floor that is known by name is there in all of them. */
function readTag(part: string, main: Language): Texts {
  const known = Object.values(ROOM_HIGHLIGHTS)
    .flat()
    .find((each) => Object.values(each).some((name) => name.toLowerCase() === part.toLowerCase()));
  if (known) return { ...known };
  const entries = (part.match(LANGUAGES_OF_TAG) ?? []).map((piece): [string, string] => {
    const text = unescaped(piece).trim();
    const lang = LANGUAGES.find((each) => text.startsWith(`${each}:`));
    return lang ? [lang, text.slice(lang.length + 1).trim()] : [main, text];
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

export function recordCell({ record_id, fields }: ContentRecord, { field, lang }: RecordColumn): Cell {
  if (field === "record_id") return record_id;
  const value = valueIn(fields, { field, lang });
  if (field === "beds") return (value as Bed[]).map(({ bed, count }) => `${bed} ${count}`).join(GAP);
  if (TAGS.has(field)) return (value as Texts[]).map(writeTag).join(GAP);
  if (Array.isArray(value)) return value.join(GAP);
  return value as Cell;
}

/** What a cell means, before the schema of its field judges it. An empty text is an empty text; an empty number is none. */
export function readRecordCell({ field, lang }: RecordColumn, text: string, main: Language = "zh-TW"): unknown {
  const typed = text.trim();
  const parts = (found: readonly string[] = typed.split(";")) =>
    found.map((part) => part.trim()).filter((part) => part !== "");
  if (lang !== "") return text.trim();
  if (field === "beds") return parts().map(readBed);
  if (field === "facilities") return parts();
  if (TAGS.has(field)) return parts(typed.match(TAGS_OF_CELL) ?? []).map((part) => readTag(part, main));
  return typed === "" ? null : Number(typed.replace(/,/g, ""));
}

function readBed(part: string): Bed {
  const [, bed = part, count = "1"] = /^(\S{1,40}) (\d{1,3})$/.exec(part) ?? [];
  return { bed, count: Number(count) };
}
