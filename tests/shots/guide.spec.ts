/** Writes the owners' guide: `npm run guide` walks through the studio in English and Chinese and keeps a small picture of each screen. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { SCREENS, screensFor } from "#web/studio/app/screens.ts";
import { book } from "#tests/journeys/orders/booked.ts";
import { goToScreen, openScreen, PLATFORM, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";
import { isDrawn } from "./is-drawn.ts";
import { markRemittance } from "#contract/studio/studio-orders.ts";
import { studioCall } from "#tests/journeys/studio/studio-call.ts";
import { FRAME } from "./guide-frame.ts";
import { type GuideLanguage, SCREEN_TEXTS } from "./guide-texts.ts";

const OUT = "docs/owners";
const FILES: Record<GuideLanguage, string> = { "en-US": "README.md", "zh-TW": "zh-TW.md" };
const LODGING = "tidesong";
const WIDTH = 900;

test("the owners' guide", async ({ page }) => {
  test.setTimeout(900_000);
  const guest = { nights: 2, pay_way: "remittance" };
  const chen = { ...guest, booker_last_name: "Chen", booker_first_name: "Yi-Ting" };
  // Late in the day no transfer is taken for the same evening.
  const arriving = await book(LODGING, { ...chen, ahead: 0 }).catch(() => book(LODGING, { ...chen, ahead: 1 }));
  await book(LODGING, { ...guest, ahead: 3, booker_last_name: "Sato", booker_first_name: "Haruka" });
  await book(LODGING, guest);
  await signInOwner(page);
  // Paid, so that somebody arrives today: a house without guests shows little.
  await payInFull(page, arriving.order_doc);
  await page.setViewportSize({ width: 1280, height: 800 });
  rmSync(`${OUT}/pictures`, { recursive: true, force: true });
  for (const lang of ["en-US", "zh-TW"] as const) {
    const { title, before, sign_up, made, other } = FRAME[lang];
    mkdirSync(`${OUT}/pictures/${lang}`, { recursive: true });
    await page.goto(`${PLATFORM}/studio/new?lang=${lang}`);
    await takePicture(page, `${OUT}/pictures/${lang}/new.webp`);
    const opening = [`## ${sign_up.title}`, ...sign_up.text, `![${sign_up.title}](pictures/${lang}/new.webp)`];
    const parts = [`# ${title}`, other, ...before, ...opening];
    for (const { name, path } of screensFor(SCREENS.map(({ may }) => may))) {
      const text = SCREEN_TEXTS[lang][name];
      if (!text) continue;
      // The first by its address, the others by the navigation, as an owner goes.
      if (path === "") await openScreen(page, LODGING, path, lang);
      else await goToScreen(page, LODGING, path);
      const picture = `pictures/${lang}/${name.replaceAll("_", "-")}.webp`;
      await takePicture(page, `${OUT}/${picture}`);
      parts.push(`## ${text.title}`, ...text.text, `![${text.title}](${picture})`);
    }
    writeFileSync(`${OUT}/${FILES[lang]}`, `${[...parts, "---", made].join("\n\n")}\n`);
  }
});

/** The transfer has arrived, all of it. */
async function payInFull(page: Page, order_doc: string): Promise<void> {
  await openScreen(page, LODGING, "orders", "en-US");
  await page.locator(".order-row", { hasText: order_doc }).click();
  await page.locator(".order-page").waitFor();
  const order_id = new URL(page.url()).pathname.split("/").at(-1)!;
  const text = await page.locator('.order-sums [data-kind="left"]').innerText();
  const amount = Number(text.replaceAll(/[^\d.]/g, ""));
  await studioCall(page, markRemittance, { domain: `${LODGING}.localhost`, order_id, amount, proof: "12345" });
}

async function takePicture(page: Page, file: string): Promise<void> {
  await isDrawn(page);
  const shot = await page.screenshot();
  await sharp(shot).resize(WIDTH).webp({ quality: 70 }).toFile(file);
}

const CARD = { width: 780, height: 488 };
const GAP = 20;
const PHONE = { width: 390, height: 844 };
const SHOWN = ["start", "rates", "design", "rooms"];

test("the studio in one picture, for the first page of the project", async ({ page }) => {
  test.setTimeout(300_000);
  await book(LODGING, { pay_way: "remittance", nights: 2 });
  await signInOwner(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const layers: OverlayOptions[] = [];
  for (const [at, path] of SHOWN.entries()) {
    await openScreen(page, LODGING, path, "en-US");
    await isDrawn(page);
    const input = await sharp(await page.screenshot())
      .resize(CARD.width, CARD.height)
      .png()
      .toBuffer();
    const [column, row] = [at % 2, Math.floor(at / 2)];
    layers.push({ input, left: GAP + column * (CARD.width + GAP), top: GAP + row * (CARD.height + GAP) });
  }
  const height = 2 * CARD.height + GAP;
  const width = Math.round((height * PHONE.width) / PHONE.height);
  await page.setViewportSize(PHONE);
  await openScreen(page, LODGING, "orders", "en-US");
  await page.locator(".order-row").first().click();
  await page.locator(".order-page").waitFor();
  const input = await sharp(await page.screenshot())
    .resize(width, height)
    .png()
    .toBuffer();
  layers.push({ input, left: 3 * GAP + 2 * CARD.width, top: GAP });
  await sharp({
    create: { width: 4 * GAP + 2 * CARD.width + width, height: height + 2 * GAP, channels: 3, background: "#dfe6e3" },
  })
    .composite(layers)
    .webp({ quality: 72 })
    .toFile("docs/pictures/studio.webp");
});
