/** A lodging's site: open and closed, languages, menus, booking links, and pages without any script. */
import { expect, test } from "@playwright/test";
import { ask, at, expectSound, inLanguage, PORT, watch } from "#tests/journeys/visit.ts";
import type { ToldCall } from "#web/platform/api-call.tsx";
import { ARE_ALL_RUN, sampled } from "#tests/journeys/variants.ts";

test("a lodging's bare host leads to its home page", async ({ page }) => {
  await page.goto(at("moonclear", "/"));
  expect(page.url()).toBe(at("moonclear", "/stay"));
});

test("another of its hosts leads to the canonical one", async ({ page }) => {
  await page.goto(at("www.moonclear", "/stay/about"));
  expect(page.url()).toBe(at("moonclear", "/stay/about"));
});

for (const slug of ["asleep", "unbuilt"]) {
  test(`${slug}: a closed site shows the 404 screen without the lodging's name`, async ({ page }) => {
    const response = await page.goto(at(slug, "/stay/en-US"));
    expect(page.url()).toBe(at(slug, "/stay/en-US/404"));
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByText("Please try to refresh or confirm whether the link is correct")).toBeVisible();
    await expect(page.locator("header")).toHaveCount(0);
    await expectSound(page, [], "en-US");
  });
}

test("a closed site shows nothing else: no booking, no sitemap, no robots", async ({ request }) => {
  const booking = await ask(request, "asleep", "/stay/booking?start=2099-01-01&end=2099-01-02");
  expect(booking.status()).toBe(302);
  expect(booking.headers().location).toBe("/stay/404");
  for (const path of ["/sitemap.xml", "/robots.txt", "/stay/event/1", "/stay/500"]) {
    expect([302, 404], path).toContain((await ask(request, "asleep", path)).status());
  }
});

test("HEAD tells what GET would send", async ({ request }) => {
  const url = `http://127.0.0.1:${PORT}/stay/about`;
  const headers = { host: `moonclear.localhost:${PORT}`, "accept-encoding": "identity" };
  const [get, head] = [await request.get(url, { headers }), await request.head(url, { headers })];
  expect(head.headers().etag).toBe(get.headers().etag);
  expect(Number(head.headers()["content-length"])).toBe((await get.body()).length);
});

test("a host nobody owns shows the same neutral screen", async ({ page }) => {
  const response = await page.goto(at("nobody", "/stay/ja-JP"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await expectSound(page, [], "ja-JP");
});

test("an empty or unknown template code is Horizon in its first theme", async ({ page }) => {
  for (const path of ["/stay", "/stay?preview=layout_31", "/stay?preview=nonsense"]) {
    await page.goto(at("plain", path));
    await expect(page.locator("html")).toHaveAttribute("data-layout", "layout_700");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "1");
  }
});

test("a preview is not for search engines and goes along from page to page", async ({ page }) => {
  await page.goto(at("tidesong", "/stay?preview=layout_600.2"));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goto(at("tidesong", (await page.locator('a[href*="/rooms/"]').first().getAttribute("href"))!));
  await expect(page.locator("html")).toHaveAttribute("data-layout", "layout_600");
});

test("a preparing lodging says so on every page and offers a call instead of a search", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    await page.goto(at("nightglow", inLanguage("en-US", path)));
    await expect(
      page.getByText("This hotel is still under preparation, please stay tuned for the opening of reservations!"),
    ).toBeVisible();
  }
  await page.goto(at("nightglow", inLanguage("en-US", "/")));
  await expect(page.locator("form.search")).toHaveCount(0);
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

test("closed without an address: Book leads to the maintenance page, menu kept", async ({ page }) => {
  await page.goto(at("closed", "/stay/en-US"));
  const hrefs = await page
    .getByRole("link", { name: "Book now" })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(hrefs)).toEqual(new Set([at("closed", "/stay/en-US/maintain")]));
  await page.goto(hrefs[0]!);
  await expect(page.getByRole("heading", { name: "Online booking is currently closed" })).toBeVisible();
});

test("closed with a known engine's address: Book carries the days in that engine's words", async ({
  page,
  request,
}) => {
  await page.goto(at("harbour", "/stay"));
  const link = new URL((await page.getByRole("link", { name: "立即訂房" }).first().getAttribute("href"))!);
  expect(link.origin + link.pathname).toBe("https://booking.owlting.com/harbour-demo");
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ lang: "zh_TW", infant: "0", adult: "2", child: "0" });
  const day = /^\d{4}-\d\d-\d\d$/;
  expect(link.searchParams.get("start")).toMatch(day);
  expect(link.searchParams.get("end")).toMatch(day);
  const response = await ask(
    request,
    "harbour",
    "/stay/booking?start=2099-05-01&end=2099-05-03&adults=3&children=1&room=1",
  );
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe(
    "https://booking.owlting.com/harbour-demo?lang=zh_TW&start=2099-05-01&end=2099-05-03&adult=3&child=1&infant=0",
  );
});

