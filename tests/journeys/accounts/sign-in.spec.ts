/** Signing in at the accounts service: every way to the lodging's site, and what is said where there is none. */
import { expect, type Page, test } from "@playwright/test";
import { ACCOUNT_WORDS, WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { codeFor, expectBack, expectBackAtStudio, newAddress, openSignIn, signInAddress } from "./sign-in-page.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";
import { at, expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";

const words = ACCOUNT_WORDS["en-US"];
const { refusals } = WORDS["en-US"];

const email = (page: Page) => page.getByLabel(words.start.email, { exact: true });
const code = (page: Page) => page.getByLabel(words.code.label);
const password = (page: Page) => page.getByLabel(words.password.label, { exact: true });
const newPassword = (page: Page) => page.getByLabel(words.password.new_label);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function sendCode(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await press(page, words.start.send);
  await expect(page.getByText(address)).toBeVisible();
}

/** As from the clipboard: the whole text at once. */
async function paste(page: Page, text: string): Promise<void> {
  await code(page).focus();
  await page.keyboard.insertText(text);
}

test("an e-mailed code signs in, in the look of the lodging one comes from", async ({ page }) => {
  await openSignIn(page, "moonclear");
  await expect(title(page)).toHaveText(words.titles.join);
  await expect(page.locator("html")).toHaveAttribute("data-layout", "layout_200");
  await expect(page.locator(".quiet .brand")).toHaveAttribute("href", at("moonclear", "/stay/en-US"));
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute("autocomplete", "email webauthn");
  await soundAtAllWidths(page);

  await email(page).fill("mei@");
  await press(page, words.start.send);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(words.wrong.email);
  await expect(email(page)).toHaveValue("mei@");

  const address = newAddress();
  await sendCode(page, ` ${address.toUpperCase()} `.trim());
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  // Another one would be refused for a minute: the button says how long.
  await expect(page.getByRole("button", { name: /^New code in \d+ s$/ })).toBeDisabled();
  await soundAtAllWidths(page);

  const sent = await codeFor(address);
  await code(page).fill("12 34");
  await press(page, words.code.submit);
  await expect(code(page)).toHaveAccessibleDescription(words.wrong.code);
  await paste(page, sent === "000000" ? "111111" : "000000");
  await expect(code(page)).toHaveAccessibleDescription(refusals.CAPTCHA_WRONG);
  await expect(code(page)).toBeFocused();
  await paste(page, `${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expectBack(page, "moonclear");

  // Whoever is signed in already is not asked again.
  await page.goto(signInAddress("tidesong"));
  await expectBack(page, "tidesong");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  testLonger("an e-mailed code signs in, and a change of language keeps the address", async ({ page }) => {
    await openSignIn(page, "moonclear");
    await expect(page.getByRole("button", { name: words.start.passkey })).toBeHidden();
    const address = newAddress();
    await sendCode(page, address);
    await page.locator(".quiet summary").click();
    await page.getByRole("button", { name: "日本語" }).click();
    await expect(title(page)).toHaveText(ACCOUNT_WORDS["ja-JP"].titles.code);
    await expect(page.getByText(address)).toBeVisible();
    // Too soon for another: the sentence comes, and the first code is still good.
    await press(page, ACCOUNT_WORDS["ja-JP"].code.resend);
    const field = page.getByLabel(ACCOUNT_WORDS["ja-JP"].code.label);
    await expect(field).toHaveAccessibleDescription(WORDS["ja-JP"].refusals.CAPTCHA_TOO_SOON);
    const sent = await codeFor(address);
    await field.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await press(page, ACCOUNT_WORDS["ja-JP"].code.submit);
    await expectBack(page, "moonclear");
  });
});

testLonger("a forgotten password is replaced by a code, and signs in from then on", async ({ page, browser }) => {
  const address = newAddress();
  const chosen = "three blue herons";
  await openSignIn(page, "moonclear");
  await page.getByRole("link", { name: words.start.with_password }).click();
  await email(page).fill(address);
  await password(page).fill("a wrong one");
  await press(page, words.password.show);
  await expect(password(page)).toHaveAttribute("type", "text");
  await press(page, words.password.submit);
  await expect(password(page)).toHaveAccessibleDescription(refusals.SIGN_IN_FAILED);
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(email(page)).toHaveValue(address);
  await soundAtAllWidths(page);

  await page.getByRole("link", { name: words.password.forgot }).click();
  await sendCode(page, address);
  await code(page).fill(await codeFor(address));
  await newPassword(page).pressSequentially("password12");
  await expect(page.getByText(words.password.weak)).toBeVisible();
  await press(page, words.password.reset_submit);
  await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(refusals.PASSWORD_WEAK));
  await expect(newPassword(page)).toBeFocused();
  await expect(code(page)).not.toHaveValue("");
  await newPassword(page).pressSequentially(chosen);
  await expect(page.getByText(words.password.good)).toBeVisible();
  await soundAtAllWidths(page);
  await press(page, words.password.reset_submit);
  await expectBack(page, "moonclear");

  const elsewhere = await (await browser.newContext()).newPage();
  await openSignIn(elsewhere, "tidesong");
  await elsewhere.getByRole("link", { name: words.start.with_password }).click();
  await email(elsewhere).fill(address);
  await password(elsewhere).fill(chosen);
  await press(elsewhere, words.password.submit);
  await expectBack(elsewhere, "tidesong");
  await elsewhere.context().close();
});

test("the keyboard alone signs in", async ({ page }) => {
  await openSignIn(page, "moonclear");
  const address = newAddress();
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: words.start.send })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await codeFor(address));
  await page.keyboard.press("Enter");
  await expectBack(page, "moonclear");
});

test("a sign-in of another browser, or one that is over, says how to go on", async ({ page, browser }) => {
  const mine = await openSignIn(page, "moonclear");
  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(mine);
  expect(answer!.status()).toBe(410);
  await expect(title(stranger)).toHaveText(words.titles.expired);
  await stranger.context().close();

  // What was on the screen when it ended still knows the lodging.
  await page.context().clearCookies({ name: "yado-sign-in" });
  await email(page).fill(newAddress());
  await press(page, words.start.send);
  await expect(title(page)).toHaveText(words.titles.expired);
  await expect(page.locator("main .button")).toHaveAttribute("href", at("moonclear", "/stay/en-US"));
  await soundAtAllWidths(page);
});

test("staff sign in with two steps, and set up the second one", async ({ page }) => {
  await openSignIn(page, "studio");
  await expect(title(page)).toHaveText(words.titles.staff);
  await expect(page.getByText(words.start.lead_staff)).toBeVisible();
  await expect(page.getByRole("link", { name: words.start.with_password })).toHaveCount(0);
  await soundAtAllWidths(page);
  const address = newAddress();
  await sendCode(page, address);
  await paste(page, await codeFor(address));
  await expect(title(page)).toHaveText(words.titles.set_up);
  await expect(newPassword(page)).toBeFocused();
  await newPassword(page).fill("short");
  await press(page, words.second.set_up_submit);
  await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(words.wrong.short(10)));
  await soundAtAllWidths(page);
  await newPassword(page).fill("seven slow turtles");
  await press(page, words.second.set_up_submit);
  await expectBackAtStudio(page);
});

for (const slug of ["moonclear", "tidesong"]) {
  for (const lang of LANGUAGES) {
    const isInSample = slug === "tidesong" && lang === "zh-TW";
    testVariant(isInSample)(`the sign-in page of ${slug} is sound in ${lang}`, async ({ page }) => {
      const faults = watch(page);
      await openSignIn(page, slug, lang);
      await expectSound(page, faults, lang);
    });
  }
}
