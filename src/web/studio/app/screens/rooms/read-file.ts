/** A file of rooms as the rows of a table: which of its columns are known, by their names or their keys. */
import { recordColumns, type RecordColumn, UNIT_FIELDS } from "#rules/content/record-table.ts";
import { readCell } from "#rules/text/csv-cell.ts";
import { LANGUAGES } from "#rules/text/language.ts";

export type RoomFile = { columns: RecordColumn[]; rows: string[][]; ignored: string[] };

/** `mayCount`: who reads it may say how many rooms there are. */
export async function readRoomFile(
  file: File,
  nameOf: (column: RecordColumn) => string,
  mayCount: boolean,
): Promise<RoomFile | null> {
  const { default: Papa } = await import("papaparse");
  const text = (await file.text()).replace(/^\uFEFF/, "");
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const [head, ...rows] = data;
  if (!head || text.includes("\uFFFD") || text.includes("\0")) return null;
  const units = mayCount ? UNIT_FIELDS.map((field): RecordColumn => ({ field, lang: "" })) : [];
  const known = new Map(
    [...recordColumns("room", LANGUAGES), ...units].flatMap((column): [string, RecordColumn][] => [
      [nameOf(column).toLowerCase(), column],
      [`${column.field}${column.lang === "" ? "" : `.${column.lang}`}`.toLowerCase(), column],
    ]),
  );
  const found = head.map((name) => known.get(name.trim().toLowerCase()));
  const used = found.flatMap((column, at) => (column ? [{ column, at }] : []));
  return {
    columns: used.map(({ column }) => column),
    rows: rows.map((row) => used.map(({ at }) => readCell(row[at] ?? ""))),
    ignored: head.filter((name, at) => !found[at] && name.trim() !== ""),
  };
}
