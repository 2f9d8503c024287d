/** An order's pages: found, shown, paid, cancelled; by anyone who may, by nobody else, with and without a script. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Booked, book, carry } from "./booked.ts";
import { letterTo } from "./mailbox.ts";
import { ask, at, expectSound, inLanguage, watch } from "./visit.ts";

const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

const orderPage = ({ slug, order_doc }: Booked, lang = "en-US") => at(slug, inLanguage(lang, `/orders/${order_doc}`));

const numberField = (page: Page) => page.getByRole("textbox", { name: "Booking number" });

/** Sound on a phone, on a desk, and on the narrowest screen there is. */
async function soundAtAllWidths(page: Page, lang = "en-US"): Promise<void> {
  const usual = page.viewportSize()!;
  for (const size of [usual, WIDE]) {
    await page.setViewportSize(size);
    await expectSound(page, [], lang);
  }
  await page.setViewportSize(NARROWEST);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll at 320").toBeLessThanOrEqual(0);
  await expectTargets(page);
  await page.setViewportSize(usual);
}

/** Whatever can be pressed in the page itself is as large as a finger; links within a sentence may be as small as its letters. */
async function expectTargets(page: Page): Promise<void> {
  const small = await page
    .locator("main :is(a, button, input:not([type=hidden]), summary, textarea):visible")
    .evaluateAll((all) =>
      all
        .map((each) => (each.matches("[type=radio]") ? each.closest("label")! : each))
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 90)),
    );
  expect(small).toEqual([]);
}

async function openBooked(browser: Browser, booked: Booked, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...more });
  await carry(context, booked);
  return context.newPage();
}

/** Pays by the card page of the sandbox bank. */
async function payAtBank(page: Page, press: RegExp): Promise<void> {
  await page.locator("form.form .button").click();
  await page.waitForURL(/ecpay\/pay/);
  await page.getByRole("button", { name: press }).click();
  await page.waitForURL(/redirect\/receipt/);
}

test.describe("the lookup", () => {
  test("number and e-mail open the order, and so does the phone", async ({ page }) => {
    const booked = await book("onemat", { pay_way: "pay_arrival" });
    for (const contact of [booked.email.toUpperCase(), "+886912345678"]) {
      await page.context().clearCookies();
      await page.goto(at("onemat", "/stay/en-US/orders"));
      await numberField(page).fill(booked.order_doc.toLowerCase());
      await page.locator("#contact").fill(contact);
      await page.getByRole("button", { name: "Find booking" }).click();
      await expect(page).toHaveURL(orderPage(booked));
      await expect(page.getByText(booked.order_doc)).toBeVisible();
    }
    // This browser has shown once whose the order is.
    await page.goto(orderPage(booked, "ja-JP"));
    await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP");
    await expect(page.getByText(booked.order_doc)).toBeVisible();
  });

  test("a wrong contact, an unknown number and another lodging's order are told the same, in the same way", async ({
    page,
  }) => {
    const booked = await book("onemat", { pay_way: "pay_arrival" });
    const elsewhere = await book("moonclear", { pay_way: "remittance" });
    const told = new Set<string>();
    for (const [order_doc, contact] of [
      [booked.order_doc, "somebody@example.com"],
      ["HXA991231AAAAAAAAAA", booked.email],
      [elsewhere.order_doc, elsewhere.email],
      ["not a number <b>", booked.email],
    ]) {
      await page.goto(at("onemat", "/stay/en-US/orders"));
      await numberField(page).fill(order_doc!);
      await page.locator("#contact").fill(contact!);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("button", { name: "Find booking" }).click(),
      ]);
      await expect(page.locator(".problems")).toBeFocused();
      told.add(`${answer.status()} ${await page.locator(".problems").textContent()}`);
      await expect(numberField(page)).toHaveValue(order_doc!);
      await expect(page.locator("#contact")).toHaveValue(contact!);
    }
    expect([...told]).toHaveLength(1);
    await soundAtAllWidths(page);
  });

  test("what is missing is said below its field and in a list that takes focus", async ({ page }) => {
    await page.goto(at("tidesong", "/stay/en-US/orders"));
    await page.getByRole("button", { name: "Find booking" }).click();
    const problems = page.locator(".problems");
    await expect(problems).toBeFocused();
    await problems.getByRole("link", { name: /email or phone/ }).click();
    await expect(page.locator("#contact")).toBeFocused();
    await expect(page.locator("#contact")).toHaveAttribute("aria-invalid", "true");
    await soundAtAllWidths(page);
  });

  test("whoever may not see an order is asked for it, its number filled in", async ({ page }) => {
    const booked = await book("moonclear", { pay_way: "remittance" });
    for (const address of [orderPage(booked), `${orderPage(booked)}?hash_code=wrong`]) {
      await page.goto(address);
      await expect(page).toHaveURL(at("moonclear", `/stay/en-US/orders?order_doc=${booked.order_doc}`));
      await expect(numberField(page)).toHaveValue(booked.order_doc);
    }
    await page.goto(at("moonclear", `/stay/en-US/orders/${booked.order_doc}/stay.ics`));
    await expect(numberField(page)).toBeVisible();
  });

  test("a form from elsewhere, or without the page's own word, is refused", async ({ page }) => {
    await page.goto(at("onemat", "/stay/en-US/orders"));
    const answer = await page.evaluate(async () => {
      const body = new URLSearchParams({ way: "number", order_doc: "HXA1", contact: "a@example.com" });
      return (await fetch(location.pathname, { method: "POST", body })).status;
    });
    expect(answer).toBe(403);
  });
});

