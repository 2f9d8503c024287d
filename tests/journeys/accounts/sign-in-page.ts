/** A visitor at the sign-in page of a demo lodging, sent there as its site would do it. */
import { expect, type Page } from "@playwright/test";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { at, PORT } from "#tests/journeys/visit.ts";

const ACCOUNTS = `http://localhost:${PORT}/accounts`;
export const STUDIO_BACK = `http://localhost:${PORT}/studio/oauth/callback`;

export const newAddress = (): string => `guest-${crypto.randomUUID().slice(0, 12)}@example.com`;

const CLIENTS: Record<string, string> = { moonclear: "lodging-1", tidesong: "lodging-2" };

/** Where the site of a lodging, or the studio, sends a browser to sign in. */
export function authorizeAddress(slug: string, lang = "en-US"): string {
  const isStudio = slug === "studio";
  const query = new URLSearchParams({
    client_id: isStudio ? "studio" : CLIENTS[slug]!,
    response_type: "code",
    redirect_uri: isStudio ? STUDIO_BACK : at(slug, "/stay/oauth/callback"),
    scope: "openid email profile",
    role: isStudio ? "staff" : "mem",
    state: "a state",
    ui_locales: lang,
  });
  return `${ACCOUNTS}/oauth/authorize?${query}`;
}

export async function openSignIn(page: Page, slug: string, lang = "en-US"): Promise<string> {
  await page.goto(authorizeAddress(slug, lang));
  await expect(page).toHaveURL(/\/accounts\/sign-in\/[\w-]+$/);
  return page.url();
}

export async function codeFor(address: string): Promise<string> {
  const text = await mailTo(address, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(text)![0];
}

/** Back at the lodging's site, with the code that it trades for a token. */
export async function expectBack(page: Page, callback: string): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(`${callback}?`));
  const query = new URL(page.url()).searchParams;
  expect(query.get("state")).toBe("a state");
  expect(query.get("code")).toMatch(/^[\w-]{20,}$/);
}
