/** On a slow line the first picture comes first: the head asks for it before anything else, once, in a file that the page shows. */
import { expect, test } from "@playwright/test";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";
import { testVariant } from "#tests/journeys/variants.ts";
import { at } from "#tests/journeys/visit.ts";

test.use({ ...WITH_PICTURES, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Those with a tall box, which a square part is for, and one with a wide box. */
const SAMPLE = new Set<string>(["layout_100", "layout_200", "layout_700"]);

for (const { code } of LAYOUT_SETTINGS) {
  testVariant(SAMPLE.has(code))(`${code}: the first picture is asked for before styles and fonts`, async ({ page }) => {
    const asked: { kind: string; path: string }[] = [];
    page.on("request", (request) => {
      asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname });
    });
    await page.goto(at("tidesong", `/stay?preview=${code}.1`));
    await page.evaluate(() => document.fonts.ready);
    const first = asked.findIndex(({ kind }) => kind === "image");
    expect(asked[first]!.path).toMatch(/^\/img\/.+\.avif$/);
    expect(asked.findIndex(({ kind }) => kind === "font")).toBeGreaterThan(first);
    const isPreloaded = await page.evaluate(() => {
      const sheet = document.head.querySelector("link[rel=stylesheet]")!;
      const preloads = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
      return preloads.map((each) => (each.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    });
    expect(isPreloaded.length).toBeGreaterThan(0);
    expect(isPreloaded).not.toContain(false);
    // A preload that chose another file than the picture would load both.
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")].map((image) => image.currentSrc),
    );
    expect(shown.map((address) => new URL(address).pathname)).toContain(asked[first]!.path);
    const names = shown.map((address) => address.split("/").at(-2)!);
    for (const name of names) {
      const files = asked.filter(({ kind, path }) => kind === "image" && path.split("/").at(-2) === name);
      expect(new Set(files.map(({ path }) => path)).size, files.map(({ path }) => path).join()).toBe(1);
    }
  });
}

test("what titles lack is fetched when the page is loaded", async ({ page }) => {
  await page.goto(at("tidesong", "/stay?preview=layout_700.1"));
  const late = page.locator("style[data-late-fonts]");
  await expect(late).toHaveAttribute("media", "all");
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family, status }) => family.includes("Yado") && status === "loaded").length;
  });
  expect(families).toBeGreaterThan(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser declares the same fonts by itself", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(at("tidesong", "/stay?preview=layout_700.1"));
    await expect.poll(() => fonts.filter((path) => path.startsWith("/fonts/")).length).toBeGreaterThan(1);
  });
});
