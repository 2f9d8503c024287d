/** The design screen: an owner tries layouts on the own draft, keeps one, takes it back; a colour nobody could read is refused. */
import { expect } from "@playwright/test";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

testLonger("a layout is tried, compared, kept in the draft and taken back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOwner(page);
  // A lodging that no other journey changes in the studio.
  await openScreen(page, "moonclear", "design", "en-US");
  const stage = page.getByRole("region", { name: "Preview" });
  const inUse = page.getByRole("button", { name: /^Your draft uses/ });
  await expect(inUse).toBeDisabled();
  const before = await inUse.textContent();

  await page.getByRole("radio", { name: /^Journal/ }).check();
  await expect(page).toHaveURL(/layout=layout_500\.1/);
  await expect(stage.locator("iframe")).toHaveAttribute("src", /preview=layout_500\.1$/);
  await expect(stage.frameLocator("iframe").locator("html")).toHaveAttribute("data-layout", "layout_500");
  await page.getByLabel("Compare with the current layout").click({ force: true });
  await expect(stage.locator("iframe")).toHaveCount(2);
  await page.getByText("Phone", { exact: true }).click();
  await expect(page).toHaveURL(/width=390/);

  await page.getByRole("button", { name: "Use Journal" }).click();
  await expect(page.getByRole("button", { name: "Your draft uses Journal" })).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: before! })).toBeDisabled();

  const colour = page.getByLabel("Color code");
  await colour.fill("#777777");
  await expect(page.getByText(/hard to read/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Use this color" })).toBeDisabled();
});
