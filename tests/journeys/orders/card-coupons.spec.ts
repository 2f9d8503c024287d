/** A code for certain cards, paid with another card: the difference is asked for, paid, and given back when staff let it pass. */
import { expect, type Page } from "@playwright/test";
import { ORDER_WORDS } from "#languages/languages.ts";
import { at, expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { book, openBooked, orderPage, payAtBank } from "./booked.ts";
import { mailTo } from "./mailbox.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const words = ORDER_WORDS["en-US"];

const totalOf = async (page: Page) =>
  Number((await page.locator('.price-table tr[data-total="true"] td').textContent())!.replace(/\D/g, ""));

testLonger("another card owes the difference; staff may let it pass", async ({ browser, page: staff }) => {
  const booked = await book("tidesong", { ahead: 33, payment_vendor: 1, coupon_array: ["TIDECARD"] });
  const page = await openBooked(browser, booked);
  const faults = watch(page);
  await page.goto(orderPage(booked));
  const cheaper = await totalOf(page);
  await page.goto(at("tidesong", booked.redirect_path));
  await page.locator("form.form .button").click();
  await page.waitForURL(/newebpay\/pay/);
  await page.locator('[name="card"]').fill("4000-2211-1111-1111");
  await page.getByRole("button", { name: /確認付款/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  // Confirmed, and paid in part: the sentence names the code, the cards and the amount.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.outcome.rest_due.title);
  await expect(page.locator(".status span")).toHaveText(words.payment.some);
  const difference = (await totalOf(page)) - cheaper;
  expect(difference).toBeGreaterThan(0);
  const shown = `NT$${difference.toLocaleString("en-US")}`;
  await expect(page.locator(".order-now .notice")).toHaveText(words.card_void("TIDECARD", "431195", shown));
  expect(faults).toEqual([]);
  await soundAtAllWidths(page);
  // The e-mail's own link leads to the page that takes the difference.
  const mail = await mailTo(booked.email, /431195/);
  await page.goto(/http\S+\/pay\/\S+/.exec(mail)![0]);
  await expect(page.locator(".order-amount strong")).toHaveText(shown);
  await payAtBank(page, /確認付款/);
  await expect(page.locator(".status span")).toHaveText(words.payment.full);
  const staffMail = await mailTo(
    "stay@tidesong.example",
    new RegExp(`${booked.order_doc}[^]*400022|400022[^]*${booked.order_doc}`),
  );
  await staff.goto(/http\S+\/staff\/\S+/.exec(staffMail)![0]);
  await expect(staff.locator(".notice")).toHaveText(ORDER_WORDS["zh-TW"].staff.card_now.void);
  await soundAtAllWidths(staff, "zh-TW");
  await staff.locator('button[value="yes"]').click();
  await expect(staff.locator(".notice")).toHaveText(ORDER_WORDS["zh-TW"].staff.card_now.holds);
  await page.goto(orderPage(booked));
  expect(await totalOf(page)).toBe(cheaper);
  await expect(page.locator(".refunds")).toContainText(shown);
  await expectSound(page, [], "en-US");
  await page.context().close();
});
