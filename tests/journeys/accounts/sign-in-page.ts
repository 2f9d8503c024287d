/** A visitor at the sign-in page of a demo lodging, sent there as its site would do it. */
import { expect, type Page } from "@playwright/test";
import { programAt } from "#tests/setup/journey-program.ts";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { at, inLanguage, PORT } from "#tests/journeys/visit.ts";

const ACCOUNTS = `http://localhost:${PORT}/accounts`;
const STUDIO_BACK = `http://localhost:${PORT}/studio/oauth/callback`;

export const newAddress = (): string => `guest-${crypto.randomUUID().slice(0, 12)}@example.com`;

const PKCE = {
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

const STUDIO_QUERY = {
  client_id: "studio",
  response_type: "code",
  redirect_uri: STUDIO_BACK,
  scope: "openid email profile",
  role: "staff",
  state: "a state",
  ...PKCE,
};

const [PROGRAM_BACK = ""] = programAt(PORT).redirect_uris;

/** Sent by a program that is none of ours. */
export const programAddress = (lang = "en-US"): string =>
  `${ACCOUNTS}/oauth/authorize?${new URLSearchParams({
    client_id: programAt(PORT).client_id,
    response_type: "code",
    redirect_uri: PROGRAM_BACK,
    scope: "openid email profile",
    state: "a state",
    ...PKCE,
    ui_locales: lang,
  })}`;

/** Back at the program: what it was given. */
export async function answerToProgram(page: Page): Promise<URLSearchParams> {
  await page.waitForURL((url) => url.href.startsWith(`${PROGRAM_BACK}?`));
  return new URL(page.url()).searchParams;
}

const memberPage = (lang: string) => inLanguage(lang, "/member");

/** Where a browser begins to sign in: on the lodging's own site, or sent by the studio. */
export function signInAddress(slug: string, lang = "en-US"): string {
  if (slug === "studio") {
    return `${ACCOUNTS}/oauth/authorize?${new URLSearchParams({ ...STUDIO_QUERY, ui_locales: lang })}`;
  }
  const back = new URLSearchParams({ back: memberPage(lang) });
  return at(slug, `${inLanguage(lang, "/sign-in")}?${back}`);
}

export async function openSignIn(page: Page, slug: string, lang = "en-US"): Promise<string> {
  await page.goto(signInAddress(slug, lang));
  await expect(page).toHaveURL(/\/accounts\/sign-in\/[\w-]+$/);
  return page.url();
}

export async function codeFor(address: string): Promise<string> {
  const text = await mailTo(address, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(text)![0];
}

/** Back on the page of the lodging's site that the sign-in began for, signed in. */
export async function expectBack(page: Page, slug: string, lang = "en-US"): Promise<void> {
  await page.waitForURL(at(slug, memberPage(lang)));
  await expect(page.locator('button[value="sign_out"]')).toBeVisible();
}

/** Back at the studio, with the code that it trades for a token. */
export async function expectBackAtStudio(page: Page): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(`${STUDIO_BACK}?`));
  const query = new URL(page.url()).searchParams;
  expect(query.get("state")).toBe("a state");
  expect(query.get("code")).toMatch(/^[\w-]{20,}$/);
}
