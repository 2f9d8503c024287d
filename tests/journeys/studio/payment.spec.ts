/** How the lodging is paid: a test that the owner pays at the vendor, then terms with their consequence first, and undo. */
import { expect, test } from "@playwright/test";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { getPaymentSettings, undoPolicies } from "#contract/studio/studio-payments.ts";
import { holdReloadUntilUndone } from "./hold-reload.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";

test("an owner tries a payment service, and it can be offered", async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOwner(page);
  await openScreen(page, "nightglow", "payment", "en-US");
  await expectSound(page, watch(page), "en-US");
  const gateway = page.locator(".gateway", { has: page.getByRole("heading", { name: "NewebPay" }) });
  await gateway.getByRole("button", { name: "Test payment" }).click();
  const opened = context.waitForEvent("page");
  await gateway.getByRole("button", { name: "Go and pay" }).click();
  const vendor = await opened;
  await vendor
    .getByRole("button", { name: /^Pay|付款|支付/ })
    .first()
    .click();
  await expect(vendor).toHaveURL(/\/studio\/[\w.-]+\/payment/);
  await expect(vendor.locator(".gateway", { hasText: "NewebPay" })).toContainText("Test passed", { timeout: 20_000 });
  await vendor.close();
});

test("terms: what changes is said, saved and taken back; a deposit above the law's limit is explained and asked about", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInOwner(page);
  await openScreen(page, "nightglow", "payment", "en-US");
  const before = await page.getByLabel("Hold for online payment (minutes)").inputValue();
  await holdReloadUntilUndone(page, getPaymentSettings, undoPolicies);
  await page.getByLabel("Hold for online payment (minutes)").fill("47");
  await page.getByLabel("Guests can pay only a deposit when they book").check();
  await page.getByRole("textbox", { name: "Deposit" }).fill("45");
  await expect(page.getByText("limits a deposit to 30%")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("→ 47");
  await dialog.getByRole("button", { name: "Save" }).click();
  // Stricter than the country's contract is chosen knowingly.
  const stricter = page.getByRole("dialog", { name: "Stricter than the standard contract. Save it anyway?" });
  await expect(stricter).toContainText("limits a deposit to 30%");
  await stricter.getByRole("button", { name: "I understand, save it" }).click();
  await expect(page.getByText("It applies from the next booking on.").last()).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByLabel("Hold for online payment (minutes)")).toHaveValue(before);
});
