/** A lodging that was archived because nobody published it comes back under its name, by its owner's one press. */
import { expect } from "@playwright/test";
import { STUDIO_WORDS } from "#languages/languages.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { RETURNING } from "#tests/setup/archived-lodging.ts";
import { PLATFORM, signInStaff } from "./sign-in-staff.ts";

testLonger("an archived lodging is restored by its owner, under its own name", async ({ page }) => {
  const { home } = STUDIO_WORDS["en-US"];
  const { email, slug, lodging } = RETURNING;
  await signInStaff(page, email, () => page.goto(`${PLATFORM}/studio/sign-in?lang=en-US`));
  await page.goto(`${PLATFORM}/studio?lang=en-US`);
  const faults = watch(page);
  await expect(page.getByRole("heading", { name: home.archived })).toBeVisible();
  await expect(page.getByText(home.archived_text)).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.getByRole("button", { name: `${home.restore}: ${lodging}` }).click();
  await expect(page).toHaveURL(new RegExp(`/studio/${slug}/start`));
  await page.goto(`${PLATFORM}/studio?lang=en-US`);
  await expect(page.getByRole("heading", { name: lodging })).toBeVisible();
  await expect(page.getByText(home.site_off)).toBeVisible();
  await expect(page.getByRole("heading", { name: home.archived })).toHaveCount(0);
  expect(faults).toEqual([]);
});
