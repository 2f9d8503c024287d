/** The studio: the demo's owner signs in, invites someone who accepts, changes the role and removes them again. */
import { expect, test } from "@playwright/test";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { OWNER, PLATFORM, signInOwner, signInStaff } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

/** Refused pages are part of the journey: only what the browser itself reports is a fault. */
const faultsOf = (faults: string[]) => faults.filter((fault) => !/40[134]|410|422/.test(fault));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("who is not signed in learns what the studio is, and is led to the sign-in", async ({ page }) => {
    await page.goto(`${PLATFORM}/studio/tidesong/team?lang=en-US`);
    await expect(page).toHaveURL(/\/accounts\/sign-in\//);
    await page.goto(`${PLATFORM}/studio?lang=en-US`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The studio, for your property’s team");
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
    await page.goto(`${PLATFORM}/studio/oauth/callback?code=x&state=y&lang=en-US`);
    await expect(page.getByRole("alert")).toContainText("expired");
    await page.goto(`${PLATFORM}/studio/invitation?token=1.${"x".repeat(32)}&lang=en-US`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation is no longer valid");
  });
});

testLonger(
  "an owner invites, changes and removes; whoever is invited joins by the link of the e-mail",
  async ({ page, browser }) => {
    const faults = watch(page);
    const guest = `hua-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await page.goto(`${PLATFORM}/studio?lang=en-US`);
    await expectSound(page, faults, "en-US");
    await signInOwner(page);
    await page.goto(`${PLATFORM}/studio?lang=en-US`);
    await expect(page.getByText(`Signed in as ${OWNER}`)).toBeVisible();
    faults.length = 0;
    await expectSound(page, faults, "en-US");

    await page.getByRole("link", { name: /^Team: .*Tidesong/ }).click();
    await expect(page.getByRole("heading", { name: "Yado Demo You" })).toBeVisible();
    await expectSound(page, faults, "en-US");
    await page.getByRole("button", { name: "Invite someone" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite someone" });
    await dialog.getByLabel("Email").fill("not an address");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByText("valid email")).toBeVisible();
    await dialog.getByLabel("Email").fill(guest);
    await dialog.getByLabel("Role", { exact: true }).selectOption("Editor");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("The invitation has been sent.")).toBeVisible();
    await expect(page.getByRole("button", { name: `Withdraw: ${guest}` })).toBeVisible();

    const link = /http\S+\/studio\/invitation\?\S+/.exec(await mailTo(guest, /studio\/invitation/))![0];
    const other = await browser.newContext({ javaScriptEnabled: false });
    const invitee = await other.newPage();
    await invitee.goto(link);
    await expect(invitee.getByText(`only for ${guest}`)).toBeVisible();
    await signInStaff(invitee, guest, () => invitee.getByRole("link", { name: "Sign in to accept" }).click());
    await invitee.getByRole("button", { name: "Accept invitation" }).click();
    await expect(invitee.getByRole("status")).toContainText("Welcome");
    await expect(invitee.getByRole("link", { name: /^Team/ })).toHaveCount(0);
    expect((await invitee.goto(`${PLATFORM}/studio/moonclear/team?lang=en-US`))!.status()).toBe(404);

    await page.reload();
    // Found among the others by a search, with keys alone, and by the role.
    const row = page.locator(".team-row", { hasText: guest });
    await expect(row).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type(guest.slice(0, 8));
    await expect(page.locator(".team-row")).toHaveCount(1);
    await page.getByRole("button", { name: /^Save view/ }).waitFor();
    await page.keyboard.press("Escape");
    const publishing = page.getByRole("switch", { name: `Let ${guest} publish the website` });
    await expect(publishing).not.toBeChecked();
    await publishing.click();
    await expect(page.getByText("Who can publish has been updated.")).toBeVisible();
    await expect(publishing).toBeChecked();
    await page.getByLabel(`Role of ${guest}`).selectOption("Front desk");
    await page.getByRole("button", { name: "Save role" }).click();
    await expect(page.getByText("The role has been changed.")).toBeVisible();
    await page.goto(`${PLATFORM}/studio/tidesong/team?lang=en-US`);
    await page.getByRole("button", { name: `Remove: ${guest}` }).click();
    await page.getByRole("button", { name: "Yes, remove" }).click();
    await expect(page.getByText("They’re no longer on the team.")).toBeVisible();
    await expect(row).toHaveCount(0);

    // All of it is in the log, with what was before.
    await page.getByRole("main").getByRole("link", { name: "Log" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log");
    const changed = page.locator(".log-row", { hasText: "Role changed" }).first();
    await expect(changed.locator("del")).toHaveText("Editor");
    await expect(changed.locator("ins")).toHaveText("Front desk");
    await expect(changed).toContainText("Yado Demo");
    await expect(page.locator(".log-row", { hasText: "Booking made" })).toHaveCount(0);
    await page.keyboard.press("/");
    await page.keyboard.type("invited");
    await expect(page.locator(".log-row h3").first()).toHaveText("Someone invited");
    await expect(page.locator(".log-row", { hasText: "Role changed" })).toHaveCount(0);
    faults.length = 0;
    await expectSound(page, faults, "en-US");
    await invitee.goto(`${PLATFORM}/studio?lang=en-US`);
    await expect(invitee.getByRole("heading", { level: 1 })).toHaveText("No property to manage yet");

    await invitee.getByRole("button", { name: "Sign out" }).click();
    await expect(invitee.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(faultsOf(faults)).toEqual([]);
    await other.close();
  },
);
