/**
 * No layout is another one in new colours: the first screens on a desktop, reduced to 64 × 40 greys, must differ in structure.
 */
import { mkdirSync } from "node:fs";
import { test } from "@playwright/test";
import sharp from "sharp";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { at } from "../journeys/visit.ts";
import { likeness } from "./likeness.ts";
import { expectNone } from "./pages.ts";

const [WIDTH, HEIGHT] = [64, 40];
const FAMILIES = [
  ["layout_500", "layout_501"],
  ["layout_700", "layout_701", "layout_702"],
];
const BAR = 0.6;
const FAMILY_BAR = 0.75;

const shown: { title: string; slugOf: (showcase: string) => string }[] = [
  { title: "each with the lodging it suits", slugOf: (showcase) => showcase },
  { title: "all with the same lodging", slugOf: () => "tidesong" },
];

for (const { title, slugOf } of shown) {
  test(`distinct, ${title}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const folder = `test-results/distinct/${title.replaceAll(" ", "-")}`;
    mkdirSync(folder, { recursive: true });
    const greys: { code: string; grey: Uint8Array }[] = [];
    for (const { code, showcase } of LAYOUT_SETTINGS) {
      await page.goto(at(slugOf(showcase), `/stay?preview=${code}.1`));
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A lazy picture outside the screen never loads, and would be waited for without end.
        const near = [...document.images].filter((image) => {
          const { top, left, right } = image.getBoundingClientRect();
          return top < innerHeight && left < innerWidth && right > 0;
        });
        await Promise.all(near.map((image) => image.decode().catch(() => {})));
      });
      const shot = await page.screenshot({ path: `${folder}/${code}.png` });
      const small = sharp(shot).removeAlpha().resize(WIDTH, HEIGHT, { fit: "fill" }).greyscale();
      greys.push({ code, grey: new Uint8Array(await small.raw().toBuffer()) });
    }
    const faults: string[] = [];
    const name = (code: string) => code.replace("layout_", "");
    console.log(`\nDistinct, ${title}\n|  | ${greys.map(({ code }) => name(code)).join(" | ")} |`);
    console.log(`|${"---|".repeat(greys.length + 1)}`);
    for (const one of greys) {
      const row = greys.map((other) => {
        if (one === other) return "·";
        const alike = likeness(one.grey, other.grey, WIDTH);
        const isFamily = FAMILIES.some((family) => family.includes(one.code) && family.includes(other.code));
        if (alike >= (isFamily ? FAMILY_BAR : BAR) && one.code < other.code)
          faults.push(`${one.code} and ${other.code} are alike: ${alike.toFixed(2)}`);
        return alike.toFixed(2);
      });
      console.log(`| ${name(one.code)} | ${row.join(" | ")} |`);
    }
    expectNone(faults);
  });
}
