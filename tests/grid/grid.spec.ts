/**
 * Every page × every layout × every language on a phone; every theme on a desktop; too little, too much and half-translated
 * content everywhere.
 */
import { test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { expectNone, linkedPages, orderedPages, PLAIN_PAGES, visit } from "./pages.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

for (const [index, { code, themes }] of LAYOUT_SETTINGS.entries()) {
  for (const [place, lang] of LANGUAGES.entries()) {
    test(`${code} ${lang}: every page on a phone`, async ({ context, page }) => {
      const linked = await linkedPages(page, "tidesong");
      const ordered = await orderedPages(context, "tidesong", lang, 12 + ((index * 5 + place) % 60));
      const faults: string[] = [];
      for (const path of [...PLAIN_PAGES, ...linked, ...ordered])
        faults.push(...(await visit(page, { slug: "tidesong", lang, path, preview: `${code}.1` })));
      expectNone(faults);
    });
  }

  test(`${code}: every theme on a desktop`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const faults: string[] = [];
    for (const theme of themes.keys())
      faults.push(
        ...(await visit(page, { slug: "tidesong", lang: "en-US", path: "/", preview: `${code}.${theme + 1}` })),
      );
    expectNone(faults);
  });

  test(`${code}: too little, too much, half translated, closed`, async ({ page }) => {
    const faults: string[] = [];
    for (const [slug, lang] of [
      ["plain", "zh-TW"],
      ["feast", "en-US"],
      ["feast", "ja-JP"],
      ["swallowtail", "ko-KR"],
      ["nightglow", "zh-CN"],
    ] as const)
      for (const size of slug === "feast" ? [PHONE, NARROWEST, DESKTOP] : [PHONE, NARROWEST]) {
        await page.setViewportSize(size);
        faults.push(...(await visit(page, { slug, lang, path: "/", preview: `${code}.1` })));
      }
    expectNone(faults);
  });
}
