/** Prices, and how guests pay: what is live as soon as it is saved. */
import { openStep } from "./nine-steps.ts";
import type { Person } from "./person.ts";
import type { Words } from "./words.ts";
import { expect } from "./patient.ts";

const BASES = ["3200", "5400"];

export async function setPrices(owner: Person, words: Words): Promise<void> {
  const { page } = owner;
  const { rates, app, own } = words;
  await openStep(owner, words, "prices");
  await owner.press(page.getByRole("button", { name: rates.add_plan }));
  const dialog = page.getByRole("dialog", { name: rates.add_plan });
  await owner.type(dialog.getByRole("textbox").first(), own.plan);
  await owner.press(dialog.getByLabel(rates.meal.breakfast));
  await owner.press(dialog.getByRole("button", { name: app.save }));
  await expect(dialog).toBeHidden();
  for (const [at, { name }] of own.rooms.entries()) await owner.type(page.getByLabel(rates.base(name)), BASES[at]!);
  await owner.press(page.getByRole("button", { name: rates.review }));
  const review = page.getByRole("dialog", { name: rates.review_title });
  await expect(review.locator(".rates-changed")).toBeVisible({ timeout: 30_000 });
  await owner.press(review.getByRole("button", { name: app.save }));
  await expect(review).toBeHidden({ timeout: 30_000 });
}

export async function setPayment(owner: Person, words: Words): Promise<void> {
  const { page } = owner;
  const { payment, app, own } = words;
  await openStep(owner, words, "payment");
  const gateway = page.locator(".gateway", {
    has: page.getByRole("heading", { name: payment.gateway_names[own.gateway] }),
  });
  await owner.press(gateway.getByRole("button", { name: payment.test }));
  const [vendor] = await Promise.all([
    page.context().waitForEvent("page"),
    // A form or a link, as the vendor wants it.
    owner.press(gateway.getByText(payment.to_vendor)),
  ]);
  await owner.press(vendor.locator('button[value="pay"]').first());
  await vendor.waitForURL(/\/studio\/[\w.-]+\/payment/);
  await vendor.close();
  await page.bringToFront();
  await owner.press(gateway.getByRole("button", { name: payment.check_test }));
  await expect(gateway.locator(".gateway-state")).toHaveAttribute("data-state", "passed");
  // What has passed is chosen at once; it was a test, so the public does not see it yet and pays at the property meanwhile.
  const way = own.vendor === 2 ? payment.card_by(payment.gateway_names[own.gateway]) : payment.vendors[own.vendor];
  await expect(page.getByLabel(way)).toBeChecked();
  await expect(page.getByText(payment.live_first).first()).toBeVisible();
  await owner.press(page.getByLabel(payment.vendors[14]));
  const deposit = page.getByLabel(payment.takes_deposit);
  if (!(await deposit.isChecked())) await owner.press(deposit);
  await owner.press(page.getByRole("button", { name: app.save, exact: true }));
  const dialog = page.getByRole("dialog", { name: payment.preview });
  await owner.press(dialog.getByRole("button", { name: app.save }));
  await expect(page.getByText(payment.policies_saved).last()).toBeVisible();
}
