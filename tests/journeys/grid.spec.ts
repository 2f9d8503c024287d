/** Every page × three layouts × five languages on a phone: sound in every way a machine can tell. */
import { expect, test, type Page } from "@playwright/test";
import { LANGUAGES } from "#rules/language.ts";
import { at, expectSound, inLanguage, watch } from "./visit.ts";

/** Each layout in the lodging that chose it. */
const DRESSED = { layout_200: "moonclear", layout_600: "onemat", layout_700: "tidesong" };

const PAGES = ["/", "/facilities", "/event", "/news", "/attractions", "/about", "/follow", "/directions", "/maintain"];

/** Pages whose numbers only the lodging knows: found by their links. */
const LINKED = [
  { from: "/", link: 'a[href*="/rooms/"]', page: "room" },
  { from: "/event", link: 'a[href*="/event/"]', page: "promotion" },
  { from: "/news", link: 'a[href*="/news/"]', page: "news item" },
];

for (const [layout, slug] of Object.entries(DRESSED)) {
  for (const lang of LANGUAGES) {
    for (const path of PAGES) {
      test(`${layout} ${lang} ${path}`, async ({ page }) => {
        const faults = watch(page);
        await page.goto(at(slug, inLanguage(lang, path)));
        await expect(page.locator("html")).toHaveAttribute("data-layout", layout);
        await expectSound(page, faults, lang);
      });
    }
    for (const { from, link, page: name } of LINKED) {
      test(`${layout} ${lang} ${name}`, async ({ page }) => {
        const faults = watch(page);
        await page.goto(at(slug, inLanguage(lang, from)));
        await page.goto(at(slug, await hrefOf(page, link)));
        await expectSound(page, faults, lang);
      });
    }
    test(`${layout} ${lang} 404`, async ({ page }) => {
      const response = await page.goto(at(slug, inLanguage(lang, "/no-such-page")));
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("data-layout", layout);
      await expectSound(page, [], lang);
    });
  }
}

async function hrefOf(page: Page, link: string): Promise<string> {
  const href = await page.locator(link).first().getAttribute("href");
  return new URL(href!, "http://x.test").pathname;
}

/** Every theme, and every lodging in every layout, on a desk. */
const THEMES = { layout_200: 3, layout_600: 3, layout_700: 4 };

for (const [layout, count] of Object.entries(THEMES)) {
  for (let theme = 1; theme <= count; theme += 1) {
    test(`${layout}.${theme} at 1280`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const faults = watch(page);
      await page.goto(at("tidesong", `/stay/en-US?preview=${layout}.${theme}`));
      await expect(page.locator("html")).toHaveAttribute("data-layout", layout);
      await expect(page.locator("html")).toHaveAttribute("data-theme", String(theme));
      await expectSound(page, faults, "en-US");
    });
  }
  for (const slug of ["plain", "swallowtail", "thousandlamps", "nightglow"]) {
    test(`${slug} in ${layout}, on a phone and narrower`, async ({ page }) => {
      const faults = watch(page);
      const lang = slug === "swallowtail" ? "ko-KR" : "zh-TW";
      await page.goto(at(slug, inLanguage(lang, "/") + `?preview=${layout}.1`));
      await expectSound(page, faults, lang);
      await page.setViewportSize({ width: 320, height: 640 });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    });
  }
}
