/** Shared by the journeys of orders: an order made through the API, the guest's access to it, and the clock. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { OrderWords } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import type { Language } from "#rules/text/language.ts";
import { inLanguage, somePhone } from "#tests/journeys/visit.ts";

const PORT = Number(process.env.TEST_PORT ?? "3999") + 10;
const BANK = `http://127.0.0.1:${PORT + 1}`;
const CONTROL = `http://127.0.0.1:${PORT + 2}`;

export const payingAt = (slug: string, path: string) => `http://${slug}.localhost:${PORT}${path}`;

export type Placed = { slug: string; lang: string; order_doc: string; redirect_path: string; email: string };

/** The order's words as its lodging says them: one of the demo's is a campsite. */
const wordsOf = ({ slug, lang }: Placed): OrderWords =>
  lodgingWords(lang as Language, slug === "thousandlamps" ? 2 : 1).orders;

export const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function call<Data>(request: APIRequestContext, slug: string, path: string, body?: object): Promise<Data> {
  const headers = { host: `${slug}.localhost:${PORT}` };
  const url = `http://127.0.0.1:${PORT}${path}`;
  const response = await (body ? request.post(url, { headers, data: body }) : request.get(url, { headers }));
  const envelope = (await response.json()) as { success: boolean; data: Data; msg: string };
  expect(envelope, `${path} ${envelope.msg}`).toMatchObject({ success: true });
  return envelope.data;
}

type Offer = {
  room_class_id: number;
  rate_plans: { rate_plan_id: number; inventory: number; support_entire_rent: boolean }[];
};

let guests = 0;

/** One room of the cheapest kind, for a new guest. */
export async function place(
  request: APIRequestContext,
  slug: string,
  { lang = "zh-TW", ahead = 30, ...more }: { lang?: string; ahead?: number; [field: string]: unknown } = {},
): Promise<Placed> {
  const stay = { start_date: day(ahead), end_date: day(ahead + 2) };
  const search = new URLSearchParams({ domain: `${slug}.localhost`, ...stay });
  const offers = await call<Offer[]>(request, slug, `/api/ota/room/empty-by-date?${search}`);
  const open = offers.flatMap(({ room_class_id, rate_plans }) =>
    rate_plans
      .filter((plan) => plan.inventory > 0 && !plan.support_entire_rent)
      .map(({ rate_plan_id }) => ({ room_class_id, rate_plan_id, num: 1 })),
  );
  const email = `guest-${Date.now()}-${(guests += 1)}@example.com`;
  const placed = await call<{ order_doc: string; redirect_path: string }>(
    request,
    slug,
    `/api/ota/order/personal-new?lang=${lang}`,
    {
      domain: `${slug}.localhost`,
      booker_first_name: "美",
      booker_last_name: "林",
      booker_phone: somePhone(),
      booker_email: email,
      check_in_day: stay.start_date,
      check_out_day: stay.end_date,
      orders: [open[0]!],
      ...more,
    },
  );
  // E-mails leave within seconds: long before a guest has paid.
  await tick(request);
  return { slug, lang, email, ...placed };
}

/** By number and contact, as a guest who returns later. */
export async function lookUp(page: Page, { slug, lang, order_doc, email }: Placed): Promise<void> {
  await page.goto(payingAt(slug, inLanguage(lang, "/orders")));
  await page.locator('[name="order_doc"]').fill(order_doc);
  await page.locator('[name="contact"]').first().fill(email);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL((url) => url.pathname.endsWith(`/orders/${order_doc}`));
}

/** From the order's page to the vendor's. */
export async function goToBank(page: Page, vendor: number, pay_option?: "all" | "part"): Promise<void> {
  await page.locator('main a[href*="/pay/"]').first().click();
  await page.waitForURL(/\/pay\/\d+\//);
  if (pay_option) await page.locator(`[name="pay_option"][value="${pay_option}"]`).check();
  // A card is one way; its gateway is the one that the order was placed with.
  const way = [1, 2, 6].includes(vendor) ? "card" : String(vendor);
  await page.locator(`[name="vendor"][value="${way}"]`).check();
  await page.locator('main form button[type="submit"]').click();
}

/** Clicks a button of the vendor's page. */
export async function clickVendorButton(page: Page, intent: string): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(BANK));
  await page.locator(`button[value="${intent}"]`).click();
}

/** Pays at a bank's machine, with the number the page has shown. */
export async function payAtMachine(page: Page, { order_doc }: Placed): Promise<void> {
  await page.goto(BANK);
  await page.locator(`li:has-text("${order_doc}") button[formaction="/overview/pay"]`).click();
}

/** Confirms on the cancel page. */
export async function confirmCancel(page: Page, placed: Placed): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator("h1")).toHaveText(wordsOf(placed).cancel.done_title);
}

export const onReceipt = (page: Page, { order_doc }: Placed) =>
  page.waitForURL((url) => url.pathname.endsWith(`/redirect/receipt/${order_doc}`));

/** The order's status on the page. */
export const expectStatus = (page: Page, placed: Placed, status: keyof OrderWords["status"]) =>
  expect(page.locator(".status strong").first()).toHaveText(wordsOf(placed).status[status]);

export const expectPaid = (page: Page, placed: Placed, paid: keyof OrderWords["payment"]) =>
  expect(page.locator(".status span")).toHaveText(wordsOf(placed).payment[paid]);

async function control<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.post(CONTROL + path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Answer;
}

export const tick = (request: APIRequestContext) => control<null>(request, "/tick");
export const later = (request: APIRequestContext, minutes: number) => control(request, `/later?minutes=${minutes}`);

export type Mail = {
  kind: string;
  to: string;
  lang: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string }[];
};

/** Everything due is done, the audit finds nothing, and these are the e-mails the guest has. */
export async function mailsOf(request: APIRequestContext, { email }: Placed): Promise<Mail[]> {
  await tick(request);
  expect(await control(request, "/audit")).toEqual([]);
  const kept = await control<Mail[]>(request, "/kept");
  return kept.filter(({ to }) => to === email).toReversed();
}

export const staffMails = async (request: APIRequestContext, { order_doc }: Placed): Promise<Mail[]> =>
  (await control<Mail[]>(request, "/kept")).filter(
    ({ kind, text }) => kind.startsWith("staff") && text.includes(order_doc),
  );

/** A link of an e-mail, by what its address holds. */
export function linkIn({ text }: Mail, part: string): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).find((link) => link.includes(part));
  expect(found, `a link with ${part} in: ${text}`).toBeDefined();
  return found!;
}

/** The booking confirmation, downloaded by the page's own link. */
export async function downloadConfirmation(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#confirmation").click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
