/** True words before ordering: the last free day, what cancelling costs, why a code can't be used; nothing that can't be had. */
import { expect } from "@playwright/test";
import { WORDS } from "#languages/languages.ts";
import { addDays } from "#rules/time/day.ts";
import {
  addRoom,
  applyCode,
  bookingUrl,
  fillDetails,
  goOn,
  isPriced,
  isReady,
  LAYOUTS,
  newGuest,
  NARROW,
  openBooking,
  planRow,
  priceOnPage,
  showPlan,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { findPlan, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const money = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;

const named = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", day: "numeric", ...options }).format(new Date(day));
const inFull = (day: string) => named(day, { weekday: "long", month: "long" });
const inShort = (day: string) => named(day, { weekday: "short", month: "short" });

for (const [index, layout] of LAYOUTS.entries()) {
  testLonger(`${layout}: cancellation by days and amounts, codes with their reasons`, async ({ page, request }) => {
    const faults = watch(page);
    await page.setViewportSize(index === 0 ? NARROW : WIDE);
    const words = wordsIn();
    const { coupon_refused } = WORDS["en-US"];
    // One night costs less than the minimum of SLOW500.
    const stay = stayAhead(49 + index, 1);
    const sold = await findPlan(request, "tidesong", "REEF/BB", stay);
    const [lastFree, lastHalf] = [addDays(stay.start, -8), addDays(stay.start, -1)];

    await openBooking(page, { slug: "tidesong", layout, stay });
    await showPlan(page, sold);
    await expect(planRow(page, sold)).toContainText(words.plan.free_through(inFull(lastFree), "Taiwan time"));
    await expect(page.locator("#booking")).not.toContainText(/\bmembers?\b|\bpoints\b/i);
    await addRoom(page, sold);
    await goOn(page);
    await isPriced(page);

    // One discount is listed once, however it is written.
    const held = page.locator(".savings-code:visible");
    for (const code of ["tide10", "Tide10"]) {
      await applyCode(page, code);
      await isPriced(page);
      await expect(held).toHaveText(
        new RegExp(`^TIDE10: ${money(Math.round(sold.price / 10)).replace("$", "\\$")} off`),
      );
    }
    await applyCode(page, "NOSUCH");
    await expect(page.locator(".savings:visible [data-refused]")).toHaveText(coupon_refused.unknown("NOSUCH"));
    const { total } = await priceOnPage(page);

    // It can be corrected; the next attempt is judged alone.
    await expect(page.locator("#code:visible")).toHaveValue("NOSUCH");
    await applyCode(page, "tidecard");
    await expect(page.locator(".savings:visible [data-refused]")).toHaveCount(0);
    await expect(page.locator(".savings:visible")).toContainText(
      words.savings.for_cards("Five percent for Tidesong cards"),
    );
    await page
      .getByRole("button", { name: words.savings.remove_code("TIDECARD") })
      .first()
      .click();
    await isPriced(page);

    // A code that is not for so little says so at the field; the one that holds stays.
    await applyCode(page, "slow500");
    await expect(page.locator(".savings:visible [data-refused]")).toHaveText(
      coupon_refused.minimum_spend("SLOW500", money(8000)),
    );
    await expect(page.locator(".alert-place .alert")).toHaveCount(0);
    await expect(held).toHaveCount(1);
    expect((await priceOnPage(page)).total).toBe(total);

    await fillDetails(page, newGuest());
    await isPriced(page);
    const steps = page.locator(".cancel-steps > div");
    await expect(steps.locator("dt")).toHaveText([
      words.cancel.through(inShort(lastFree)),
      words.cancel.between(inShort(addDays(lastFree, 1)), inShort(lastHalf)),
      words.cancel.from(inShort(stay.start)),
    ]);
    await expect(steps.locator("dd")).toHaveText([
      words.cancel.free,
      words.cancel.amount(money(Math.round(total / 2)), 50),
      words.cancel.amount(money(total), 100),
    ]);
    await expect(page.locator(".pay-policies")).toContainText(words.cancel.zone("Taiwan time"));
    await expect(page.locator("#booking")).not.toContainText(/\bmembers?\b|\bpoints\b/i);
    await expectSound(page, faults, "en-US");

    // A lodging without codes does not ask for one; a link with one is told all the same.
    const other = await findPlan(request, "moonclear", "TSUKIMI/BB", stay);
    const cart = `${other.room_class_id}.${other.rate_plan_id}.1`;
    await page.goto(bookingUrl({ slug: "moonclear", layout, stay, cart, step: "details", code: "TIDE10" }));
    await isReady(page);
    await expect(page.locator("#details")).toBeVisible();
    await expect(page.locator("[name=code]")).toHaveCount(0);
    await expect(page.locator("[data-refused]:visible")).toHaveText(coupon_refused.unknown("TIDE10"));
  });
}
