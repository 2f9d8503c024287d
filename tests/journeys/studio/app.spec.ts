/** The studio's app: every screen is sound on a phone and a desktop, works by keys, and loses nobody's way. */
import { expect, type Page, test } from "@playwright/test";
import { keysOf } from "#tests/journeys/keys.ts";
import { ARE_ALL_RUN, testLonger } from "#tests/journeys/variants.ts";
import { expectSound, expectWellFormed, watch } from "#tests/journeys/visit.ts";
import { SCREENS } from "#web/studio/app/screens.ts";
import { goToScreen, openScreen, PLATFORM, signInOwner, signInStaff } from "./sign-in-staff.ts";

const DESKTOP = { width: 1280, height: 800 };

test("screens are sound, in two languages and at two widths", async ({ page }) => {
  test.setTimeout(240_000);
  await signInOwner(page);
  const phone = page.viewportSize()!;
  const faults = watch(page);
  const screens = SCREENS.filter(({ load }) => load !== null);
  // By the app's own navigation: a page load for each would take twice as long.
  for (const [turn, lang] of (["zh-TW", "en-US"] as const).entries()) {
    await page.setViewportSize(DESKTOP);
    await openScreen(page, "tidesong", "", lang);
    for (const [index, { path }] of screens.filter((_, nth) => nth % 2 === turn).entries()) {
      await test.step(`${path || "overview"} in ${lang}`, async () => {
        if (path !== "") await goToScreen(page, "tidesong", path);
        // Each at one of the two widths in turns, axe on every second one; `npm run test:journeys`: each at both, with axe.
        for (const [place, size] of [DESKTOP, phone].entries()) {
          if (!ARE_ALL_RUN && index % 2 !== place) continue;
          await page.setViewportSize(size);
          if (size === phone) await unroll(page);
          if (ARE_ALL_RUN || index % 4 < 2) await expectSound(page, faults, lang);
          else await expectWellFormed(page, lang);
        }
        await page.setViewportSize(DESKTOP);
      });
    }
  }
  expect(faults).toEqual([]);
});

/** As tall as its content: what the bar at a phone's foot covers comes into sight when one scrolls. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
}

test("by keys: past the frame, to another screen and back; the heading has the focus each time", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  await openScreen(page, "tidesong", "", "en-US");
  const keys = keysOf(page);
  await keys.tabTo(".frame-skip");
  await keys.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const other = SCREENS.find(({ path, load }) => path !== "" && load);
  if (other) {
    await openScreen(page, "tidesong", "", "en-US");
    await keys.tabTo(`.frame-side a[href$="/tidesong/${other.path}"]`);
    await keys.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/tidesong/${other.path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/tidesong$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await keys.tabTo("header .frame-lodging", "Shift+Tab");
  await keys.press("Enter");
  await expect(page.getByRole("menuitem", { name: /Moonclear/ })).toBeVisible();
  await keys.press("Escape");
  await expect(page.locator("header .frame-lodging")).toBeFocused();
});

test("the language is the person's own, and stays", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  await openScreen(page, "tidesong", "", "en-US");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitem", { name: "日本語" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP");
  await page.goto(`${PLATFORM}/studio/tidesong`);
  await expect(page.getByRole("link", { name: "概要" }).first()).toBeVisible();
});

testLonger("no such screen, no such lodging, and somebody who is not on the staff", async ({ page }) => {
  const stranger = `stranger-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`${PLATFORM}/studio/tidesong/nowhere?lang=en-US`);
  await expect(page).toHaveURL(/\/accounts\/sign-in\//);
  // Signed in, the way goes on to the page that was wanted; which this person may not see.
  await signInStaff(page, stranger, async () => {});
  await expect(page).toHaveURL(/\/studio\/tidesong\/nowhere\?lang=en-US$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There’s no such screen");
  const foreign = await page.goto(`${PLATFORM}/studio/tidesong?lang=en-US`);
  expect(foreign!.status()).toBe(404);
  const missing = await page.goto(`${PLATFORM}/studio/no-such-lodging?lang=en-US`);
  expect(missing!.status()).toBe(404);
  await signInOwner(page);
  await page.goto(`${PLATFORM}/studio/tidesong/nowhere?lang=en-US`);
  await expect(page.getByRole("heading", { name: "There’s no such screen" })).toBeVisible();
  await page.getByRole("link", { name: "Go to overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Tidesong Bay Resort");
});
