/** Rates in the studio: an owner adds a season, sees what it changes, and a guest's search shows it; then it is undone. */
import { expect, type Page, test } from "@playwright/test";
import { addDays, dayAt } from "#rules/time/day.ts";
import { ask, expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";

const SLUG = "moonclear";
const NIGHT = addDays(dayAt(new Date(), "Asia/Taipei"), 75);

/** Thousands of nights are written; other journeys run at the same time. */
const SLOW = { timeout: 30_000 };

type Found = { data: { rate_plans: { price: number }[] }[] };

/** The cheapest stay of one night, as a guest's search finds it. */
async function cheapest(page: Page): Promise<number> {
  const query = new URLSearchParams({ domain: `${SLUG}.localhost`, start_date: NIGHT, end_date: addDays(NIGHT, 1) });
  const { data } = (await (await ask(page.request, SLUG, `/api/ota/room/empty-by-date?${query}`)).json()) as Found;
  return Math.min(...data.flatMap(({ rate_plans }) => rate_plans.map(({ price }) => price)));
}

test("an owner changes a season, and a guest’s search shows it; undone, it is as before", async ({ page }) => {
  test.setTimeout(150_000);
  await signInOwner(page);
  const faults = watch(page);
  const before = await cheapest(page);
  await openScreen(page, SLUG, "rates", "en-US");
  await expectSound(page, faults, "en-US");
  await page.getByRole("button", { name: "Add season" }).click();
  const dialog = page.getByRole("dialog", { name: "Add season" });
  await dialog.getByLabel("Name").fill("Lantern festival");
  await dialog.getByLabel("First night").fill(NIGHT);
  // The calendar is open beside what is typed.
  await expect(page.locator(".mantine-DateInput-day[data-selected]")).toBeVisible();
  await expectSound(page, faults, "en-US");
  await dialog.getByLabel("Last night").fill(NIGHT);
  await dialog.getByLabel("Kind of change: Value").fill("50");
  await expectSound(page, faults, "en-US");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  expect(await cheapest(page), "nothing is live before it is saved").toBe(before);
  await page.getByRole("button", { name: "Review and save" }).click();
  const review = page.getByRole("dialog", { name: "Before you save" });
  await expect(review.getByText(/rates? changes?$/)).toBeVisible();
  await expectSound(page, faults, "en-US");
  await review.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved\. \d+ rates? updated\./)).toBeVisible(SLOW);
  await expect.poll(() => cheapest(page), SLOW).toBe(Math.round((before * 1.5) / 10) * 10);

  // The last change stays in sight, also after the screen was left.
  await page.reload();
  const last = page.getByRole("group", { name: /rates? changed$/ });
  await expect(last).toContainText(/\d+ minutes? left/, SLOW);
  await expectSound(page, faults, "en-US");
  await last.getByRole("button", { name: /^Undo: / }).click();
  await expect(last).toHaveCount(0, SLOW);
  await expect.poll(() => cheapest(page), SLOW).toBe(before);

  await page.locator(".rates-night:not(:disabled)").nth(3).click();
  await expect(page.getByText(/^NT\$[\d,]+: base rate/).first()).toBeVisible();
  expect(faults).toEqual([]);
});
