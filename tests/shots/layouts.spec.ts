/** Every layout with the lodging it suits, as a picture: `npm run shots:layouts`. */
import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import sharp from "sharp";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { addDays } from "#rules/time/day.ts";
import { at } from "#tests/journeys/visit.ts";
import { isDrawn } from "./is-drawn.ts";

/** From the head down: a page's first screens, not its end. */
const SIZES = [
  { width: 390, height: 844, tall: 2600, drawn: 390 },
  { width: 1280, height: 800, tall: 2400, drawn: 960 },
];

// A guest at home: nothing offers another language or currency.
test.use({ locale: "zh-TW" });

for (const { code, showcase } of LAYOUT_SETTINGS)
  test(`${code}: home, room and booking`, async ({ page }) => {
    test.setTimeout(300_000);
    const home = at(showcase, "/stay");
    const { template_code } = JSON.parse(readFileSync(`demo/${showcase}/lodging.json`, "utf8"));
    // A lodging in its own layout is seen in its own colours.
    const preview = template_code.startsWith(`${code}.`) ? template_code : `${code}.1`;
    await page.goto(`${home}?preview=${preview}`);
    const room = await page.locator('a[href*="/stay/rooms/"]').first().getAttribute("href");
    const today = new Date().toISOString().slice(0, 10);
    const stay = { start: addDays(today, 30), end: addDays(today, 32), adults: "2", room: "1" };
    const pages = [
      { kind: "home", address: home, query: {} },
      { kind: "room", address: new URL(room!, home).href, query: {} },
      { kind: "booking", address: `${home}/booking`, query: stay },
    ];
    for (const { width, height, tall, drawn } of SIZES) {
      await page.setViewportSize({ width, height });
      for (const { kind, address, query } of pages) {
        const url = new URL(address);
        url.search = String(new URLSearchParams({ ...query, preview }));
        await page.goto(url.href);
        await page.evaluate(() => {
          for (const image of document.images) image.loading = "eager";
        });
        await isDrawn(page);
        // Loaded is not decoded: a picture would be a blank box.
        await page.evaluate(() =>
          Promise.all(Array.from(document.images, (image) => image.decode().catch(() => null))),
        );
        const whole = await page.screenshot({ fullPage: true });
        const { height: most } = await sharp(whole).metadata();
        await sharp(whole)
          .extract({ left: 0, top: 0, width, height: Math.min(tall, most) })
          .resize({ width: drawn })
          .webp({ quality: 62 })
          .toFile(`docs/pictures/layouts/${kind}/${code}-${width}.webp`);
      }
    }
  });
