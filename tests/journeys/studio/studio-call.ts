/** A call that an open page's person makes without a form: for what a journey needs and has not come to show. */
import { expect, type Page } from "@playwright/test";
import { discardDraft } from "#contract/site-drafts.ts";
import { PLATFORM } from "./sign-in-staff.ts";

export async function studioCall(page: Page, { path }: { path: string }, data: object): Promise<void> {
  const cookies = await page.context().cookies(PLATFORM);
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "x-xsrf-token": token, origin: PLATFORM };
  const answer = await page.request.post(`${PLATFORM}${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The draft of a demo lodging is as it was when the journey is over. */
export const discard = (page: Page, domain: string) => studioCall(page, discardDraft, { domain });
