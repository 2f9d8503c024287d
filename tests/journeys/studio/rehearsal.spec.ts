/** The rehearsal: a made-up guest books, pays and cancels by the lodging's own rules; and no trace is left. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "#languages/en-US/studio/rehearsal.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, PLATFORM, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

/** No journey of the demo's server books here. */
const SLUG = "thousandlamps";

async function ordersOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${PLATFORM}/api/studio/orders?domain=${SLUG}.localhost&lang=en-US`);
  expect(answer.ok()).toBe(true);
  return JSON.stringify(((await answer.json()) as { data: unknown }).data);
}

testLonger("a cancellation is played with its fee, refund and e-mails, and nothing of it stays", async ({ page }) => {
  test.setTimeout(120_000);
  await signInOwner(page);
  const faults = watch(page);
  const before = await ordersOf(page);
  await openScreen(page, SLUG, "rehearsal", "en-US");
  await page.getByRole("radio", { name: new RegExp(`^${words.scenarios.cancel.name}`) }).click();
  await page.getByLabel(words.cancel_days).fill("10");
  await page.getByRole("button", { name: words.start }).click();
  const story = page.getByRole("region", { name: words.story });
  await expect(story.getByText(words.happened.book)).toBeVisible({ timeout: 30_000 });
  await expect(story.getByText(words.happened.cancel)).toBeVisible();
  await expect(story.locator(".rehearsal-amounts", { hasText: "refund" }).first()).toBeVisible();
  await expect(story.getByText(words.happened.refunded)).toBeVisible();
  const email = story.locator("details").first();
  await email.locator("summary").click();
  await expect(email.locator(".rehearsal-email")).toBeVisible();
  await expect(story.getByText(words.no_trace)).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.setViewportSize({ width: 1280, height: 800 });

  // Another guest, who never pays: the booking ends by itself.
  await page.getByRole("radio", { name: new RegExp(`^${words.scenarios.unpaid.name}`) }).click();
  await page.getByRole("button", { name: words.again }).click();
  await expect(story.getByText(words.status.expired!, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expectSound(page, faults, "en-US");
  expect(await ordersOf(page)).toBe(before);
  expect(faults).toEqual([]);
});
