/** Signs a staff member in at the studio. The accounts service's pages have journeys of their own: here their calls are made. */
import { expect, type Page } from "@playwright/test";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { PORT } from "#tests/journeys/visit.ts";

export const PLATFORM = `http://localhost:${PORT}`;
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
