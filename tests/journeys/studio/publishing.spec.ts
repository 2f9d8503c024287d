/** An editor: writes and shows, and publishes only while an owner lets him. */
import { expect, type Page } from "@playwright/test";
import { inviteStaff } from "#contract/studio.ts";
import { STUDIO_WORDS } from "#languages/languages.ts";
import { words } from "#languages/en-US/studio/site-content.ts";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, PLATFORM, signInOwner, signInStaff } from "./sign-in-staff.ts";
import { discard, studioCall } from "./studio-call.ts";

/** Its draft is no other journey's. */
const SLUG = "nightglow";
const domain = `${SLUG}.localhost`;

async function join(page: Page, email: string): Promise<void> {
  const link = /http\S+\/studio\/invitation\?\S+/.exec(await mailTo(email, /studio\/invitation/))![0];
  await page.goto(link);
  const { sign_in, accept } = STUDIO_WORDS["en-US"].invitation;
  await signInStaff(page, email, () => page.getByRole("link", { name: sign_in }).click());
  await page.getByRole("button", { name: accept }).click();
  await expect(page.getByRole("status")).toBeVisible();
}

testLonger("an editor sees what is not public, and publishes once the owner allows it", async ({ page, browser }) => {
  const { team, done } = STUDIO_WORDS["en-US"];
  const email = `editor-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await signInOwner(page);
  await page.goto(`${PLATFORM}/studio/${SLUG}/team?lang=en-US`);
  await studioCall(page, inviteStaff, { domain, email, role: "editor", lang: "en-US" });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const editor = await context.newPage();
  await join(editor, email);
  const faults = watch(editor);
  await openScreen(editor, SLUG, "content", "en-US");
  await editor.getByRole("textbox", { name: /^Headline/ }).fill("Nights that glow");
  await expect(editor.getByRole("status").filter({ hasText: /Saved at/ })).toBeVisible();
  await editor.getByRole("button", { name: words.publish.review }).click();
  const dialog = editor.getByRole("dialog", { name: words.publish.title });
  await expect(dialog.getByText(words.publish.not_allowed)).toBeVisible();
  await expect(dialog.getByRole("button", { name: words.publish.now })).toHaveCount(0);
  await expectSound(editor, faults, "en-US");

  await page.reload();
  const allowed = page.getByRole("switch", { name: team.publishing_of(email) });
  await allowed.click();
  await expect(page.getByText(done.publishing)).toBeVisible();
  await expect(allowed).toBeChecked();
  await openScreen(editor, SLUG, "content", "en-US");
  await editor.getByRole("button", { name: words.publish.open }).click();
  await expect(dialog.getByRole("button", { name: words.publish.now })).toBeEnabled();

  // Taken away again while the dialog is open: the server refuses, in words.
  await allowed.click();
  await expect(allowed).not.toBeChecked();
  await dialog.getByRole("button", { name: words.publish.now }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await discard(page, domain);
  await page.getByRole("button", { name: `${team.remove}: ${email}` }).click();
  await page.getByRole("button", { name: team.remove_yes }).click();
  await expect(page.locator(".team-row", { hasText: email })).toHaveCount(0);
  await context.close();
});
