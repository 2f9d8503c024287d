/** Reports of a visit: none before the visitor agrees or after a refusal; then each event once, received by the sandbox. */
import { type APIRequestContext, type BrowserContext, expect, test } from "@playwright/test";
import type { AnalyticsEvent } from "#rules/analytics/analytics.ts";
import { track } from "#web/analytics/track.ts";
import type { Hit } from "../../../sandbox/analytics.ts";
import { book, openBooked, payAtBank } from "#tests/journeys/orders/booked.ts";
import {
  choosePay,
  fillDetails,
  goOn,
  isReady,
  newGuest,
  place,
  VENDOR,
} from "#tests/journeys/booking/booking-guest.ts";
import { mailTo } from "#tests/journeys/orders/mailbox.ts";
import { accept, bar, GOOGLE, holdStill, listen, META, SANDBOX } from "./analytics-reports.ts";
import { ask, at, PORT, watch } from "#tests/journeys/visit.ts";
import { testLonger } from "#tests/journeys/variants.ts";

test("accepted: a Book link and a search are reported to both vendors, once each, with their addresses", async ({
  page,
}) => {
  const faults = watch(page);
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, analytics);
  expect(analytics.fetched.filter((url) => !url.startsWith(SANDBOX) && !url.startsWith(at("tidesong", "")))).toEqual(
    [],
  );
  await holdStill(page);
  // On a phone the button comes once the search is out of sight.
  await page.evaluate(() => scrollTo(0, 2 * innerHeight));
  const link = page.locator("a[data-book]:visible").first();
  const link_url = await link.evaluate((each: HTMLAnchorElement) => each.href);
  await link.click();
  await expect.poll(() => analytics.named("website_booking_url")).toHaveLength(1);
  await expect.poll(() => analytics.named("WebsiteBookingUrl")).toHaveLength(1);
  expect(analytics.named("website_booking_url")[0]).toMatchObject({ id: GOOGLE, params: { link_url } });
  expect(analytics.named("WebsiteBookingUrl")[0]).toMatchObject({
    id: META,
    method: "trackCustom",
    params: { link_url },
  });

  const form = page.locator("form.search").first();
  await form.locator("[data-opens=adults]").click();
  await page.getByRole("button", { name: "Add one adult" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await form.locator("button").click();
  await expect.poll(() => analytics.named("website_booking_url")).toHaveLength(2);
  const searched = new URL(String(analytics.named("website_booking_url")[1]!.params.link_url));
  expect(searched.origin + searched.pathname).toBe(at("tidesong", "/stay/en-US/booking"));
  expect(Object.fromEntries(searched.searchParams)).toMatchObject({ adults: "3", children: "0", room: "1" });
  expect(faults).toEqual([]);
});

test("the same event within 100 ms is reported once, later once more", async ({ page }) => {
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, analytics);
  const room = { room_class_id: 1, room_class_name: "Ocean", rate_plan_id: 2, rate_plan_code_name: "Breakfast" };
  const added: AnalyticsEvent = { name: "add_to_cart", ...room, price: 6000, num: 2, nights: 3 };
  const inOneBreath = `for (let nth = 0; nth < 5; nth += 1) (${track})(${JSON.stringify(added)})`;
  await page.evaluate(inOneBreath);
  await page.evaluate(track, { ...added, num: 1 });
  // Later by the page's own clock.
  const moment = await page.evaluate(() => performance.now());
  await page.waitForFunction((moment) => performance.now() - moment > 150, moment);
  await page.evaluate(inOneBreath);
  const values = (name: string) => analytics.named(name).map(({ params }) => params.value);
  await expect.poll(() => values("AddToCart")).toEqual([12_000, 6000, 12_000]);
  await expect.poll(() => values("add_to_cart")).toEqual([12_000, 6000, 12_000]);
  // Reports go one after the other: when a later event has arrived, no more of these will.
  await page.evaluate(track, { name: "website_booking_url", link_url: "https://x.test/last" } as const);
  await expect.poll(() => analytics.named("website_booking_url")).toHaveLength(1);
  expect(values("add_to_cart")).toHaveLength(3);
  expect(analytics.named("add_to_cart")[0]!.params).toMatchObject({ currency: "TWD", items: [{ quantity: 6 }] });
});

test("a preview tells nobody and asks nothing, even where the visitor has agreed before", async ({ page }) => {
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, listen(page));
  const analytics = listen(page);
  for (const path of ["/stay/en-US?preview=layout_700.2", "/stay/en-US/about?preview=layout_200"]) {
    await page.goto(at("tidesong", path), { waitUntil: "networkidle" });
    await expect(page.locator("[data-consent], [data-consent-settings]")).toHaveCount(0);
  }
  expect(analytics.fetched).toEqual([]);
});

test("a lodging without codes asks nothing, and its pages may reach nobody but the platform", async ({
  page,
  request,
}) => {
  const analytics = listen(page);
  await page.goto(at("moonclear", "/stay/en-US"), { waitUntil: "networkidle" });
  await expect(page.locator("[data-consent], [data-consent-settings]")).toHaveCount(0);
  expect(analytics.fetched).toEqual([]);
  // The second time from the cache: the header belongs to each page.
  for (const [slug, allowed] of [
    ["moonclear", ""],
    ["tidesong", ` ${SANDBOX}`],
  ] as const) {
    for (let view = 0; view < 3; view += 1) {
      const policy = (await ask(request, slug, "/stay/about")).headers()["content-security-policy"]!;
      expect(policy).toContain(`script-src 'self'${allowed};`);
      // The services of the platform may be called too.
      expect(policy).toContain(`connect-src 'self' http://localhost:${PORT}${allowed};`);
    }
  }
});

