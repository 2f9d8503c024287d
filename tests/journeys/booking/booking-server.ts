/** The lodgings of the booking journeys: their own server, what is on sale there, and its ledgers. */
import { type APIRequestContext, type APIResponse, expect, type Page, request, type Route } from "@playwright/test";
import { addDays, dayAt } from "#rules/time/day.ts";
import { somePhone } from "#tests/journeys/visit.ts";

/** Its clock is moved only by a few minutes; bank and control use the two ports after it. */
const PORT = Number(process.env.TEST_PORT ?? "3999") + 20;
const BANK = `http://127.0.0.1:${PORT + 1}`;
const CONTROL = `http://127.0.0.1:${PORT + 2}`;

export const bookingAt = (slug: string, path: string) => `http://${slug}.localhost:${PORT}${path}`;

export const dayAhead = (days: number) => addDays(dayAt(new Date(), "Asia/Taipei"), days);

async function call<Data>(request: APIRequestContext, slug: string, path: string, data?: object): Promise<Data> {
  const headers = { host: `${slug}.localhost:${PORT}` };
  const url = `http://127.0.0.1:${PORT}${path}`;
  const response = await (data ? request.post(url, { headers, data }) : request.get(url, { headers }));
  const envelope = (await response.json()) as { success: boolean; data: Data; msg: string };
  expect(envelope, `${path} ${envelope.msg}`).toMatchObject({ success: true });
  return envelope.data;
}

/** The text of a page as the server sends it, without a browser. */
export async function readPage(request: APIRequestContext, url: string): Promise<string> {
  const { host, pathname, search } = new URL(url);
  const response = await request.get(`http://127.0.0.1:${PORT}${pathname}${search}`, { headers: { host } });
  expect(response.status()).toBe(200);
  return response.text();
}

/** The answer to a browser's request. Only browsers resolve *.localhost, so the lodging is named by the Host header. */
export function answerTo(route: Route): Promise<APIResponse> {
  const { host, pathname, search } = new URL(route.request().url());
  return route.fetch({
    url: `http://127.0.0.1:${PORT}${pathname}${search}`,
    headers: { ...route.request().headers(), host },
    maxRedirects: 0,
  });
}

export type Stay = { start: string; end: string };

/** So many days ahead, for so many nights. Each journey has its own days: what one changes, no other sees. */
export const stayAhead = (ahead: number, nights = 2): Stay => ({
  start: dayAhead(ahead),
  end: dayAhead(ahead + nights),
});

type Found = {
  room_class_id: number;
  room_code: string;
  room_class_name: string;
  rate_plans: {
    rate_plan_id: number;
    rate_plan_code: string;
    price: number;
    member_price: number;
    inventory: number;
  }[];
};

export type Sold = {
  slug: string;
  code: string;
  room_class_id: number;
  rate_plan_id: number;
  name: string;
  price: number;
  member_price: number;
};

/** Everything on sale, by the codes of the demo: `REEF/BB`. */
export async function plansOf(request: APIRequestContext, slug: string, stay: Stay): Promise<Sold[]> {
  const search = new URLSearchParams({ domain: `${slug}.localhost`, start_date: stay.start, end_date: stay.end });
  const found = await call<Found[]>(request, slug, `/api/ota/room/empty-by-date?${search}&lang=en-US`);
  return found.flatMap(({ room_class_id, room_code, room_class_name: name, rate_plans }) =>
    rate_plans.map(({ rate_plan_id, rate_plan_code, price, member_price }) => {
      return { slug, code: `${room_code}/${rate_plan_code}`, room_class_id, rate_plan_id, name, price, member_price };
    }),
  );
}

export async function findPlan(request: APIRequestContext, slug: string, code: string, stay: Stay): Promise<Sold> {
  const plan = (await plansOf(request, slug, stay)).find((each) => each.code === code);
  if (!plan) throw new Error(`${slug} does not sell ${code} on ${stay.start}`);
  return plan;
}

/** Another guest books so many of these at once. A new guest each time, without cookies. */
export async function bookElsewhere(
  sold: Sold,
  stay: Stay,
  num = 1,
  {
    email = `other-${crypto.randomUUID()}@example.com`,
    phone = somePhone(),
    ...more
  }: { email?: string; phone?: string; room_attachment_detail?: object[] } = {},
): Promise<void> {
  const { slug, room_class_id, rate_plan_id } = sold;
  const other = await request.newContext();
  await call(other, slug, "/api/ota/order/personal-new?lang=zh-TW", {
    domain: `${slug}.localhost`,
    booker_first_name: "怡君",
    booker_last_name: "陳",
    booker_phone: phone,
    booker_email: email,
    check_in_day: stay.start,
    check_out_day: stay.end,
    pay_way: "remittance",
    orders: [{ room_class_id, rate_plan_id, num }],
    ...more,
  });
  await other.dispose();
}

async function control<Answer>(request: APIRequestContext, path: string, query: object = {}): Promise<Answer> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await request.post(`${CONTROL}${path}?${parameters}`);
  expect(response.status(), `${path} ${await response.text()}`).toBe(200);
  return (await response.json()) as Answer;
}

