/** Without a script: from the dates to the receipt by forms alone, with mistakes on the way. */
import { expect, type Page, test } from "@playwright/test";
import { WORDS } from "#languages/languages.ts";
import {
  addOneRoom,
  addRoom,
  bookingUrl,
  expectCharged,
  goOn,
  LAYOUTS,
  NARROW,
  newGuest,
  place,
  priceOnPage,
  typeDetails,
  VENDOR,
  WIDE,
  wordsIn,
  sendDetails,
} from "./booking-guest.ts";
import { answerTo, findPlan, ordersOf, payAtBank, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { ARE_ALL_RUN, testVariant } from "#tests/journeys/variants.ts";

test.use({ javaScriptEnabled: false });

const SLUG = "tidesong";
const words = wordsIn();

for (const [index, layout] of LAYOUTS.entries()) {
  testVariant(layout === "booking_200")(
    `${layout}: from the dates to the receipt without a script`,
    async ({ page, request }) => {
      const faults = watch(page);
      const stay = stayAhead(70 + index * 4);
      const reef = await findPlan(request, SLUG, "REEF/BB", stay);
      const ocean = await findPlan(request, SLUG, "OCEAN/BB", stay);
      const guest = newGuest();

      await page.goto(bookingUrl({ slug: SLUG, layout, stay: stayAhead(1, 1) }));
      const search = page.locator("form.stay-plain");
      await page.locator(".stay-bar summary").click();
      await search.locator("[name=start]").fill(stay.start);
      await search.locator("[name=end]").fill(stay.end);
      await search.locator("[name=adults]").fill("4");
      await search.locator("[name=room]").fill("2");
      await search.locator("button[type=submit]").click();
      const asks = { ...stay, room: "2", adults: "4", children: "0", preview: layout };
      await expect(page).toHaveURL((url) =>
        Object.entries(asks).every(([key, to]) => url.searchParams.get(key) === to),
      );
      await expectUpright(page, faults);

      await page.locator(".filters button").first().click();
      await expect(page).toHaveURL(/only=breakfast/);
      await expect(page.locator('.filters [aria-pressed="true"]')).toHaveCount(1);
      await addOneRoom(page, reef);
      await addRoom(page, ocean);
      const cart = [reef, ocean]
        .map(({ room_class_id, rate_plan_id }) => `${room_class_id}.${rate_plan_id}.1`)
        .join("_");
      await expect(page).toHaveURL((url) => url.searchParams.get("cart") === cart);
      await goOn(page);
      expect(await priceOnPage(page)).toEqual({ total: reef.price + ocean.price, due: reef.price + ocean.price });
      await page.locator(".extra button").first().click();
      expect((await priceOnPage(page)).total).toBe(reef.price + ocean.price + 350);

      // An invalid code is only noted; a valid one reduces the price. What is typed already stays.
      await page.locator("#memo").fill("We arrive at nine.");
      for (const code of ["NOSUCH", "TIDE10"]) {
        if (!(await page.locator("#code").isVisible())) await page.locator(".savings summary").click();
        await page.locator("#code").fill(code);
        await page.locator('.savings [value="apply_code"]').click();
        if (code === "NOSUCH")
          await expect(page.locator(".savings")).toContainText(WORDS["en-US"].coupon_refused.unknown(code));
      }
      await expect(page.locator(".savings-code")).toContainText("TIDE10");
      await expectUpright(page, faults);

      // Mistakes: reported at the field and in a list, with everything typed still there.
      await expect(page.locator("#memo")).toHaveValue("We arrive at nine.");
      // The country is the browser's; a number with another one is judged by its own.
      await expect(page.locator("select[name=phone_country]")).toHaveValue("US");
      await typeDetails(page, { ...guest, email: "mei@", last: "", phone: "+81 90 1234" });
      await sendDetails(page);
      await expect(page.locator("[data-problems] li")).toHaveCount(3);
      await expect(page.locator("#booker_phone-error")).toHaveText(words.guest.phone.short("Japan"));
      await page.locator("#booker_phone").fill("0912-345-678");
      await page.locator("select[name=phone_country]").selectOption("TW");
      await expect(page.locator("#booker_email-error")).toHaveText(words.wrong.booker_email);
      await expect(page.locator("#booker_email")).toHaveValue("mei@");
      await expect(page.locator("#booker_first_name")).toHaveValue(guest.first);
      await expect(page.locator("#memo")).toHaveValue("We arrive at nine.");
      expect(faults.splice(0).filter(isFault)).toEqual(REFUSED);
      await expectUpright(page, faults);
      await page.locator("#booker_last_name").fill(guest.last);
      await page.locator("#booker_email").fill(guest.email);
      await sendDetails(page);
      await expect(page.locator("#booking")).toContainText(guest.email);
      await expect(page.locator('#pay [name="booker_phone"]')).toHaveValue("912 345 678");
      await expectUpright(page, faults);

      // Deposit or full amount: calculated again on request.
      const all = await priceOnPage(page);
      await page.locator('[name="pay_option"][value="part"]').check();
      await page.locator(`[name="way"][value="${VENDOR.card}"]`).check();
      await page.locator('button[value="recalculate"]').click();
      await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
      const shown = await priceOnPage(page);
      expect(shown).toEqual({ total: all.total, due: Math.ceil(all.total * 0.3) });

      // Terms not accepted yet: nothing is sent, nothing is lost.
      await place(page);
      await expect(page.locator("#agree-error")).toHaveText(words.wrong.agree);
      await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
      await expect(page.locator('[name="pay_option"][value="part"]')).toBeChecked();
      expect(faults.splice(0).filter(isFault)).toEqual(REFUSED);
      expect(await priceOnPage(page)).toEqual(shown);
      await expectUpright(page, faults);
      // Returning to the details keeps the payment's choices too.
      await page.locator('button[value="edit"]').last().click();
      await expect(page.locator("#booker_email")).toHaveValue(guest.email);
      await expect(page.locator("#memo")).toHaveValue("We arrive at nine.");
      await sendDetails(page);

      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      await page.locator('[name="pay_option"][value="part"]').check();
      await page.locator(`[name="way"][value="${VENDOR.card}"]`).check();
      await page.locator('button[value="recalculate"]').click();
      await page.locator("#agree").check();
      await place(page);
      await page.locator('main form button[type="submit"]').click();
      const charged = await payAtBank(page);
      await page.getByRole("button", { name: "Go back" }).click();
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
      await expectUpright(page, faults);
    },
  );
}

/** Blocked scripts are no fault here. */
const isFault = (fault: string) => !fault.endsWith(".js csp");
/** One 422 answer makes two entries. */
const REFUSED = [expect.stringContaining("422"), expect.stringContaining("422")];

/** axe needs a script itself: here only what can be checked without one. */
async function expectUpright(page: Page, faults: string[]): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll").toBeLessThanOrEqual(0);
  expect(faults.splice(0).filter(isFault)).toEqual([]);
}

for (const layout of LAYOUTS) {
  testVariant(layout === "booking_100")(`${layout}: the page without a script has no barriers`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: true, viewport: NARROW });
    const page = await context.newPage();
    // The page as it is without scripts, in a browser that can run axe.
    await page.route("**/booking?*", async (route) => {
      const response = await answerTo(route);
      const body = (await response.text()).replaceAll(/<script type="module".*?<\/script>/g, "");
      await route.fulfill({ response, body });
    });
    await page.goto(bookingUrl({ slug: SLUG, layout, stay: stayAhead(70) }));
    await page.locator(".stay-bar summary").click();
    await expect(page.locator("form.stay-plain")).toBeVisible();
    await expectSound(page, [], "en-US");
    if (ARE_ALL_RUN) {
      await page.setViewportSize(WIDE);
      await expectSound(page, [], "en-US");
    }
    await context.close();
  });
}
