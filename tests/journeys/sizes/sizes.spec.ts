/** Each kind of page is opened once, as on a phone, and holds the limits of its sizes (limits.ts). */
import { expect, type Page, test } from "@playwright/test";
import { addDays } from "#rules/time/day.ts";
import { signInAddress } from "#tests/journeys/accounts/sign-in-page.ts";
import { book, type Booked, carry } from "#tests/journeys/orders/booked.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";
import { expectLoaded, PLATFORM, signInOwner } from "#tests/journeys/studio/sign-in-staff.ts";
import { at } from "#tests/journeys/visit.ts";
import { type Kind, LIMITS } from "./limits.ts";
import { overLimit, weigh } from "./measure.ts";

// With SIZES=on the sizes are printed, for a new limit.
const ARE_PRINTED = process.env.SIZES === "on";

test.use({ ...WITH_PICTURES, deviceScaleFactor: 2 });

type Open = { url: string; isThere?: (page: Page) => Promise<unknown> };
type Opens = (page: Page) => Promise<Open>;

const inLayout = (path: string, layout: string) => at("tidesong", `${path}?preview=${layout}.1`);

const content =
  (path: string, layout: string): Opens =>
  async () => ({ url: inLayout(path, layout) });

const room =
  (layout: string): Opens =>
  async (page) => {
    await page.goto(at("tidesong", "/stay"));
    const link = page.locator('a[href*="/stay/rooms/"]').first();
    return { url: inLayout((await link.getAttribute("href"))!, layout) };
  };

const booking =
  (slug: string, flow: string): Opens =>
  async () => {
    const start = addDays(new Date().toISOString().slice(0, 10), 61);
    return { url: at(slug, `/stay/booking?start=${start}&end=${addDays(start, 2)}&preview=${flow}`) };
  };

const ofOrder =
  (pathOf: (order: Booked) => string): Opens =>
  async (page) => {
    const order = await book("tidesong", { lang: "zh-TW", ahead: 63 });
    await carry(page.context(), order);
    return { url: at("tidesong", pathOf(order)) };
  };

const studio: Opens = async (page) => {
  await signInOwner(page);
  const isThere = async (open: Page) => {
    await expect(open.locator("html[data-ready]")).toHaveCount(1);
    await expectLoaded(open);
  };
  return { url: `${PLATFORM}/studio/tidesong?lang=zh-TW`, isThere };
};

const PAGES: Record<Kind, Opens> = {
  "home in layout_200": content("/stay", "layout_200"),
  "home in layout_501": content("/stay", "layout_501"),
  "home in layout_700": content("/stay", "layout_700"),
  "home in layout_1000": content("/stay", "layout_1000"),
  "room in layout_400": room("layout_400"),
  "room in layout_900": room("layout_900"),
  "promotions in layout_300": content("/stay/event", "layout_300"),
  "attractions in layout_600": content("/stay/attractions", "layout_600"),
  "about in layout_800": content("/stay/about", "layout_800"),
  "booking in booking_100": booking("tidesong", "booking_100"),
  "booking in booking_200": booking("thousandlamps", "booking_200"),
  order: ofOrder(({ order_doc }) => `/stay/orders/${order_doc}`),
  pay: ofOrder(({ redirect_path }) => redirect_path),
  member: async () => ({ url: at("tidesong", "/stay/member") }),
  "sign-in": async () => ({ url: signInAddress("tidesong", "zh-TW") }),
  studio: studio,
};

for (const [kind, opens] of Object.entries(PAGES) as [Kind, Opens][]) {
  test(`${kind}: sizes are within their limits`, async ({ page }) => {
    const { url, isThere } = await opens(page);
    const sizes = await weigh(page, url, isThere);
    if (ARE_PRINTED) console.log(`SIZES ${JSON.stringify([kind, sizes])}`);
    expect(overLimit(sizes, LIMITS[kind])).toEqual([]);
  });
}

test("a library, a heavy font, a large picture and a list that is hydrated are noticed", async ({ page }) => {
  const url = inLayout("/stay/about", "layout_800");
  const limits = LIMITS["about in layout_800"];
  const noise = Array.from({ length: 60_000 }, (_, nth) => `${nth * 2654435761}`).join(",");
  const library = `const all = [${noise}]; for (const each of document.querySelectorAll("*")) each.__reactFiber$planted = all;`;
  await page.route("**/planted.js", (route) => route.fulfill({ contentType: "text/javascript", body: library }));
  await page.route("**/planted.woff2", (route) =>
    route.fulfill({ contentType: "font/woff2", body: Buffer.alloc(300_000) }),
  );
  await page.route("**/planted.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(limits.picture)}</svg>`,
    }),
  );
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const planted =
      `<p>planted</p>`.repeat(limits.nodes) +
      `<p style="font-family:Planted">planted</p>
      <style>@font-face { font-family: Planted; src: url(/planted.woff2) }</style>
      <img src="/planted.svg" alt=""><script src="/planted.js"></script></body>`;
    const headers = { ...response.headers() };
    delete headers["content-security-policy"];
    await route.fulfill({ response, headers, body: (await response.text()).replace("</body>", planted) });
  });
  const found = overLimit(await weigh(page, url), limits).map((each) => each.split(":")[0]);
  expect(found).toEqual(["script", "fonts", "picture", "files", "nodes", "hydrated"]);
});
