/**
 * Pictures of every state of the booking page, combined for docs/pictures: npm run shots:booking (needs a running `npm start`
 * with fresh demo data for sold-out dates).
 */
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.mjs";

const port = process.env.PORT ?? "3000";
const out = process.argv[2] ?? "docs/pictures";
mkdirSync(out, { recursive: true });
const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const STAY = `start=${day(30)}&end=${day(32)}`;
const FLOWS = [
  { code: "booking_100", slug: "tidesong", lang: "en-US" },
  { code: "booking_200", slug: "thousandlamps", lang: "" },
];
const SIZES = [
  { name: "phone", width: 390, height: 844, columns: 6 },
  { name: "desktop", width: 1280, height: 800, columns: 3 },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });

async function fillDetails(tab) {
  await tab.fill("#booker_last_name", "Lin");
  await tab.fill("#booker_first_name", "Mei");
  await tab.fill("#booker_email", "mei.lin@example.com");
  await tab.fill("#booker_phone", "+886 912 345 678");
}

/** Each continues where the previous one ended, unless it opens an address of its own. */
const STATES = [
  ["Rooms", ({ open }) => open(STAY)],
  ["Calendar", ({ tab }) => tab.locator('[data-open="dates"]').first().click()],
  ["Guests", async ({ tab, open }) => (await open(STAY), await tab.locator('[data-open="guests"]').first().click())],
  ["More than one room holds", ({ open }) => open(`${STAY}&adults=9`)],
  [
    "Rooms chosen",
    async ({ tab, open }) => {
      await open(STAY);
      await tab.locator("[data-add]:visible").first().click();
      await tab.locator(".room").nth(1).locator("[data-add]:visible").first().click();
    },
  ],
  ["A line that no longer holds", ({ open }) => open(`${STAY}&cart=999999.1.1&step=details`)],
  [
    "Extras and details",
    async ({ tab, open }) => {
      await open(STAY);
      await tab.locator("[data-add]:visible").first().click();
      await tab.locator("[data-continue]:visible").first().click();
    },
  ],
  ["What was wrong", ({ tab }) => tab.locator("#details .button[type=submit]").last().click()],
  [
    "Payment",
    async ({ tab }) => {
      await fillDetails(tab);
      await tab.locator("#details .button[type=submit]").last().click();
    },
  ],
  ["Offline", ({ tab }) => tab.context().setOffline(true)],
  [
    "At the bank",
    async ({ tab }) => {
      await tab.context().setOffline(false);
      await tab.locator("[name=way]").first().check();
      await tab.locator("#agree").check();
      await tab.locator(".pay-button:visible").click();
      await tab.waitForURL(/127\.0\.0\.1/);
    },
  ],
  [
    "Receipt",
    async ({ tab }) => {
      await tab.locator('button[value="pay"], button').last().waitFor();
      await tab.locator('button[value="success"], button[value="pay"]').first().click();
      await tab.waitForURL(/redirect\/receipt/);
    },
  ],
];

const heroes = {};
for (const { code, slug, lang } of FLOWS) {
  for (const { name, width, height, columns } of SIZES) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const tab = await context.newPage();
    const open = async (query) => {
      const page = `/stay${lang ? `/${lang}` : ""}/booking?${query}&preview=${code}`;
      await tab.goto(`http://${slug}.localhost:${port}${page}`, { waitUntil: "networkidle" });
      await tab.mouse.move(1, 1);
      await tab.mouse.move(2, 2);
      await tab.waitForSelector("html[data-booking=ready]", { state: "attached" });
    };
    const pictures = [];
    for (const [title, reach] of STATES) {
      await reach({ tab, open });
      await tab.waitForTimeout(900);
      pictures.push({ title, picture: await tab.screenshot() });
    }
    heroes[`${code} ${name}`] = pictures;
    await sheet(`${out}/${code}-${name}.webp`, pictures, { width, height, columns });
    await context.close();
  }
}
await browser.close();
await hero(`${out}/booking.webp`);

/** One picture of both layouts, for the README. */
async function hero(file) {
  const of = (key, title) => heroes[key].find((each) => each.title === title).picture;
  const phones = [
    of("booking_100 phone", "Rooms"),
    of("booking_100 phone", "Calendar"),
    of("booking_100 phone", "Payment"),
    of("booking_200 phone", "Rooms"),
  ];
  const [w, h, gap] = [234, 506, 20];
  const desktop = await sharp(of("booking_200 desktop", "Rooms"))
    .resize(Math.round((h * 1280) / 800), h)
    .png()
    .toBuffer();
  const placed = await Promise.all(
    phones.map(async (picture, index) => ({
      input: await sharp(picture).resize(w, h).png().toBuffer(),
      left: gap + index * (w + gap),
      top: gap,
    })),
  );
  const left = gap + phones.length * (w + gap);
  await sharp({
    create: {
      width: left + Math.round((h * 1280) / 800) + gap,
      height: h + 2 * gap,
      channels: 3,
      background: "#e9e9e6",
    },
  })
    .composite([...placed, { input: desktop, left, top: gap }])
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
}

async function sheet(file, pictures, { width, height, columns }) {
  const scale = width < 500 ? 0.6 : 0.42;
  const [w, h, gap, head] = [Math.round(width * scale), Math.round(height * scale), 18, 30];
  const rows = Math.ceil(pictures.length / columns);
  const placed = await Promise.all(
    pictures.map(async ({ title, picture }, index) => {
      const [left, top] = [gap + (index % columns) * (w + gap), gap + Math.floor(index / columns) * (h + head + gap)];
      const label = `<svg width="${w}" height="${head}"><text x="0" y="20" font-family="sans-serif" font-size="15" fill="#222">${title}</text></svg>`;
      return [
        { input: Buffer.from(label), left, top },
        { input: await sharp(picture).resize(w, h).png().toBuffer(), left, top: top + head },
      ];
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (w + gap),
      height: gap + rows * (h + head + gap),
      channels: 3,
      background: "#e9e9e6",
    },
  })
    .composite(placed.flat())
    .webp({ quality: 78 })
    .toFile(file);
  console.log(file);
}
