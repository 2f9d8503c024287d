/**
 * What depends on the clock: prices that are kept for fifteen minutes and raised while a guest is about to pay, and e-mailed
 * codes that are valid for ten minutes.
 */
import { expect, type Page, type Route, test } from "@playwright/test";
import {
  bookingUrl,
  expectCharged,
  fillDetails,
  LAYOUTS,
  NARROW,
  newGuest,
  payButton,
  PLACE,
  place,
  priceOnPage,
  reachButton,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import {
  codeSentTo,
  findPlan,
  later,
  ordersOf,
  payAtBank,
  plansOf,
  raisePrice,
  stayAhead,
  switchLodging,
} from "./booking-server.ts";
import { expectSound } from "#tests/journeys/visit.ts";
import { sampled, testLonger, testVariant } from "#tests/journeys/variants.ts";

// The clock is moved here: one test at a time.
test.describe.configure({ mode: "serial" });

const SLUG = "swallowtail";
const words = wordsIn();
const sheet = (page: Page) => page.getByRole("dialog", { name: words.price.changed_title });
const money = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;

test("the price is raised while paying: was and now; Back keeps everything, Accept is charged", async ({
  browser,
  request,
}) => {
  test.slow();
  // Both layouts at once, so that the clock is moved only twice.
  const guests = await Promise.all(
    sampled(LAYOUTS, (each) => each === "booking_200").map(async (layout) => {
      const context = await browser.newContext({ viewport: NARROW, reducedMotion: "reduce" });
      const page = await context.newPage();
      const stay = stayAhead(108 + LAYOUTS.indexOf(layout) * 40);
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
    // Nothing is lost, and the page shows the new price from now on.
    await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
    await expect(page.locator("#agree")).toBeChecked();
    await expect(page.locator("#booking")).toContainText(guest.email);
    expect(await priceOnPage(page)).toEqual({ total: shown.total + 300, due: shown.due + 300 });
  }
  // Raised again between the last check and the order, while both orders are delayed for fifteen minutes.
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
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown: now, charged });
    await page.context().close();
  }
});

for (const [index, layout] of LAYOUTS.entries()) {
  testVariant(layout === "booking_100")(
    `${layout}: raised while paying without a script: was and now, and the new price once it is sent again`,
    async ({ browser, request }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: NARROW });
      const page = await context.newPage();
      const stay = stayAhead(116 + index * 40);
      const sold = await findPlan(request, SLUG, "LOFT/RO-FLEX", stay);
      const guest = newGuest();
      const cart = `${sold.room_class_id}.${sold.rate_plan_id}.1`;
      await page.goto(bookingUrl({ slug: SLUG, layout, stay, cart, step: "details" }));
      await fillDetails(page, guest);
      await page.locator(`[name="way"][value="${VENDOR.remittance}"]`).check();
      await page.locator("#agree").check();
      const shown = await priceOnPage(page);
      await raisePrice(request, sold, stay, 100);
      await later(request, 16);
      await place(page);
      await expect(page.locator("#pay [role=alert]")).toHaveText(
        words.price.changed(money(shown.due), money(shown.due + 200)),
      );
      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      const now = await priceOnPage(page);
      expect(now).toEqual({ total: shown.total + 200, due: shown.due + 200 });
      await expect(page.locator(`[name="way"][value="${VENDOR.remittance}"]`)).toBeChecked();
      await page.locator("#agree").check();
      await place(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown: now });
      await context.close();
    },
  );
}

test("raised a moment after it was shown: what was shown is kept, and charged", async ({ page, request }) => {
  const stay = stayAhead(190);
  const sold = await findPlan(request, SLUG, "LOFT/RO-FLEX", stay);
  const { guest, shown } = await reachButton(page, { layout: "booking_100", stay, sold });
  await page.route(PLACE, async (route) => {
    await raisePrice(request, sold, stay, 500);
    await route.continue();
  });
  await place(page);
  const charged = await payAtBank(page);
  await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
});

for (const [index, layout] of LAYOUTS.entries()) {
  const lang = (["zh-TW", "en-US"] as const)[index]!;

  testLonger(
    `${layout}: a lodging that wants the address verified: six digits by mail, then the order`,
    async ({ page, request }) => {
      // The one lodging that requires it is not open yet.
      await switchLodging(request, "nightglow", { business_status: 0 });
      const { verify, pay } = wordsIn(lang);
      const stay = stayAhead(40 + index * 3);
      const [sold] = await plansOf(request, "nightglow", stay);
      const { guest, shown } = await reachButton(page, { layout, lang, stay, sold: sold!, vendor: VENDOR.arrival });
      const section = page.locator(".verify");
      await expect(section).toContainText(verify.text(guest.email));
      await expectSound(page, [], lang);
      // Without a code, and with a wrong one, nothing is ordered.
      await place(page);
      await expect(page.locator(".alert-place p")).toBeVisible();
      await section.locator("button").click();
      await expect(section).toContainText(verify.sent(guest.email));
      await section.locator("#captcha").fill("000000");
      await place(page);
      await expect(page.locator("#captcha-error")).toBeVisible();
      await expect(page.locator("[data-problems]")).toBeFocused();
      await expectSound(page, [], lang);
      expect(await ordersOf(request, "nightglow", guest.email)).toEqual([]);
      await section.locator("#captcha").fill(await codeSentTo(request, guest.email));
      await page.locator("#agree").check();
      await expect(payButton(page)).toContainText(pay.go_arrival);
      await place(page);
      await expectCharged(page, request, {
        slug: "nightglow",
        email: guest.email,
        shown: { ...shown, due: shown.total },
      });
      expect(await ordersOf(request, "nightglow", guest.email)).toMatchObject([{ state: "confirmed", attempts: [] }]);
    },
  );
}
