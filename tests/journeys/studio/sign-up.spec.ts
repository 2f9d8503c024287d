/** A new owner opens a lodging: the address is checked while it is typed, and the studio shows the nine steps. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ask, expectSound, watch } from "#tests/journeys/visit.ts";
import { PLATFORM, signInStaff } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

testLonger("from the gallery's layout to the nine steps, on a phone in English", async ({ page }) => {
  test.setTimeout(120_000);
  const faults = watch(page);
  const slug = `harbour-${randomUUID().slice(0, 8)}`;
  // Who is not signed in does so first, and comes back with the choice kept.
  const chosen = `${PLATFORM}/studio/new?layout=layout_300&theme=2&kind=bed_and_breakfast&lang=en-US`;
  await signInStaff(page, `${slug}@example.com`, () => page.goto(chosen));
  await expect(page.getByText("Porch · Sky")).toBeVisible();
  await expectSound(page, faults, "en-US");

  await page.getByLabel("Name of your property").fill("Harbour Table");
  await expect(page.getByLabel("Web address")).toHaveValue(/^harbour-table/);

  // A look at the other layouts, and at another language, loses nothing that was typed.
  await page.getByLabel("What kind of place is it?").selectOption("inn");
  await page.getByRole("link", { name: "See the other layouts" }).click();
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page.getByLabel("運営しているのは")).toHaveValue("inn");
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("link", { name: "Start with this one" }).first().click();
  await expect(page.getByLabel("Name of your property")).toHaveValue("Harbour Table");
  await expect(page.getByLabel("What kind of place is it?")).toHaveValue("inn");

  await page.getByLabel("Web address").fill("studio");
  await expect(page.getByText("This name is reserved.")).toBeVisible();
  await page.getByLabel("Web address").fill(slug);
  await expect(page.getByText("This address is free.")).toBeVisible();
  await page.getByRole("button", { name: "Open the property" }).click();

  await expect(page).toHaveURL(new RegExp(`/studio/${slug}/start`));
  await expect(page.getByText("2 of 9 done")).toBeVisible();
  await expect(page.getByText("Add your first room type.")).toBeVisible();
  await page.getByRole("button", { name: "Leave it as it is: Address and email" }).click();
  await expect(page.getByText("3 of 9 done")).toBeVisible();

  // Nobody else sees more than that it opens soon.
  const visitor = await ask(page.request, slug, "/stay/en-US/404");
  expect(visitor.status()).toBe(404);
  const text = await visitor.text();
  expect(text).toContain("noindex");
  expect(text).toContain("Opening soon");
  expect(text).not.toContain("Harbour Table");

  await page.goto(`${PLATFORM}/studio/${slug}/go-live?lang=en-US`);
  await expect(page.getByRole("button", { name: "Go live" })).toBeDisabled();
  await expectSound(page, faults, "en-US");
});

test("without a script: what was typed stays, and a name that is taken gets another one", async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await signInStaff(page, email, async () => {
    await page.goto(`${PLATFORM}/studio/new?lang=zh-TW`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("免費開始");
  });
  await page.getByRole("button", { name: "開設旅宿" }).click();
  await expect(page.locator(".field-error")).toHaveText("請填寫旅宿名稱。");
  await expect(page.locator("#slug-state")).toHaveText(/^請用 3 到 40 個/);
  await page.getByLabel("旅宿名稱").fill("海邊的家 Sea House");
  await page.getByLabel("網址").fill("tidesong");
  await page.getByRole("button", { name: "開設旅宿" }).click();
  await expect(page.getByText("這個網址剛剛被別人用了").first()).toBeVisible();
  await expect(page.getByLabel("旅宿名稱")).toHaveValue("海邊的家 Sea House");
  await expect(page.getByLabel("網址")).toHaveValue(/^sea-house/);
  await page.getByRole("button", { name: "開設旅宿" }).click();
  await expect(page).toHaveURL(/\/studio\/sea-house[\w-]*\/start/);
  await context.close();
});
