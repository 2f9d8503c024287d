/**
 * A sample of the grid (npm run test:grid runs all of it): each layout gets its home page, one other kind of page and a
 * lodging with too little or too much content, every third another theme. Kinds of pages and languages take turns, so that each is there.
 */
import { test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { lookAt } from "#tests/grid/look.ts";
import { settingFaults } from "#tests/grid/setting.ts";
import { expectNone, linkedPages, PLAIN_PAGES, visit } from "#tests/grid/pages.ts";

/** Booking and orders have their own journeys, in several layouts. */
const PAGES = PLAIN_PAGES.filter((path) => path !== "/" && !path.startsWith("/booking") && path !== "/orders");

/** How many pages `linkedPages` finds. */
const LINKED = 3;

for (const [index, { code }] of LAYOUT_SETTINGS.entries()) {
  test(`${code}: home and another kind of page`, async ({ page }) => {
    const lang = LANGUAGES[index % LANGUAGES.length]!;
    const next = LANGUAGES[(index + 1) % LANGUAGES.length]!;
    const path = PAGES[index] ?? (await linkedPages(page, "tidesong"))[(index - PAGES.length) % LINKED]!;
    const faults = [
      ...(await visit(page, { slug: "tidesong", lang, path: "/", preview: `${code}.1` })),
      ...(await visit(page, { slug: "tidesong", lang: next, path, preview: `${code}.1` })),
    ];
    expectNone(faults);
  });
}

/** A theme changes colours only. */
for (const [index, { code, themes }] of LAYOUT_SETTINGS.entries()) {
  if (index % 3 !== 0) continue;
  test(`${code}: another theme on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const preview = `${code}.${2 + (index % (themes.length - 1))}`;
    const look = (shown: typeof page) => lookAt(shown, ["color-contrast"]);
    expectNone(await visit(page, { slug: "tidesong", lang: "en-US", path: "/", preview }, look));
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
    const look = (shown: typeof page) => shown.evaluate(settingFaults);
    expectNone(await visit(page, { slug, lang, path: "/", preview: `${code}.1` }, look));
  });
}
