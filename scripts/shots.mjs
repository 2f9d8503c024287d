/**
 * Pictures of pages: npm run shots -- OUT_DIR URL_PATH@slug … (needs a running `npm start`). Each at 390×844 and 1280×800; with
 * --full the whole page, cut into pieces.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.mjs";

const [out = "test-results/shots", ...rest] = process.argv.slice(2);
const isFull = rest.includes("--full");
const only = rest.find((each) => each.startsWith("--width="))?.slice(8);
const pages = rest.filter((each) => !each.startsWith("--"));
const port = process.env.PORT ?? "3000";
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
for (const page of pages) {
  const [path, slug] = page.split("@");
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    if (only && only !== String(width)) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      deviceScaleFactor: 1,
    });
    const tab = await context.newPage();
    await tab.goto(`http://${slug}.localhost:${port}${path}`, { waitUntil: "networkidle" });
    if (isFull) {
      // Lazy pictures load when they come near: scrolls down once.
      await tab.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 60));
        }
        scrollTo(0, 0);
        // Those in lists that scroll sideways never came near.
        for (const image of document.images) image.loading = "eager";
      });
      await tab.waitForFunction(() => [...document.images].every((image) => image.complete), null, { timeout: 20_000 });
      await tab.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
      await tab.waitForTimeout(200);
    }
    const name = `${slug}${path.replace(/[^a-zA-Z0-9]+/g, "-")}-${width}.png`;
    const picture = await tab.screenshot({ fullPage: isFull });
    const size = await sharp(picture).metadata();
    const piece = isFull ? (width === 390 ? 1700 : 1500) : size.height;
    for (let top = 0, index = 1; top < size.height; top += piece, index += 1) {
      const file = isFull ? `${out}/${name.replace(".png", `-${index}.png`)}` : `${out}/${name}`;
      await sharp(picture)
        .extract({ left: 0, top, width: size.width, height: Math.min(piece, size.height - top) })
        .toFile(file);
      console.log(file);
    }
    await context.close();
  }
}
await browser.close();