test("without a number: a code by mail, and all orders of that address", async ({ page }) => {
  const [first, second] = [await book("onemat", { pay_way: "pay_arrival" }), await book("onemat", { ahead: 28 })];
  const whose = page.locator("#whose");
  await page.goto(at("onemat", "/stay/en-US/orders"));
  await whose.fill("nobody at all");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.locator(".problems")).toBeFocused();
  await expect(whose).toHaveValue("nobody at all");
  await whose.fill(first.email);
  await page.getByRole("button", { name: "Send code" }).click();
  const code = page.getByLabel("Verification code");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await soundAtAllWidths(page);
  await code.fill("00000");
  await page.getByRole("button", { name: "Confirm and list my bookings" }).click();
  await expect(page.locator(".field-error")).toHaveText("Enter the six digits of the code.");
  // Too soon for another: the first is still good.
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.locator(".problems")).toContainText("A code was sent a moment ago.");
  await soundAtAllWidths(page);
  const [digits] = /\b\d{6}\b/.exec(await letterTo(first.email, /verification code/i))!;
  // Pasted with what stands round it, it goes on by itself.
  await code.evaluate(
    (field: HTMLInputElement, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    `code: ${digits.slice(0, 3)} ${digits.slice(3)}`,
  );
  await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
  await expect(page.getByText(first.order_doc)).toBeVisible();
  await expect(page.getByText(second.order_doc)).toHaveCount(0);
  await soundAtAllWidths(page);
  await page.getByRole("link", { name: new RegExp(first.order_doc) }).click();
  await expect(page).toHaveURL(orderPage(first));
});

