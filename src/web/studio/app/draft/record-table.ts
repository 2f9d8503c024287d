/** A list of records as a file: a column for each field, and for each of a text's languages. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { recordCell, recordColumns } from "#rules/content/record-table.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import { useScreenWords } from "../studio-data.ts";
import { fieldLabel } from "./field-label.ts";
import { useTextLanguage } from "./use-draft.ts";

/** How a column is called in the file. */
export function useColumnName(): (record: ContentRecord["record"], column: { field: string; lang: string }) => string {
  const words = useScreenWords<SiteContentWords>();
  return (record, { field, lang }) => {
    const label = field === "record_id" ? "ID" : fieldLabel(words, record, field);
    return lang === "" ? label : `${label} (${LANGUAGE_NAMES[lang as keyof typeof LANGUAGE_NAMES]})`;
  };
}

/** A column that the draft does not have. */
export type OtherColumn = { name: string; cell: (each: ContentRecord) => Cell };

export function useRecordTable(others: readonly OtherColumn[] = []): (records: readonly ContentRecord[]) => Cell[][] {
  const { langs } = useTextLanguage();
  const columnName = useColumnName();
  return (records) => {
    const [first] = records;
    if (!first) return [[]];
    const columns = recordColumns(first.record, langs);
    return [
      [...columns.map((column) => columnName(first.record, column)), ...others.map(({ name }) => name)],
      ...records.map((each) => [
        ...columns.map((column) => recordCell(each, column)),
        ...others.map(({ cell }) => cell(each)),
      ]),
    ];
  };
}
