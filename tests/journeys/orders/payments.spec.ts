/** Orders in a browser, against the sandbox bank: paid with every vendor, failed, in parts, later, cancelled, expired. */
import { expect, test } from "@playwright/test";
import { ORDER_WORDS } from "#languages/languages.ts";
import {
  confirmCancel,
  day,
  downloadConfirmation,
  expectPaid,
  expectStatus,
  goToBank,
  later,
  mailsOf,
  linkIn,
  lookUp,
  onReceipt,
  payAtMachine,
  payingAt,
  place,
  clickVendorButton,
  staffMails,
  tick,
} from "./paying.ts";
import { expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";

// One clock for all: no test may be half way while another moves it.
test.describe.configure({ mode: "serial" });

const VENDORS = [
  { vendor: 1, name: "NewebPay", slug: "tidesong", lang: "zh-TW" },
  { vendor: 2, name: "TapPay", slug: "tidesong", lang: "en-US" },
  { vendor: 3, name: "JKOPay", slug: "tidesong", lang: "zh-CN" },
  { vendor: 4, name: "LINE Pay", slug: "onemat", lang: "ja-JP" },
  { vendor: 6, name: "ECPay", slug: "moonclear", lang: "ko-KR" },
  { vendor: 7, name: "Pi", slug: "tidesong", lang: "en-US" },
];

/** A redirect to a wallet, and a form sent to a gateway; a card in frames of our page is in order-payment.spec.ts. */
const IN_SAMPLE = new Set(["LINE Pay", "ECPay"]);

for (const { vendor, name, slug, lang } of sampled(VENDORS, (each) => IN_SAMPLE.has(each.name))) {
  test(`paid with ${name}`, async ({ page, request }) => {
    const faults = watch(page);
    const placed = await place(request, slug, { lang, payment_vendor: vendor });
    await lookUp(page, placed);
    await expectStatus(page, placed, "pending_payment");
    await expectSound(page, faults, lang);
    await goToBank(page, vendor);
    if (vendor === 2) await payByCard(page);
    await clickVendorButton(page, "pay");
    await onReceipt(page, placed);
    await expectStatus(page, placed, "confirmed");
    await expectPaid(page, placed, "full");
    await expectSound(page, faults, lang);
    expect((await downloadConfirmation(page)).subarray(0, 5).toString()).toBe("%PDF-");
    const mails = await mailsOf(request, placed);
    expect(mails.map(({ kind, lang }) => [kind, lang])).toEqual([["confirmed", lang]]);
    expect(mails[0]!.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.ics$/)]);
  });
}

