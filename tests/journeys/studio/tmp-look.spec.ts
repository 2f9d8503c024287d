import { test } from "@playwright/test";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
for (const [lang, width, height] of [
  ["zh-TW", 1280, 800],
  ["en-US", 390, 844],
] as const)
  test(`look ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInOwner(page);
    for (const screen of ["orders", "rooms", "facilities", "menu"]) {
      await openScreen(page, "tidesong", screen, lang);
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/lists-${screen}-${lang}.png` });
    }
    await page.keyboard.press("Control+k");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/lists-find-${lang}.png` });
    await page.keyboard.type(lang === "zh-TW" ? "房" : "sea");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/lists-find2-${lang}.png` });
  });
