/** From the platform's front page into the studio of a new lodging: an e-mail with a code, a password, and the lodging's name. */
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { PLATFORM } from "../sign-in-staff.ts";
import type { Person } from "./person.ts";
import type { Words } from "./words.ts";
import { expect } from "./patient.ts";

export async function signUp(owner: Person, words: Words, slug: string): Promise<void> {
  const { page } = owner;
  const { front, accounts, signUp } = words;
  await page.goto(`${PLATFORM}/?lang=${words.lang}`);
  await owner.press(page.getByRole("link", { name: front.start, exact: true }).first());
  await page.waitForURL(/\/accounts\/sign-in\//);
  const email = `${slug}@example.com`;
  await owner.type(page.getByLabel(accounts.start.email), email);
  await page.keyboard.press("Enter");
  const code = /\b\d{6}\b/.exec(await mailTo(email, /\b\d{6}\b/))![0];
  // The sixth digit sends the form.
  await owner.type(page.getByLabel(accounts.code.label), code);
  await owner.type(page.locator("input[type=password]"), "seven lanterns at the harbour");
  await owner.press(page.getByRole("button", { name: accounts.second.set_up_submit }));
  await page.waitForURL(/\/studio\/new/);
  await owner.type(page.getByLabel(signUp.name), words.own.name);
  await owner.choose(page.getByLabel(signUp.kind), "bed_and_breakfast");
  await owner.type(page.getByLabel(signUp.slug), slug);
  await expect(page.getByText(signUp.free)).toBeVisible();
  await owner.press(page.getByRole("button", { name: signUp.button }));
  await page.waitForURL(new RegExp(`/studio/${slug}/start`));
  await expect(page.getByText(words.start.progress(2))).toBeVisible();
}
