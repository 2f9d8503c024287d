/**
 * Rooms sold to somebody else while a guest is about to pay: reported in the specification's words, nothing charged, a way to
 * go on.
 */
import { expect, type Page, type Route } from "@playwright/test";
import {
  addRoom,
  cartLines,
  choosePay,
  closeCart,
  expectCharged,
  goOn,
  isPriced,
  LAYOUTS,
  openCart,
  payButton,
  PLACE,
  place,
  priceOnPage,
  reachButton,
  VENDOR,
  wordsIn,
  sendDetails,
} from "./booking-guest.ts";
import { bookElsewhere, findPlan, ordersOf, payAtBank, stayAhead, stopSelling } from "./booking-server.ts";
import { expectSound } from "#tests/journeys/visit.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";

const SLUG = "swallowtail";
const words = wordsIn();
const shownProblem = (page: Page) => page.locator(".line-problem");

for (const [index, layout] of LAYOUTS.entries()) {
  const ahead = 100 + index * 40;

  testVariant(layout === "booking_100")(
    `${layout}: the last room is sold to somebody else while paying; another one is booked`,
    async ({ page, request }) => {
      const stay = stayAhead(ahead);
      const east = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
      const west = await findPlan(request, SLUG, "WEST/RO-FLEX", stay);
      const { guest } = await reachButton(page, { layout, stay, sold: east });
      await bookElsewhere(east, stay);
      await place(page);
      await expect(page.locator(".alert p")).toHaveText("This room type is sold out");
      await expect(shownProblem(page).first()).toHaveText("This room type is sold out");
      await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      await expectSound(page, [], "en-US");
      // Another room is chosen, with everything typed still there.
      await openCart(page);
      await cartLines(page).locator(".line-actions a:visible").click();
      await expect(page.locator(`[data-sold-out="${east.room_class_id}"]`)).toBeVisible();
      await goOn(page);
      await expect(page.locator(".alert p")).toContainText(words.cart.not_yet("This room type is sold out"));
      await expect(cartLines(page).locator("visible=true").first()).toBeFocused();
      await cartLines(page).locator(".line-actions button:visible").last().click();
      await expect(cartLines(page)).toHaveCount(0);
      await addRoom(page, west);
      await goOn(page);
      await expect(page.locator("#booker_email")).toHaveValue(guest.email);
      await sendDetails(page);
      await choosePay(page, VENDOR.card);
      const shown = await priceOnPage(page);
      expect(shown.total).toBe(west.price);
      await place(page);
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    },
  );

  testLonger(
    `${layout}: fewer rooms, or the plan gone: said in the specification's words`,
    async ({ page, request }) => {
      const stay = stayAhead(ahead + 4);
      const main = await findPlan(request, SLUG, "MAIN/RO-FLEX", stay);
      const { guest } = await reachButton(page, { layout, stay, sold: main, num: 2 });
      // It is sold after the last price check, before the order arrives.
      const sellFirst = async (route: Route) => {
        await bookElsewhere(main, stay);
        await route.continue();
      };
      await page.route(PLACE, sellFirst, { times: 1 });
      await place(page);
      await expect(page.locator(".alert p")).toHaveText("Not enough rooms");
      await expect(shownProblem(page).first()).toHaveText("Not enough rooms");
      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      await openCart(page);
      await cartLines(page).locator(".count button:visible").first().click();
      await expect(shownProblem(page)).toHaveCount(0);
      await expect(page.locator(".alert p")).toHaveCount(0);
      await closeCart(page);
      await isPriced(page);
      await stopSelling(request, main, stay);
      await place(page);
      await expect(page.locator(".alert p")).toHaveText("Plan sold out");
      await expect(shownProblem(page).first()).toHaveText("Plan sold out");
      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      // Once it is on sale again, the guest can continue.
      await stopSelling(request, main, stay, false);
      await place(page);
      const shown = { total: main.price, due: main.price };
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    },
  );
}
