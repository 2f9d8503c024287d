/** An e-mail says that a password was set, and its reader did not do it: without a script, from another browser. */
import { expect, type Page, test } from "@playwright/test";
import { ACCOUNT_MAIL_WORDS, ACCOUNT_WORDS } from "#languages/languages.ts";
import { codeFor, newAddress, openSignIn } from "./sign-in-page.ts";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { PORT, soundAtAllWidths } from "#tests/journeys/visit.ts";

test.use({ javaScriptEnabled: false });

const words = ACCOUNT_WORDS["en-US"];
const ACCOUNT = `http://localhost:${PORT}/accounts/account?lang=en-US&lodging=tidesong.localhost`;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("'this wasn't me' signs out everywhere, once it is confirmed", async ({ page, browser }) => {
  const address = newAddress();
  await openSignIn(page, "tidesong");
  await page.getByLabel(words.start.email, { exact: true }).fill(address);
  await press(page, words.start.send);
  await page.getByLabel(words.code.label).fill(await codeFor(address));
  await press(page, words.code.submit);
  await page.goto(ACCOUNT);
  await page.getByText(words.account.set_password).first().click();
  await page.getByLabel(words.password.new_label).fill("three blue herons");
  await press(page, words.account.set_password);
  await expect(page.getByText(words.account.password_saved)).toBeVisible();

  const text = await mailTo(address, /\/accounts\/not-me\//);
  const [link = ""] = /http\S+\/accounts\/not-me\/\S+/.exec(text) ?? [];
  const owner = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await owner.goto(link);
  await heading(owner, words.titles.not_me);
  await expect(owner.getByText(ACCOUNT_MAIL_WORDS["en-US"].account_changed.what.password_set)).toBeVisible();
  await expect(owner.getByText(address)).toBeVisible();
  await page.reload();
  await heading(page, words.titles.account);

  await press(owner, words.account.everywhere);
  await heading(owner, words.titles.not_me_done);
  const scripted = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  for (const shown of [link, owner.url()]) {
    await scripted.goto(shown);
    await soundAtAllWidths(scripted);
  }
  await scripted.context().close();
  await page.goto(ACCOUNT);
  await heading(page, words.titles.sign_in_first);

  await owner.goto(link.replace(/not-me\/.{8}/, "not-me/AAAAAAAA"));
  await heading(owner, words.titles.not_me_over);
  await owner.context().close();
});
