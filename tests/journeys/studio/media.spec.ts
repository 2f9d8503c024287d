/** The library: photos dropped together, one over a line that breaks, one that is no photo; cut by keys; replaced everywhere. */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { keysOf } from "#tests/journeys/keys.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const SIZE = { width: 1600, height: 1000, channels: 3 } as const;

/** Small as a file, and quick to make smaller copies of. */
const draw = (background: string) =>
  sharp({ create: { ...SIZE, background } })
    .jpeg()
    .toBuffer();

/** So many bytes that it is sent in several pieces. */
const drawLarge = () =>
  sharp({ create: { ...SIZE, background: "#777777", noise: { type: "gaussian", mean: 120, sigma: 50 } } })
    .jpeg({ quality: 92 })
    .toBuffer();

/** Another picture each time: the demo's library may have seen the last one. */
const colour = () => `#${crypto.randomUUID().slice(0, 6)}`;

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles(files);

test("many at once, over a line that breaks; what is no photo is refused in words", async ({ page }) => {
  test.setTimeout(120_000);
  await signInOwner(page);
  await openScreen(page, "tidesong", "media", "en-US");
  const faults = watch(page);
  let broken = 0;
  await page.route("**/api/studio/media/piece*", (route) => {
    broken += 1;
    return broken === 2 || broken === 3 ? route.abort("connectionreset") : route.continue();
  });
  const [first, second] = [crypto.randomUUID().slice(0, 8), crypto.randomUUID().slice(0, 8)];
  await choose(page, [
    { name: `${first}.jpg`, mimeType: "image/jpeg", buffer: await drawLarge() },
    { name: `${second}.jpg`, mimeType: "image/jpeg", buffer: await draw(colour()) },
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)></svg>".padEnd(200)) },
  ]);
  const line = (name: string) => page.locator(".media-upload", { hasText: name });
  await expect(line("page.jpg").getByRole("alert")).toContainText("Only JPEG, PNG, WebP and AVIF");
  await expect(line(first)).toHaveAttribute("data-state", "done", { timeout: 40_000 });
  await expect(line(second)).toHaveAttribute("data-state", "done", { timeout: 40_000 });
  expect(broken).toBeGreaterThan(3);
  await expect(page.getByRole("heading", { name: "2 of 3 uploaded" })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(first) })).toBeVisible();
  // The aborted requests are part of the journey.
  faults.length = 0;
  await expectSound(page, faults, "en-US");
});

testLonger("by keys: the focal point, a crop and a description; saved once, shown everywhere", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOwner(page);
  await openScreen(page, "tidesong", "media", "en-US");
  const name = crypto.randomUUID().slice(0, 8);
  await choose(page, [{ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: await draw(colour()) }]);
  const card = page.getByRole("button", { name: new RegExp(name) });
  await expect(card).toBeVisible({ timeout: 40_000 });
  await card.focus();
  const keys = keysOf(page);
  await keys.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.locator(".focus-point").focus();
  for (let times = 0; times < 5; times += 1) await keys.press("Shift+ArrowLeft");
  await expect(dialog.getByRole("button", { name: "Focal point: 0% from the left, 50% from the top" })).toBeFocused();
  await dialog.getByText("Crop", { exact: true }).click();
  await dialog.getByRole("button", { name: "Bottom right corner" }).focus();
  for (let times = 0; times < 10; times += 1) await keys.press("Shift+ArrowLeft");
  await dialog.getByLabel("English").fill("Noise that nobody took");
  await expectSound(page, watch(page), "en-US");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Every page that shows this photo is up to date.")).toBeVisible();
  await expect(dialog.getByText("Go back to the whole photo")).toBeVisible();
  await expect(dialog.locator(".picture-stage img")).toHaveAttribute("src", /-800x1000\//);
  await keys.press("Escape");
  await expect(dialog).toHaveCount(0);
});

testLonger("a photo that is in use can't be archived, and says where it is", async ({ page }) => {
  await signInOwner(page);
  await openScreen(page, "tidesong", "media", "en-US");
  await page
    .getByRole("button", { name: /Used in/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Where it’s used" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Archive" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Replace everywhere" })).toBeEnabled();
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(/[?&]field=[a-z_]+/);
  await expect(page.locator("[data-wanted]")).toBeVisible();
});

testLonger(
  "a photo that nothing shows is archived, then deleted for good with its size said before",
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInOwner(page);
    await openScreen(page, "tidesong", "media", "en-US");
    const name = crypto.randomUUID().slice(0, 8);
    await choose(page, [{ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: await draw(colour()) }]);
    const card = page.getByRole("button", { name: new RegExp(name) });
    await expect(card).toBeVisible({ timeout: 40_000 });
    await card.click();
    const photo = page.getByRole("dialog", { name });
    await photo.getByRole("button", { name: "Archive" }).click();
    await page.getByRole("dialog", { name: "Archive" }).getByRole("button", { name: "Archive" }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Archived", exact: true }).click();
    await expect(page.getByRole("heading", { name: /archived photos? takes? [\d.]+ [kKM]B/ })).toBeVisible();
    await expectSound(page, watch(page), "en-US");
    await card.click();
    await photo.getByRole("button", { name: "Delete for good" }).click();
    const question = page.getByRole("dialog", { name: "Delete this photo for good?" });
    await expect(question.getByText(/which frees [\d.]+ [kKM]B/)).toBeVisible();
    await question.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText(/1 photo deleted/)).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

testLonger("every photo of the library is found where one is chosen", async ({ page }) => {
  await signInOwner(page);
  await openScreen(page, "tidesong", "content", "en-US");
  await page.locator('[data-field="banner_images"]').getByRole("button", { name: "Choose a picture" }).click();
  const dialog = page.getByRole("dialog");
  const photos = dialog.getByRole("button", { name: /^Use / });
  await expect(photos.first()).toBeVisible();
  await dialog.getByLabel("Search photos by name or description").fill("nothing is called so");
  await expect(dialog.getByText("No photo matches.")).toBeVisible();
  await expectSound(page, watch(page), "en-US");
  await dialog.getByLabel("Search photos by name or description").fill("");
  await expect(photos.first()).toBeVisible();
});
