/** Text twice as large on a phone: nothing is beside the screen, and no count is parted at the end of a line. */
import { expect, type Page, test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { linkedPage } from "#tests/grid/pages.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";

const PARTY = "/booking?rooms=2&adults=4&children=2&ages=4,9";

/** Enlarged before anything is drawn, as a reader's own setting is. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => document.documentElement?.style.setProperty("font-size", "200%")).observe(document, {
      childList: true,
    });
  });

/** How far the page can be scrolled sideways, and the counts that are on two lines. Runs in the page. */
function faultsOfLines(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px beside the screen`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest("script, .hidden, .skip")) continue;
    for (const { index, 0: count } of text.nodeValue!.matchAll(/\d+[\u00A0\u2060][\p{L}\u2060]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + count.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      if (lines.size > 1) faults.push(`on two lines: ${count}`);
    }
  }
  return faults;
}

const VARIANTS = LAYOUT_SETTINGS.map(({ code }, index) => ({ code, index }));

for (const { code, index } of sampled(VARIANTS, ({ index }) => index % 4 === 1)) {
  test(`${code}: text twice as large stays inside a phone`, async ({ page }) => {
    const room = await linkedPage(page, "tidesong", ["/", "/rooms/"]);
    await enlarge(page);
    const faults: string[] = [];
    for (const [path, lang] of [
      ["/", "en-US"],
      ["/", "ja-JP"],
      ["/", "ko-KR"],
      [room, "zh-TW"],
      [PARTY, index % 2 === 0 ? "en-US" : "zh-TW"],
      ["/orders", "ja-JP"],
    ] as const) {
      await page.goto(at("tidesong", inLanguage(lang, `${path}${path.includes("?") ? "&" : "?"}preview=${code}.1`)));
      const found = await page.evaluate(faultsOfLines);
      faults.push(...found.map((fault) => `${code} ${lang} ${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
