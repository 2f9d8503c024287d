/** Draws every e-mail in Chromium and puts them on sheets: node tests/mail/draw-mails.ts [OUT_DIR] (npm run shots:mail). */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "#rules/text/language.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../../scripts/browser.mjs";
import { photoBehind, type SampleMail, sampleMails } from "#tests/mail/sample-mails.ts";

const OUT = process.argv[2] ?? "docs/pictures/mail";
const LANGUAGES: Language[] = ["zh-TW", "en-US"];
const WIDTHS = [
  { width: 390, scale: 0.46, columns: 6 },
  { width: 700, scale: 0.34, columns: 4 },
] as const;
const SCHEMES = ["light", "dark"] as const;
/** In six layouts, two of them dark. */
const LODGINGS = ["moonclear", "tidesong", "onemat", "swallowtail", "thousandlamps", "nightglow"];
const MOST_BYTES = 300_000;

type Screen = { width: number; scheme: (typeof SCHEMES)[number] };
type Drawn = { title: string; picture: Buffer };

/** A bare machine has no fonts for Chinese: those of the packages stand in for a phone's own. */
function fontSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "yado-fonts-"));
  const packages = ["noto-sans-tc", "noto-serif-tc", "noto-sans"].map((name) => `@expo-google-fonts/${name}`);
  const alias = (family: string, prefer: string[]) =>
    `<alias binding="same"><family>${family}</family><prefer>${prefer.map((each) => `<family>${each}</family>`).join("")}</prefer></alias>`;
  const [sans, serif] = [
    ["Noto Sans", "Noto Sans TC"],
    ["Noto Serif TC", "Noto Sans TC"],
  ];
  const file = join(folder, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${packages.map((name) => `<dir>${resolve("node_modules", name)}</dir>`).join("\n")}
<dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir>
${["sans-serif", "Segoe UI", "Avenir Next", "Arial", "monospace"].map((family) => alias(family, sans!)).join("\n")}
${["serif", "Georgia", "Palatino"].map((family) => alias(family, serif!)).join("\n")}
</fontconfig>`,
  );
  return file;
}

async function draw(browser: Browser, mails: readonly SampleMail[], { width, scheme }: Screen): Promise<Drawn[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme });
  const tab = await context.newPage();
  await tab.route(/\/img\//, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const file = photoBehind(hostname.split(".")[0]!, pathname);
    if (file === null) return route.abort();
    const body = await sharp(file).resize({ width: 960 }).jpeg({ quality: 80 }).toBuffer();
    await route.fulfill({ body, contentType: "image/jpeg" });
  });
  const drawn: Drawn[] = [];
  for (const { html, kind } of mails) {
    await tab.setContent(html, { waitUntil: "load" });
    await tab.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    drawn.push({ title: kind, picture: await tab.screenshot({ fullPage: true }) });
  }
  await context.close();
  return drawn;
}

/** Side by side in columns, each below the shortest so far; as good as the size allows. */
async function sheet(file: string, drawn: readonly Drawn[], columns: number, scale: number): Promise<void> {
  const [gap, head] = [16, 26];
  const bottoms = Array.from({ length: columns }, () => gap);
  let cell = 0;
  const placed = [];
  for (const { title, picture } of drawn) {
    const size = await sharp(picture).metadata();
    cell = Math.round(size.width * scale);
    const column = bottoms.indexOf(Math.min(...bottoms));
    const [left, top] = [gap + column * (cell + gap), bottoms[column]!];
    const label = `<svg width="${cell}" height="${head}"><text y="17" font-family="Noto Sans,sans-serif" font-size="13" fill="#222">${title}</text></svg>`;
    const small = await sharp(picture).resize({ width: cell }).png().toBuffer({ resolveWithObject: true });
    placed.push({ input: Buffer.from(label), left, top }, { input: small.data, left, top: top + head });
    bottoms[column] = top + head + small.info.height + gap;
  }
  const size = { width: gap + columns * (cell + gap), height: Math.max(...bottoms) };
  const whole = await sharp({ create: { ...size, channels: 3, background: "#d9d9d4" } })
    .composite(placed)
    .png()
    .toBuffer();
  for (const quality of [80, 70, 60, 50, 40]) {
    const bytes = await sharp(whole).webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length > MOST_BYTES && quality > 40) continue;
    writeFileSync(file, bytes);
    console.log(`${file} ${size.width}×${size.height} ${Math.round(bytes.length / 1024)} KB`);
    return;
  }
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_ARGUMENTS,
  env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fontSettings() },
});
for (const lang of LANGUAGES) {
  const mails = await sampleMails("tidesong", lang);
  const toGuest = mails.filter(({ kind }) => !kind.startsWith("staff"));
  const toStaff = mails.filter(({ kind }) => kind.startsWith("staff"));
  for (const { width, scale, columns } of WIDTHS)
    for (const scheme of SCHEMES) {
      await sheet(
        `${OUT}/guest-${width}-${scheme}-${lang}.webp`,
        await draw(browser, toGuest, { width, scheme }),
        columns,
        scale,
      );
      await sheet(
        `${OUT}/staff-${width}-${scheme}-${lang}.webp`,
        await draw(browser, toStaff, { width, scheme }),
        columns,
        scale,
      );
    }
  const looks: Drawn[] = [];
  for (const slug of LODGINGS) {
    const confirmed = (await sampleMails(slug, lang)).filter(({ kind }) => kind === "confirmed");
    for (const scheme of SCHEMES) {
      const [first] = await draw(browser, confirmed, { width: 390, scheme });
      looks.push({ ...first!, title: `${slug}, ${scheme}` });
    }
  }
  await sheet(`${OUT}/looks-${lang}.webp`, looks, 6, 0.46);
}
await browser.close();
