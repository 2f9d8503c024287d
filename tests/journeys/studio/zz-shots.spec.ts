import { test } from "@playwright/test";
import { openScreen, PLATFORM, signInOwner } from "./sign-in-staff.ts";
const OUT = process.env.SHOTS!;
test("shots", async ({ page }) => {
  test.setTimeout(300_000);
  await signInOwner(page);
  for (const [lang, size] of [["zh-TW", { width: 390, height: 844 }], ["en-US", { width: 1280, height: 800 }]] as const) {
    await page.setViewportSize(size);
    for (const path of ["start", "go-live", "domain"]) {
      await openScreen(page, "tidesong", path, lang);
      await page.screenshot({ path: `${OUT}/${path}-${size.width}.png`, fullPage: true });
    }
    await page.goto(`${PLATFORM}/studio/new?layout=layout_300&theme=2&lang=${lang}`);
    await page.screenshot({ path: `${OUT}/new-${size.width}.png`, fullPage: true });
    await page.goto(`${PLATFORM}/?lang=${lang}`);
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `${OUT}/front-${size.width}.png`, fullPage: true });
    await page.goto(`${PLATFORM}/layouts?lang=${lang}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${OUT}/gallery-${size.width}.png` });
  }
});