/** The nights of a stay as the tables count them: the last one is the day before departure. */
const nightsOf = ({ start, end }: Stay) => ({ from: start, to: addDays(end, -1) });

const planOf = ({ slug, room_class_id, rate_plan_id }: Sold) => ({ slug, room_class_id, rate_plan_id });

/** The lodging's classes with their "from" price, and what each day costs from. */
export const roomsOf = (request: APIRequestContext, slug: string) =>
  call<{ room_class_id: number; from_price: { price: number } }[]>(
    request,
    slug,
    `/api/ota/room/list?domain=${slug}.localhost&lang=en-US`,
  );

export const daysOf = (request: APIRequestContext, slug: string, room_class_id: number, { start, end }: Stay) => {
  const requested = new URLSearchParams({ domain: `${slug}.localhost`, start_date: start, end_date: end });
  const path = `/api/wota/room_calendar?${requested}&room_class_ids=${room_class_id}`;
  return call<{ date: string; price: number | null }[]>(request, slug, path);
};

type OrderFields = { booker_phone: string; residence_country: string; arrival_time: string; final_amount: number };

/** An order as whoever knows its number and telephone sees it. */
export const orderByPhone = (request: APIRequestContext, slug: string, order_doc: string, booker_phone: string) => {
  const requested = new URLSearchParams({ domain: `${slug}.localhost`, order_doc, booker_phone });
  return call<OrderFields[]>(request, slug, `/api/ota/order/personal-order-list?${requested}`);
};

export const ratesOf = (request: APIRequestContext, slug: string) =>
  call<{ date: string; source: string; rates: Record<string, number> }>(
    request,
    slug,
    `/api/hotel/rates?domain=${slug}.localhost&lang=en-US`,
  );

/** All plans of the class cost so much more on every night of the stay, in minor units. */
export const raiseClass = (request: APIRequestContext, slug: string, room_class_id: number, stay: Stay, more: number) =>
  control(request, "/price", { slug, room_class_id, ...nightsOf(stay), more });

/** Every night of the stay costs so much more from now on. */
export const raisePrice = (request: APIRequestContext, sold: Sold, stay: Stay, more: number) =>
  control(request, "/price", { ...planOf(sold), ...nightsOf(stay), more });

export const stopSelling = (request: APIRequestContext, sold: Sold, stay: Stay, stop = true) =>
  control(request, "/stop", { ...planOf(sold), ...nightsOf(stay), stop });

/** The room class has so many rooms on these nights. */
export const setRooms = (request: APIRequestContext, { slug, room_class_id }: Sold, stay: Stay, capacity: number) =>
  control(request, "/stock", { slug, room_class_id, ...nightsOf(stay), capacity });

export const switchLodging = (request: APIRequestContext, slug: string, settings: Record<string, unknown>) =>
  control(request, "/switch", { slug, ...settings });

export const later = (request: APIRequestContext, minutes: number) => control(request, "/later", { minutes });

export const joinAsMember = (request: APIRequestContext, slug: string, points: number) =>
  control<{ member_id: string; token: string }>(request, "/member", { slug, points });

/** As a gift to whoever has joined with this address. */
export const givePoints = (request: APIRequestContext, slug: string, email: string, points: number) =>
  control(request, "/points", { slug, email, points });

export type LedgerOrder = {
  order_doc: string;
  state: string;
  member_id: string | null;
  total: number;
  pay_amount: number;
  paid_amount: number;
  point_used: number;
  coupon_discount: number;
  check_in_day: string;
  /** The amounts the bank was asked for, and those it captured. */
  attempts: number[];
  captures: number[];
};

export const ordersOf = (request: APIRequestContext, slug: string, email: string) =>
  control<LedgerOrder[]>(request, "/orders", { slug, email });

/** Runs everything due; the audit must find nothing. */
export async function expectBooksRight(request: APIRequestContext): Promise<void> {
  await control(request, "/tick");
  expect(await control(request, "/audit")).toEqual([]);
}

/** The code in the last e-mail to this address. */
export async function codeSentTo(request: APIRequestContext, email: string): Promise<string> {
  await control(request, "/tick");
  const kept = await control<{ to: string; kind: string; text: string }[]>(request, "/kept");
  const code = kept
    .filter(({ to, kind }) => to === email && (kind === "captcha" || kind === "sign_in_code"))
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])[0];
  expect(code, `a code to ${email}`).toBeDefined();
  return code!;
}

export const numberIn = (text: string | null): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text ?? "")?.[0].replaceAll(",", ""));

export const isBank = (url: URL) => url.href.startsWith(BANK);

/** On the vendor's page: reads the amount, clicks its button, and returns the amount. */
export async function payAtBank(page: Page, intent = "pay"): Promise<number> {
  await page.waitForURL(isBank);
  const charged = numberIn(await page.locator(".amount").textContent());
  await page.locator(`button[value="${intent}"]`).click();
  return charged;
}
