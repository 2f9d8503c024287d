/** Every kind of page a guest can come to, in every layout. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import { book, type Booked } from "#tests/journeys/orders/booked.ts";
import { at, inLanguage, PORT, watch } from "../journeys/visit.ts";
import { coveredFaults } from "./covered.ts";
import { lookAt } from "./look.ts";
import { pictureFaults, SUBJECTS } from "./picture-faults.ts";

const day = (ahead: number) => addDays(dayAt(new Date(), "Asia/Taipei"), ahead);

/** Paths that are the same for every lodging. */
export const PLAIN_PAGES = [
  "/",
  "/facilities",
  "/event",
  "/news",
  "/attractions",
  "/about",
  "/follow",
  "/directions",
  "/maintain",
  "/no-such-page",
  "/orders",
  `/booking?start=${day(20)}&end=${day(22)}&adults=2&children=0&rooms=1`,
];

/** Kinds of pages whose ids only the lodging knows: where a link to one stands, and how it begins. */
export const LINKS = [
  ["/", "/rooms/"],
  ["/event", "/event/"],
  ["/news", "/news/"],
] as const;

/** The first page of such a kind. */
export async function linkedPage(page: Page, slug: string, [from, link]: (typeof LINKS)[number]): Promise<string> {
  await page.goto(at(slug, inLanguage("zh-TW", from)));
  const href = await page.locator(`a[href*="/stay${link}"]`).first().getAttribute("href");
  return new URL(href!, "http://x.test").pathname.slice("/stay".length);
}

export async function linkedPages(page: Page, slug: string): Promise<string[]> {
  const found: string[] = [];
  for (const kind of LINKS) found.push(await linkedPage(page, slug, kind));
  return found;
}

/** An unpaid order that this browser may see, and its pages. It expires in half an hour. */
export async function orderedPages(context: BrowserContext, slug: string, lang: Language, ahead: number) {
  const booked: Booked = await book(slug, { lang, ahead });
  const [name = "", value = ""] = booked.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: `http://${slug}.localhost:${PORT}` }]);
  const page = await context.newPage();
  await page.goto(at(slug, inLanguage(lang, `/orders/${booked.order_doc}`)));
  const hrefs = await page
    .locator('main a[href*="/cancel/"], main a[href*="/pay/"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  await page.close();
  const inside = hrefs.map((path) => path.slice(inLanguage(lang, "/").length));
  return [`/orders/${booked.order_doc}`, `/redirect/receipt/${booked.order_doc}`, ...new Set(inside)];
}

type Visited = { slug: string; lang: Language; path: string; preview: string };

/** Opens a page in a layout and theme and returns its faults, each with its place. `look`: what else is checked. */
export async function visit(page: Page, { slug, lang, path, preview }: Visited, look = lookAt): Promise<string[]> {
  const [pathname = "/", search] = path.split("?");
  const query = new URLSearchParams(search);
  query.set("preview", preview);
  const faults = watch(page);
  const url = at(slug, `${inLanguage(lang, pathname)}?${query}`);
  const response = await page.goto(url);
  const isMissing = pathname === "/no-such-page";
  if ((response?.status() === 404) !== isMissing || response!.status() >= 500)
    faults.push(`status ${response?.status()}`);
  const shown = await page.evaluate(() => {
    const { dataset, lang } = document.documentElement;
    return `${dataset.layout}.${dataset.theme} in ${lang}`;
  });
  if (shown !== `${preview} in ${lang}`) faults.push(`shows ${shown}`);
  const found = await look(page);
  // A missing page is also reported in the console, and Vite logs its own connection.
  const own = faults.filter((fault) => !(isMissing && /404/.test(fault)) && !/WebSocket|\[vite\]/.test(fault));
  page.removeAllListeners();
  return [...own, ...found].map(
    (fault) => `${slug} ${lang} ${path} ${preview} at ${page.viewportSize()!.width}: ${fault}`,
  );
}

/** How pictures are used, and whether every control can be pressed. */
export const lookAtPictures = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(pictureFaults, SUBJECTS)),
  ...(await page.evaluate(coveredFaults)),
];

export function expectNone(faults: string[]): void {
  expect(faults, faults.join("\n")).toEqual([]);
}
