/** A visitor joins in the middle of a booking: nothing chosen or typed is lost, and the member price is what is charged. */
import { expect, type Page, test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { ACCOUNT_WORDS, MEMBER_WORDS, WORDS } from "#languages/languages.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import {
  addRoom,
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
  sendDetails,
  showPlan,
  typeDetails,
  VENDOR,
  wordsIn,
} from "#tests/journeys/booking/booking-guest.ts";
import {
  bookingAt,
  codeSentTo,
  findPlan,
  ordersOf,
  payAtBank,
  readPage,
  stayAhead,
  switchLodging,
} from "#tests/journeys/booking/booking-server.ts";
import { joinInSheet } from "./join-in-sheet.ts";

const SLUG = "tidesong";
const words = wordsIn();
const dollars = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;
const sheet = (page: Page) => page.locator("dialog.join");

for (const layout of sampled(LAYOUTS, (each) => each === "booking_100")) {
  test(`${layout}: sees what a member would pay, joins, keeps the cart, and pays that`, async ({ page, request }) => {
    const faults = watch(page);
    const stay = stayAhead(110 + LAYOUTS.indexOf(layout) * 3);
    const sold = await findPlan(request, SLUG, "REEF/BB", stay);
    expect(sold.member_price).toBeLessThan(sold.price);
    const guest = newGuest();
    await openBooking(page, { slug: SLUG, layout, stay });
    await showPlan(page, sold);
    const row = planRow(page, sold);
    await expect(row).toContainText(`${words.plan.member(dollars(sold.member_price))} · ${words.plan.join}`);
    await addRoom(page, sold);
    await goOn(page);
    await typeDetails(page, guest);
    await isPriced(page);
    expect((await priceOnPage(page)).total).toBe(sold.price);

    await page.locator(".savings-member:visible a").first().click();
    await expect(sheet(page).locator("[name=join_email]")).toHaveValue(guest.email);
    await expectSound(page, faults, "en-US");
    await sheet(page).locator("[name=join_email]").fill("nobody@");
    await sheet(page).locator("button[type=submit]").click();
    await expect(sheet(page)).toContainText(words.join.wrong_email);
    await joinInSheet(page, ` ${guest.email.toUpperCase()} `.trim());
    await expect(page.locator(".toasts")).toContainText(words.join.joined);
    await expect(page.locator(".savings-member:visible").first()).toHaveText(words.savings.as_member);
    await expect(page.locator("#booker_email")).toHaveValue(guest.email);
    await isPriced(page);
    expect((await priceOnPage(page)).total).toBe(sold.member_price);

    // The session outlives the tab's tokens: the server knows it by its cookie.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await isReady(page);
    await isPriced(page);
    expect((await priceOnPage(page)).total).toBe(sold.member_price);
    await expect
      .poll(() =>
        page.evaluate(() => ["yado.member-token", "PMS-token"].map((key) => localStorage.getItem(key) !== null)),
      )
      .toEqual([true, true]);
    await sendDetails(page);
    await choosePay(page, VENDOR.card, "all");
    const shown = await priceOnPage(page);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    const [order] = await ordersOf(request, SLUG, guest.email);
    expect(order!.member_id).not.toBeNull();
    expect(order!.total).toBe(sold.member_price);
  });
}

testLonger(
  "Google's one tap joins from the sheet, after a press only; what it refuses has its sentence",
  async ({ page, request }) => {
    const faults = watch(page);
    const fetched: string[] = [];
    page.on("request", (each) => {
      if (each.url().includes("/gsi/")) fetched.push(each.url());
    });
    const stay = stayAhead(119);
    const sold = await findPlan(request, SLUG, "REEF/BB", stay);
    await openBooking(page, { slug: SLUG, layout: null, stay });
    await showPlan(page, sold);
    await addRoom(page, sold);
    expect(fetched).toEqual([]);
    await planRow(page, sold).locator(".join-door").click();
    const frame = sheet(page).frameLocator("#one-tap iframe");
    await frame.getByRole("button", { name: /unverified/ }).click();
    const { title, error } = MEMBER_WORDS["en-US"].failed;
    expect([title, error]).toEqual([
      "Login failed",
      "There was an error logging into the system, please try again later.",
    ]);
    await expect(sheet(page).getByRole("alert")).toHaveText(`${title} ${error}`);
    expect(
      await page.evaluate(() => [localStorage.getItem("yado.member-token"), localStorage.getItem("PMS-token")]),
    ).toEqual([null, null]);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await planRow(page, sold).locator(".join-door").click();
    await expect(frame.getByRole("button", { name: /Anna Berg/ })).toBeVisible();
    await expectSound(
      page,
      faults.filter((fault) => !/40\d/.test(fault)),
      "en-US",
    );
    await frame.getByRole("button", { name: /Anna Berg/ }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator(".toasts")).toContainText(words.join.joined);
    await expect(planRow(page, sold)).toContainText(dollars(sold.member_price));
    expect(await page.evaluate(() => localStorage.getItem("PMS-token"))).not.toBeNull();
  },
);

