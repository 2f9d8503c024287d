/** Orders in the studio: one arrives while the studio is open, its owner reads it on a phone and cancels it. */
import { expect, test } from "@playwright/test";
import { book } from "#tests/journeys/orders/booked.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";

test("an order arrives in an open studio; the owner reads it, sees the contact and cancels it", async ({ page }) => {
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, "tidesong", "orders", "en-US");
  await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Which bookings to show" })).toBeVisible();
  const { order_doc, email } = await book("tidesong", { pay_way: "remittance", nights: 2, memo: "We come by train." });
  await expect(page.getByText(/New booking: .*Mei.*, arriving/)).toBeVisible();
  const row = page.getByRole("link").filter({ hasText: order_doc });
  await expect(row).toContainText("Awaiting payment");
  await expectSound(page, faults, "en-US");

  await page.keyboard.press("/");
  await page.keyboard.type(order_doc);
  await expect(page.locator(".order-row")).toHaveCount(1);
  await row.click();
  await expect(page.getByRole("heading", { level: 2, name: "Cancellation policy" })).toBeVisible();
  await expect(page.getByText("We come by train.")).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectSound(page, faults, "en-US");
  await page.getByRole("button", { name: "Show contact details" }).click();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
  await expect(page.getByText("Contact details shown")).toBeVisible();

  await page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
  await expect(dialog).toContainText("Nothing has been paid yet");
  await expectSound(page, faults, "en-US");
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("the guest has been emailed")).toBeVisible();
  await expect(page.locator(".page-head .order-status")).toHaveText("Canceled");

  // By its number, typed into the address; a number that no order has is said to be none.
  await openScreen(page, "tidesong", `orders/${order_doc}`, "en-US");
  await expect(page.locator(".page-head .order-lead")).toContainText(order_doc);
  await openScreen(page, "tidesong", "orders/NONSENSE-1", "en-US");
  await expect(page.getByText("There’s no booking with the number “NONSENSE-1”")).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.getByRole("link", { name: "All bookings" }).click();
  await expect(row).toBeVisible();
  expect(faults).toEqual([]);
});
