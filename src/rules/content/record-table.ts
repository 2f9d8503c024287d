/** Records as the rows of a table, for files: which columns there are, and what a cell says. Both ways. */
import { CONTENT_FIELDS, type RecordKind } from "#rules/content/content-fields.ts";
import { type ContentRecord, valueIn } from "#rules/content/site-content.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import type { Language } from "#rules/text/language.ts";

export type RecordColumn = { field: string; lang: Language | "" };

/** Values that fit into a cell. Pictures, tags and rich text do not. */
const CELLS = {
  site: [],
  menu: [],
  room: ["people", "children", "square_meters", "beds", "facilities"],
  facility: ["floor"],
  promotion: ["promotion_type", "public_at", "begin_at", "end_at", "show_in_index", "active"],
} as const satisfies Record<RecordKind, readonly string[]>;

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

export function recordCell({ record_id, fields }: ContentRecord, { field, lang }: RecordColumn): Cell {
  if (field === "record_id") return record_id;
  const value = valueIn(fields, { field, lang });
  if (field === "beds") return (value as Bed[]).map(({ bed, count }) => `${bed} ${count}`).join(GAP);
  if (Array.isArray(value)) return value.join(GAP);
  return value as Cell;
}

/** What a cell means, before the schema of its field judges it. An empty text is an empty text; an empty number is none. */
export function readRecordCell({ field, lang }: RecordColumn, text: string): unknown {
  const typed = text.trim();
  const parts = () =>
    typed
      .split(";")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  if (lang !== "") return text.trim();
  if (field === "beds") return parts().map(readBed);
  if (field === "facilities") return parts();
  return typed === "" ? null : Number(typed.replace(/,/g, ""));
}

function readBed(part: string): Bed {
  const [, bed = part, count = "1"] = /^(\S{1,40}) (\d{1,3})$/.exec(part) ?? [];
  return { bed, count: Number(count) };
}
