/** The outbox for development: an e-mail that was kept is found and read. */
import { expect, type Page, test } from "@playwright/test";
import { linesOf, runAxe } from "#tests/grid/axe.ts";
import { PORT, watch } from "#tests/journeys/visit.ts";
import { sampled } from "#tests/journeys/variants.ts";

const OUTBOX = `http://localhost:${PORT}/outbox?lang=en-US`;

/** No script runs inside an e-mail, so axe checks the page around it. */
async function expectSound(page: Page, faults: string[]): Promise<void> {
  expect(linesOf((await runAxe(page, { bestPractice: true })).violations)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll").toBeLessThanOrEqual(0);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(faults).toEqual([]);
}

for (const width of sampled([390, 1280], (each) => each === 390)) {
  test(`a code is kept, found and read at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const faults = watch(page);
    const email = `reader-${width}@example.com`;
    const host = "moonclear.localhost";
    const response = await request.post(`http://127.0.0.1:${PORT}/api/captcha/trigger?lang=ja-JP`, {
      headers: { host: `${host}:${PORT}` },
      data: { domain: host, email },
    });
    expect(await response.json()).toMatchObject({ success: true });
    const found = page.getByRole("link", { name: email });
    // It is sent soon, but how soon is not promised.
    await expect(async () => {
      await page.goto(OUTBOX);
      await expect(found).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expectSound(page, faults);
    await found.click();
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: "認証コードのお知らせ" })).toBeVisible();
    await expect(mail.getByText(/^\d{6}$/)).toBeVisible();
    await page.getByText("Plain text").click();
    await expect(page.locator("pre")).toContainText(/\d{6}/);
    expect(faults).toEqual([]);
    // By keyboard: a click right after a scroll can land in the e-mail's frame, which is a separate process.
    await page.getByRole("link", { name: "Back to the outbox" }).press("Enter");
    await expect(page).toHaveURL(OUTBOX);
    // Last, because axe keeps trying to run in the e-mail's frame.
    await found.click();
    await expect(mail.getByText(/^\d{6}$/)).toBeVisible();
    await expectSound(page, []);
  });
}

test("an e-mail that is not there is not found", async ({ request }) => {
  const answer = await request.get(`http://localhost:${PORT}/outbox?mail=00000000-0000-7000-8000-000000000000`);
  expect(answer.status()).toBe(404);
});
