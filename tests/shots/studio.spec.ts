/** Every screen of the studio as a picture: `npm run shots:studio`. */
import { test } from "@playwright/test";
import { SCREENS } from "#web/studio/app/screens.ts";
import { book } from "#tests/journeys/orders/booked.ts";
import { openScreen, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";

import { isDrawn } from "./is-drawn.ts";

/** Long ones, from head to foot. */
const WHOLE = new Set<string>(["overview", "rates", "payment", "log"]);
const OUT = "test-results/studio";

/** Screens behind a press: what is opened first, and what is pressed there. */
const OPENED = [
  { name: "order", path: "orders", press: ".order-row" },
  { name: "room", path: "rooms", press: ".record-link" },
  { name: "version", path: "versions", press: ".version-link" },
  { name: "extra", path: "add-ons", press: ".add-ons button" },
  { name: "picture", path: "media", press: ".picture-cards [data-open]" },
];

test("pictures of every screen", async ({ page }) => {
  test.setTimeout(1_800_000);
  const guest = { nights: 2, pay_way: "remittance" };
  // Late in the day no transfer is taken for the same evening.
  await book("tidesong", { ...guest, ahead: 0 }).catch(() => book("tidesong", { ...guest, ahead: 1 }));
  await book("tidesong", { ahead: 9, nights: 3, pay_way: "remittance", booker_last_name: "Chen" });
  await signInOwner(page);
  for (const lang of ["zh-TW", "en-US"]) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { name, path } of SCREENS) {
        await openScreen(page, "tidesong", path, lang);
        await isDrawn(page);
        await page.screenshot({ path: `${OUT}/${name}-${lang}-${width}.png`, fullPage: WHOLE.has(name) });
      }
      for (const { name, path, press } of OPENED) {
        await openScreen(page, "tidesong", path, lang);
        await page.locator(press).first().click();
        await isDrawn(page);
        await page.screenshot({ path: `${OUT}/${name}-opened-${lang}-${width}.png`, fullPage: name === "order" });
      }
    }
  }
});
