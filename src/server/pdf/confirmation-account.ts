/** What was bought and what it costs: rooms, add-ons, what is taken off, what is paid and what is left. */
import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { billAmount, billName, type BillLine } from "#rules/money/bill.ts";
import type { PaperItem } from "#server/orders/view/paper-items.ts";
import { heightOf, type Making, sideBySide } from "#server/pdf/confirmation-parts.ts";
import { termsOf } from "#server/pdf/confirmation-terms.ts";
import { HAIRLINE, STYLES, TABLE } from "#server/pdf/look.ts";
import { type Cell, PAGE, space, type Strip, type Tag } from "#server/pdf/sheet.ts";
import type { SetLine, Style } from "#server/pdf/type-setter.ts";

type Column = keyof typeof TABLE;
/** The columns beside a name are filled in its first line only. */
const UNDER_NAME = TABLE.each.x + TABLE.each.width - TABLE.name.x;

/** A row's texts by column; the name may have further lines under it. */
type Row = { name: [text: string, style: Style][] } & Partial<Record<Exclude<Column, "name" | "sum">, string>>;

export function placeAccount(making: Making): void {
  const { facts, words, formats } = making;
  const { money } = formats;
  placeTable(
    making,
    { name: words.room_and_plan, count: words.room_quantity, each: words.price_per_room, amount: words.amount },
    facts.lines.flatMap((line): Row[] => [
      {
        name: [
          [line.room_class_name, STYLES.strong],
          [line.rate_plan_code_name, STYLES.small],
          [line.occupant_name && words.occupant(line.occupant_name), STYLES.small],
          ...line.guests.map(({ text }): [string, Style] => [text, STYLES.small]),
        ],
        count: String(line.num),
        each: money(line.price),
        amount: money(line.amount),
      },
      ...line.guest_charges.map(({ label, quantity, amount }): Row => ({
        name: [[label, STYLES.small]],
        count: String(quantity),
        amount: priceOf(making, amount),
      })),
    ]),
  );
  if (facts.add_ons.length > 0) {
    placeTable(
      making,
      { name: words.add_ons, count: words.item_quantity, each: "", amount: words.amount },
      facts.add_ons.map((item) => itemRow(making, item)),
    );
  }
  placeSums(making);
}

/** The terms beside the sums; below them where only the sums fit on this page: a total stays with what it adds up. */
function placeSums(making: Making): void {
  const { sheet } = making;
  const [line, terms, sums] = [[sheet.rule(HAIRLINE, 0.6), space(9)], termsOf(making), sumsOf(making)];
  const room = PAGE.bottom - sheet.top() - heightOf(line);
  const isApart = heightOf(sums) <= room && heightOf(terms) > room;
  sheet.place([...line, ...(isApart ? sums : sideBySide(terms, sums))]);
  if (isApart) sheet.place([space(9), ...terms]);
}

/** What costs nothing says so. */
const priceOf = ({ facts, formats }: Making, amount: number): string =>
  amount === 0 ? ATTACHMENT_WORDS[facts.lang].free : formats.money(amount);

/** With its days, its trains, and what has become of it; what was given back costs nothing any more. */
function itemRow(making: Making, { name, quantity, when, state, amount, tickets }: PaperItem): Row {
  const { facts, words } = making;
  const { pnr } = ATTACHMENT_WORDS[facts.lang].tickets;
  return {
    name: [
      [name, STYLES.strong],
      [when && words.add_on_day(when), STYLES.small],
      [tickets?.pnr ? `${pnr} ${tickets.pnr}` : "", STYLES.value],
      ...(tickets?.rides ?? []).map(({ label, day, hours, train }): [string, Style] => [
        [`${label} ${day}`, hours, train].join("   "),
        STYLES.small,
      ]),
      [tickets?.passengers ?? "", STYLES.small],
      ...state.split("\n").map((line): [string, Style] => [line, STYLES.small]),
    ],
    // The name of tickets says how many they are.
    ...(tickets === null ? { count: String(quantity) } : {}),
    ...(amount === null ? {} : { amount: priceOf(making, amount) }),
  };
}

function placeTable({ sheet }: Making, heads: Record<"name" | "count" | "each" | "amount", string>, rows: Row[]): void {
  const table = sheet.tag("Table");
  const columns = ["name", "count", "each", "amount"] as const;
  const head = (tagOf: () => Pick<Cell, "tag">): Strip[] => [
    ...sheet.strips(
      columns.map((column) => {
        const { width } = TABLE[column];
        return { ...TABLE[column], lines: sheet.set(heads[column], STYLES.label, width), ...tagOf() };
      }),
    ),
    space(3),
    sheet.rule(HAIRLINE, 0.6),
    space(5),
  ];
  const rowOf = (tr: Tag, { name, ...rest }: Row): Strip[] => {
    const cells = columns.map((column): Cell => {
      const { width } = TABLE[column];
      const lines: SetLine[] =
        column === "name"
          ? name.flatMap(([text, style], nth) => sheet.set(text, style, nth === 0 ? width : UNDER_NAME))
          : sheet.set(rest[column] ?? "", STYLES.value, width);
      return { ...TABLE[column], lines, tag: sheet.tag("TD", tr) };
    });
    return [...sheet.strips(cells), space(6)];
  };
  const [first, ...others] = rows;
  const headRow = sheet.tag("TR", table);
  const named = head(() => ({ tag: sheet.tag("TH", headRow, { scope: "Column" }) }));
  const again = head(() => ({}));
  sheet.place([...named, ...(first ? rowOf(sheet.tag("TR", table), first) : [])]);
  for (const row of others) sheet.place(rowOf(sheet.tag("TR", table), row), again);
  sheet.place([space(4)]);
}

/** In the tables above. */
const ITEMS: ReadonlySet<BillLine["kind"]> = new Set(["room", "guest", "add_on", "rail"]);

/** The rest of the bill: what is taken off, the total, what is paid and left. */
function sumsOf({ sheet, facts, words, formats: { money } }: Making): Strip[] {
  const list = sheet.tag("Table");
  const sum = (label: string, amount: string, style: Style): Strip[] => {
    const row = sheet.tag("TR", list);
    return sheet.strips([
      { ...TABLE.sum, lines: sheet.set(label, style, TABLE.sum.width), tag: sheet.tag("TH", row) },
      { ...TABLE.amount, lines: sheet.set(amount, style, TABLE.amount.width), tag: sheet.tag("TD", row) },
    ]);
  };
  return [
    ...facts.bill
      .filter(({ kind }) => !ITEMS.has(kind))
      .flatMap((line) => {
        const isTotal = line.kind === "total";
        const style = isTotal ? STYLES.total : line.kind === "left" ? STYLES.strong : STYLES.value;
        const strips = sum(billName(line), billAmount(line, money, ATTACHMENT_WORDS[facts.lang].free), style);
        return isTotal ? [space(2), ...strips, space(2)] : strips;
      }),
    space(2),
    ...sheet.strips([
      {
        ...TABLE.sum,
        width: TABLE.sum.width + TABLE.amount.width,
        lines: sheet.set(words.amounts_note(facts.currency), STYLES.margin, TABLE.sum.width + TABLE.amount.width),
        tag: sheet.tag("P"),
      },
    ]),
  ];
}
