/**
 * A sample of the grid (npm run test:grid runs all of it): each layout gets its home page, every third in another theme, and one
 * other kind of page; every third gets a lodging with too little or too much content. Kinds of pages, languages, widths and
 * such lodgings take turns, so that each is there.
 */
import { test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { lookAt } from "#tests/grid/look.ts";
import { settingFaults } from "#tests/grid/setting.ts";
import { expectNone, linkedPage, LINKS, lookAtPictures, PLAIN_PAGES, visit } from "#tests/grid/pages.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

test.use(WITH_PICTURES);

type Look = Parameters<typeof visit>[2];

/** What a layout's CSS can break. The markup is the same in all of them: other journeys run all rules of axe on it. */
const STYLE_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];
const lookAtSetting: Look = (page) => page.evaluate(settingFaults);

/** Booking and orders have their own journeys, in several layouts. */
const PAGES = PLAIN_PAGES.filter((path) => path !== "/" && !path.startsWith("/booking") && path !== "/orders");

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const [index, { code, themes }] of LAYOUT_SETTINGS.entries()) {
  test(`${code}: home and another kind of page`, async ({ page }) => {
    await page.setViewportSize(WIDTHS[index % WIDTHS.length]!);
    const lang = LANGUAGES[index % LANGUAGES.length]!;
    const next = LANGUAGES[(index + 1) % LANGUAGES.length]!;
    const isThird = index % 3 === 0;
    const theme = isThird ? 2 + (index % (themes.length - 1)) : 1;
    // Text on pictures is measured from its pixels, which takes as long as all the rest: in every sixth layout.
    const lookAtStyle: Look = async (shown) => [
      ...(await lookAtPictures(shown)),
      ...(await lookAt(shown, STYLE_RULES, { isMeasured: index % 6 === 0 })),
    ];
    const path = PAGES[index] ?? (await linkedPage(page, "tidesong", LINKS[(index - PAGES.length) % LINKS.length]!));
    const faults = [
      ...(await visit(page, { slug: "tidesong", lang, path: "/", preview: `${code}.${theme}` }, lookAtStyle)),
      ...(await visit(page, { slug: "tidesong", lang: next, path, preview: `${code}.1` }, lookAtSetting)),
    ];
    expectNone(faults);
  });
}

/** Too little, too much, half translated: every third layout gets one of them in turn, and each gets all in the whole grid. */
const CORNERS = [
  ["plain", "zh-TW"],
  ["feast", "en-US"],
  ["swallowtail", "ko-KR"],
] as const;

for (const [place, { code }] of LAYOUT_SETTINGS.filter((_, index) => index % 3 === 0).entries()) {
  const [slug, lang] = CORNERS[place % CORNERS.length]!;
  test(`${code}: ${slug} in ${lang} on the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expectNone(await visit(page, { slug, lang, path: "/", preview: `${code}.1` }, lookAtSetting));
  });
}
