/** What changes while a guest is about to pay: rooms sold to somebody else, prices raised. Nothing is charged that was not agreed to. */
import { expect, type Page, type Route, test } from "@playwright/test";
import {
  addRoom,
  choosePay,
  expectCharged,
  fillDetails,
  goOn,
  isPriced,
  LAYOUTS,
  type Layout,
  NARROW,
  newGuest,
  openBooking,
  payButton,
  place,
  priceOnPage,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import {
  bookElsewhere,
  findPlan,
  later,
  ordersOf,
  payAtBank,
  raisePrice,
  type Sold,
  type Stay,
  stayAhead,
  stopSelling,
} from "./booking-server.ts";
import { expectSound } from "./visit.ts";

// The clock is moved here: one at a time.
test.describe.configure({ mode: "serial" });

const SLUG = "swallowtail";
const words = wordsIn();
const lines = (page: Page) => page.locator("[data-line]");
const shownProblem = (page: Page) => page.locator(".line-problem");

type Wanted = { layout: Layout; stay: Stay; sold: Sold; num?: number };

/** All the way to the button, by card. */
async function reachButton(page: Page, { layout, stay, sold, num = 1 }: Wanted) {
  const guest = newGuest();
  await openBooking(page, { slug: SLUG, layout, stay });
  await addRoom(page, sold);
  for (let more = 1; more < num; more += 1) {
    await page.locator(`[data-plan="${sold.room_class_id}-${sold.rate_plan_id}"] .count button`).last().click();
  }
  await goOn(page);
  await fillDetails(page, guest);
  await choosePay(page, VENDOR.ecpay);
  return { guest, shown: await priceOnPage(page) };
}

for (const [index, layout] of LAYOUTS.entries()) {
  const ahead = 100 + index * 40;

  test(`${layout}: the last room is sold to somebody else while paying; another one is booked`, async ({
    page,
    request,
  }) => {
    const stay = stayAhead(ahead);
    const east = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
    const west = await findPlan(request, SLUG, "WEST/RO-FLEX", stay);
    const { guest } = await reachButton(page, { layout, stay, sold: east });
    await bookElsewhere(request, east, stay);
    await place(page);
    await expect(page.locator(".alert p")).toHaveText("This room type is sold out");
    await expect(shownProblem(page).first()).toHaveText("This room type is sold out");
    await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    await expectSound(page, [], "en-US");
    // The way out: another room, with everything typed still there.
    await openCart(page);
    await lines(page).locator("a:visible").click();
    await expect(page.locator(`[data-sold-out="${east.room_class_id}"]`)).toBeVisible();
    await goOn(page);
    await expect(page.locator(".alert p")).toContainText(words.cart.not_yet);
    await expect(lines(page).locator("visible=true").first()).toBeFocused();
    await lines(page).locator(".line-deeds button:visible").last().click();
    await expect(lines(page)).toHaveCount(0);
    await addRoom(page, west);
    await goOn(page);
    await expect(page.locator("#booker_email")).toHaveValue(guest.email);
    await page.locator('#details button[value="details"]').click();
    await choosePay(page, VENDOR.ecpay);
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(west.price);
    await place(page);
    const asked = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, asked });
  });

  test(`${layout}: fewer rooms, or the plan gone: said in the specification's words`, async ({ page, request }) => {
    const stay = stayAhead(ahead + 4);
    const main = await findPlan(request, SLUG, "MAIN/RO-FLEX", stay);
    const { guest } = await reachButton(page, { layout, stay, sold: main, num: 2 });
    // It goes after the last check of the price, before the order arrives.
    const sellFirst = async (route: Route) => {
      await bookElsewhere(request, main, stay);
      await route.continue();
    };
    await page.route(PLACE, sellFirst, { times: 1 });
    await place(page);
    await expect(page.locator(".alert p")).toHaveText("Not enough rooms");
    await expect(shownProblem(page).first()).toHaveText("Not enough rooms");
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    await openCart(page);
    await lines(page).locator(".count button:visible").first().click();
    await expect(shownProblem(page)).toHaveCount(0);
    await isPriced(page);
    await stopSelling(request, main, stay);
    await place(page);
    await expect(page.locator(".alert p")).toHaveText("Plan sold out");
    await expect(shownProblem(page).first()).toHaveText("Plan sold out");
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    // Nothing is in the way any more once it is on sale again.
    await stopSelling(request, main, stay, false);
    await place(page);
    const shown = { total: main.price, due: main.price };
    const asked = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, asked });
  });
}

