/** The platform's gallery: every layout and theme as live pages, chosen without a script. */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { lookAt } from "#tests/grid/look.ts";
import { PORT, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

test.use(WITH_PICTURES);

const gallery = (lang: string) => `http://localhost:${PORT}/layouts?lang=${lang}`;
const THEMES = LAYOUT_SETTINGS.flatMap(({ code, themes }) => themes.map((_, index) => `${code}.${index + 1}`));

/** Only the gallery, not the pages in its frames, which have their own tests. */
const leavePicturesBlank = (page: Page, shown: readonly string[] = []) =>
  page.route(/preview=/, (route) => {
    const isShown = shown.some((code) => route.request().url().includes(`preview=${code}.`));
    return isShown ? route.continue() : route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
  });

for (const lang of sampled(LANGUAGES, (each) => each === "zh-CN")) {
  const index = LANGUAGES.indexOf(lang);
  test(`in ${lang} every layout is shown and described, and the page is sound`, async ({ page }) => {
    await page.setViewportSize(index % 2 ? { width: 1280, height: 800 } : { width: 390, height: 844 });
    await leavePicturesBlank(page);
    const faults = watch(page);
    await page.goto(gallery(lang));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator(".shown")).toHaveCount(LAYOUT_SETTINGS.length);
    const previews = await page
      .locator(".stage-open")
      .evaluateAll((all) => all.map((each) => new URL((each as HTMLAnchorElement).href).searchParams.get("preview")));
    expect(previews).toEqual(THEMES);
    expect([...(await lookAt(page)), ...faults]).toEqual([]);
  });
}

testLonger(
  "a theme is tried without a script, and its link opens the lodging in that layout and theme",
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const { code, themes } = LAYOUT_SETTINGS.at(-1)!;
    await leavePicturesBlank(page, [code]);
    await page.goto(`http://localhost:${PORT}/?lang=en-US`);
    await page.getByRole("link", { name: "See the thirteen layouts" }).click();
    await page.waitForURL(/\/layouts/, { waitUntil: "domcontentloaded" });
    const layout = page.locator(`#${code}`);
    await expect(layout.locator(".stage:visible")).toHaveAttribute("data-stage", "1");
    await layout.locator("label").getByText(themes[1]!.name, { exact: true }).click();
    await expect(layout.locator(".stage:visible")).toHaveAttribute("data-stage", "2");
    const desktop = layout.locator(".stage:visible .screen-desktop iframe");
    await expect(desktop).toHaveAttribute("src", new RegExp(`preview=${code}\\.2$`));
    await expect(desktop.contentFrame().locator("html")).toHaveAttribute("data-layout", code);
    await expect(desktop.contentFrame().locator("html")).toHaveAttribute("data-theme", "2");
    await layout.locator(".stage-open:visible").click();
    await expect(page.locator("html")).toHaveAttribute("data-layout", code);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "2");
    await context.close();
  },
);

testLonger("nothing in the pictures can be reached by key", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await leavePicturesBlank(page, [LAYOUT_SETTINGS[0]!.code, LAYOUT_SETTINGS[1]!.code]);
  await page.goto(gallery("en-US"), { waitUntil: "domcontentloaded" });
  await page.locator(".stage-start:visible").first().focus();
  await page.keyboard.press("Tab");
  // The next tab stop is the next layout's themes, not something inside a frame.
  await expect(page.locator("input:focus")).toHaveAttribute("name", LAYOUT_SETTINGS[1]!.code);
});

test("a lodging's pages may be shown there, but none on which a guest books or pays", async ({ page }) => {
  await leavePicturesBlank(page);
  await page.goto(gallery("en-US"), { waitUntil: "domcontentloaded" });
  const open = await page.locator(".stage-open").first().getAttribute("href");
  const { origin } = new URL(open!);
  // A page the browser refuses to show is an error page in its own process: the frame is looked up anew each time.
  const shown = async (path: string) => {
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      frame.src = src;
      frame.name = "shown";
      document.querySelector("[name=shown]")?.remove();
      document.body.append(frame);
    }, origin + path);
    return async () => (await (await page.locator("[name=shown]").elementHandle())?.contentFrame())?.url();
  };
  await expect.poll(await shown("/stay"), { timeout: 20_000 }).toBe(`${origin}/stay`);
  for (const path of ["/stay/booking", "/stay/orders"])
    await expect.poll(await shown(path), { timeout: 20_000 }).toMatch(/^chrome-error:/);
});

test("an owner's own pictures are shown in the layouts, and what was chosen goes into the form", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { code } = LAYOUT_SETTINGS.find((each) => each.code === "layout_200")!;
  await leavePicturesBlank(page, [code]);
  await page.goto(`${gallery("en-US")}&kind=ryokan`, { waitUntil: "domcontentloaded" });
  const first = page.locator(".shown").first();
  await expect(first).toHaveAttribute("id", code);
  await expect(first.getByText("Suits you")).toBeVisible();
  const frame = first.locator(".stage:visible .screen-desktop iframe").contentFrame();
  await expect(frame.locator("picture img").first()).toBeAttached();
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const file = { name: "own.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") };
  await page.getByLabel("Try it with my photos").setInputFiles([file]);
  await expect(frame.locator("picture img").first()).toHaveAttribute("src", /^data:image\/jpeg;base64,/);
  const start = first.locator(".stage-start:visible");
  await expect(start).toHaveAttribute("href", /layout=layout_200&theme=1&kind=ryokan/);
});

test("the front page is sound, and its first button begins a lodging", async ({ page }) => {
  const faults = watch(page);
  await page.goto(`http://localhost:${PORT}/?lang=en-US`, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your place. Your own booking site.");
  // Of the demo only lodgings that present a layout: none of the corner cases.
  await expect(page.locator(".platform-demo li")).toHaveCount(
    new Set(LAYOUT_SETTINGS.map(({ showcase }) => showcase)).size,
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([...(await lookAt(page)), ...faults]).toEqual([]);
  }
  await expect(page.getByRole("link", { name: "Start free" }).first()).toHaveAttribute("href", /^\/studio\/new/);
});
