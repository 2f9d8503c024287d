/** Who may see an order: whoever has its number and contact, an e-mailed code, or a link of ours; and nobody else. */
import { expect, type Page, test } from "@playwright/test";
import { PROOF_WORDS } from "#languages/languages.ts";
import { book, orderPage } from "./booked.ts";
import { mailTo } from "./mailbox.ts";
import { ask, at, inLanguage, soundAtAllWidths } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const numberField = (page: Page) => page.getByRole("textbox", { name: "Booking number" });

test.describe("the lookup", () => {
  test("number and e-mail open the order, and so do its short code and the phone", async ({ page }) => {
    const booked = await book("onemat", { pay_way: "pay_arrival" });
    const find = async (number: string, contact: string) => {
      await page.context().clearCookies();
      await page.goto(at("onemat", "/stay/en-US/orders"));
      await numberField(page).fill(number);
      await page.locator("#contact").fill(contact);
      await page.getByRole("button", { name: "Find booking" }).click();
    };
    const shownCode = page.locator(".order-code .copyable-text");
    await find(booked.order_doc.toLowerCase(), booked.email.toUpperCase());
    await expect(page).toHaveURL(orderPage(booked));
    await expect(page.getByText(booked.order_doc)).toBeVisible();
    await expect(shownCode).toHaveText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const code = await shownCode.innerText();
    await soundAtAllWidths(page);
    // As it was heard on the telephone; with somebody else's contact it finds nothing.
    await find(code, "somebody@example.com");
    await expect(page.locator(".problems")).toBeFocused();
    await find(` ${code.toLowerCase().replace("-", " ")}`, booked.phone.replace(" ", ""));
    await expect(page).toHaveURL(orderPage(booked));
    await expect(shownCode).toHaveText(code);
    await page.goto(at("onemat", inLanguage("en-US", `/redirect/receipt/${booked.order_doc}`)));
    await expect(shownCode).toHaveText(code);
    // This browser has proved its access once.
    await page.goto(orderPage(booked, "ja-JP"));
    await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP");
    await expect(page.getByText(booked.order_doc)).toBeVisible();
  });

  testLonger("a wrong contact, an unknown number and another lodging's order get the same answer", async ({ page }) => {
    const booked = await book("onemat", { pay_way: "pay_arrival" });
    const elsewhere = await book("moonclear", { pay_way: "remittance" });
    const answers = new Set<string>();
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
      answers.add(`${answer.status()} ${await page.locator(".problems").textContent()}`);
      await expect(numberField(page)).toHaveValue(order_doc!);
      await expect(page.locator("#contact")).toHaveValue(contact!);
    }
    expect([...answers]).toHaveLength(1);
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

  test("whoever may not see an order gets the form to find it, its number filled in", async ({ page }) => {
    const booked = await book("moonclear", { pay_way: "remittance" });
    for (const [query, kept, notices] of [
      ["", "", 0],
      ["?hash_code=wrong", "&link=old", 1],
    ] as const) {
      await page.goto(orderPage(booked) + query);
      await expect(page).toHaveURL(at("moonclear", `/stay/en-US/orders?order_doc=${booked.order_doc}${kept}`));
      await expect(numberField(page)).toHaveValue(booked.order_doc);
      await expect(page.getByText("This link no longer works.")).toHaveCount(notices);
      await expect(page.getByText(`A link alone doesn’t open booking “${booked.order_doc}”`)).toHaveCount(1 - notices);
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
  await page.getByRole("button", { name: "Confirm and show my bookings" }).click();
  await expect(page.locator(".field-error")).toHaveText("Enter the six-digit code.");
  // Too soon for another code: the first is still valid.
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.locator(".field-error")).toContainText("A code was sent a moment ago.");
  await soundAtAllWidths(page);
  const [digits] = /\b\d{6}\b/.exec(await mailTo(first.email, /verification code/i))!;
  // Pasted with text around it, it is submitted by itself.
  await code.evaluate(
    (field: HTMLInputElement, text) => {
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    `code: ${digits.slice(0, 3)} ${digits.slice(3)}`,
  );
  await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
  const listed = page.locator(".order-list a");
  await expect(listed).toHaveCount(1);
  await expect(listed).not.toHaveAttribute("href", new RegExp(second.order_doc));
  const shortCode = await listed.locator(".order-list-number").innerText();
  await soundAtAllWidths(page);
  await listed.click();
  await expect(page).toHaveURL(orderPage(first));
  await expect(page.locator(".order-code .copyable-text")).toHaveText(shortCode);
});

test("a mailed link opens the order, and leaves the address at once; the confirmation is saved", async ({
  browser,
  page,
}) => {
  const booked = await book("onemat", { pay_way: "pay_arrival" });
  const mail = await mailTo(booked.email, /Your booking is confirmed/);
  const [link] = /http\S+hash_code=\S+/.exec(mail)!;
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
  expect(await save(page)).toBe(PROOF_WORDS["en-US"].file_name(booked.order_doc));
  // In the language of whoever reads it; the same behind a plain link.
  const inJapanese = PROOF_WORDS["ja-JP"].file_name(booked.order_doc);
  await page.goto(orderPage(booked, "ja-JP"));
  expect(await save(page)).toBe(inJapanese);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.goto(orderPage(booked, "ja-JP"));
  expect(await save(plain)).toBe(inJapanese);
  await context.close();
  const [cancelLink] = /http\S+\/cancel\/\S+/.exec(mail)!;
  await page.goto(cancelLink);
  await expect(page.getByRole("button", { name: "Yes, cancel this booking" })).toBeVisible();
});

testLonger(
  "links that nobody issued all look the same, and another lodging's number leads nowhere",
  async ({ page, request }) => {
    const booked = await book("onemat", { ahead: 26 });
    for (const path of ["/cancel/nosuch", "/cancel/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "/staff/nosuch"]) {
      const answer = await page.goto(at("onemat", inLanguage("en-US", path)));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
      await soundAtAllWidths(page);
    }
    expect((await ask(request, "onemat", `/stay/pay/1/${booked.order_doc}`)).status()).toBe(404);
    const strange = await ask(request, "onemat", `/stay/pay/3/${booked.order_doc}`);
    expect(strange.status()).toBe(302);
    expect(strange.headers().location).toBe(`/stay/orders?order_doc=${booked.order_doc}`);
    expect(strange.headers()["cache-control"]).toBe("private, no-store");
  },
);
