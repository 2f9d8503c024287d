/** Bands of ages in the studio: what an owner changes is charged at once, and is taken back. */
import { expect, test } from "@playwright/test";
import { words } from "#languages/zh-TW/studio/rates.ts";
import { getExtraRates, undoExtraRates } from "#contract/studio/selling-changes.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { holdReloadUntilUndone } from "./hold-reload.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const SLOW = { timeout: 30_000 };

testLonger("an owner changes the ages of a band and the cots, and takes it back", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, "moonclear", "rates", "zh-TW");
  const part = page.locator("section[aria-labelledby=extra-rates]");
  const oldest = part.getByLabel(words.extra_most).first();
  await expect(oldest).toHaveValue("2", SLOW);
  await expectSound(page, faults, "zh-TW");
  await holdReloadUntilUndone(page, getExtraRates, undoExtraRates);
  await oldest.fill("3");
  await part.getByLabel(words.cots, { exact: true }).fill("4");
  await part.getByRole("button", { name: "儲存" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "儲存" }).click();
  await page.getByRole("button", { name: "復原", exact: true }).last().click();
  await expect(part.getByLabel(words.extra_most).first()).toHaveValue("2", SLOW);
  await expect(part.getByLabel(words.cots, { exact: true })).toHaveValue("2", SLOW);
  expect(faults).toEqual([]);
});