testLonger("a browser that stores nothing gets a sentence and goes on as a guest", async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  const stay = stayAhead(116);
  const sold = await findPlan(request, SLUG, "REEF/BB", stay);
  const { email } = newGuest();
  await openBooking(page, { slug: SLUG, layout: null, stay });
  await showPlan(page, sold);
  await planRow(page, sold).locator(".join-door").click();
  await sheet(page).locator("[name=join_email]").fill(email);
  await sheet(page).locator("button[type=submit]").click();
  await expect(sheet(page).locator("[name=join_code]")).toBeFocused();
  await sheet(page)
    .locator("[name=join_code]")
    .fill(await codeSentTo(request, email));
  await expect(sheet(page)).toContainText(words.join.no_storage);
  await page.keyboard.press("Escape");
  await expect(planRow(page, sold)).toContainText(dollars(sold.price));
});

testLonger("while the sign-in is away the sheet says so, and the cart stays", async ({ page, request }) => {
  const stay = stayAhead(119);
  const sold = await findPlan(request, SLUG, "REEF/BB", stay);
  await openBooking(page, { slug: SLUG, layout: null, stay });
  await addRoom(page, sold);
  await goOn(page);
  await isPriced(page);
  const here = page.url();
  const door = page.locator(".savings-member:visible .join-door").first();
  const send = async () => {
    await door.click();
    await sheet(page).locator("[name=join_email]").fill(newGuest().email);
    // By Enter: the button moves when Google's frame has come.
    await sheet(page).locator("[name=join_email]").press("Enter");
  };
  const staysHere = async () => {
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    expect(page.url()).toBe(here);
    expect((await priceOnPage(page)).total).toBe(sold.price);
  };
  await page.route("**/api/member/code*", (route) => route.abort());
  await send();
  await expect(sheet(page)).toContainText(words.join.no_answer);
  await staysHere();

  await page.unroute("**/api/member/code*");
  const { refusals } = WORDS["en-US"];
  const away = { success: false, code: "UNAVAILABLE", msg: refusals.UNAVAILABLE };
  await page.route("**/api/member/code*", (route) => route.fulfill({ status: 503, json: away }));
  await send();
  await expect(sheet(page)).toContainText(refusals.UNAVAILABLE);
  await staysHere();
});

testLonger(
  "a browser without cookies is told so by the sign-in, and Back has the cart",
  async ({ page, request, context }) => {
    const stay = stayAhead(122);
    const sold = await findPlan(request, SLUG, "REEF/BB", stay);
    await openBooking(page, { slug: SLUG, layout: null, stay });
    await addRoom(page, sold);
    await goOn(page);
    await isPriced(page);
    const here = page.url();
    const door = page.locator(".savings-member:visible .join-door").first();
    await page.goto(new URL((await door.getAttribute("href"))!, here).href);
    await expect(page).toHaveURL(/\/accounts\/sign-in\//);
    await context.clearCookies();
    await page.locator("input[name=email]").fill(newGuest().email);
    await page.locator("input[name=email]").press("Enter");
    await expect(page.locator("main")).toContainText(ACCOUNT_WORDS["en-US"].expired.cookies);
    while (page.url() !== here) await page.goBack();
    await isPriced(page);
    expect((await priceOnPage(page)).total).toBe(sold.price);
  },
);

test("a lodging without members shows nothing of it", async ({ page, request }) => {
  const slug = "onemat";
  await switchLodging(request, slug, { close_member_system: true });
  const homeIn = (lodging: string, code: string) =>
    readPage(request, bookingAt(lodging, `/stay/en-US?preview=${code}.1`));
  for (const { code } of LAYOUT_SETTINGS) {
    expect(await homeIn(SLUG, code), code).toMatch(/<a class="member-link" href="\/stay\/en-US\/member[?"]/);
    expect(await homeIn(slug, code), code).not.toMatch(/href="[^"]*\/(?:member|sign-in)\b/);
  }
  await page.goto(bookingAt(slug, "/stay/en-US/booking"));
  await isReady(page);
  expect(await page.locator('.join-door, a[href*="/member"], a[href*="/sign-in"]').count()).toBe(0);
  for (const path of ["/member", "/sign-in", "/oauth/callback?code=a&state=b"]) {
    expect((await page.goto(bookingAt(slug, `/stay/en-US${path}`)))!.status(), path).toBe(404);
  }
});
