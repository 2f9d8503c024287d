/** An order's pages: what they show and offer, at every width, in every theme. */
import { expect, test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { book, openBooked, orderPage, payAtBank } from "./booked.ts";
import { at, expectSound, inLanguage, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";

const PLACES = [
  ["moonclear", "zh-TW"],
  ["onemat", "en-US"],
  ["tidesong", "ko-KR"],
] as const;

for (const [slug, lang] of sampled(PLACES, ([, lang]) => lang === "zh-TW")) {
  test(`${slug} in ${lang}: lookup, order, payment and cancellation are sound at every width`, async ({ browser }) => {
    const booked = await book(slug, { lang, ahead: 25, adults_count: 1, memo: "Late arrival\nafter nine" });
    const page = await openBooked(browser, booked);
    const faults = watch(page);
    const go = (path: string) => page.goto(at(slug, inLanguage(lang, path)));
    await go("/orders");
    await soundAtAllWidths(page, lang);
    await go(`/orders/${booked.order_doc}`);
    await soundAtAllWidths(page, lang);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.goto(at(slug, booked.redirect_path));
    await soundAtAllWidths(page, lang);
    await go(`/orders/${booked.order_doc}`);
    await page.locator('a[href*="/cancel/"]').click();
    await soundAtAllWidths(page, lang);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test("an order shows what was bought, by whom, and what is to be done until when", async ({ browser }) => {
  const booked = await book("onemat", { nights: 2, memo: "Late arrival\nafter nine" });
  const page = await openBooked(browser, booked);
  // A phone whose clock is wrong: the time left is the server's.
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await page.goto(orderPage(booked));
  const now = page.locator(".order-now");
  await expect(now).toContainText("Awaiting payment");
  await expect(now).toContainText(/Pay by .+, \d\d:\d\d/);
  await expect(now.locator(".deadline-left")).toHaveText(/^(29|30) minutes left$/);
  await expect(page.locator(".order-details")).toContainText("2 nights");
  await expect(page.locator(".order-details")).toContainText("Late arrival");
  await expect(page.locator(".price-table")).toContainText("Still to pay");
  await expect(page.locator(".cancel-rule li").first()).toHaveText(/^Free cancellation through .+ \(Taiwan time\)\.$/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy Booking number" }).click();
  await expect(page.getByRole("button", { name: "Copied Booking number" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked.order_doc);
  await page.context().close();
});

test("on a desk what matters now stands beside the details, in the first screen", async ({ browser }) => {
  const booked = await book("onemat", { nights: 2 });
  const page = await openBooked(browser, booked);
  await page.setViewportSize({ width: 1280, height: 800 });
  const topOf = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().top);
  for (const { code } of LAYOUT_SETTINGS) {
    await page.goto(`${orderPage(booked)}?preview=${code}`);
    await expect(page.locator(".test-line")).toBeVisible();
    await expect(page.locator(".order-now")).toBeInViewport();
    // Some layouts hang it a little lower.
    expect(Math.abs((await topOf(".order-now")) - (await topOf(".order-details"))), code).toBeLessThan(48);
  }
  await page.context().close();
});

test("the stay goes into a calendar", async ({ browser }) => {
  const booked = await book("onemat", { pay_way: "pay_arrival", nights: 2 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${booked.order_doc}.ics`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().replaceAll("\r\n ", "").split("\r\n");
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  expect([lines[0], lines.at(-2)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  expect(value("UID")).toBe(`${booked.order_doc}@onemat.localhost`);
  expect(value("SUMMARY")).toBe("One Mat Capsule");
  expect(value("URL")).toBe(orderPage(booked));
  // From 15:00 to 11:00 in Taiwan's time, two nights later.
  expect(value("DTSTART")).toMatch(/T070000Z$/);
  expect(value("DTEND")).toMatch(/T030000Z$/);
  await page.context().close();
});

test("an unpaid order is cancelled for nothing, once", async ({ browser }) => {
  const booked = await book("moonclear", { ahead: 25 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await expect(page.locator(".cost-now")).toHaveText("You can cancel free of charge as long as you haven’t paid.");
  await page.getByRole("link", { name: "Cancel this booking" }).click();
  const cancelPage = page.url();
  await page.getByRole("link", { name: "Keep my booking" }).click();
  await expect(page).toHaveURL(orderPage(booked));
  await page.goto(cancelPage);
  await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
  await expect(page.getByRole("heading", { name: "Booking canceled" })).toBeVisible();
  await expect(page.getByText("There is nothing to refund for this booking.")).toBeVisible();
  await soundAtAllWidths(page);
  await page.goto(cancelPage);
  await expect(page.getByRole("button", { name: "Yes, cancel this booking" })).toHaveCount(0);
  await page.goto(orderPage(booked));
  await expect(page.locator(".order-now")).toContainText("Canceled");
  await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

testLonger("a paid order names its fee before it is cancelled, and keeps just that", async ({ browser }) => {
  const booked = await book("onemat", { ahead: 2 });
  const page = await openBooked(browser, booked);
  await page.goto(at("onemat", booked.redirect_path));
  const total = Number((await page.locator(".order-amount strong").textContent())!.replace(/\D/g, ""));
  const figure = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;
  await payAtBank(page, /確認付款/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await expect(page.locator(".order-now")).toContainText("Paid in full");
  await soundAtAllWidths(page);
  const fee = Math.ceil(total / 2);
  await page.goto(orderPage(booked));
  await expect(page.locator(".cost-now")).toContainText(`costs ${figure(fee)}; ${figure(total - fee)} is refunded`);
  await page.getByRole("link", { name: "Cancel this booking" }).click();
  await expect(page.locator(".figures")).toContainText(figure(fee));
  await soundAtAllWidths(page);
  await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
  await expect(page.getByText(`${figure(total - fee)} will be refunded`)).toBeVisible();
  await expect(page.locator(".refunds")).toContainText(figure(total - fee));
  await soundAtAllWidths(page);
  await page.context().close();
});

testLonger("what a guest may not cancel by himself he asks for", async ({ browser }) => {
  const booked = await book("onemat", { pay_way: "pay_arrival", ahead: 0 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.getByText("Request cancellation").click();
  await page.getByLabel("Reason (optional)").fill("Typhoon");
  await soundAtAllWidths(page);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.locator(".order-now")).toContainText("Cancellation requested");
  await expect(page.getByText("Request cancellation")).toHaveCount(0);
  await soundAtAllWidths(page);
  await page.context().close();
});

/** Every theme of a layout, on a lodging with another one; the pages take turns. */
const SETTINGS = LAYOUT_SETTINGS.map((settings, index) => ({ ...settings, index }));

for (const { index, code, themes } of SETTINGS) {
  testLonger(`${code}: an order is sound in every theme`, async ({ browser }) => {
    const booked = await book("tidesong", { pay_way: "remittance", ahead: 30 + index });
    const page = await openBooked(browser, booked);
    const paths = [`/orders/${booked.order_doc}`, `/pay/2/${booked.order_doc}`, "/orders"];
    for (const theme of themes.keys()) {
      const path = paths[(index + theme) % paths.length]!;
      await page.goto(`${at("tidesong", inLanguage("zh-TW", path))}?preview=${code}.${theme + 1}`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", String(theme + 1));
      await expectSound(page, [], "zh-TW");
    }
    await page.context().close();
  });
}
