/** Every screen of the studio as a picture: `npm run shots:studio`. */
import { test } from "@playwright/test";
import { SCREENS } from "#web/studio/app/screens.ts";
import { openScreen, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";

const OUT = "test-results/studio";

test("pictures of every screen", async ({ page }) => {
  await signInOwner(page);
  for (const lang of ["zh-TW", "en-US"]) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { name, path } of SCREENS) {
        await openScreen(page, "tidesong", path, lang);
        await page.screenshot({ path: `${OUT}/${name}-${lang}-${width}.png` });
      }
    }
  }
});
