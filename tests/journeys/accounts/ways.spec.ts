/** Signing in with a passkey, with Google and with LINE; and the page on which an account's owner sees all of it. */
import { expect, type Page, test } from "@playwright/test";
import { ACCOUNT_WORDS, WORDS } from "#languages/languages.ts";
import {
  answerToProgram,
  codeFor,
  expectBack,
  expectBackAtStudio,
  newAddress,
  openSignIn,
  programAddress,
  signInAddress,
} from "./sign-in-page.ts";
import { at, PORT, soundAtAllWidths } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const words = ACCOUNT_WORDS["en-US"];
const ACCOUNT = `http://localhost:${PORT}/accounts/account?lang=en-US&lodging=tidesong.localhost`;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const said = (page: Page) => page.locator("[role=status].notice");

async function proveAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel(words.start.email, { exact: true }).fill(address);
  await press(page, words.start.send);
  await page.getByLabel(words.code.label).fill(await codeFor(address));
}

async function signInByCode(page: Page, address: string): Promise<void> {
  await proveAddress(page, address);
  await expectBack(page, "tidesong");
}

/** A device of this browser, unlocked by its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added on the account's page, signs in, and is removed; a password is set; every device is signed out", async ({
  page,
}) => {
  await addAuthenticator(page);
  await openSignIn(page, "tidesong");
  await signInByCode(page, newAddress());
  await page.goto(ACCOUNT);
  await press(page, words.account.add_passkey);
  await expect(page.getByText(words.wrong.name)).toBeVisible();
  await page.getByLabel(words.account.passkey_name).fill("My phone");
  await press(page, words.account.add_passkey);
  // The server loads what reads passkeys with the first one.
  await page.waitForURL(/[?&]done=passkey_added\b/);
  await expect(said(page)).toHaveText(words.account.passkey_added);
  await page.locator("summary").filter({ hasText: words.account.set_password }).click();
  await page.getByLabel(words.password.new_label).fill("four calm otters");
  await press(page, words.account.set_password);
  await expect(said(page)).toHaveText(words.account.password_saved);
  await soundAtAllWidths(page);
  await press(page, words.account.everywhere);
  await expect(page.getByText(words.account.signed_out)).toBeVisible();

  await openSignIn(page, "tidesong");
  await press(page, words.start.passkey);
  await expectBack(page, "tidesong");
  await page.goto(ACCOUNT);
  await expect(page.getByText(words.account.this_device)).toHaveCount(1);
  await press(page, words.account.remove_named("My phone"));
  await expect(said(page)).toHaveText(words.account.passkey_removed);
  await expect(page.getByText("My phone", { exact: true })).toHaveCount(0);

  // The browser still offers it: it opens nothing any more, and another way is open.
  await press(page, words.account.everywhere);
  await openSignIn(page, "tidesong");
  await press(page, words.start.passkey);
  await expect(page.getByRole("alert").filter({ hasText: WORDS["en-US"].refusals.PASSKEY_FAILED })).toBeVisible();
  await expect(page.getByLabel(words.start.email, { exact: true })).toBeVisible();
});

/** A person who is typed on the sandbox's page. */
async function beAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: /Name/ }).fill("Anna Berg");
  await page.getByRole("textbox", { name: /E-mail/ }).fill(email);
  await page.getByRole("button", { name: /登入 Sign in/ }).click();
}

test("Google opens an account by a verified address; whoever says no there comes back to the same sign-in", async ({
  page,
}) => {
  const mine = await openSignIn(page, "tidesong");
  await press(page, words.start.google);
  await page.getByRole("button", { name: /Cancel/ }).click();
  expect(page.url()).toContain(new URL(mine).pathname);
  await expect(page.getByRole("alert")).toHaveText(WORDS["en-US"].refusals.UPSTREAM_FAILED);
  await expect(page.locator(".quiet .brand")).toHaveAttribute("href", at("tidesong", "/stay/en-US"));
  await soundAtAllWidths(page);
  await press(page, words.start.google);
  await beAtProvider(page, newAddress());
  await expectBack(page, "tidesong");
  await page.goto(ACCOUNT);
  await expect(page.getByRole("heading", { name: words.titles.linked })).toBeVisible();
  await expect(page.getByText("Google", { exact: true })).toBeVisible();
});

testLonger("staff who come again are asked for the password they have", async ({ page, browser }) => {
  const address = newAddress();
  const password = "nine quiet lanterns";
  await openSignIn(page, "studio");
  await press(page, words.start.google);
  await beAtProvider(page, address);
  await page.getByLabel(words.password.new_label).fill(password);
  await press(page, words.second.set_up_submit);
  await expectBackAtStudio(page);

  const later = await (await browser.newContext()).newPage();
  await openSignIn(later, "studio");
  await press(later, words.start.google);
  await beAtProvider(later, address);
  await expect(later.getByRole("heading", { level: 1 })).toHaveText(words.titles.second_step);
  const field = later.getByLabel(words.password.label, { exact: true });
  await expect(field).toBeFocused();
  await soundAtAllWidths(later);
  await field.fill("another password");
  await press(later, words.password.submit);
  await expect(field).toHaveAccessibleDescription(WORDS["en-US"].refusals.SIGN_IN_FAILED);
  await expect(field).toBeFocused();
  await field.fill(password);
  await press(later, words.password.submit);
  await expectBackAtStudio(later);
  await later.context().close();
});

testLonger("a program of others is asked about: no gives it nothing, yes is remembered", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  const { consent } = words;
  await page.goto(programAddress());
  await expect(title).toHaveText(words.titles.sign_in);
  await proveAddress(page, newAddress());
  await expect(title).toHaveText(words.titles.consent);
  await expect(page.getByText(consent.lead("Travel Diary"))).toBeVisible();
  await expect(page.locator(".consent-list li")).toHaveText(Object.values(consent.scopes));
  await soundAtAllWidths(page);
  await press(page, consent.deny);
  const denied = await answerToProgram(page);
  expect([denied.get("error"), denied.get("state"), denied.get("code")]).toEqual(["access_denied", "a state", null]);

  // Signed in already: only the question is left.
  await page.goto(programAddress());
  await press(page, consent.allow);
  const allowed = await answerToProgram(page);
  expect([allowed.get("state"), allowed.get("error")]).toEqual(["a state", null]);
  expect(allowed.get("code")).toMatch(/^[\w-]{20,}$/);
  await page.goto(programAddress());
  expect((await answerToProgram(page)).get("code")).toMatch(/^[\w-]{20,}$/);
});

testLonger(
  "LINE knows no address: it is proved once by a code, and opens the account from then on",
  async ({ page }) => {
    await openSignIn(page, "tidesong");
    await press(page, words.start.line);
    await beAtProvider(page, "");
    await expect(page.getByText(words.start.lead_linking("LINE"))).toBeVisible();
    await soundAtAllWidths(page);
    await signInByCode(page, newAddress());
    await page.goto(signInAddress("moonclear"));
    await expectBack(page, "moonclear");
  },
);
