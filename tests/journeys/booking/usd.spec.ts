/** A lodging in US dollars: a night at $149.50 on the room's page, in the booking, at Stripe and on the receipt. */
import { expect, test } from "@playwright/test";
import {
  addRoom,
  choosePay,
  fillDetails,
  goOn,
  isPriced,
  newGuest,
  openBooking,
  place,
  priceOnPage,
  VENDOR,
} from "./booking-guest.ts";
import {
  bookingAt,
  dayAhead,
  daysOf,
  isBank,
  ordersOf,
  plansOf,
  raiseClass,
  roomsOf,
  stayAhead,
  switchLodging,
} from "./booking-server.ts";
import { expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";

/** No other journey of this server visits it. */
const SLUG = "onemat";
const CENTS = 14_950;

test("$149.50 from the room's page to the receipt", async ({ page, request }) => {
  const faults = watch(page);
  await switchLodging(request, SLUG, { currency: '"USD"', payment_list: "[2]" });
  const [room] = await roomsOf(request, SLUG);
  const { room_class_id, from_price } = room!;
  const month = { start: dayAhead(0), end: dayAhead(60) };
  await raiseClass(request, SLUG, room_class_id, month, CENTS - Math.round(from_price.price * 100));

  await page.goto(bookingAt(SLUG, inLanguage("en-US", `/rooms/${room_class_id}`)));
  await expect(page.getByText("$149.50").first()).toBeVisible();
  await expectSound(page, faults, "en-US");

  const days = await daysOf(request, SLUG, room_class_id, { start: dayAhead(3), end: dayAhead(29) });
  const cheapest = days.find(({ price }) => price === 149.5);
  expect(cheapest, "a night at the lowest price").toBeDefined();
  const ahead = Array.from({ length: 30 }, (_, count) => count).find((count) => dayAhead(count) === cheapest!.date)!;
  const stay = stayAhead(ahead, 1);
  const sold = (await plansOf(request, SLUG, stay)).find(
    (plan) => plan.room_class_id === room_class_id && plan.price === 149.5,
  );
  const guest = newGuest();
  await openBooking(page, { slug: SLUG, layout: null, stay, adults: 1 });
  await addRoom(page, sold!);
  await goOn(page);
  await isPriced(page);
  await fillDetails(page, guest);
  await choosePay(page, VENDOR.card);
  expect(await priceOnPage(page)).toEqual({ total: 149.5, due: 149.5 });
  await expect(page.locator("[data-amount]").first()).toContainText("$149.50");
  await expectSound(page, faults, "en-US");
  await place(page);

  await page.waitForURL(isBank);
  await expect(page.locator(".amount")).toHaveText("$149.50");
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/redirect\/receipt\/HXA/);
  await expect(page.locator('.price-table tr[data-total="true"] td')).toHaveText("$149.50");
  await expectSound(page, faults, "en-US");
  expect(await ordersOf(request, SLUG, guest.email)).toMatchObject([
    { state: "confirmed", total: CENTS, paid_amount: CENTS, attempts: [CENTS], captures: [CENTS] },
  ]);
});
