/** Signs a staff member in at the studio. The accounts service's pages have journeys of their own: here their calls are made. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { PORT } from "#tests/journeys/visit.ts";

export const PLATFORM = `http://localhost:${PORT}`;
/** Of every demo lodging. */
export const OWNER = "owner@yado.example";
const PASSWORD = "seven lanterns at the harbour";

/** From a press on "Sign in" until the studio shows the page that was wanted. */
export async function signInStaff(page: Page, email: string, press: () => Promise<unknown>): Promise<void> {
  await press();
  await page.waitForURL(/\/accounts\/sign-in\/[\w-]+/);
  const { pathname } = new URL(page.url());
  const cookies = await page.context().cookies(PLATFORM);
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")!.value;
  const call = async (name: string, data: object) => {
    const headers = { "x-xsrf-token": token, origin: PLATFORM };
    const response = await page.request.post(`${PLATFORM}${pathname}/${name}`, { data, headers });
    return (await response.json()) as { success: boolean; data?: { redirect: string | null } };
  };
  expect(await call("code", { email })).toMatchObject({ success: true });
  // An earlier sign-in's e-mail may be found first.
  const verify = async () => {
    const text = await mailTo(email, /\b\d{6}\b/);
    return (await call("verify", { email, code: /\b\d{6}\b/.exec(text)![0] })).success;
  };
  await expect.poll(verify, { timeout: 15_000, intervals: [4_000] }).toBe(true);
  // The first time a password is set, later it is asked for.
  const first = await call("second-step", { password: PASSWORD });
  const done = first.success ? first : await call("password", { email, password: PASSWORD });
  expect(done).toMatchObject({ success: true });
  await page.goto(new URL(done.data!.redirect!, PLATFORM).href);
  await expect(page).toHaveURL(/\/studio/);
}

/** A sign-in counts as fresh for ten minutes: journeys that need one must have time left. */
const FRESH_MS = 5 * 60_000;
const STATE = `test-results/studio-owner-${PORT}.json`;
const LOCK = `${STATE}.lock`;

/**
 * The demo's owner, signed in. Codes are sent once a minute and five times an hour, so the journeys share one sign-in: the first
 * makes it, the others wait for it. None of them may sign the owner out.
 */
export async function signInOwner(page: Page): Promise<void> {
  mkdirSync("test-results", { recursive: true });
  await expect.poll(isLocked, { message: "another journey signs the owner in", timeout: 90_000 }).toBe(true);
  try {
    const kept = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, "utf8")) as Kept) : null;
    if (kept && Date.now() - kept.at < FRESH_MS && (await isGood(page, kept.cookies))) return;
    await page.context().clearCookies();
    await signInStaff(page, OWNER, () => page.goto(`${PLATFORM}/studio/sign-in?lang=en-US`));
    const cookies = await page.context().cookies(PLATFORM);
    writeFileSync(STATE, JSON.stringify({ at: Date.now(), cookies } satisfies Kept));
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
type Kept = { at: number; cookies: Cookies };

/** A folder can be made by one alone. One that a killed run has left is removed. */
function isLocked(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 60_000) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

/** The cookies may be of an earlier run's server. */
async function isGood(page: Page, cookies: Cookies): Promise<boolean> {
  await page.context().addCookies(cookies);
  const response = await page.request.get(`${PLATFORM}/api/studio/lodgings`);
  return response.ok();
}

/** Opens a screen of the app by its address, and waits until it shows what it has loaded. */
export async function openScreen(page: Page, lodging: string, path: string, lang: string): Promise<void> {
  await page.goto(`${PLATFORM}/studio/${lodging}${path === "" ? "" : `/${path}`}?lang=${lang}`);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expectLoaded(page);
}

/** Goes to another screen of the open app by its navigation, which is at the side of wide screens. Far quicker than its address. */
export async function goToScreen(page: Page, lodging: string, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await page.locator(`.frame-side a[href$="/${lodging}/${path}"]`).click();
  await expect(heading).not.toHaveText(before!);
  await expectLoaded(page);
}

export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  // A year of nights is counted on some.
  await expect(page.locator("main .mantine-Skeleton-root")).toHaveCount(0, { timeout: 20_000 });
  // Until the editor is there, its text is.
  await expect(page.locator(".rich:not(:has(.notice)) > .rich-text")).toHaveCount(0, { timeout: 20_000 });
}
