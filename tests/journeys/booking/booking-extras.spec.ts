/** What is sold besides the room: chosen for its days, said at its place where it can't be had, and charged as shown. */
import { expect, test } from "@playwright/test";
import { addDays } from "#rules/time/day.ts";
import {
  choosePay,
  expectCharged,
  fillDetails,
  isPriced,
  NARROW,
  newGuest,
  openBooking,
  place,
  priceOnPage,
  VENDOR,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { findPlan, payAtBank, stayAhead } from "./booking-server.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";

const WAYS = [
  { layout: "booking_100", lang: "zh-TW", size: NARROW },
  { layout: "booking_200", lang: "en-US", size: NARROW },
  { layout: "booking_200", lang: "zh-TW", size: WIDE },
  { layout: "booking_100", lang: "en-US", size: WIDE },
] as const;

const NAMES = {
  "zh-TW": { wood: "營火柴薪", box: "早餐盒", gear: "雙人露營裝備", car: "第二輛車停車" },
  "en-US": { wood: "Campfire wood", box: "Breakfast box", gear: "Camping gear", car: "second car" },
};

for (const [nth, { layout, lang, size }] of sampled([...WAYS.entries()], ([index]) => index === 1)) {
  test(`${layout} ${lang} ${size.width}: firewood and breakfast boxes on chosen days`, async ({ page, request }) => {
    const faults = watch(page);
    const stay = stayAhead(232 + nth * 6, 4);
    const guest = newGuest();
    const words = wordsIn(lang).extras;
    const names = NAMES[lang];
    const lawn = await findPlan(request, "thousandlamps", "LAWN/PITCH", stay);
    await page.setViewportSize(size);
    const cart = `${lawn.room_class_id}.${lawn.rate_plan_id}.1`;
    // An address that names one thing for the whole stay twice, and more boxes than anybody may have.
    const third = addDays(stay.start, 2);
    const extra = [`${stay.start}.1.GEAR-2`, `${third}.1.GEAR-2`, `${third}.4950.BREAKFAST-BOX`];
    await openBooking(page, { slug: "thousandlamps", layout, lang, stay, cart, step: "details", extra });
    const card = (name: string) => page.locator(".extra", { hasText: name });
    const boxes = card(names.box).locator(".extra-chosen");
    await expect(boxes.getByRole("alert")).toHaveText(words.fault.too_many(20));
    await expect(card(names.gear).locator(".extra-chosen")).toHaveCount(1);
    // One fewer than too many is as many as there may be.
    await boxes.getByRole("button").first().click();
    await expect(boxes.getByRole("textbox")).toHaveValue("20");
    await boxes.getByRole("textbox").fill("2");
    await boxes.getByRole("textbox").press("Enter");

    const wood = card(names.wood).locator(".extra-day");
    await wood.nth(1).getByRole("button").click();
    await wood.nth(2).getByRole("button").click();
    await wood.nth(2).getByRole("button").last().click();
    await card(names.car).getByRole("button").click();
    await isPriced(page);
    await expect(card(names.gear).locator(".extra-price")).toContainText(words.nights(4, "NT$3,600"));
    const extras = 4 * 900 + 2 * 180 + 3 * 250 + 200;
    expect((await priceOnPage(page)).total).toBe(lawn.price + extras);
    await expectSound(page, faults, lang);

    await fillDetails(page, guest);
    await choosePay(page, VENDOR.card);
    await isPriced(page);
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(lawn.price + extras);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: "thousandlamps", email: guest.email, shown, charged });
    await expect(page.locator(".booked-item", { hasText: names.box })).toContainText("× 2");
    await expectSound(page, faults, lang);
  });
}
