/**
 * Pictures and controls of every layout, with the lodging it suits, on a phone and a desktop: nothing enlarged beyond its pixels
 * where the source has more, what matters in every crop, no picture three times on a page, no control under another.
 */
import { test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { expectNone, linkedPages, lookAtPictures, PLAIN_PAGES, visit } from "./pages.ts";

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const { code, showcase: slug } of LAYOUT_SETTINGS)
  test(`${code}: pictures and covered controls`, async ({ page }) => {
    const linked = await linkedPages(page, slug);
    const faults: string[] = [];
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      for (const path of [...PLAIN_PAGES, ...linked])
        faults.push(...(await visit(page, { slug, lang: "zh-TW", path, preview: `${code}.1` }, lookAtPictures)));
    }
    expectNone(faults);
  });
