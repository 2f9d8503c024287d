/** One click, one order: clicked twice, sent over a connection that breaks, returned to. */
import { expect, type Page, type Route, test } from "@playwright/test";
import {
  expectCharged,
  isPriced,
  isReady,
  LAYOUTS,
  payButton,
  PLACE,
  place,
  priceOnPage,
  reachButton,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import { answerTo, expectBooksRight, findPlan, isBank, ordersOf, payAtBank, stayAhead } from "./booking-server.ts";
import { expectSound } from "#tests/journeys/visit.ts";
import { ORDER_WORDS } from "#languages/languages.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";

const SLUG = "tidesong";
const words = wordsIn();

const alertOf = (page: Page) => page.locator(".alert-place p");

/** Everything typed and chosen is still on the page. */
async function expectKept(page: Page, email: string): Promise<void> {
  await expect(page.locator("#booking")).toContainText(email);
  await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toBeChecked();
  await expect(page.locator("#agree")).toBeChecked();
  await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
}

const DOUBLE = {
  "a double click": (page: Page) => payButton(page).dblclick(),
  "Enter and a click": async (page: Page) => {
    await payButton(page).focus();
    await page.keyboard.press("Enter");
    await payButton(page).click({ force: true, noWaitAfter: true });
  },
};

for (const [index, layout] of LAYOUTS.entries()) {
  const [name, submit] = Object.entries(DOUBLE)[index]!;

  testVariant(layout === "booking_200")(`${layout}: ${name} makes one order`, async ({ page, request }) => {
    const stay = stayAhead(120);
    const sold = await findPlan(request, SLUG, "OCEAN/BB", stay);
    const { guest, shown } = await reachButton(page, { layout, stay, sold });
    let sent = 0;
    // Nothing is answered before the second press.
    const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
    await page.route(PLACE, async (route) => {
      sent += 1;
      await isPressed;
      await route.continue();
    });
    await submit(page);
    pressed();
    const charged = await payAtBank(page);
    expect(sent).toBe(1);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
  });

  testVariant(layout === "booking_100")(
    `${layout}: a line that breaks before and after the order arrived`,
    async ({ page, request }) => {
      const stay = stayAhead(123);
      const sold = await findPlan(request, SLUG, "OCEAN/BB", stay);
      const { guest, shown } = await reachButton(page, { layout, stay, sold });
      let lost = 0;
      const lose = async (route: Route) => {
        await route.abort("connectionreset");
        lost += 1;
      };
      const fates = [
        lose,
        async (route: Route) => {
          // It arrives, and its answer is lost.
          await answerTo(route);
          await lose(route);
        },
      ];
      await page.route(PLACE, (route) => fates.shift()?.(route) ?? route.continue());
      await place(page);
      await expect(alertOf(page)).toHaveText(words.pay.connection_lost);
      await expectKept(page, guest.email);
      expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
      await expectSound(page, [], "en-US");
      await place(page);
      // The first loss is still shown: only the end of the second request says that the order arrived.
      await expect.poll(() => lost).toBe(2);
      await expect(alertOf(page)).toHaveText(words.pay.connection_lost);
      await expectKept(page, guest.email);
      expect(await ordersOf(request, SLUG, guest.email)).toHaveLength(1);
      // Even after a reload the same order is retried.
      await page.reload();
      await isReady(page);
      await page.locator("#agree").check();
      await isPriced(page);
      expect(await priceOnPage(page)).toEqual(shown);
      await place(page);
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
      await expectBooksRight(request);
    },
  );

  testLonger(`${layout}: offline, and on again`, async ({ page, context, request }) => {
    const stay = stayAhead(126);
    const sold = await findPlan(request, SLUG, "OCEAN/BB", stay);
    const { guest, shown } = await reachButton(page, { layout, stay, sold });
    await context.setOffline(true);
    await expect(alertOf(page)).toHaveText(words.pay.offline);
    await place(page);
    await expectKept(page, guest.email);
    await expectSound(page, [], "en-US");
    await context.setOffline(false);
    await expect(page.locator(".toasts")).toContainText(words.pay.online);
    await expect(alertOf(page)).toHaveCount(0);
    expect(await ordersOf(request, SLUG, guest.email)).toEqual([]);
    await isPriced(page);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
  });

  test(`${layout}: Back from the bank says what is unpaid, how long it is held, and leads to paying it`, async ({
    page,
    request,
  }) => {
    const stay = stayAhead(300 + index * 4);
    const sold = await findPlan(request, SLUG, "OCEAN/BB", stay);
    const { shown } = await reachButton(page, { layout, stay, sold });
    await place(page);
    await page.waitForURL(isBank);
    // Some vendors are reached through a page of ours.
    await page.goBack();
    if (!page.url().includes("/booking")) await page.goBack();
    await page.waitForURL(/\/booking/);
    const placed = page.locator(".placed-page");
    await expect(placed.getByRole("heading", { level: 1 })).toHaveText(/^Not paid yet: (28|29|30) minutes left$/);
    await expect(placed.locator(".test-line")).toBeVisible();
    // The page that a browser without a script gets from this address.
    await expect(page).toHaveURL(/placed=HXA/);
    const plain = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
    expect(plain.replace(/<[^>]*>/g, "")).toMatch(/Not paid yet: (28|29|30) minutes left/);
    const pay = placed.locator("a.button").first();
    await expect(pay).toHaveText(words.pay.go_card(`NT$${shown.due.toLocaleString("en-US")}`));
    await pay.click();
    await page.waitForURL(/\/pay\//);
  });

  testLonger(
    `${layout}: after Back from the bank, the order is shown from the top, and not as sold out`,
    async ({ page, request }) => {
      // The only room of its kind: once ordered, nothing of it is left.
      const stay = stayAhead(330 + index * 4);
      const sold = await findPlan(request, "swallowtail", "EAST/BB-FLEX", stay);
      const { guest, shown } = await reachButton(page, { layout, stay, sold });
      await place(page);
      await page.waitForURL(isBank);
      await page.goBack();
      await page.goBack();
      await page.waitForURL(/\/booking/);
      await isReady(page);
      const [order] = await ordersOf(request, sold.slug, guest.email);
      const placed = page.locator(".placed-page");
      const expectPlaced = async () => {
        await expect(placed).toContainText(words.unpaid(order!.order_doc));
        await expect(page.locator("#booking")).not.toContainText(/sold out/i);
        await expect(page.locator("#pay, #details, .results")).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      };
      await expectPlaced();
      await expectSound(page, [], "en-US");
      // Also after a reload, one step further back, and in another tab, where only the address and a cookie know of it.
      await page.reload();
      await isReady(page);
      await expectPlaced();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.locator(".placed-page")).toContainText(order!.order_doc);
      await isReady(other);
      await other.getByText(words.pay.make_another).click();
      await expect(other.locator("[data-add]").first()).toBeVisible();
      await expect(other).not.toHaveURL(/placed=|cart=/);
      await other.close();
      await page.goBack();
      await expectPlaced();
      // To the existing order: paid there, once.
      await placed.locator("a.button").first().click();
      await page.waitForURL(/\/pay\/|\/orders\/|\/redirect\//);
      // The order's own page says at once that it is not paid, until when the rooms are held, and where to pay.
      const said = ORDER_WORDS["en-US"];
      await page.getByRole("link", { name: said.pay.back }).click();
      await expect(page.locator(".order-now")).toContainText(said.outcome.unpaid.text);
      await expect(page.locator(".order-now .deadline")).toContainText(said.after_deadline);
      await page.locator('.order-now a[href*="/pay/"]').click();
      await page.locator(`[name="vendor"][value="${VENDOR.card}"]`).check();
      await page.locator('main form button[type="submit"]').click();
      const charged = await payAtBank(page);
      expect(charged).toBe(shown.due);
      await page.waitForURL(/\/redirect\/receipt\//);
      expect(await ordersOf(request, sold.slug, guest.email)).toMatchObject([
        { order_doc: order!.order_doc, total: shown.total, paid_amount: shown.due, captures: [shown.due] },
      ]);
    },
  );
}
