/** The pictures on the platform's front page, in every language: `npm run shots:front`. */
import { mkdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { listStudioOrders, markRemittance } from "#contract/studio/studio-orders.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { book } from "#tests/journeys/orders/booked.ts";
import { openScreen, PLATFORM, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";
import { studioCall } from "#tests/journeys/studio/studio-call.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";

const OUT = "src/web/platform/pictures/front";
const SLUG = "moonclear";
const domain = `${SLUG}.localhost`;
/** Taken larger than shown: text stays sharp on fine screens. */
const SIZE = { width: 1120, height: 747 };
const WIDTH = 960;

const GUESTS: Record<Language, { booker_last_name: string; booker_first_name: string }> = {
  "zh-TW": { booker_last_name: "林", booker_first_name: "美玲" },
  "zh-CN": { booker_last_name: "林", booker_first_name: "美玲" },
  "en-US": { booker_last_name: "Lin", booker_first_name: "Mei" },
  "ja-JP": { booker_last_name: "林", booker_first_name: "美鈴" },
  "ko-KR": { booker_last_name: "임", booker_first_name: "미령" },
};

async function keep(page: Page, name: string, lang: Language): Promise<void> {
  await page.waitForLoadState("networkidle");
  const shot = await page.screenshot();
  await sharp(shot).resize(WIDTH).webp({ quality: 70 }).toFile(`${OUT}/${name}-${lang}.webp`);
}

/** Paid by remittance, which staff find: the guest gets the confirmation. */
async function confirmed(page: Page, lang: Language): Promise<string> {
  // Days of its own: each sees the same room, and none is sold out.
  const ahead = 30 + 3 * LANGUAGES.indexOf(lang);
  const { email, order_doc } = await book(SLUG, { lang, ahead, pay_way: "remittance", nights: 2, ...GUESTS[lang] });
  const query = new URLSearchParams({ domain, search: order_doc, lang });
  const listed = await page.request.get(`${PLATFORM}${listStudioOrders.path}?${query}`);
  const { data } = (await listed.json()) as { data: { orders: { order_id: string; total: number }[] } };
  const { order_id, total } = data.orders[0]!;
  await studioCall(page, markRemittance, { domain, order_id, amount: total, proof: "20261117" });
  const mine = page.locator("a", { hasText: email }).filter({ hasText: "Confirmed" });
  const arrived = async () => {
    await page.goto(`${PLATFORM}/outbox?lang=en-US`);
    return mine.count();
  };
  await expect.poll(arrived, { timeout: 60_000 }).toBe(1);
  await mine.click();
  return (await page.locator("iframe").getAttribute("srcdoc"))!;
}

test("the front page's pictures", async ({ page: owner, browser }) => {
  test.setTimeout(600_000);
  mkdirSync(OUT, { recursive: true });
  await signInOwner(owner);
  const storageState = await owner.context().storageState();
  const day = (days: number) => addDays(dayAt(new Date(), "Asia/Taipei"), days);
  for (const lang of LANGUAGES) {
    const stay = new URLSearchParams({ start: day(20), end: day(22) });
    // A browser that speaks the language gets no offer of another one.
    const context = await browser.newContext({ locale: lang, viewport: SIZE, storageState });
    const page = await context.newPage();
    await page.goto(at(SLUG, `${inLanguage(lang, "/booking")}?${stay}`));
    await keep(page, "booking", lang);
    await openScreen(page, SLUG, "start", lang);
    await keep(page, "studio", lang);
    await page.setContent(await confirmed(page, lang));
    await keep(page, "mail", lang);
    await context.close();
  }
});
