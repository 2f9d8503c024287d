/** From an order to the bank and back: whatever the bank answers, the guest sees the outcome and what to do next. */
import { expect, type Page, test } from "@playwright/test";
import { ORDER_WORDS } from "#languages/languages.ts";
import { book, openBooked, orderPage, payAtBank } from "./booked.ts";
import { mailTo } from "./mailbox.ts";
import { at, soundAtAllWidths, stopClock } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const numberField = (page: Page) => page.getByRole("textbox", { name: "Booking number" });

testLonger("a declined card keeps the order, and Pay again is the next step", async ({ browser }) => {
  const booked = await book("onemat");
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.goto(`${at("onemat", booked.redirect_path)}?mode=pay`);
  // The vendor that was chosen with the order: the script continues by itself.
  await page.waitForURL(/ecpay\/pay/);
  // Back leads to the page with the choice, which must not redirect again.
  await page.goBack();
  await expect(page.locator("main")).toBeVisible();
  expect(page.url()).toMatch(/en-US\/(orders|pay\/3)\/\w+$/);
  await page.goto(at("onemat", booked.redirect_path));
  await page.locator("form.form .button").click();
  await page.waitForURL(/ecpay\/pay/);
  await page.getByRole("button", { name: /刷卡失敗/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Your payment did not go through" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Try paying NT\$/ })).toBeVisible();
  await soundAtAllWidths(page);
  await page.getByRole("link", { name: /Try paying/ }).click();
  await payAtBank(page, /確認付款/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.context().close();
});

const words = ORDER_WORDS["en-US"];
const checkAgain = (page: Page) => page.getByRole("button", { name: words.check_again });

test("back from the bank unpaid: not paid yet, the time left and a pay button at once, and the bank is asked on request", async ({
  browser,
}) => {
  const booked = await book("onemat");
  const page = await openBooked(browser, booked);
  await page.goto(at("onemat", booked.redirect_path));
  await page.locator("form.form .button").click();
  await page.waitForURL(/ecpay\/pay/);
  await page.locator('button[value="leave"]').click();
  await page.waitForURL(/redirect\/receipt/);
  const expectUnpaid = async () => {
    await expect(page.locator(".order-now .status")).toHaveText(words.status.pending_payment);
    await expect(page.locator(".deadline-left")).toHaveText(/^(29|30) minutes left$/);
    await expect(page.locator(".deadline")).toContainText(words.after_deadline);
    await expect(page.locator('.order-now a[href*="/pay/"]')).toBeVisible();
    await expect(page.locator("[data-look-again]")).toHaveCount(0);
    await expect(checkAgain(page)).toBeVisible();
  };
  await expect(page.getByRole("heading", { name: words.outcome.unpaid.title })).toBeVisible();
  await expectUnpaid();
  await soundAtAllWidths(page);
  await checkAgain(page).click();
  await expect(page.locator(".notice")).toHaveText(words.checked.unpaid);
  await expect(page.locator(".notice")).toBeFocused();
  await expectUnpaid();
  // The bank wants to be left alone for ten minutes: the page says until when.
  await page.goto(orderPage(booked));
  await expectUnpaid();
  await expect(page.locator(".order-now .said")).toHaveText(words.outcome.unpaid.title);
  await expect(page.locator(".order-now")).toContainText(words.outcome.unpaid.text);
  await checkAgain(page).click();
  const [before = "", after = ""] = words.checked.too_soon("{m}").split("{m}");
  await expect(page.locator(".notice")).toHaveText(new RegExp(`^${before}\\d\\d:\\d\\d${after.replace(".", "\\.")}$`));
  await soundAtAllWidths(page);
  await page.context().close();
});

testLonger(
  "while a bank has not decided the receipt says so, looks again a few times, and lets the guest go on",
  async ({ browser }) => {
    const booked = await book("onemat");
    const page = await openBooked(browser, booked);
    await page.goto(at("onemat", booked.redirect_path));
    await page.locator("form.form .button").click();
    await page.waitForURL(/ecpay\/pay/);
    // The page must not reload while it is checked.
    await page.route(/\?n=1$/, (route) => route.fulfill({ status: 204 }));
    await page.locator('button[value="undecided"]').click();
    await page.waitForURL(/redirect\/receipt/);
    await expect(page.getByRole("heading", { name: "Your payment is being checked" })).toBeVisible();
    // No deadline for paying, only until when the rooms are kept; and no invitation to pay twice.
    await expect(page.locator(".deadline")).toHaveCount(0);
    await expect(page.locator(".order-now")).toContainText(words.kept_until("").trim());
    await expect(page.getByRole("link", { name: /Try paying/ })).toHaveCount(0);
    await expect(page.locator("[data-look-again]")).toHaveAttribute("data-look-again", /\?n=1$/);
    await soundAtAllWidths(page);
    await page.unroute(/\?n=1$/);
    await stopClock(page);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
    await page.clock.fastForward(15_000);
    await page.waitForURL(/\?n=1$/);
    await page.clock.resume();
    await page.goto(at("onemat", `/stay/en-US/redirect/receipt/${booked.order_doc}?n=12`));
    await expect(page.locator("[data-look-again]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Try paying/ })).toBeVisible();
    await soundAtAllWidths(page);
    await checkAgain(page).click();
    await expect(page.locator(".notice")).toHaveText(words.checked.under_way);
    await page.goto(orderPage(booked));
    await expect(page.locator(".order-now")).toContainText(words.not_finished);
    await expect(checkAgain(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /Try paying/ })).toBeVisible();
    await page.context().close();
  },
);

testLonger(
  "a remittance: where to, how much, until when; and the guest says that it is on its way",
  async ({ browser }) => {
    const booked = await book("moonclear", { pay_way: "remittance" });
    const page = await openBooked(browser, booked);
    await page.goto(at("moonclear", booked.redirect_path));
    await expect(page.getByRole("heading", { name: "Please make your transfer" })).toBeVisible();
    await expect(page.locator(".account")).toContainText("0012-01-0032918");
    await expect(page.getByText(/Transfer by .+ \d\d:\d\d/)).toBeVisible();
    await soundAtAllWidths(page);
    await page.getByLabel("Last five digits of your account").fill("12a");
    await page.getByRole("button", { name: "I’ve made the transfer" }).click();
    await expect(page.locator(".problems")).toBeFocused();
    await expect(page.getByLabel("Last five digits of your account")).toHaveValue("12a");
    await soundAtAllWidths(page);
    await page.getByLabel("Last five digits of your account").fill("54321");
    await page.getByRole("button", { name: "I’ve made the transfer" }).click();
    await expect(page.getByText(/ending in 54321/)).toBeVisible();
    await expect(page.locator(".order-now")).toContainText(/Your room is held until .+ \d\d:\d\d/);
    await expect(page.locator(".deadline")).toHaveCount(0);
    await soundAtAllWidths(page);
    await page.context().close();
  },
);

testLonger("staff find the remittance on the account, and the booking stands", async ({ browser, page: staff }) => {
  const booked = await book("moonclear", { pay_way: "remittance", ahead: 29 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.getByLabel("Last five digits of your account").fill("98765");
  await page.getByRole("button", { name: "I’ve made the transfer" }).click();
  const mail = await mailTo(
    "stay@moonclear.example",
    new RegExp(`/staff/[^]*${booked.order_doc}|${booked.order_doc}[^]*/staff/`),
  );
  await staff.goto(/http\S+\/staff\/\S+/.exec(mail)![0]);
  await expect(staff.getByRole("heading", { name: "確認匯款" })).toBeVisible();
  await expect(staff.locator(".spec")).toContainText("98765");
  await soundAtAllWidths(staff, "zh-TW");
  await staff.getByLabel("實際入帳金額").fill("lots");
  await staff.getByRole("button", { name: "確認已入帳" }).click();
  await expect(staff.locator(".problems")).toBeFocused();
  await expect(staff.getByLabel("實際入帳金額")).toHaveValue("lots");
  await soundAtAllWidths(staff, "zh-TW");
  await page.reload();
  const due = (await page.locator(".order-amount strong").textContent())!;
  const total = Number(due.replace(/\D/g, ""));
  await staff.getByLabel("實際入帳金額").fill("100");
  await staff.getByLabel("銀行交易序號").fill("TX-20991231-1");
  await staff.getByRole("button", { name: "確認已入帳" }).click();
  await expect(staff.locator(".notice")).toContainText(/NT\$\s?100/);
  await expect(staff.locator(".notice")).toContainText((total - 100).toLocaleString("en-US"));
  await expect(staff.getByLabel("實際入帳金額")).toHaveValue("");
  await staff.getByLabel("實際入帳金額").fill(String(total - 100));
  await staff.getByLabel("銀行交易序號").fill("TX-20991231-2");
  await staff.getByRole("button", { name: "確認已入帳" }).click();
  await expect(staff.getByRole("heading", { name: "已登記" })).toBeVisible();
  await soundAtAllWidths(staff, "zh-TW");
  await page.reload();
  await expect(page.locator(".order-now")).toContainText("Paid in full");
  await page.context().close();
});

test("a card is typed into frames of the vendor's own, and the bank's page follows", async ({ browser }) => {
  const booked = await book("tidesong", { ahead: 30, payment_vendor: 2 });
  const page = await openBooked(browser, booked);
  await page.goto(at("tidesong", booked.redirect_path));
  await page.locator('input[name="vendor"][value="card"]').check();
  await page.locator("form.form .button").click();
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible();
  await page.getByRole("button", { name: /^Pay NT\$/ }).click();
  await expect(page.getByRole("alert")).toContainText("couldn’t read this card");
  const type = (holder: string, text: string) => page.frameLocator(`${holder} iframe`).locator("input").fill(text);
  await type("#card-number", "4242424242424242");
  await type("#card-expiry", "1235");
  await type("#card-code", "123");
  await expect(page.locator("#card-code")).toHaveAttribute("data-focus");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: /^Pay NT\$/ }).click();
  await page.waitForURL(/tappay\/3ds/);
  await page.getByRole("button", { name: /^付款 Pay/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.context().close();
});

testLonger("a deposit or all of it; the rest is paid later, also by the repay page", async ({ browser }) => {
  const booked = await book("tidesong", { ahead: 31, pay_option: "part", payment_vendor: 6 });
  const page = await openBooked(browser, booked);
  await page.goto(at("tidesong", booked.redirect_path));
  await expect(page.getByRole("radio", { name: /Pay a deposit/ })).toBeChecked();
  await soundAtAllWidths(page);
  await payAtBank(page, /確認付款/);
  await expect(page.locator(".order-now")).toContainText("Deposit paid");
  await expect(page.getByRole("link", { name: /Pay the balance of NT\$/ })).toBeVisible();
  await soundAtAllWidths(page);
  const booking_id = await page.evaluate(async (order_doc) => {
    const query = new URLSearchParams({ domain: location.hostname, order_doc });
    return (await (await fetch(`/api/ota/order/receipt?${query}`)).json()).data.booking_id as string;
  }, booked.order_doc);
  await page.goto(at("tidesong", `/stay/en-US/repay/${booking_id}`));
  await expect(page.getByRole("heading", { name: "Pay for your booking" })).toBeVisible();
  await soundAtAllWidths(page);
  await page.locator('input[name="way"][value^="6 "]').check();
  await payAtBank(page, /確認付款/);
  await expect(page.locator(".order-now")).toContainText("Paid in full");
  await page.goto(at("tidesong", `/stay/en-US/repay/${booking_id}`));
  await expect(page.getByRole("heading", { name: "Already paid" })).toBeVisible();
  await expect(page.getByText("There’s nothing more to pay.")).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

test("without a script: found, paid by plain buttons, cancelled", async ({ browser }) => {
  const booked = await book("onemat", { ahead: 27 });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(at("onemat", "/stay/en-US"));
  await page.locator('footer a[href="/stay/en-US/orders"]').click();
  await page.getByRole("button", { name: "Find booking" }).click();
  await expect(page.locator(".problems")).toBeVisible();
  await numberField(page).fill(booked.order_doc);
  await page.locator("#contact").fill(booked.email);
  await page.getByRole("button", { name: "Find booking" }).click();
  await expect(page).toHaveURL(orderPage(booked));
  await expect(page.getByRole("button", { name: /Copy/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Pay NT\$/ }).click();
  await page.getByRole("button", { name: /Continue to pay/ }).click();
  await page.getByRole("button", { name: "Go to the payment page" }).click();
  await page.waitForURL(/ecpay\/pay/);
  // Back unpaid: the same button asks the bank, and says what it says.
  await page.locator('button[value="leave"]').click();
  await checkAgain(page).click();
  await expect(page.locator(".notice")).toHaveText(words.checked.unpaid);
  await page.locator('.order-now a[href*="/pay/"]').click();
  await page.getByRole("button", { name: /Continue to pay/ }).click();
  await page.getByRole("button", { name: "Go to the payment page" }).click();
  await page.waitForURL(/ecpay\/pay/);
  await page.getByRole("button", { name: /確認付款/ }).click();
  // The bank, too, has a plain button for the way back.
  await page.locator("#back button").click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.locator('a[href*="/cancel/"]').click();
  await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
  await expect(page.getByRole("heading", { name: "Booking canceled" })).toBeVisible();
  await context.close();
});
