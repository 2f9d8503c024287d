/** Sections of a lodging's pages: each works, and one without content is absent. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { WORDS } from "#languages/languages.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { at, ask, expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

test.use(WITH_PICTURES);

const SECTIONS = ["facilities", "promotions", "news", "attractions", "about", "custom", "policies"];

test("sections without content are not there, nor their pages, nor a word of them in a menu", async ({
  page,
  request,
}) => {
  await page.goto(at("plain", "/stay/en-US"));
  for (const name of SECTIONS) await expect(page.locator(`section#${name}`), name).toHaveCount(0);
  await expect(page.locator('[id^="sisters"], .notice, .intro')).toHaveCount(0);
  for (const path of ["/facilities", "/event", "/news", "/attractions", "/about"]) {
    await expect(page.locator(`a[href^="/stay/en-US${path}"]`), path).toHaveCount(0);
    // Promotions and news have a page even when empty, which says that there are none now.
    const comesAndGoes = path === "/event" || path === "/news";
    const status = (await ask(request, "plain", inLanguage("en-US", path))).status();
    expect(status, path).toBe(comesAndGoes ? 200 : 404);
    expect(await (await ask(request, "plain", "/sitemap.xml")).text()).not.toContain(path);
  }
});

test("what the owner's menu calls a thing is what its heading and its page say, in every language", async ({
  page,
  request,
}) => {
  // As the server sent it, without styles and pictures: only words are read.
  const open = async (lang: string, path: string) =>
    page.setContent(await (await ask(request, "thousandlamps", inLanguage(lang, path))).text());
  const titles = {
    "zh-TW": ["營位介紹", "營地設施", "關於我們"],
    "zh-CN": ["营位介绍", "营地设施", "关于我们"],
    "en-US": ["Pitches & cabins", "Facilities", "About us"],
    "ja-JP": ["サイト紹介", "場内施設", "当場について"],
    "ko-KR": ["사이트 소개", "캠핑장 시설", "캠핑장 소개"],
  } as const;
  for (const [lang, [rooms, facilities, about]] of Object.entries(titles)) {
    await open(lang, "/");
    await expect(page.locator(".menu a[href$='#rooms']"), lang).toHaveText(rooms);
    await expect(page.locator("#rooms-title"), lang).toHaveText(rooms);
    await open(lang, "/facilities");
    await expect(page.getByRole("heading", { level: 1 }), lang).toHaveText(facilities);
    await open(lang, "/about");
    await expect(page.getByRole("heading", { level: 1 }), lang).toHaveText(about);
  }
});

test("the owner's icon, the pictures of page heads, a promotion's second picture and the representative are shown", async ({
  page,
  request,
}) => {
  const { info } = await answerOf<{ info: Pictures }>(request, "feast", "/api/hotel/info");
  // The focal point in a picture's name is the page's own affair.
  const nameOf = (src: string) => src.replace(/^\/media\/|(?:_\d+-\d+)?\.jpg$/g, "");
  const headPicture = page.locator(".page-head img");
  for (const [path, src] of [
    ["/about", info.template_images.about],
    ["/facilities", info.template_images.facility],
    ["/event", info.template_images.promotion],
  ] as const) {
    await page.goto(at("feast", inLanguage("en-US", path)));
    await expect(headPicture, path).toHaveAttribute("src", new RegExp(nameOf(src)));
  }
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", new RegExp(nameOf(info.icon_images.main)));
  await expect(page.locator(".legal")).toContainText(`${WORDS["en-US"].agent_name} ${info.agent_name}`);
  await page.locator('.promotion-list a[href*="/event/"]').first().click();
  const picture = page.locator(".article-picture img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // A discreet layout shows nothing of it in the tab.
  await page.goto(at("feast", `${inLanguage("en-US", "/")}?preview=layout_800`));
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon.svg");
});

type Pictures = {
  icon_images: { main: string };
  agent_name: string;
  template_images: Record<"about" | "facility" | "promotion" | "room", string>;
};

async function answerOf<Data>(request: APIRequestContext, slug: string, path: string): Promise<Data> {
  const response = await ask(request, slug, `${path}?domain=${slug}.localhost&lang=en-US`);
  return ((await response.json()) as { data: Data }).data;
}

async function openShot(page: Page, index: number) {
  await page.goto(at("tidesong", "/stay/en-US/about"));
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
  await page.locator("a[data-shot]").nth(index).click();
  const dialog = page.locator("dialog.lightbox[open]");
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a picture's frame is stepped through by keys, and says which it shows", async ({ page }) => {
  const dialog = await openShot(page, 0);
  const count = await page.locator("a[data-shot]").count();
  const counter = dialog.locator("output");
  await expect(counter).toContainText(`Picture 1 of ${count}`);
  for (const [key, place] of [
    ["ArrowLeft", count],
    ["ArrowRight", 1],
    ["End", count],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter, key).toContainText(`Picture ${place} of ${count}`);
  }
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText(`Picture 2 of ${count}`);
  const alt = await page.locator("a[data-shot] img").nth(1).getAttribute("alt");
  await expect(dialog.locator("figcaption")).toHaveText(alt!);
  await expect(dialog.locator("img")).toHaveAttribute("alt", alt!);
  const { fit, whole } = await dialog.locator("img").evaluate((picture: HTMLImageElement) => ({
    fit: getComputedStyle(picture).objectFit,
    whole: picture.src,
  }));
  expect(fit).toBe("contain");
  expect(new URL(whole).pathname).toBe(
    new URL((await page.locator("a[data-shot]").nth(1).getAttribute("href"))!, whole).pathname,
  );
  await page.keyboard.press("Escape");
  await expect(page.locator("a[data-shot]").nth(1)).toBeFocused();
});

test("a stroke of the finger turns to the next picture", async ({ page }) => {
  const dialog = await openShot(page, 0);
  const count = await page.locator("a[data-shot]").count();
  const stroke = async (from: number, to: number) => {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 310, { steps: 4 });
    await page.mouse.up();
  };
  await stroke(300, 120);
  await expect(dialog.locator("output")).toContainText(`Picture 2 of ${count}`);
  await stroke(120, 300);
  await expect(dialog.locator("output")).toContainText(`Picture 1 of ${count}`);
  await stroke(200, 215);
  await expect(dialog.locator("output")).toContainText(`Picture 1 of ${count}`);
});

for (const slug of sampled(["tidesong", "moonclear", "onemat", "harbour"], (each) => each === "harbour")) {
  test(`${slug}: the chart's names and marks stand clear of each other and inside it`, async ({ page }) => {
    await page.goto(at(slug, "/stay/directions"));
    const boxes = await page.locator(".area-map").evaluate((map) => {
      const edge = map.querySelector(".area-edge")!.getBoundingClientRect();
      return [...map.querySelectorAll(".area-place circle, .area-home circle, .area-name")].map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isInside = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        return { left, right, top, bottom, isInside, name: each.textContent };
      });
    });
    expect(boxes.filter((box) => !box.isInside)).toEqual([]);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The boxes of text lines are higher than their characters.
        expect(across > 1 && down > 4, `${one.name} on ${other.name}`).toBe(false);
      }
    }
  });
}

test("coordinates can be copied, the map opens as the lodging says, and there is a sheet to print", async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(at("tidesong", "/stay/en-US"));
  const location = page.locator("#location");
  await location.getByRole("button", { name: "Copy Coordinates" }).click();
  await expect(location.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d{5}, \d+\.\d{5}$/);
  await expect(location.getByRole("link", { name: /Get directions/ })).toHaveAttribute(
    "href",
    /google\.com\/maps\/search/,
  );
  await expect(location.getByRole("link", { name: "Directions to print" })).toHaveAttribute("href", /\/directions$/);
  await context.close();
});

for (const { code } of LAYOUT_SETTINGS) {
  testLonger(`${code}: directions are one sheet of paper, without menus and pictures`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(at("tidesong", `/stay/en-US/directions?preview=${code}.1`));
    await expect(page.locator("html")).toHaveAttribute("data-layout", code);
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
    await expectSound(page, faults, "en-US");
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(paper).not.toContain("/Subtype /Image");
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("body").innerText();
    for (const part of ["Coordinates", "Phone", "Check-in", "N"]) expect(printed).toContain(part);
    await expect(page.locator("header:visible, footer:visible, nav:visible, button:visible")).toHaveCount(0);
    await expect(page.locator(".area-map svg")).toBeVisible();
  });
}

test("sister lodgings are shown with their picture and lead to their own site, in the same language", async ({
  page,
}) => {
  await page.goto(at("tidesong", "/stay/en-US"));
  const sister = page.locator(".sister-list a").first();
  await expect(sister).toHaveAttribute("href", /^http:\/\/(?!tidesong)[a-z]+\.localhost(:\d+)?\/stay\/en-US$/);
  await sister.scrollIntoViewIfNeeded();
  const picture = sister.locator("img");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

testLonger("a title of two lines is broken between words: Chinese has no blanks to break at", async ({ page }) => {
  await page.goto(at("tidesong", "/stay?preview=layout_400.1"));
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("把時鐘交給潮聲");
  const lines = await title.evaluate((heading) => {
    const tops = new Map<number, string>();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let at = 0; at < node.nodeValue!.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        tops.set(top, (tops.get(top) ?? "") + node.nodeValue![at]);
      }
    return [...tops.values()];
  });
  expect(lines).toEqual(["把時鐘", "交給潮聲"]);
});
