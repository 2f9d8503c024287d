/**
 * A sample of the grid (npm run test:grid runs all of it): each layout gets its home and every second kind of page, and
 * languages take turns, so that every kind of page is checked in half of the layouts, in every language at least once. Every
 * theme's home is checked for contrast.
 */
import { test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { lookAt } from "#tests/grid/look.ts";
import { expectNone, linkedPages, PLAIN_PAGES, visit } from "#tests/grid/pages.ts";

/** What a layout's stylesheet alone can break. Apart from the home page, the markup is the same in all layouts. */
const CSS_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** Booking and orders have their own journeys, in several layouts. */
const PAGES = PLAIN_PAGES.filter((path) => !path.startsWith("/booking") && path !== "/orders");

for (const [index, { code }] of LAYOUT_SETTINGS.entries()) {
  test(`${code}: kinds of pages and languages by turns`, async ({ page }) => {
    test.setTimeout(180_000);
    const paths = [...PAGES, ...(await linkedPages(page, "tidesong"))];
    const faults: string[] = [];
    for (const [place, path] of paths.entries()) {
      if (place > 0 && (index + place) % 2 === 1) continue;
      // Every second layout comes here: the languages advance by halves, or some would never meet this page.
      const lang = LANGUAGES[(Math.floor(index / 2) + place) % LANGUAGES.length]!;
      // The first two layouts together cover every page, with every rule.
      const rules = place === 0 || index < 2 ? null : CSS_RULES;
      const look = (shown: typeof page) => lookAt(shown, rules);
      faults.push(...(await visit(page, { slug: "tidesong", lang, path, preview: `${code}.1` }, look)));
    }
    expectNone(faults);
  });
}

/** A theme changes colours only. */
for (const { code, themes } of LAYOUT_SETTINGS) {
  test(`${code}: every theme on a desktop`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const faults: string[] = [];
    for (const theme of themes.keys()) {
      const preview = `${code}.${theme + 1}`;
      const look = (shown: typeof page) => lookAt(shown, ["color-contrast"]);
      faults.push(...(await visit(page, { slug: "tidesong", lang: "en-US", path: "/", preview }, look)));
    }
    expectNone(faults);
  });
}

/** Too little, too much, half translated: each layout gets one of them in turn, and all of them in the whole grid. */
const CORNERS = [
  ["plain", "zh-TW"],
  ["feast", "en-US"],
  ["swallowtail", "ko-KR"],
] as const;

for (const [index, { code }] of LAYOUT_SETTINGS.entries()) {
  const [slug, lang] = CORNERS[index % CORNERS.length]!;
  test(`${code}: ${slug} in ${lang} on the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expectNone(await visit(page, { slug, lang, path: "/", preview: `${code}.1` }));
  });
}