test("the price is raised while paying: was and now; Back keeps everything, Accept is charged", async ({
  browser,
  request,
}) => {
  test.slow();
  // Both at once, so that the clock is moved only twice.
  const guests = await Promise.all(
    LAYOUTS.map(async (layout, index) => {
      const context = await browser.newContext({ viewport: NARROW, reducedMotion: "reduce" });
      const page = await context.newPage();
      const stay = stayAhead(108 + index * 40);
      const sold = await findPlan(request, SLUG, "LOFT/RO-FLEX", stay);
      return { page, stay, sold, ...(await reachButton(page, { layout, stay, sold })) };
    }),
  );
  await later(request, 16);
  for (const { page, stay, sold, guest, shown } of guests) {
    await raisePrice(request, sold, stay, 150);
    await place(page);
    await expect(sheet(page)).toContainText(words.price.changed(money(shown.due), money(shown.due + 300)));
    await expectSound(page, [], "en-US");
    await sheet(page).getByRole("button", { name: words.price.go_back }).click();
    await expect(sheet(page)).toBeHidden();
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    // Nothing is lost, and the page says the new price from now on.
    await expect(page.locator(`[name="way"][value="${VENDOR.ecpay}"]`)).toBeChecked();
    await expect(page.locator("#agree")).toBeChecked();
    await expect(page.locator("#pay")).toContainText(guest.email);
    expect(await priceOnPage(page)).toEqual({ total: shown.total + 300, due: shown.due + 300 });
  }
  // Raised once more between the last check and the order, and both orders are on the way for a quarter of an hour.
  const { promise: isLater, resolve: wake } = Promise.withResolvers<void>();
  let held = 0;
  for (const { page, stay, sold } of guests) {
    const hold = async (route: Route) => {
      await raisePrice(request, sold, stay, 50);
      held += 1;
      await isLater;
      await route.continue();
    };
    await page.route(PLACE, hold, { times: 1 });
    await place(page);
  }
  await expect.poll(() => held).toBe(guests.length);
  await later(request, 16);
  wake();
  for (const { page, guest, shown } of guests) {
    const now = { total: shown.total + 400, due: shown.due + 400 };
    await expect(sheet(page)).toContainText(words.price.changed(money(shown.due + 300), money(now.due)));
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    await sheet(page)
      .getByRole("button", { name: words.price.accept(money(now.due)) })
      .click();
    const asked = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown: now, asked });
    await page.context().close();
  }
});

test("raised a moment after it was shown: what was shown is kept, and charged", async ({ page, request }) => {
  const stay = stayAhead(190);
  const sold = await findPlan(request, SLUG, "LOFT/RO-FLEX", stay);
  const { guest, shown } = await reachButton(page, { layout: "booking_100", stay, sold });
  await page.route(PLACE, async (route) => {
    await raisePrice(request, sold, stay, 500);
    await route.continue();
  });
  await place(page);
  const asked = await payAtBank(page);
  await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, asked });
});

const PLACE = "**/api/ota/order/personal-new*";

const sheet = (page: Page) => page.getByRole("dialog", { name: words.price.changed_title });

const money = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;

/** On a narrow screen the cart is behind the bar at the bottom. */
async function openCart(page: Page): Promise<void> {
  if (!(await lines(page).first().isVisible())) await page.locator(".cart-dock summary").first().click();
}
