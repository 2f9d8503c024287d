/** How our papers look: ink on white, one accent, hairlines, air. */
import type { Weight } from "#server/pdf/fonts.ts";
import { PAGE } from "#server/pdf/sheet.ts";
import type { Style } from "#server/pdf/type-setter.ts";

export const INK = "#1C2126";
const MUTED = "#646D75";
export const ACCENT = "#1E5460";
export const TINT = "#EFF5F5";
export const HAIRLINE = "#D6DCDE";

const style = (size: number, colour: string, weight: Weight = "regular"): Style => ({ size, weight, colour });

export const STYLES = {
  upper_name: style(9, MUTED),
  title: style(11.5, ACCENT, "bold"),
  label: style(7.5, MUTED),
  value: style(9.5, INK),
  strong: style(9.5, INK, "bold"),
  code: style(14, INK, "bold"),
  day: style(12.5, INK, "bold"),
  status: style(11, ACCENT, "bold"),
  heading: style(8, ACCENT, "bold"),
  text: style(8.5, INK),
  small: style(8, MUTED),
  total: style(13, ACCENT, "bold"),
  margin: style(7, MUTED),
} satisfies Record<string, Style>;

/** The name is as large as its length allows. */
export const NAME_STYLES = [26, 21, 17, 14].map((size) => style(size, INK, "bold"));

export const WIDTH = PAGE.right - PAGE.left;
export type Column = { x: number; width: number };
export const WHOLE: Column = { x: PAGE.left, width: WIDTH };

/** Three equal columns. */
const GAP = 18;
const COLUMN = (WIDTH - 2 * GAP) / 3;
export const THIRDS = [0, 1, 2].map((index) => ({ x: PAGE.left + index * (COLUMN + GAP), width: COLUMN }));

/** What was bought: name, how many, each, all. */
const AMOUNT = 92;
const EACH = 84;
const COUNT = 58;
/** Of the terms beside the sums: wide enough for most steps of a cancellation rule on one line in Chinese. */
const BESIDE_SUMS = WIDTH * 0.57;
export const TABLE = {
  name: { x: PAGE.left, width: WIDTH - AMOUNT - EACH - COUNT - 12 },
  count: { x: PAGE.right - AMOUNT - EACH - COUNT, width: COUNT, align: "right" },
  each: { x: PAGE.right - AMOUNT - EACH, width: EACH, align: "right" },
  amount: { x: PAGE.right - AMOUNT, width: AMOUNT, align: "right" },
  sum: { x: PAGE.left + BESIDE_SUMS, width: WIDTH - BESIDE_SUMS - AMOUNT, align: "right" },
} as const;

/** Beside the sums. */
export const NOTES: Column = { x: PAGE.left, width: BESIDE_SUMS - 20 };
