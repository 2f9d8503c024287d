/** The whole house or single rooms, never both: said before any click, and paid by remittance. */
import { expect, test } from "@playwright/test";
import {
  addButton,
  addRoom,
  choosePay,
  expectCharged,
  fillDetails,
  goOn,
  LAYOUTS,
  newGuest,
  openBooking,
  place,
  planRow,
  priceOnPage,
  showPlan,
  VENDOR,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { expectBooksRight, findPlan, ordersOf, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const SLUG = "swallowtail";
const LANGUAGE = { booking_100: "en-US", booking_200: "zh-TW" } as const;

test("on a desk nothing that a room's card says leaves the card, with one plan or several", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openBooking(page, { slug: SLUG, layout: null, stay: stayAhead(74), adults: 10 });
  await expect(page.locator(".room[data-house] .rate")).toHaveCount(1);
  const left = await page.locator(".room").evaluateAll((rooms) =>
    rooms.flatMap((room) => {
      const card = room.getBoundingClientRect();
      const said = room.querySelectorAll(".room-info > *, .rate");
      return [...said]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.left < card.left || each.right > card.right);
    }),
  );
  expect(left).toEqual([]);
});

for (const [index, layout] of LAYOUTS.entries()) {
  testLonger(`${layout}: the whole house, by remittance`, async ({ page, request }) => {
    const faults = watch(page);
    const lang = LANGUAGE[layout];
    const { plan: words } = wordsIn(lang);
    const stay = stayAhead(60 + index * 4);
    const guest = newGuest();
    const east = await findPlan(request, SLUG, "EAST/BB-FLEX", stay);
    const house = await findPlan(request, SLUG, "HOUSE/HOUSE-ALL", stay);
    await openBooking(page, { slug: SLUG, layout, lang, stay, adults: 10 });

    await addRoom(page, east);
    await showPlan(page, house);
    await expect(planRow(page, house)).toContainText(words.remove_rooms_first);
    await expect(addButton(page, house)).toHaveAttribute("aria-disabled", "true");
    await expect(addButton(page, house)).toHaveAccessibleDescription(words.remove_rooms_first);
    await addButton(page, house).click({ force: true });
    expect(new URL(page.url()).searchParams.get("cart")).toBe(`${east.room_class_id}.${east.rate_plan_id}.1`);
    await expectSound(page, faults, lang);

    await showPlan(page, east);
    await planRow(page, east).locator(".count button").first().click();
    await addRoom(page, house);
    await showPlan(page, east);
    await expect(planRow(page, east)).toContainText(words.remove_house_first);
    await expect(addButton(page, east)).toHaveAttribute("aria-disabled", "true");
    await expectSound(page, faults, lang);

    await goOn(page);
    await fillDetails(page, guest);
    await choosePay(page, VENDOR.remittance);
    const shown = await priceOnPage(page);
    expect(shown).toEqual({ total: house.price, due: house.price });
    await place(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown });
    await expect(page.locator("section[aria-labelledby=remittance]")).toContainText("0012-01-0115530");
    await expectSound(page, faults, lang);
    expect(await ordersOf(request, SLUG, guest.email)).toMatchObject([{ attempts: [], captures: [], paid_amount: 0 }]);
    await expectBooksRight(request);
  });
}
