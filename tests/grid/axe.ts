/** axe in the page's main frame only: its Playwright package would visit every frame, and open a page for the results. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { AxeResults, Result, RunOptions } from "axe-core";

/** The short form: every page that is checked reads it anew. */
const SOURCE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Look = {
  /** A part of the page; the whole page by default. */
  within?: string;
  /** Only these rules; all of WCAG 2.2 AA by default. */
  rules?: readonly string[] | null;
  /** All rules but these. */
  except?: readonly string[];
  /** Also what axe recommends beyond WCAG. */
  bestPractice?: boolean;
  /** Options of single checks, which axe's types do not name. */
  checks?: Record<string, { options: object }>;
};

export async function runAxe(
  page: Page,
  { within, rules, except = [], bestPractice, checks }: Look = {},
): Promise<AxeResults> {
  const options: RunOptions & Pick<Look, "checks"> = {
    runOnly: rules
      ? { type: "rule", values: [...rules] }
      : { type: "tag", values: bestPractice ? [...WCAG, "best-practice"] : WCAG },
    resultTypes: ["violations", "incomplete"],
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    iframes: false,
    ...(checks && { checks }),
  };
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(
    ([given, part]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run((part && document.querySelector(part)) || document, given),
    [options, within] as const,
  );
}

/** One line for each broken rule, with the first places. */
export const linesOf = (violations: readonly Result[]): string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(" "))
        .join(", ")}`,
  );
