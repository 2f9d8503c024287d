/** The member page: the way in, the profile that fills forms, orders from before joining, one's data, and leaving. */
import { expect, type Page, test } from "@playwright/test";
import { MEMBER_WORDS, ORDER_WORDS } from "#languages/languages.ts";
import { expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { addRoom, goOn, newGuest, openBooking, planRow, showPlan } from "#tests/journeys/booking/booking-guest.ts";
import {
  bookElsewhere,
  bookingAt,
  codeSentTo,
  findPlan,
  later,
  stayAhead,
} from "#tests/journeys/booking/booking-server.ts";
import { joinInSheet } from "./join-in-sheet.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const SLUG = "tidesong";
const words = MEMBER_WORDS["en-US"];
const MEMBER = bookingAt(SLUG, "/stay/en-US/member");

/** Through the sheet of the booking page, which needs no other page. */
async function joinAs(page: Page, email: string): Promise<void> {
  const stay = stayAhead(120);
  const sold = await findPlan(page.request, SLUG, "REEF/BB", stay);
  await openBooking(page, { slug: SLUG, layout: null, stay });
  await showPlan(page, sold);
  await planRow(page, sold).locator(".join-door").click();
  await joinInSheet(page, email);
}

test("whoever is not signed in finds the way in", async ({ page }) => {
  const faults = watch(page);
  await page.goto(MEMBER);
  await expect(page.locator("h1")).toHaveText(words.title);
  await expectSound(page, faults, "en-US");
  await soundAtAllWidths(page);
  const href = await page.getByRole("link", { name: words.door.sign_in }).getAttribute("href");
  expect(href).toBe(`/stay/en-US/sign-in?${new URLSearchParams({ back: "/stay/en-US/member" })}`);
  // It leads to the accounts service, which knows where the guest comes from.
  const answered = await page.request.get(`http://127.0.0.1:${new URL(MEMBER).port}${href}`, {
    headers: { host: new URL(MEMBER).host },
    maxRedirects: 0,
  });
  const authorize = new URL(answered.headers().location!);
  expect([authorize.pathname, authorize.searchParams.get("role")]).toEqual(["/accounts/oauth/authorize", "mem"]);
});

testLonger("a sign-in that fails removes the tokens and says so, with a way on", async ({ page }) => {
  await page.goto(MEMBER);
  await page.evaluate(() => localStorage.setItem("PMS-token", "old"));
  await page.goto(bookingAt(SLUG, "/stay/oauth/callback?code=guess&state=guess"));
  await expect(page.locator('[role="alert"]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("PMS-token"))).toBeNull();
  await page.goto(bookingAt(SLUG, "/stay/en-US/sign-in/failed?why=failed&back=https://evil.example"));
  await expect(page.locator("h1")).toHaveText("Login failed");
  await expect(page.locator('main [role="alert"]')).toHaveText(
    "There was an error logging into the system, please try again later.",
  );
  for (const link of await page
    .locator("main a")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))) {
    expect(new URL(link).host).toBe(new URL(MEMBER).host);
  }
  await soundAtAllWidths(page);
});

test("a member saves details that fill the booking form, adds earlier orders, and signs out", async ({
  page,
  request,
}) => {
  const { email } = newGuest();
  const stay = stayAhead(123);
  const sold = await findPlan(request, SLUG, "REEF/BB", stay);
  await bookElsewhere(sold, stay, 1, { email });
  await joinAs(page, email);
  await page.goto(MEMBER);
  await page.getByRole("button", { name: words.orders.add }).click();
  await expect(page.locator(".order-list li")).toHaveCount(1);
  await soundAtAllWidths(page);

  await page.locator("#phone").fill("12");
  await page.getByRole("button", { name: words.profile.save }).click();
  await expect(page.locator("#phone-error")).toHaveText(words.profile.wrong_phone);
  await page.locator("#name").fill("Mei Lin");
  await page.locator("#phone").fill("+886 912 345 678");
  await page.locator("[name=wants_news]").check();
  await page.getByRole("button", { name: words.profile.save }).click();
  await expect(page.getByText(words.profile.saved)).toBeVisible();
  await expect(page.locator("[name=wants_news]")).toBeChecked();

  await openBooking(page, { slug: SLUG, layout: null, stay });
  await addRoom(page, sold);
  await goOn(page);
  await expect(page.locator("#booker_first_name")).toHaveValue("Mei");
  await expect(page.locator("#booker_last_name")).toHaveValue("Lin");
  await expect(page.locator("#booker_email")).toHaveValue(email);

  await page.goto(`${MEMBER}/data`);
  await expect(page.locator("main")).toContainText(email);
  await soundAtAllWidths(page);

  await page.goto(MEMBER);
  await page.getByRole("button", { name: words.sign_out }).click();
  await expect(page.getByText(words.door.signed_out)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("PMS-token"))).toBeNull();
  await page.goto(bookingAt(SLUG, "/stay/en-US/orders"));
  await expect(page.locator(".order-list")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText(ORDER_WORDS["en-US"].my_booking);
});

testLonger(
  "two tabs, two people: a form filled in as the one changes nothing of the other",
  async ({ page, context, request }) => {
    const [first, second] = [newGuest().email, newGuest().email];
    await joinAs(page, first);
    await page.goto(MEMBER);
    const other = await context.newPage();
    await other.goto(MEMBER);
    await other.getByRole("button", { name: words.sign_out }).click();
    await expect(other.getByText(words.door.signed_out)).toBeVisible();
    await joinAs(other, second);
    await page.locator("#name").fill("Somebody Else");
    await page.getByRole("button", { name: words.profile.save }).click();
    await expect(page.getByText(words.somebody_else).first()).toBeVisible();
    await expect(page.locator("main")).toContainText(second);
    await expect(page.locator("#name")).toHaveValue("");
    await later(request, 2);

    // And this one leaves for good.
    await page.locator("details > summary", { hasText: words.account.remove }).click();
    await page.getByRole("button", { name: words.remove.send }).click();
    await page.locator("#code").fill(await codeSentTo(request, second));
    await soundAtAllWidths(page);
    await page.getByRole("button", { name: words.remove.confirm }).click();
    await expect(page.getByText(words.door.deleted)).toBeVisible();
  },
);
