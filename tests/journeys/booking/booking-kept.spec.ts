/**
 * Nothing a guest has chosen or typed is lost: another language, a reload, Back, a failed payment, another layout, a sign-in.
 */
import { expect, type Page } from "@playwright/test";
import {
  addRoom,
  applyCode,
  choosePay,
  expectCharged,
  goOn,
  isPriced,
  isReady,
  LAYOUTS,
  newGuest,
  openBooking,
  place,
  planRow,
  priceOnPage,
  reachButton,
  sendDetails,
  showPlan,
  typeDetails,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import { bookingAt, findPlan, joinAsMember, ordersOf, payAtBank, stayAhead } from "./booking-server.ts";
import { expectSound } from "#tests/journeys/visit.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";

const SLUG = "tidesong";

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** By the language menu in the header. */
async function switchLanguage(page: Page, lang: string): Promise<void> {
  await page.locator("header .drop summary").click();
  await page.locator(`header a[hreflang="${lang}"]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await isReady(page);
}

for (const [index, layout] of LAYOUTS.entries()) {
  const other = LAYOUTS[1 - index]!;

  testVariant(layout === "booking_100")(
    `${layout}: other languages, reloads, Back and the other layout keep everything`,
    async ({ page, request }) => {
      const stay = stayAhead(90);
      const guest = newGuest();
      const sold = await findPlan(request, SLUG, "REEF/BB", stay);
      const cart = `${sold.room_class_id}.${sold.rate_plan_id}.1`;
      await openBooking(page, { slug: SLUG, layout, stay, adults: 2, children: 0, room: 1 });
      await addRoom(page, sold);

      // On the rooms step.
      await switchLanguage(page, "ja-JP");
      expect(queryOf(page)).toMatchObject({ ...stay, cart, preview: layout });
      await showPlan(page, sold);
      await expect(planRow(page, sold).locator("output")).toHaveText("1");
      await page.reload();
      await isReady(page);
      expect(queryOf(page)).toMatchObject({ ...stay, cart });
      await goOn(page);

      // On the details step, half typed.
      await typeDetails(page, guest);
      await page.locator("#memo").fill("窓側のお部屋をお願いします。");
      await applyCode(page, "TIDE10");
      await expect(page.locator(".savings-code:visible")).toContainText("TIDE10");
      await switchLanguage(page, "en-US");
      expect(queryOf(page)).toMatchObject({ ...stay, cart, step: "details", code: "TIDE10" });
      await expectTyped(page, guest.email);
      await page.reload();
      await isReady(page);
      await expectTyped(page, guest.email);
      await expect(page.locator(".savings-code:visible")).toContainText("TIDE10");
      await sendDetails(page);

      // On the payment step.
      await choosePay(page, VENDOR.card, "part");
      const shown = await priceOnPage(page);
      await switchLanguage(page, "zh-TW");
      await expect(page.locator("#pay")).toBeVisible();
      await expectChosen(page);
      await page.reload();
      await isReady(page);
      await expectChosen(page);
      await isPriced(page);
      expect(await priceOnPage(page)).toEqual(shown);

      // The other layout, half way.
      await page.goto(page.url().replace(`preview=${layout}`, `preview=${other}`));
      await isReady(page);
      await expect(page.locator(other === "booking_200" ? ".sheet-flow" : ".ledger")).toBeVisible();
      await expectChosen(page);
      await isPriced(page);
      expect(await priceOnPage(page)).toEqual(shown);
      await page.goto(page.url().replace(`preview=${other}`, `preview=${layout}`));
      await isReady(page);

      await page.locator("#agree").check();
      await place(page);
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    },
  );

  testLonger(
    `${layout}: Back and Forward go through the steps, and a failed payment leads back to all of it`,
    async ({ page, request }) => {
      const stay = stayAhead(94);
      const sold = await findPlan(request, SLUG, "REEF/RO", stay);
      const { guest, shown } = await reachButton(page, { layout, stay, sold });
      await page.goBack();
      await expect(page.locator("#details")).toBeVisible();
      await expect(page.locator("#booker_email")).toHaveValue(guest.email);
      await page.goBack();
      await expect(page.locator("[data-continue]:visible").first()).toBeVisible();
      await expect(planRow(page, sold).locator("output")).toHaveText("1");
      await page.goForward();
      await page.goForward();
      await expect(page.locator("#pay")).toBeVisible();
      await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
      await page.locator("#agree").check();
      await isPriced(page);
      expect(await priceOnPage(page)).toEqual(shown);
      await place(page);
      await payAtBank(page, "fail");
      await page.waitForURL(/\/redirect\/receipt\//);
      const orders = await ordersOf(request, SLUG, guest.email);
      expect(orders).toMatchObject([{ total: shown.total, paid_amount: 0, captures: [] }]);
      await expectSound(page, [], "en-US");
      // Back from the bank to the booking: the order that is there, and no second one.
      await page.goto(
        page
          .url()
          .replace(
            /\/redirect.*/,
            `/booking?${new URLSearchParams({ ...stay, cart: `${sold.room_class_id}.${sold.rate_plan_id}.1`, step: "pay", preview: layout })}`,
          ),
      );
      await isReady(page);
      await expect(page.locator(".placed-page")).toContainText(orders[0]!.order_doc);
      expect(await ordersOf(request, SLUG, guest.email)).toHaveLength(1);
    },
  );

  testLonger(
    `${layout}: a member who has signed in pays his price and spends his points`,
    async ({ page, request }) => {
      const stay = stayAhead(98 + index * 3);
      const sold = await findPlan(request, SLUG, "REEF/BB", stay);
      const { member_id, token } = await joinAsMember(request, SLUG, 300);
      const guest = newGuest();
      const words = wordsIn();
      await openBooking(page, { slug: SLUG, layout, stay });
      await addRoom(page, sold);
      await goOn(page);
      await isPriced(page);
      expect((await priceOnPage(page)).total).toBe(sold.price);
      await expect(page.locator(".savings-member:visible")).toContainText(
        words.savings.member_saving(`NT$${(sold.price - sold.member_price).toLocaleString("en-US")}`),
      );
      await typeDetails(page, guest);
      // Signing in stores the token and returns to where the guest was.
      const here = page.url();
      await page.goto(bookingAt(SLUG, "/stay/en-US/about"));
      await page.evaluate((given) => localStorage.setItem("PMS-token", given), token);
      await page.goto(here);
      await isReady(page);
      await expect(page.locator(".savings-member:visible")).toHaveText(words.savings.as_member);
      await expect(page.locator("#booker_email")).toHaveValue(guest.email);
      await isPriced(page);
      expect((await priceOnPage(page)).total).toBe(sold.member_price);
      await sendDetails(page);
      await page.locator("#points").fill("120");
      await choosePay(page, VENDOR.card, "all");
      const shown = await priceOnPage(page);
      expect(shown).toEqual({ total: sold.member_price - 120, due: sold.member_price - 120 });
      await expectSound(page, [], "en-US");
      await place(page);
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
      expect(await ordersOf(request, SLUG, guest.email)).toMatchObject([{ member_id, point_used: 120 }]);
    },
  );
}

async function expectTyped(page: Page, email: string): Promise<void> {
  await expect(page.locator("#booker_email")).toHaveValue(email);
  await expect(page.locator("#memo")).toHaveValue("窓側のお部屋をお願いします。");
}

async function expectChosen(page: Page): Promise<void> {
  await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
  await expect(page.locator('[name="pay_option"][value="part"]')).toBeChecked();
}
