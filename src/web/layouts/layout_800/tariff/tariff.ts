/** The tariff that a lodging wrote as a table: its columns by what they have in common, and a room's own row. */
import { plainText } from "#rules/text/sentence.ts";

/** Columns next to each other whose headings begin alike ("Rest, weekday", "Rest, weekend"); a column alone has one empty name. */
type Group = { name: string; columns: string[] };
type Row = { name: string; amounts: string[] };
export type Tariff = { before: string; corner: string; groups: Group[]; rows: Row[]; after: string };
export type RoomRates = { title: string; groups: { name: string; rates: { name: string; amount: string }[] }[] };

type Named = { room_code: string; room_class_name: string };

const TABLE = /<table\b[^>]*>(.*?)<\/table>/s;
const ROW = /<tr\b[^>]*>(.*?)<\/tr>/gs;
const CELL = /<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs;
const MERGED = /\b(?:col|row)span=/;

/** null: no table, or one that is not a heading above rows of the same length. */
export function tariffOf(html: string): Tariff | null {
  const found = TABLE.exec(html);
  if (!found || MERGED.test(found[0])) return null;
  const [head = [], ...rows] = [...found[1]!.matchAll(ROW)].map(([, row]) =>
    [...row!.matchAll(CELL)].map(([, cell]) => plainText(cell!)),
  );
  if (head.length < 2 || rows.length === 0 || rows.some(({ length }) => length !== head.length)) return null;
  return {
    before: html.slice(0, found.index),
    corner: head[0]!,
    groups: groupsOf(head.slice(1)),
    rows: rows.map(([name, ...amounts]) => ({ name: name!, amounts })),
    after: html.slice(found.index + found[0].length),
  };
}

/** "Rest, weekday" is "Rest" and "weekday". A comma without a space is part of a number. */
function splitLastPart(heading: string): { begins: string; column: string } {
  const at = Math.max(...["・", "·", ", "].map((separator) => heading.lastIndexOf(separator)));
  const column = heading.slice(at + 1).trim();
  return at > 0 && column !== "" ? { begins: heading.slice(0, at).trim(), column } : { begins: "", column: "" };
}

function groupsOf(headings: string[]): Group[] {
  const parts = headings.map(splitLastPart);
  const groups: Group[] = [];
  for (const [index, heading] of headings.entries()) {
    const { begins, column } = parts[index]!;
    const isShared = [index - 1, index + 1].some((other) => begins !== "" && parts[other]?.begins === begins);
    const last = groups.at(-1);
    if (!isShared) groups.push({ name: heading, columns: [""] });
    else if (last?.name === begins) last!.columns.push(column);
    else groups.push({ name: begins, columns: [column] });
  }
  return groups;
}

/** Whether a row of the tariff is this room's: it begins with its number, or is its name. */
export const isRowOf = ({ name }: Row, room: Named) =>
  name === room.room_class_name || name.split(/\s/)[0] === room.room_code;

/** A room's amounts, each below the heading of its column; empty ones are left out. */
export function ratesOf(html: string, room: Named): RoomRates | null {
  const tariff = tariffOf(html);
  const row = tariff?.rows.find((each) => isRowOf(each, room));
  if (!tariff || !row) return null;
  let at = 0;
  const groups = tariff.groups.map(({ name, columns }) => ({
    name,
    rates: columns
      .map((column) => ({ name: column, amount: row.amounts[at++]! }))
      .filter(({ amount }) => amount !== ""),
  }));
  const shown = groups.filter(({ rates }) => rates.length > 0);
  const title = [...tariff.before.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].at(-1)?.[1] ?? "";
  return shown.length > 0 ? { title: plainText(title), groups: shown } : null;
}
