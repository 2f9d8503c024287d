/** Selling in the studio: a cancellation policy in the guest's words, a plan's change that is seen first and taken back, and looks. */
import { expect, test } from "@playwright/test";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

/** No other journey changes how it sells. */
const SLUG = "tidesong";
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SLOW = { timeout: 30_000 };

testLonger("an owner makes a cancellation policy, reads it as guests do, and takes it back", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  await openScreen(page, SLUG, "payment", "zh-TW");
  const faults = watch(page);
  await page.getByRole("button", { name: "新增取消規定" }).click();
  const dialog = page.getByRole("dialog", { name: "新的取消規定" });
  await dialog.getByRole("button", { name: "嚴格" }).click();
  await expect(dialog.locator(".guest-words li")).toHaveCount(4, SLOW);
  await dialog.getByRole("button", { name: "English" }).click();
  await expect(dialog.locator(".guest-words li").first()).toContainText("Free cancellation through");
  await expectSound(page, faults, "zh-TW");
  // The second step costs less than the first: it is said at its field.
  await dialog.getByLabel("收取房費的").nth(1).fill("20");
  await expect(dialog.getByText("越接近入住，收取的比例要越高。請調整這個階段。")).toBeVisible(SLOW);
  await expect(dialog.getByRole("button", { name: "儲存" })).toBeDisabled();
  await dialog.getByLabel("收取房費的").nth(1).fill("60");
  const save = dialog.getByRole("button", { name: "儲存" });
  await expect(save).toBeEnabled(SLOW);
  const policies = page.locator(".template");
  const before = await policies.count();
  await save.click();
  // Stricter than the country's contract is chosen knowingly.
  await page.getByRole("button", { name: "我知道，仍要儲存" }).click();
  await expect(policies).toHaveCount(before + 1, SLOW);
  await page.getByRole("button", { name: "復原", exact: true }).click();
  await expect(policies).toHaveCount(before, SLOW);
  expect(faults).toEqual([]);
});

test("a plan’s change is seen before it is saved, and taken back", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, SLUG, "rates", "en-US");
  await expect(page.getByRole("heading", { name: "The next 12 months" })).toBeVisible(SLOW);
  await expectSound(page, faults, "en-US");
  // Plans stand under their rooms, closed: a line says what they usually cost.
  const line = page.locator(".plan-line").first();
  await expect(line).toContainText(/Weekday\s*NT\$[\d,]+.*Weekend\s*NT\$[\d,]+/);
  await expect(page.locator(".rates-plan")).toHaveCount(0);
  await line.click();
  await expectSound(page, faults, "en-US");
  await page.getByRole("button", { name: /^Edit “/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Edit “/ });
  await dialog.getByLabel("Kind of plan").selectOption("early_bird");
  await dialog.getByRole("button", { name: "Save" }).click();
  const changes = page.getByRole("dialog", { name: "This will change" });
  await expect(changes).toContainText("→ Early bird", SLOW);
  await changes.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The plan is saved.")).toBeVisible(SLOW);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible(SLOW);
  expect(faults).toEqual([]);
});

test("a layout is looked at with less content, beside any other, in a colour of the logo", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  await openScreen(page, SLUG, "design", "en-US");
  const stage = page.getByRole("region", { name: "Preview" });
  await page.getByLabel("Preview with less content").click({ force: true });
  await expect(stage.locator("iframe")).toHaveAttribute("src", /&half=1$/);
  await expect(stage.frameLocator("iframe").locator("h1").first()).toBeAttached(SLOW);
  await page.getByLabel("Compare with the current layout").click({ force: true });
  await page.getByRole("combobox", { name: "Layout to compare with" }).click();
  await page.getByRole("option", { name: "Journal" }).click();
  await expect(stage.locator("iframe")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: /^What .+ needs$/ })).toBeVisible();
});