test("a mailed link opens the order, and leaves the address at once; the confirmation is saved", async ({
  browser,
  page,
}) => {
  const booked = await book("onemat", { pay_way: "pay_arrival" });
  const letter = await letterTo(booked.email, /Your booking is confirmed/);
  const [link] = /http\S+hash_code=\S+/.exec(letter)!;
  await page.goto(link);
  await expect(page).toHaveURL(orderPage(booked));
  await expect(page.locator(".order-now")).toContainText("Confirmed");
  const save = async (from: Page) => {
    const [download] = await Promise.all([from.waitForEvent("download"), from.locator("#confirmation").click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
    return download.suggestedFilename();
  };
  const name = await save(page);
  expect(name).toContain(booked.order_doc);
  // The same paper behind a plain link.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  expect(await save(plain)).toBe(name);
  await context.close();
  const [cancelLink] = /http\S+\/cancel\/\S+/.exec(letter)!;
  await page.goto(cancelLink);
  await expect(page.getByRole("button", { name: "Yes, cancel this booking" })).toBeVisible();
});

for (const [slug, lang] of [
  ["moonclear", "zh-TW"],
  ["onemat", "en-US"],
  ["tidesong", "ko-KR"],
] as const) {
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
  await page.goto(orderPage(booked));
  const now = page.locator(".order-now");
  await expect(now).toContainText("Waiting for payment");
  await expect(now).toContainText(/Pay by .+, \d\d:\d\d/);
  await expect(now.locator(".deadline-left")).toHaveText(/^(29|30) minutes left$/);
  await expect(page.locator(".order-details")).toContainText("2 nights");
  await expect(page.locator(".order-details")).toContainText("Late arrival");
  await expect(page.locator(".price-table")).toContainText("Still to pay");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy Booking number" }).click();
  await expect(page.getByRole("button", { name: "Copied Booking number" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked.order_doc);
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
  // From 15:00 to 11:00 by the clock of Taiwan, two nights later.
  expect(value("DTSTART")).toMatch(/T070000Z$/);
  expect(value("DTEND")).toMatch(/T030000Z$/);
  await page.context().close();
});

test("an unpaid order is cancelled for nothing, once", async ({ browser }) => {
  const booked = await book("moonclear", { ahead: 25 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await expect(page.locator(".cost-now")).toHaveText("Cancelling now costs nothing.");
  await page.getByRole("link", { name: "Cancel this booking" }).click();
  const cancelPage = page.url();
  await page.getByRole("link", { name: "Keep my booking" }).click();
  await expect(page).toHaveURL(orderPage(booked));
  await page.goto(cancelPage);
  await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
  await expect(page.getByText("There is nothing to refund for this booking.")).toBeVisible();
  await soundAtAllWidths(page);
  await page.goto(cancelPage);
  await expect(page.getByRole("button", { name: "Yes, cancel this booking" })).toHaveCount(0);
  await page.goto(orderPage(booked));
  await expect(page.locator(".order-now")).toContainText("Cancelled");
  await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

test("a paid order names its fee before it is cancelled, and keeps just that", async ({ browser }) => {
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

test("a declined card keeps the order, and Pay again is the next step", async ({ browser }) => {
  const booked = await book("onemat");
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.goto(`${at("onemat", booked.redirect_path)}?mode=pay`);
  // The vendor that was chosen with the order: the script goes on by itself.
  await page.waitForURL(/ecpay\/pay/);
  // Back leads to a page that waits: nobody is sent off again by one he came back to.
  await page.goBack();
  await expect(page.locator("main")).toBeVisible();
  expect(page.url()).toMatch(/en-US\/(orders|pay\/3)\/\w+$/);
  await page.goto(at("onemat", booked.redirect_path));
  await page.locator("form.form .button").click();
  await page.waitForURL(/ecpay\/pay/);
  await page.getByRole("button", { name: /刷卡失敗/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Not paid yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Pay again NT\$/ })).toBeVisible();
  await soundAtAllWidths(page);
  await page.getByRole("link", { name: /Pay again/ }).click();
  await payAtBank(page, /確認付款/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.context().close();
});

test("while the bank is silent the receipt says so, looks again a few times, and lets the guest go on", async ({
  browser,
}) => {
  const booked = await book("onemat");
  const page = await openBooked(browser, booked);
  await page.goto(at("onemat", booked.redirect_path));
  await page.locator("form.form .button").click();
  await page.waitForURL(/ecpay\/pay/);
  // The page is held still while it is looked at.
  await page.route(/\?n=1$/, (route) => route.fulfill({ status: 204 }));
  await page.goto(at("onemat", `/stay/en-US/redirect/receipt/${booked.order_doc}`));
  await expect(page.getByRole("heading", { name: "Waiting for the payment" })).toBeVisible();
  await expect(page.locator("[data-look-again]")).toHaveAttribute("data-look-again", /\?n=1$/);
  await soundAtAllWidths(page);
  await page.unroute(/\?n=1$/);
  await page.reload();
  await page.waitForURL(/\?n=1$/, { timeout: 15_000 });
  await page.goto(at("onemat", `/stay/en-US/redirect/receipt/${booked.order_doc}?n=12`));
  await expect(page.locator("[data-look-again]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Check again" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Pay again/ })).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

test("a remittance: where to, how much, until when; and the guest says that it is on its way", async ({ browser }) => {
  const booked = await book("moonclear", { pay_way: "remittance" });
  const page = await openBooked(browser, booked);
  await page.goto(at("moonclear", booked.redirect_path));
  await expect(page.getByRole("heading", { name: "Please make your transfer" })).toBeVisible();
  await expect(page.locator(".account")).toContainText("0012-01-0032918");
  await expect(page.getByText(/Transfer by .+ \d\d:\d\d/)).toBeVisible();
  await soundAtAllWidths(page);
  await page.getByLabel("Last five digits of your account").fill("12a");
  await page.getByRole("button", { name: "I have made the transfer" }).click();
  await expect(page.locator(".problems")).toBeFocused();
  await expect(page.getByLabel("Last five digits of your account")).toHaveValue("12a");
  await soundAtAllWidths(page);
  await page.getByLabel("Last five digits of your account").fill("54321");
  await page.getByRole("button", { name: "I have made the transfer" }).click();
  await expect(page.getByText(/ending in 54321/)).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

test("staff find the remittance on the account, and the booking stands", async ({ browser, page: staff }) => {
  const booked = await book("moonclear", { pay_way: "remittance", ahead: 29 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.getByLabel("Last five digits of your account").fill("98765");
  await page.getByRole("button", { name: "I have made the transfer" }).click();
  const letter = await letterTo(
    "stay@moonclear.example",
    new RegExp(`/staff/[^]*${booked.order_doc}|${booked.order_doc}[^]*/staff/`),
  );
  await staff.goto(/http\S+\/staff\/\S+/.exec(letter)![0]);
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
  await staff.getByLabel("實際入帳金額").fill(due.replace("NT$", ""));
  await staff.getByLabel("銀行交易序號").fill("TX-20991231-1");
  await staff.getByRole("button", { name: "確認已入帳" }).click();
  await expect(staff.getByRole("heading", { name: "已登記" })).toBeVisible();
  await soundAtAllWidths(staff, "zh-TW");
  await page.reload();
  await expect(page.locator(".order-now")).toContainText("Paid in full");
  await page.context().close();
});

test("what a guest may not cancel by himself he asks for", async ({ browser }) => {
  const booked = await book("onemat", { pay_way: "pay_arrival", ahead: 0 });
  const page = await openBooked(browser, booked);
  await page.goto(orderPage(booked));
  await page.getByText("Ask for cancellation").click();
  await page.getByLabel("Reason (optional)").fill("Typhoon");
  await soundAtAllWidths(page);
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.locator(".order-now")).toContainText("Cancellation requested");
  await expect(page.getByText("Ask for cancellation")).toHaveCount(0);
  await soundAtAllWidths(page);
  await page.context().close();
});

test("a card is typed into frames of the vendor's own, and the bank's page follows", async ({ browser }) => {
  const booked = await book("tidesong", { ahead: 30 });
  const page = await openBooked(browser, booked);
  await page.goto(at("tidesong", booked.redirect_path));
  await page.getByText("Credit card (TapPay)").click();
  await page.locator("form.form .button").click();
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible();
  await page.getByRole("button", { name: /^Pay NT\$/ }).click();
  await expect(page.getByRole("alert")).toContainText("could not be read");
  const type = (holder: string, text: string) => page.frameLocator(`${holder} iframe`).locator("input").fill(text);
  await type("#card-number", "4242424242424242");
  await type("#card-expiry", "1235");
  await type("#card-code", "123");
  await page.getByRole("button", { name: /^Pay NT\$/ }).click();
  await page.waitForURL(/tappay\/3ds/);
  await page.getByRole("button", { name: /^付款 Pay/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.context().close();
});

test("a deposit or all of it; the rest is paid later, also by the repay page", async ({ browser }) => {
  const booked = await book("tidesong", { ahead: 31, pay_option: "part", payment_vendor: 6 });
  const page = await openBooked(browser, booked);
  await page.goto(at("tidesong", booked.redirect_path));
  await expect(page.getByRole("radio", { name: /Pay deposit/ })).toBeChecked();
  await soundAtAllWidths(page);
  await payAtBank(page, /確認付款/);
  await expect(page.locator(".order-now")).toContainText("Deposit paid");
  await expect(page.getByRole("link", { name: /Pay the balance of NT\$/ })).toBeVisible();
  await soundAtAllWidths(page);
  const booking_id = await page.evaluate(async (order_doc) => {
    const asked = new URLSearchParams({ domain: location.hostname, order_doc });
    return (await (await fetch(`/api/ota/order/receipt?${asked}`)).json()).data.booking_id as string;
  }, booked.order_doc);
  await page.goto(at("tidesong", `/stay/en-US/repay/${booking_id}`));
  await expect(page.getByRole("heading", { name: "Pay for your booking" })).toBeVisible();
  await soundAtAllWidths(page);
  await page.locator('input[name="way"][value^="6 "]').check();
  await payAtBank(page, /確認付款/);
  await expect(page.locator(".order-now")).toContainText("Paid in full");
  await page.goto(at("tidesong", `/stay/en-US/repay/${booking_id}`));
  await expect(page.getByText("There is nothing more to pay.")).toBeVisible();
  await soundAtAllWidths(page);
  await page.context().close();
});

test("links that nobody issued all look the same, and another lodging's number leads nowhere", async ({
  page,
  request,
}) => {
  const booked = await book("onemat", { ahead: 26 });
  for (const path of ["/cancel/nosuch", "/cancel/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "/staff/nosuch"]) {
    const answer = await page.goto(at("onemat", inLanguage("en-US", path)));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    await soundAtAllWidths(page);
  }
  expect((await ask(request, "onemat", `/stay/pay/1/${booked.order_doc}`)).status()).toBe(404);
  const strange = await ask(request, "onemat", `/stay/pay/3/${booked.order_doc}`);
  expect(strange.status()).toBe(302);
  expect(strange.headers().location).toBe(`/stay/orders?order_doc=${booked.order_doc}`);
  expect(strange.headers()["cache-control"]).toBe("private, no-store");
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
  await page.getByRole("button", { name: /Go to payment/ }).click();
  await page.getByRole("button", { name: "Go to the payment page" }).click();
  await page.waitForURL(/ecpay\/pay/);
  await page.getByRole("button", { name: /確認付款/ }).click();
  // The bank, too, has a plain button for the way back.
  await page.locator("#back button").click();
  await page.waitForURL(/redirect\/receipt/);
  await expect(page.getByRole("heading", { name: "Your booking is confirmed" })).toBeVisible();
  await page.locator('a[href*="/cancel/"]').click();
  await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
  await context.close();
});
