/** The consent question: asked once, and either answer is equally easy, now and later. */
import { expect, test } from "@playwright/test";
import { CONSENT_WORDS } from "#languages/languages.ts";
import { track } from "#web/analytics/track.ts";
import { accept, bar, choose, holdStill, listen, settings } from "./analytics-reports.ts";
import { at, expectSound, hasAsked, inLanguage, watch } from "#tests/journeys/visit.ts";
import { testVariant } from "#tests/journeys/variants.ts";

test("before a choice nothing is fetched; the question is there, and both answers weigh the same", async ({ page }) => {
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US"), { waitUntil: "networkidle" });
  await expect(bar(page)).toBeVisible();
  await expect(settings(page)).toBeVisible();
  const [refuse, agree] = await Promise.all(
    ["denied", "granted"].map((choice) => page.locator(`[data-choice="${choice}"]`).boundingBox()),
  );
  expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([agree!.width, agree!.height, agree!.y]);
  await holdStill(page);
  // On a phone the button comes once the search is out of sight.
  await page.evaluate(() => scrollTo(0, 2 * innerHeight));
  await expect(page.locator(":root[data-search-away]")).toBeAttached();
  await page.locator("a[data-book]:visible").first().click();
  expect(analytics.fetched).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, /_ga|_fb/.test(document.cookie)])).toEqual([0, false]);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`it stands above the page and covers nothing, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { moved: number }).moved += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Without guide prices, which come later and have lines of their own.
    await page.context().addCookies([{ name: "yado-currency", value: "TWD", url: at("tidesong", "/") }]);
    await page.goto(at("tidesong", "/stay"));
    await expect(bar(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
    // Shown before the page was drawn.
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
    for (const share of [0, 0.3, 1]) {
      const covered = await page.evaluate((share) => {
        scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
        const strip = document.querySelector("[data-consent]")!.getBoundingClientRect();
        return [...document.querySelectorAll("main :is(.price, form.search, [data-money]), .dock")]
          .filter((part) => part.checkVisibility())
          .filter(
            (part) =>
              part.getBoundingClientRect().top < strip.bottom - 1 &&
              part.getBoundingClientRect().bottom > strip.top + 1,
          )
          .map((part) => part.className);
      }, share);
      expect(covered).toEqual([]);
    }
    // The first screen ends with the screen, as it does without the question.
    const field = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: "instant" });
      return document.querySelector("main form.search")!.getBoundingClientRect().top;
    });
    expect(field).toBeLessThan(height - 44);
  });

test("it takes no focus, is the first thing a keyboard meets, and lies over nothing that has focus", async ({
  page,
}) => {
  await page.goto(at("tidesong", "/stay/en-US"));
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.choice ?? "");
  for (const choice of ["", "denied", "granted"]) {
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(choice);
  }
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 120; stops += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const [box, strip] = [element, document.querySelector("[data-consent]")!].map((e) => e.getBoundingClientRect());
      return element === document.body
        ? null
        : { what: element.outerHTML.slice(0, 90), isUnder: box!.top < strip!.bottom - 1 && box!.bottom > strip!.top };
    });
    if (seen === null) break;
    if (seen.isUnder) covered.push(seen.what);
  }
  expect(stops).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});

test("refused: nothing is fetched on this page or the next, and nobody asks again", async ({ page }) => {
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US"));
  await choose(page, "denied");
  await expect(bar(page)).toBeHidden();
  await page.goto(at("tidesong", "/stay/en-US/about"), { waitUntil: "networkidle" });
  await expect(bar(page)).toBeHidden();
  await page.evaluate(track, { name: "website_booking_url", link_url: "https://x.test/" } as const);
  await hasAsked(page);
  expect(analytics.fetched).toEqual([]);
});

test("whoever takes it back is left alone at once, in every tab, and their cookies are gone", async ({ page }) => {
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US/about"));
  await accept(page, analytics);
  const other = await page.context().newPage();
  const analyticsThere = listen(other);
  await other.goto(at("tidesong", "/stay/en-US/facilities"));
  await expect.poll(() => analyticsThere.hits).toHaveLength(2);
  const cookies = await page.evaluate(() => document.cookie);
  // Two scripts set them, in either order.
  for (const name of ["_ga=", "_fbp="]) expect(cookies).toContain(name);

  await settings(page).click();
  await expect(bar(page)).toBeFocused();
  await expect(page.locator('[data-choice="granted"]')).toHaveAttribute("aria-pressed", "true");
  await choose(page, "denied");
  await expect(bar(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toMatch(/_ga|_fb/);
  for (const tab of [page, other]) {
    await holdStill(tab);
    await tab.evaluate(() => scrollTo(0, 2 * innerHeight));
    await tab.locator("a[data-book]:visible").first().click();
    await hasAsked(tab);
  }
  expect([analytics.hits.length, analyticsThere.hits.length]).toEqual([2, 2]);
});

for (const lang of ["zh-TW", "en-US"] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    testVariant(lang === "zh-TW" && width === 390)(`the question is sound in ${lang} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const faults = watch(page);
      await page.goto(at("tidesong", inLanguage(lang, "/about")));
      await expect(bar(page)).toContainText(CONSENT_WORDS[lang].text(CONSENT_WORDS[lang].services.both));
      await expectSound(page, faults, lang);
      await choose(page, "granted");
      await settings(page).click();
      await expectSound(page, faults, lang);
    });
  }
}
