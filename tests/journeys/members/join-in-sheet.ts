/** Joining in the booking page, without leaving it. */
import { expect, type Page } from "@playwright/test";
import { codeSentTo } from "#tests/journeys/booking/booking-server.ts";

/** In the open sheet: the address, then the digits from the e-mail, as people copy them. */
export async function joinInSheet(page: Page, email: string): Promise<void> {
  const sheet = page.locator("dialog.join");
  await sheet.locator("[name=join_email]").fill(email);
  await sheet.locator("button[type=submit]").click();
  const field = sheet.locator("[name=join_code]");
  await expect(field).toBeFocused();
  const code = await codeSentTo(page.request, email.toLowerCase());
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(sheet).toHaveCount(0);
}
