/** Everything a machine can tell about a page in one look: what a helper for the blind would stumble over, setting and contrast. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { contrastFaults } from "./contrast.ts";
import { settingFaults } from "./setting.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** As axe has it, but for one thing: large letters are held to the same 4.5:1 as small ones. */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5, minThreshold: null }, large: { expected: 4.5, minThreshold: null } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** axe itself, which its Playwright package brings along. */
const beside = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const { source } = beside("axe-core") as { source: string };

type Found = { id: string; nodes: { target: string[]; any: { data: { contrastRatio?: number } | null }[] }[] };
type Axe = { run: (where: Document, options: object) => Promise<{ violations: Found[]; incomplete: Found[] }> };

/** In the page's own frame, and no other: its Playwright package would first visit every frame, and open a page for the results. */
async function readAxe(page: Page, rules: readonly string[] | null) {
  const options = {
    runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: RULES },
    resultTypes: ["violations", "incomplete"],
    checks: { "color-contrast": { options: CONTRAST } },
    iframes: false,
  };
  await page.evaluate(source);
  return page.evaluate((given) => (window as unknown as { axe: Axe }).axe.run(document, given), options);
}

/** `only`: just these rules of axe, where a cheap look is enough. The page is worn out afterwards. */
export async function lookAt(page: Page, only: readonly string[] | null = null): Promise<string[]> {
  const faults = await page.evaluate(settingFaults);
  const counts = await page.evaluate(() => ["h1", "main"].map((each) => document.querySelectorAll(each).length));
  if (counts.some((count) => count !== 1)) faults.push(`h1 and main: ${counts.join(" and ")}`);
  const { violations, incomplete } = await readAxe(page, only);
  for (const { id, nodes } of violations)
    for (const { target, any } of nodes.slice(0, 4)) {
      const ratio = any[0]?.data?.contrastRatio;
      faults.push(`axe ${id}: ${target.join(" ")}${ratio ? ` ${ratio}:1` : ""}`);
    }
  const unsure = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  return [...faults, ...(await contrastFaults(page, [...new Set(unsure.map(({ target }) => target.join(" ")))]))];
}