/** The card is typed into the vendor's frames. */
async function payByCard(page: import("@playwright/test").Page): Promise<void> {
  await page.waitForURL(/\/bank\//);
  const fields = [
    ["number", "4242424242424242"],
    ["expiry", "0130"],
    ["ccv", "123"],
  ] as const;
  for (const [field, text] of fields) {
    await page.frameLocator(`iframe[src*="field=${field}"]`).locator("input").fill(text);
  }
  await page.locator('main button[type="submit"]').click();
}

testLonger("a declined card, and paid again another way", async ({ page, request }) => {
  const placed = await place(request, "tidesong", { payment_vendor: 6 });
  await lookUp(page, placed);
  await goToBank(page, 6);
  await clickVendorButton(page, "fail");
  await onReceipt(page, placed);
  await expectStatus(page, placed, "pending_payment");
  await goToBank(page, 4);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await expectStatus(page, placed, "confirmed");
  const kinds = (await mailsOf(request, placed)).map(({ kind }) => kind);
  expect(kinds).toEqual(["confirmed"]);
});

testLonger("a deposit, then the rest by the repay page; an invoice for each", async ({ page, request }) => {
  const placed = await place(request, "tidesong", { lang: "en-US", payment_vendor: 1, pay_option: "part" });
  await lookUp(page, placed);
  await goToBank(page, 1, "part");
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await expectStatus(page, placed, "confirmed");
  await expectPaid(page, placed, "part");
  await tick(request);
  await page.reload();
  expect(await page.locator("main").innerText()).toMatch(/[A-Z]{2}\d{8}/);
  await goToBank(page, 4);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await expectPaid(page, placed, "full");
  const kinds = (await mailsOf(request, placed)).map(({ kind }) => kind);
  expect(kinds).toEqual(["confirmed", "paid"]);
});

testLonger("the webhook is lost: what the bank gives the browser makes us ask it", async ({ page, request }) => {
  const placed = await place(request, "moonclear", { payment_vendor: 6 });
  await lookUp(page, placed);
  await goToBank(page, 6);
  await clickVendorButton(page, "lost");
  await onReceipt(page, placed);
  await expectStatus(page, placed, "confirmed");
  expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toEqual(["confirmed"]);
});

for (const vendor of sampled([9, 13], (each) => each === 9)) {
  test(`a bank's number (${vendor}) is issued, shown, and paid the next day`, async ({ page, request }) => {
    const faults = watch(page);
    const placed = await place(request, "thousandlamps", { payment_vendor: vendor, ahead: 40 });
    await lookUp(page, placed);
    await goToBank(page, vendor);
    await clickVendorButton(page, "issue");
    // ECPay shows the number on its own page; NewebPay sends the guest back with it.
    if (vendor === 9) await page.locator('button[value="leave"]').click();
    await onReceipt(page, placed);
    await expectStatus(page, placed, "pending_payment");
    await expect(page.locator("section[aria-labelledby=transfer]")).toContainText(/\d{10,}/);
    await expectSound(page, faults, placed.lang);
    await later(request, 24 * 60);
    await payAtMachine(page, placed);
    await page.goto(payingAt(placed.slug, inLanguage(placed.lang, `/orders/${placed.order_doc}`)));
    await expectStatus(page, placed, "confirmed");
    expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toContain("confirmed");
  });
}

testLonger("remitted: the account to copy, the guest's word, and staff who find it", async ({ page, request }) => {
  const faults = watch(page);
  const placed = await place(request, "swallowtail", { pay_way: "remittance", lang: "en-US" });
  await lookUp(page, placed);
  await expectStatus(page, placed, "pending_payment");
  // On a phone the account is further down.
  await expect(page.locator("#remittance")).not.toBeInViewport();
  await page.locator(".to-account").click();
  await expect(page.locator("#remittance")).toBeInViewport();
  await page.locator('[name="last_five"]').fill("12a45");
  await page.locator('form:has([name="last_five"]) button').click();
  await expect(page.locator('[name="last_five"]')).toHaveValue("12a45");
  // A mistake is answered with 422, which is logged.
  expect(faults.splice(0).every((fault) => fault.includes("422"))).toBe(true);
  await page.locator('[name="last_five"]').fill("12345");
  await page.locator('form:has([name="last_five"]) button').click();
  await expect(page.locator("section[aria-labelledby=remittance] [role=status]")).toContainText("12345");
  await expectSound(page, faults, "en-US");
  const received = await mailsOf(request, placed);
  expect(received.map(({ kind }) => kind)).toEqual(["order_received"]);
  const staffMail = (await staffMails(request, placed)).find(({ text }) => text.includes("/staff/"));
  await page.goto(linkIn(staffMail!, "/staff/"));
  await expect(page.locator("main")).toContainText("12345");
  await page.locator('[name="proof"]').fill("BANK-REF-77");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('[name="proof"]')).toHaveCount(0);
  await page.goto(payingAt(placed.slug, inLanguage("en-US", `/orders/${placed.order_doc}`)));
  await expectStatus(page, placed, "confirmed");
  expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toEqual(["order_received", "confirmed"]);
});

