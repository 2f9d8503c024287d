/** An owner writes, looks, publishes, and brings the old site back. */
import { expect, test } from "@playwright/test";
import { at } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";

const DESKTOP = { width: 1440, height: 900 };

test("written, previewed, published, restored", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  const title = `潮聲 ${crypto.randomUUID().slice(0, 6)}`;

  await openScreen(page, "tidesong", "content", "en-US");
  const headline = page.getByRole("textbox", { name: /^Headline/ });
  await headline.fill(title);
  await expect(page.getByRole("status").filter({ hasText: /Saved at/ })).toBeVisible({ timeout: 10_000 });
  const preview = page.frameLocator("iframe[title='Preview']");
  await expect(preview.getByText(title).first()).toBeVisible({ timeout: 20_000 });

  // Another person sees nothing of it yet.
  const guest = await (await browser.newContext()).newPage();
  const home = at("tidesong", "/stay");
  await guest.goto(home);
  await expect(guest.getByText(title)).toHaveCount(0);

  await page.getByRole("button", { name: "Publish…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish the website" });
  await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole("textbox", { name: /What’s new/ }).fill("New headline");
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Your website is up to date.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(title).first()).toBeVisible();

  await openScreen(page, "tidesong", "versions", "en-US");
  await expect(page.getByText("New headline").first()).toBeVisible();
  await page.locator(".version-link").first().click();
  // It is looked at as pages, beside another one.
  await page.getByText("Pages", { exact: true }).click();
  const newest = page.frameLocator(".version-stage figure:last-child iframe");
  await expect(newest.getByText(title).first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole("combobox", { name: "Compare with another version" }).click();
  await page.getByRole("option", { name: /^Version 1 / }).click();
  const other = page.frameLocator(".version-stage figure:first-child iframe");
  await expect(other.locator("h1").first()).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText(title)).toHaveCount(0);
  await page.getByText("Changes", { exact: true }).click();
  await expect(page.getByRole("heading", { name: /How version \d+ differs from version 1/ })).toBeVisible();
  await expect(page.locator(".changes ins", { hasText: title })).toBeVisible();
  await page.getByRole("link", { name: "Versions" }).last().click();
  await page.locator(".version-link").nth(1).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText(/is public again/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(title)).toHaveCount(0);
  await guest.context().close();
});
