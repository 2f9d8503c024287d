/** A guest who has booked, and the cookie of the browser. */
import { type Browser, type BrowserContext, type Page, request } from "@playwright/test";
import { addDays, dayAt } from "#rules/time/day.ts";
import { at, inLanguage, PORT, somePhone } from "#tests/journeys/visit.ts";

export type Booked = {
  slug: string;
  order_doc: string;
  email: string;
  phone: string;
  redirect_path: string;
  cookie: string;
};

type Wishes = { lang?: string; ahead?: number; nights?: number } & Record<string, unknown>;

/** Books a lodging's cheapest room over HTTP. Each order has its own browser and cookies. */
export async function book(
  slug: string,
  { lang = "en-US", ahead = 20, nights = 1, ...more }: Wishes = {},
): Promise<Booked> {
  const domain = `${slug}.localhost`;
  const headers = { host: `${domain}:${PORT}` };
  const at = `http://127.0.0.1:${PORT}/api/ota`;
  const day = (days: number) => addDays(dayAt(new Date(), "Asia/Taipei"), days);
  const wire = await request.newContext();
  const query = new URLSearchParams({ domain, start_date: day(ahead), end_date: day(ahead + nights) });
  const search = await (
    await wire.get(`${at}/room/empty-by-date?${query}&rooms=1&adults=2&children=0`, { headers })
  ).json();
  const room = search.data.find((each: { rate_plans: unknown[] }) => each.rate_plans.length > 0);
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const phone = somePhone();
  const answer = await wire.post(`${at}/order/personal-new?lang=${lang}`, {
    headers,
    data: {
      domain,
      booker_first_name: "Mei",
      booker_last_name: "Lin",
      booker_phone: phone,
      booker_email: email,
      check_in_day: day(ahead),
      check_out_day: day(ahead + nights),
      orders: [{ room_class_id: room.room_class_id, rate_plan_id: room.rate_plans[0].rate_plan_id, num: 1 }],
      ...more,
    },
  });
  const placed = await answer.json();
  // So many have booked these nights before that a proof is required: the next night will do, where any will.
  if (placed.code === "CONTACT_NOT_VERIFIED" && ahead < 120) {
    await wire.dispose();
    return book(slug, { lang, nights, ...more, ahead: ahead + 1 });
  }
  if (!placed.success) throw new Error(`${slug} takes no order: ${placed.code} ${JSON.stringify(placed.extra_info)}`);
  const cookie = answer.headers()["set-cookie"]?.split(";")[0] ?? "";
  await wire.dispose();
  return { slug, email, phone, cookie, ...placed.data };
}

/** Gives a browser the cookie that booking would have given it. */
export async function carry(context: BrowserContext, { slug, cookie }: Booked): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: `http://${slug}.localhost:${PORT}` }]);
}

export async function openBooked(browser: Browser, booked: Booked): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await carry(context, booked);
  return context.newPage();
}

export const orderPage = ({ slug, order_doc }: Booked, lang = "en-US"): string =>
  at(slug, inLanguage(lang, `/orders/${order_doc}`));

/** Pays on the card page of the sandbox bank. */
export async function payAtBank(page: Page, button: RegExp): Promise<void> {
  await page.locator("form.form .button").click();
  await page.waitForURL(/(ecpay|newebpay)\/pay/);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/redirect\/receipt/);
}
