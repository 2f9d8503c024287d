/** Every kind of page on which a text of an owner, a guest or an address can appear. */
import { addDays, dayAt } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { plantedMarkup, type Watched } from "#tests/faults/attacks/script-browser.ts";
import { isReady } from "#tests/journeys/booking/booking-guest.ts";
import { inLanguage } from "#tests/journeys/visit.ts";

/** What only the lodging and its orders know. */
export type Numbers = {
  hotel_id: number;
  domain: string;
  room: number;
  plan: number;
  event: number;
  news: number;
  orders: { order_doc: string; order_id: string; key: string; cancel: string; task: string }[];
};

const today = () => dayAt(new Date(), "Asia/Taipei");

function bookingQuery({ room, plan }: Numbers, step: string): string {
  const stay = { start: addDays(today(), 20), end: addDays(today(), 22), adults: "2", children: "0", room: "1" };
  return `/booking?${new URLSearchParams({ ...stay, cart: `${room}.${plan}.1`, step })}`;
}

/** Pages of a lodging: each is shown in any language and any layout. */
export function sitePages(numbers: Numbers): string[] {
  const { room, event, news, hotel_id, orders } = numbers;
  return [
    "/",
    `/rooms/${room}`,
    "/facilities",
    "/event",
    `/event/${event}`,
    "/news",
    `/news/${news}`,
    "/attractions",
    "/about",
    "/follow",
    "/directions",
    "/maintain",
    "/no-such-page",
    "/orders",
    bookingQuery(numbers, "rooms"),
    bookingQuery(numbers, "details"),
    bookingQuery(numbers, "pay"),
    ...orders.flatMap(({ order_doc, order_id, key, cancel, task }) => [
      `/orders/${order_doc}?hash_code=${key}`,
      `/redirect/receipt/${order_doc}`,
      `/pay/${hotel_id}/${order_doc}`,
      `/repay/${order_id}`,
      `/cancel/${cancel}`,
      `/staff/${task}`,
    ]),
  ];
}

/** Addresses that hold the texts themselves. */
export function echoingPaths(texts: string[]): string[] {
  const text = encodeURIComponent(texts.join(" "));
  const first = encodeURIComponent(texts[0]!);
  const names = [
    "start",
    "end",
    "adults",
    "room",
    "cart",
    "code",
    "code",
    "only",
    "extra",
    "row",
    "from",
    "step",
    "lang",
  ];
  // Each parameter has one of them: all in each would make the address too long.
  const query = names.map((name, index) => [name, texts[index % texts.length]!]);
  return [
    `/stay/${text}`,
    `/${text}?${text}`,
    `/stay/event/${text}`,
    `/stay/orders/${text}`,
    `/stay/cancel/${text}`,
    `/stay?preview=${text}`,
    `/stay/en-US/about?${text}`,
    `/stay/orders?order_doc=${text}&link=${first}&preview=${first}`,
    `/stay/booking?${new URLSearchParams(query)}&extra=${today()}.1.${first}`,
    `/api/hotel/info?domain=${text}&lang=${first}`,
  ];
}

export const FILES = ["/icon.svg", "/stay/sitemap.xml", "/stay/robots.txt"];

/** A face for each visit, in turns: sites and the booking page have their own. */
export function faceOf(path: string, turn: number): string {
  if (path.startsWith("/booking")) return turn % 2 === 0 ? "booking_100" : "booking_200";
  const { code, themes } = LAYOUT_SETTINGS[turn % LAYOUT_SETTINGS.length]!;
  return `${code}.${(turn % themes.length) + 1}`;
}

export const siteUrl = (origin: string, lang: Language, path: string, face: string): string => {
  const [pathname = "/", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.set("preview", face);
  return `${origin}${inLanguage(lang, pathname)}?${query}`;
};

/** Opens an address, waits until its scripts have run, and looks for what should not be there. Answers whether it shows a payload. */
export async function look(watched: Watched, url: string): Promise<boolean> {
  const response = await watched.page.goto(url, { waitUntil: "load" });
  const status = response?.status() ?? 0;
  // 414 and 431: the address was too long, and what it held was never looked at.
  if (status === 0 || status >= 500 || status === 414 || status === 431) watched.note("status", String(status));
  return lookAround(watched);
}

export async function lookAround(watched: Watched): Promise<boolean> {
  const { page } = watched;
  const isBooking = (await page.locator("#booking").count()) > 0;
  if (isBooking) await isReady(page);
  for (const fault of await page.evaluate(plantedMarkup)) watched.note("markup", fault);
  return page.evaluate(() => /owned|evil\.test/.test(document.documentElement.outerHTML));
}

/** What a guest types and is refused is shown again. Answers how many pages were looked at. */
export async function refuseForms(
  watched: Watched,
  origin: string,
  numbers: Numbers,
  payload: string,
): Promise<number> {
  const { page } = watched;
  await page.goto(`${origin}/stay/en-US/orders`);
  await page.locator('[name="order_doc"]').fill(payload);
  await page.locator('[name="contact"]').first().fill(payload);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForLoadState("load");
  await lookAround(watched);
  await page.goto(`${origin}/stay/en-US${bookingQuery(numbers, "details")}`);
  await isReady(page);
  const fields = page.locator(
    "#details :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea):visible",
  );
  for (const field of await fields.all()) await field.fill(payload);
  await page.locator('button.button[value="details"]:visible').click();
  await lookAround(watched);
  await page.reload();
  await lookAround(watched);
  return 3;
}