test("the language switcher keeps the page and its query", async ({ page }) => {
  await page.goto(at("tidesong", "/stay/en-US/about?utm_source=x"));
  const hrefs = await page
    .locator(".languages a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toContain(at("tidesong", "/stay/about?utm_source=x"));
  expect(hrefs).toContain(at("tidesong", "/stay/ko-KR/about?utm_source=x"));
  expect((await page.goto(at("tidesong", "/stay/ko-KR/about?utm_source=x")))?.status()).toBe(200);
});

test("a language the lodging does not have leads to its main language", async ({ page }) => {
  await page.goto(at("harbour", "/stay/ko-KR/about"));
  expect(page.url()).toBe(at("harbour", "/stay/about"));
});

test("a half-translated page marks what fell back", async ({ page }) => {
  await page.goto(at("swallowtail", "/stay/ko-KR"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
  expect(await page.locator('main [lang="zh-TW"]').count()).toBeGreaterThan(3);
});

for (const slug of sampled(["moonclear", "onemat", "tidesong"], (each) => each === "onemat")) {
  test(`${slug}: without JavaScript the content and the menu are all there`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const faults = watch(page);
    await page.goto(at(slug, "/stay/en-US"));
    for (const part of ["#rooms", "#facilities", "#promotions", "#news", "#location"])
      await expect(page.locator(part)).toBeVisible();
    // A menu may be behind a button or always open: its links can be reached either way.
    const links = (path: string) =>
      page
        .locator(`body > header a[href="/stay/en-US${path}"], body > nav a[href="/stay/en-US${path}"]`)
        .locator("visible=true");
    if ((await links("/facilities").count()) === 0) await page.locator("header summary").first().click();
    await expect(links("/facilities").first()).toBeVisible();
    await expect(links("/about").first()).toBeVisible();
    await page.goto(at(slug, "/stay/en-US"));
    const form = page.locator("form.search").first();
    await expect(form).toHaveAttribute("action", "/stay/en-US/booking");
    await expect(form.locator('input[name="start"]')).toHaveAttribute("type", "date");
    expect(faults).toEqual([]);
    await context.close();
  });
}

test("pictures open in their own frame, by keyboard too, and focus comes back", async ({ page }) => {
  await page.goto(at("tidesong", "/stay/en-US/about"));
  const shot = page.locator("a[data-shot]").first();
  await shot.focus();
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog.lightbox[open]");
  await expect(dialog).toBeVisible();
  const first = await dialog.locator("img").getAttribute("src");
  await page.keyboard.press("ArrowRight");
  expect(await dialog.locator("img").getAttribute("src")).not.toBe(first);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("a[data-shot]:focus")).toHaveCount(1);
});

test("the platform's own pages: the demo lodgings, and the API for people and machines", async ({ page, request }) => {
  const faults = watch(page);
  await page.goto(`http://localhost:${PORT}/?lang=en-US`);
  await expect(page.getByRole("link", { name: /^Moonclear Onsen Inn/ })).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.goto(`http://localhost:${PORT}/api/docs?lang=en-US`);
  await expect(page.getByRole("heading", { name: "GET /api/hotel/info" })).toBeVisible();
  // Every call has the same parts: `npm test` runs axe on a few of them.
  const calls = page.locator(".api-calls article");
  const document = await (await request.get(`http://127.0.0.1:${PORT}/api/openapi.json`)).json();
  expect(document.openapi).toBe("3.1.0");
  // The specification's calls before our own, and of each its body where it takes one.
  expect(await page.locator(".api-calls h2").allTextContents()).toEqual(
    document.tags.map(({ name }: { name: string }) => name),
  );
  const bodies = Object.values<Record<string, ToldCall["operation"]>>(document.paths).flatMap((methods) =>
    Object.values(methods).filter(({ requestBody }) => requestBody),
  );
  expect(bodies.length).toBeGreaterThan(80);
  for (const { operationId, requestBody } of bodies) {
    const [type = ""] = Object.keys(requestBody!.content);
    await expect(page.locator(`#${operationId}`), operationId).toContainText(type);
  }
  if (!ARE_ALL_RUN) await calls.evaluateAll((all) => all.slice(6).forEach((each) => each.remove()));
  await expectSound(page, faults, "en-US");
});

test("a news item requested as a promotion leads to its own page", async ({ page, request }) => {
  await page.goto(at("moonclear", "/stay/en-US/news"));
  const href = (await page.locator('a[href*="/news/"]').first().getAttribute("href"))!;
  const moved = await ask(request, "moonclear", href.replace("/news/", "/event/"));
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(at("moonclear", href));
});

for (const slug of sampled(["tidesong", "nightglow"], (each) => each === "tidesong")) {
  test(`${slug}: on a telephone the bar at the foot goes while what it leads to is in sight`, async ({ page }) => {
    await page.goto(at(slug, "/stay?preview=layout_700.1"));
    const dock = page.locator(".dock");
    // On the first screen too, where only the upper edge of the search is seen.
    await expect(page.locator("main .search").first()).toBeInViewport();
    await expect(dock).toBeHidden();
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(dock).toBeVisible();
    await page.locator(".search .button").first().scrollIntoViewIfNeeded();
    await expect(dock).toBeHidden();
  });
}