testLonger("a booking is reported twice: when a room is added to the cart, and when it is bought", async ({ page }) => {
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US/booking"));
  await isReady(page);
  await accept(page, analytics);
  await page.locator("[data-add]:visible").first().click();
  await expect.poll(() => analytics.named("AddToCart")).toHaveLength(1);
  await expect.poll(() => analytics.named("add_to_cart")).toHaveLength(1);
  const { currency, value, items } = analytics.named("add_to_cart")[0]!.params as {
    currency: string;
    value: number;
    items: [];
  };
  expect([currency, items.length, value > 0]).toEqual(["TWD", 1, true]);
  await goOn(page);
  await fillDetails(page, newGuest());
  await choosePay(page, VENDOR.card, "all");
  await place(page);
  await page.waitForURL(/(ecpay|newebpay)\/pay/);
  await page.getByRole("button", { name: /確認付款/ }).click();
  await page.waitForURL(/redirect\/receipt/);
  await expect.poll(() => analytics.named("purchase").map(({ params }) => params.value)).toEqual([value]);
  await expect.poll(() => analytics.named("Purchase").map(({ params }) => params.value)).toEqual([value]);
  // A search on the booking page is no click to book.
  expect(analytics.named("website_booking_url")).toEqual([]);
});

/** What both vendors received about one order, from any browser. */
async function purchases(request: APIRequestContext, order_doc: string): Promise<Hit[]> {
  const hits = (await (await request.get(`${SANDBOX}/analytics/hits`)).json()) as Hit[];
  return hits.filter((hit) => hit.params.transaction_id === order_doc || hit.event_id === order_doc);
}

test("a purchase is reported once, and never again: reloaded, in another tab, or from an e-mail elsewhere", async ({
  browser,
  request,
}) => {
  const booked = await book("tidesong");
  const { order_doc } = booked;
  const page = await openBooked(browser, booked);
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, listen(page));
  const receipt = at("tidesong", `/stay/en-US/redirect/receipt/${order_doc}`);
  // Not paid yet: the page view is reported, the purchase is not.
  const analytics = listen(page);
  await page.goto(receipt);
  await expect.poll(() => analytics.named("page_view")).toHaveLength(1);
  expect(await purchases(request, order_doc)).toEqual([]);

  await page.goto(at("tidesong", booked.redirect_path));
  await page.locator('[name="vendor"][value="card"]').check();
  await payAtBank(page, /確認付款/);
  await expect.poll(() => purchases(request, order_doc)).toHaveLength(2);
  const [one, two] = await purchases(request, order_doc);
  const google = [one!, two!].find(({ vendor }) => vendor === "google")!;
  const meta = [one!, two!].find(({ vendor }) => vendor === "meta")!;
  expect(google).toMatchObject({
    id: GOOGLE,
    name: "purchase",
    params: { transaction_id: order_doc, currency: "TWD" },
  });
  expect(meta).toMatchObject({ id: META, name: "Purchase", event_id: order_doc, params: { content_type: "hotel" } });
  expect(google.params.value).toBe(meta.params.value);
  expect(JSON.stringify([google.params, meta.params])).not.toMatch(/Lin|example\.com|912/);

  await page.reload({ waitUntil: "networkidle" });
  const tab = await page.context().newPage();
  await tab.goto(receipt, { waitUntil: "networkidle" });
  const mail = await mailTo(booked.email, /\/orders\//);
  await fromMail(await browser.newContext(), /http\S+\/orders\/\S+/.exec(mail)![0], receipt);
  expect(await purchases(request, order_doc)).toHaveLength(2);
  await page.context().close();
});

/** Another browser, whose visitor has agreed, opens the order by the e-mail's link and sees the receipt. */
async function fromMail(context: BrowserContext, link: string, receipt: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, listen(page));
  const analytics = listen(page);
  await page.goto(link);
  await page.goto(receipt, { waitUntil: "networkidle" });
  await expect(page.locator("[data-purchase]")).toHaveCount(1);
  await expect.poll(() => analytics.hits).toHaveLength(2);
  await context.close();
}

test("personal pages are not reported, nor the page of the site a visitor comes from", async ({ page }) => {
  await page.goto(at("tidesong", "/stay/en-US"));
  await accept(page, listen(page));
  const analytics = listen(page);
  await page.goto(at("tidesong", "/stay/en-US/orders?order_doc=HXA1"), { waitUntil: "networkidle" });
  expect(analytics.fetched).toEqual([]);
  await page.locator("header .brand").click();
  await expect.poll(() => analytics.hits).toHaveLength(2);
  for (const { referrer } of analytics.hits) expect(referrer).toBe(at("tidesong", "/"));
});

test("each of the page's two scripts is whole: a browser that keeps one needs no other", async ({ page, request }) => {
  await page.goto(at("tidesong", "/stay"));
  const scripts = [
    await page.locator("script[src*=enhance]").getAttribute("src"),
    await bar(page).getAttribute("data-script"),
  ];
  for (const src of scripts) {
    const text = await (await ask(request, "tidesong", src!)).text();
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/\bfrom\s*["'`]|import\s*["'`]/);
  }
});
