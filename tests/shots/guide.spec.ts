/** Writes the owners' guide: `npm run guide` walks through the studio in English and Chinese and keeps a small picture of each screen. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { SCREENS, screensFor } from "#web/studio/app/screens.ts";
import { openScreen, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";
import { FRAME, type GuideLanguage, SCREEN_TEXTS } from "./guide-texts.ts";

const OUT = "docs/owners";
const FILES: Record<GuideLanguage, string> = { "en-US": "README.md", "zh-TW": "zh-TW.md" };
const LODGING = "tidesong";
const WIDTH = 900;

test("the owners' guide", async ({ page }) => {
  await signInOwner(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  rmSync(`${OUT}/pictures`, { recursive: true, force: true });
  mkdirSync(`${OUT}/pictures`, { recursive: true });
  for (const lang of ["en-US", "zh-TW"] as const) {
    const { title, before, made, other } = FRAME[lang];
    const parts = [`# ${title}`, other, ...before];
    for (const { name, path, load } of screensFor(SCREENS.map(({ may }) => may))) {
      const text = SCREEN_TEXTS[lang][name];
      if (!load || !text) continue;
      await openScreen(page, LODGING, path, lang);
      const picture = `pictures/${name.replaceAll("_", "-")}-${lang}.webp`;
      await takePicture(page, `${OUT}/${picture}`);
      parts.push(`## ${text.title}`, ...text.text, `![${text.title}](${picture})`);
    }
    writeFileSync(`${OUT}/${FILES[lang]}`, `${[...parts, "---", made].join("\n\n")}\n`);
  }
});

async function takePicture(page: Page, file: string): Promise<void> {
  // Frames show the site itself, which takes a moment longer.
  await page.waitForLoadState("networkidle");
  const shot = await page.screenshot();
  await sharp(shot).resize(WIDTH).webp({ quality: 70 }).toFile(file);
}
