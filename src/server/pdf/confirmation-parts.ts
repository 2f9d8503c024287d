/** What the parts of a confirmation are made with, and the pieces they share. */
import type { ProofWords } from "#languages/languages.ts";
import { sum } from "#rules/money/money.ts";
import type { ConfirmationFacts } from "#server/pdf/confirmation-facts.ts";
import type { Formats } from "#server/pdf/formats.ts";
import { type Column, HAIRLINE, STYLES, THIRDS, TINT, WIDTH } from "#server/pdf/look.ts";
import { PAGE, type Sheet, space, type Strip } from "#server/pdf/sheet.ts";
import type { Style } from "#server/pdf/type-setter.ts";

export type Making = { sheet: Sheet; facts: ConfirmationFacts; words: ProofWords; formats: Formats };

export const heightOf = (strips: readonly Strip[]): number => sum(strips.map(({ height }) => height));

/** A fact under its label; empty ones are left out. */
export type Fact = { label: string; value: string; style?: Style; note?: string };

/** Facts side by side, three in a row. */
export function factsInThirds({ sheet }: Making, facts: readonly Fact[]): Strip[] {
  const filled = facts.filter(({ value }) => value !== "");
  const rows = Array.from({ length: Math.ceil(filled.length / 3) }, (_, row) => filled.slice(row * 3, row * 3 + 3));
  return rows.flatMap((row, index) => [
    ...(index === 0 ? [] : [space(7)]),
    ...sheet.strips(
      row.map(({ label, value, style = STYLES.value, note = "" }, column) => {
        const { width } = THIRDS[column]!;
        const lines = [
          ...sheet.set(label, STYLES.label, width),
          ...sheet.set(value, style, width),
          ...sheet.set(note, STYLES.small, width),
        ];
        return { ...THIRDS[column]!, lines, tag: sheet.tag("P") };
      }),
    ),
  ]);
}

export function heading({ sheet }: Making, text: string, column: Column): Strip[] {
  const lines = sheet.set(text, STYLES.heading, column.width);
  return [...sheet.strips([{ ...column, lines, tag: sheet.tag("H2") }]), space(2)];
}

export function paragraph({ sheet }: Making, text: string, style: Style, column: Column): Strip[] {
  return sheet.strips([{ ...column, lines: sheet.set(text, style, column.width), tag: sheet.tag("P") }]);
}

/** A quiet line between two parts. */
export const divider = ({ sheet }: Making): Strip[] => [space(10), sheet.rule(HAIRLINE, 0.6), space(8)];

function drawStack(strips: readonly Strip[], top: number): void {
  let at = top;
  for (const strip of strips) {
    strip.draw(at);
    at += strip.height;
  }
}

/** On a tinted ground; never longer than a page. */
export function panel({ sheet: { doc } }: Making, strips: readonly Strip[], padding: number): Strip {
  const height = heightOf(strips) + 2 * padding;
  return {
    height,
    draw(top) {
      doc.markContent("Artifact", { type: "Layout" });
      doc.roundedRect(PAGE.left, top, WIDTH, height, 3).fill(TINT);
      doc.endMarkedContent();
      drawStack(strips, top + padding);
    },
  };
}

/** Two stacks side by side; one after the other where a page can't hold them so. */
export function sideBySide(left: readonly Strip[], right: readonly Strip[]): Strip[] {
  const height = Math.max(heightOf(left), heightOf(right));
  if (height > PAGE.bottom - PAGE.top) return [...right, ...left];
  return [
    {
      height,
      draw(top) {
        drawStack(left, top);
        drawStack(right, top);
      },
    },
  ];
}
