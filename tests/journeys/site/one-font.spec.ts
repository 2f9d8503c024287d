/**
 * Text is set in one font: whatever a room's page, booking and a room's sheet set in the heading font, its files have, because a
 * character that they lack would come from another font in the middle of a line. Some layouts set the room's sentence in it, too.
 */
import { expect, type Page, test } from "@playwright/test";
import { create } from "fontkit";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { fullWidthOf, headingFamilies } from "#rules/site/heading-fonts.ts";
import type { Language } from "#rules/text/language.ts";
import { lackingCharacters } from "#server/fonts/font-pieces.ts";
import { type FontSource, sourceOf } from "#server/fonts/font-sources.ts";
import { linkedPages, PLAIN_PAGES } from "#tests/grid/pages.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";

const LANGS = ["zh-TW", "ja-JP", "zh-CN", "ko-KR"] as const satisfies Language[];

/** Each text in this font of ours before any other, with a name for it; of a drop cap only its first character. */
function textsIn(family: string): { text: string; place: string }[] {
  const found: { text: string; place: string }[] = [];
  const isIn = (element: Element, part?: string) =>
    /Yado \w+/.exec(getComputedStyle(element, part).fontFamily)?.[0] === family;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === "" || parent.closest("script, style, noscript")) continue;
    const place = `${parent.tagName.toLowerCase()}.${parent.className}`;
    if (isIn(parent)) found.push({ text, place });
    else if (isIn(parent, "::first-letter")) found.push({ text: /^\p{P}*./u.exec(text)?.[0] ?? "", place });
  }
  return found;
}

/** The bytes of the page's files of a family. */
async function filesOf(family: string): Promise<number[][]> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => rule.style.getPropertyValue("font-family").includes(family));
  const addresses = faces.map((rule) => /url\("?([^")]+)/.exec(rule.style.getPropertyValue("src"))![1]!);
  return Promise.all(addresses.map(async (each) => [...new Uint8Array(await (await fetch(each)).arrayBuffer())]));
}

/** A file whose characters the font does not have is empty. */
function charactersIn(bytes: number[]): number[] {
  try {
    return create(new Uint8Array(bytes)).characterSet;
  } catch {
    return [];
  }
}

/** What no file can have, because the whole font lacks it, is no fault of the page. */
async function lackingOn(
  page: Page,
  family: string,
  source: FontSource,
): Promise<{ count: number; lacking: string[] }> {
  const texts = await page.evaluate(textsIn, family);
  const files = await page.evaluate(filesOf, family);
  const all = fullWidthOf(texts.map(({ text }) => text));
  const unknown = (await lackingCharacters(source, all)).map((character) => character.codePointAt(0)!);
  const held = new Set([...files.flatMap(charactersIn), ...unknown]);
  const lacking = texts.flatMap(({ text, place }) => {
    const none = fullWidthOf([text]).filter((character) => !held.has(character.codePointAt(0)!));
    return none.length === 0 ? [] : [`${place}: “${text}” lacks ${none.join("")}`];
  });
  return { count: texts.length, lacking: [...new Set(lacking)] };
}

for (const settings of LAYOUT_SETTINGS) {
  const { code, showcase } = settings;
  testLonger(`${code}: the heading font has every character that is set in it`, async ({ page }) => {
    test.slow();
    const [room] = await linkedPages(page, showcase);
    const booking = PLAIN_PAGES.at(-1)!;
    const sheet = `${booking}&sheet=${/\d+/.exec(room!)![0]}`;
    for (const lang of LANGS) {
      for (const path of [room!, booking, sheet]) {
        const [pathname = "", search = ""] = path.split("?");
        await page.goto(at(showcase, `${inLanguage(lang, pathname)}?${search}&preview=${code}`));
        for (const { family, font } of headingFamilies(settings)) {
          const { count, lacking } = await lackingOn(page, family, sourceOf(font, lang)!);
          if (family === "Yado Display") expect(count, path).toBeGreaterThan(0);
          expect(lacking, `${lang} ${path} ${family}`).toEqual([]);
        }
      }
    }
  });
}
