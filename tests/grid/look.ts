/** Everything that can be checked about a page automatically: accessibility, layout and contrast. */
import type { Page } from "@playwright/test";
import { runAxe } from "./axe.ts";
import { contrastFaults, glowingText } from "./contrast.ts";
import { settingFaults } from "./setting.ts";

/** As in axe, except that large text needs the same 4.5:1 as small text. */
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

/**
 * `only`: just these rules of axe, for a quick check; `isMeasured`: whether text on pictures is measured from its pixels, too. The
 * page cannot be used afterwards.
 */
export async function lookAt(
  page: Page,
  only: readonly string[] | null = null,
  { isMeasured = true } = {},
): Promise<string[]> {
  const faults = await page.evaluate(settingFaults);
  const counts = await page.evaluate(() => ["h1", "main"].map((each) => document.querySelectorAll(each).length));
  if (counts.some((count) => count !== 1)) faults.push(`h1 and main: ${counts.join(" and ")}`);
  const { violations, incomplete } = await runAxe(page, {
    rules: only,
    checks: { "color-contrast": { options: CONTRAST } },
  });
  for (const { id, nodes } of violations)
    for (const { target, any } of nodes.slice(0, 4)) {
      const ratio = (any[0]?.data as { contrastRatio?: number } | null)?.contrastRatio;
      faults.push(`axe ${id}: ${target.join(" ")}${ratio ? ` ${ratio}:1` : ""}`);
    }
  if (!isMeasured) return faults;
  const unsure = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const measured = [...unsure.map(({ target }) => target.join(" ")), ...(await glowingText(page))];
  return [...faults, ...(await contrastFaults(page, [...new Set(measured)]))];
}
