/** The site's menu is put in order by keys and named; a publish is set for later, and called off. */
import { expect, test } from "@playwright/test";
import { words } from "#languages/en-US/studio/site-content.ts";
import { ask, expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { discard } from "./studio-call.ts";
import { testLonger } from "#tests/journeys/variants.ts";

/** No other journey writes its draft. */
const SLUG = "onemat";

testLonger("the menu is moved by keys and named; its publish is set for later and called off", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, SLUG, "menu", "en-US");
  const items = page.locator(".menu-items > li");
  const first = () => items.first().getByRole("textbox", { name: words.menu.title });
  const before = await items.count();

  await test.step("a link of one's own, refused while nobody should follow it", async () => {
    await page.getByRole("button", { name: words.menu.add }).click();
    const own = items.nth(before);
    await own.getByRole("textbox", { name: words.menu.title }).fill("Harbour map");
    await own.getByRole("textbox", { name: words.menu.link }).fill("javascript:alert(1)");
    await expect(own.getByText(words.problems.link)).toBeVisible();
    await own.getByRole("textbox", { name: words.menu.link }).fill("https://example.com/map");
    await expect(own.getByText(words.problems.link)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: /Saved at/ })).toBeVisible();
    await expectSound(page, faults, "en-US");
  });

  await test.step("to the top by keys", async () => {
    await items.nth(before).locator("button.sort-handle").focus();
    await page.keyboard.press("Space");
    await expect(
      page.getByText(`Picked up Harbour map. It is at position ${before + 1} of ${before + 1}.`),
    ).toBeAttached();
    for (let times = 0; times < before; times += 1) {
      await page.keyboard.press("ArrowUp");
      await expect(page.getByText(`Harbour map is now at position ${before - times} of ${before + 1}.`)).toBeAttached();
    }
    await page.keyboard.press("Space");
    await expect(first()).toHaveValue("Harbour map");
    const preview = page.frameLocator("iframe[title='Preview']");
    await expect(preview.getByRole("link", { name: "Harbour map" }).first()).toBeAttached({ timeout: 20_000 });
  });

  await test.step("for tomorrow, and called off: guests see nothing of it", async () => {
    const dialog = page.getByRole("dialog", { name: words.publish.title });
    await page.getByRole("button", { name: words.publish.open }).click();
    const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await dialog.getByLabel(words.publish.later).fill(later);
    await dialog.getByRole("button", { name: words.publish.schedule }).click();
    await expect(page.getByText(words.publish.scheduled_done)).toBeVisible();
    await page.getByRole("button", { name: words.publish.open }).click();
    await expect(dialog.getByText(words.publish.scheduled("").trim().slice(0, 9))).toBeVisible();
    await expectSound(page, faults, "en-US");
    await dialog.getByRole("button", { name: words.publish.unschedule }).click();
    await expect(page.getByText(words.publish.unscheduled)).toBeVisible();
    expect(await (await ask(page.request, SLUG, "/stay")).text()).not.toContain("Harbour map");
  });
  await discard(page, `${SLUG}.localhost`);
  expect(faults).toEqual([]);
});
