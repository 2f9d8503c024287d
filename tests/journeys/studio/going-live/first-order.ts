/** The owner's studio is still open: the order arrives by itself, is counted, listed, and read. */
import type { Booked } from "./first-guest.ts";
import type { Person } from "./person.ts";
import type { Words } from "./words.ts";
import { expect } from "./patient.ts";

export async function seeFirstOrder(owner: Person, words: Words, { order_doc, name }: Booked): Promise<void> {
  const { page } = owner;
  const { app, orders, own } = words;
  await expect(page.locator(".nav-badge:visible").first()).toHaveText("1");
  const link = page.getByRole("link", { name: new RegExp(app.screens.orders.name) }).and(page.locator(":visible"));
  await owner.press(link.first());
  const row = page.getByRole("link").filter({ hasText: order_doc });
  await expect(row).toContainText(name);
  await owner.press(row);
  await expect(page.locator(".page-head .order-status")).toHaveText(orders.status.confirmed);
  for (const room of own.rooms) await expect(page.getByText(room.name).first()).toBeVisible();
  await expect(page.locator('.order-sums [data-kind="left"]')).toBeVisible();
}
