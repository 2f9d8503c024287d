/** axe in the page's own frame, and no other: its Playwright package would visit every frame, and open a page for the results. */
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type Result, type RunOptions } from "axe-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Look = {
  /** A part of the page; all of it unless this is given. */
  within?: string;
  /** Just these rules; all of WCAG 2.2 AA unless they are given. */
  rules?: readonly string[] | null;
  /** Also what axe recommends beyond WCAG. */
  bestPractice?: boolean;
  /** Options of single checks. axe reads them, though its types do not name them. */
  checks?: Record<string, { options: object }>;
};

export async function runAxe(page: Page, { within, rules, bestPractice, checks }: Look = {}): Promise<AxeResults> {
  const options: RunOptions & Pick<Look, "checks"> = {
    runOnly: rules
      ? { type: "rule", values: [...rules] }
      : { type: "tag", values: bestPractice ? [...WCAG, "best-practice"] : WCAG },
    resultTypes: ["violations", "incomplete"],
    iframes: false,
    ...(checks && { checks }),
  };
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    ([given, part]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run((part && document.querySelector(part)) || document, given),
    [options, within] as const,
  );
}

/** One line for each rule that is broken, with the first places where it is. */
export const linesOf = (violations: readonly Result[]): string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(" "))
        .join(", ")}`,
  );