testLonger("to be paid on arrival: confirmed at once, with its paper", async ({ page, request }) => {
  const placed = await place(request, "onemat", { pay_way: "pay_arrival", lang: "ja-JP" });
  await lookUp(page, placed);
  await expectStatus(page, placed, "confirmed");
  expect((await downloadConfirmation(page)).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toEqual(["confirmed"]);
});

test("cancelled free of charge: the money comes back, and e-mails say so", async ({ page, request }) => {
  const faults = watch(page);
  const room_attachment_detail = [{ item_number: "SHUTTLE", quantity: 1, date: day(60) }];
  const placed = await place(request, "tidesong", {
    payment_vendor: 1,
    lang: "en-US",
    ahead: 60,
    room_attachment_detail,
  });
  await lookUp(page, placed);
  await goToBank(page, 1);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  const extra = page.locator(".booked-item");
  await expect(extra).not.toHaveAttribute("data-left");
  await tick(request);
  await later(request, 24 * 60);
  await page.locator('main a[href*="/cancel/"]').click();
  await page.waitForURL(/\/cancel\//);
  await expectSound(page, faults, "en-US");
  await confirmCancel(page, placed);
  const kinds = (await mailsOf(request, placed)).map(({ kind }) => kind);
  expect(kinds).toEqual(["confirmed", "cancelled"]);
  await lookUp(page, placed);
  await expectStatus(page, placed, "cancelled");
  await expect(page.locator("#confirmation")).toHaveCount(0);
  // The extra went with the order, and its line says so.
  await expect(extra).toHaveCount(1);
  await expect(extra).toHaveAttribute("data-left");
  await expect(extra).toContainText(ORDER_WORDS["en-US"].add_on.state.given_back);
});

testLonger("cancelled late: the fee is named before the one confirm, and kept", async ({ page, request }) => {
  const placed = await place(request, "tidesong", { payment_vendor: 1, lang: "en-US", ahead: 9 });
  await lookUp(page, placed);
  await goToBank(page, 1);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await later(request, 4 * 24 * 60);
  await page.reload();
  await page.locator('main a[href*="/cancel/"]').click();
  await page.waitForURL(/\/cancel\//);
  const terms = await page.locator("main").innerText();
  expect(terms).toMatch(/NT\$[1-9]/);
  await confirmCancel(page, placed);
  const kinds = (await mailsOf(request, placed)).map(({ kind }) => kind);
  expect(kinds).toEqual(["confirmed", "cancelled"]);
});

testLonger("not paid in time: expired, and the guest gets an e-mail", async ({ page, request }) => {
  const faults = watch(page);
  const placed = await place(request, "thousandlamps", { payment_vendor: 1, lang: "en-US", ahead: 50 });
  await lookUp(page, placed);
  await later(request, 32);
  await tick(request);
  await page.reload();
  await expectStatus(page, placed, "expired");
  await expectSound(page, faults, "en-US");
  expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toEqual(["order_received", "expired"]);
});

test("from an e-mail's links alone: pay, download, find, cancel", async ({ page, request, browser }) => {
  const placed = await place(request, "tidesong", { payment_vendor: 4, lang: "en-US", ahead: 70 });
  await later(request, 16);
  const [received] = await mailsOf(request, placed);
  await page.goto(linkIn(received!, "/pay/"));
  expect(page.url()).not.toContain("hash_code");
  await page.locator('main form button[type="submit"]').click();
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await expectStatus(page, placed, "confirmed");
  const confirmed = (await mailsOf(request, placed)).at(-1)!;
  // Another browser, which has never seen this order: only the e-mail's links give access.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await other.goto(linkIn(confirmed, `/orders/${placed.order_doc}`));
  await expectStatus(other, placed, "confirmed");
  expect(other.url()).not.toContain("hash_code");
  expect((await downloadConfirmation(other)).subarray(0, 5).toString()).toBe("%PDF-");
  await other.goto(linkIn(confirmed, "/cancel/"));
  await confirmCancel(other, placed);
  await phone.close();
  expect((await mailsOf(request, placed)).map(({ kind }) => kind)).toContain("cancelled");
});
