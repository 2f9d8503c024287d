/** A lodging's page calls the services that have a host of their own, as the specification lets it; other pages can't. */
import { expect, type Page, test } from "@playwright/test";
import { stayAhead } from "#tests/journeys/booking/booking-server.ts";
import { at, PORT, somePhone } from "#tests/journeys/visit.ts";

const SLUG = "tidesong";
const PLATFORM = `http://localhost:${PORT}`;

type Answered = ReturnType<typeof JSON.parse>;
type ReadAnswer = { status: number; body: Answered };

/** As a script of that page would: `null` is what its browser has not let it read. */
const call = (page: Page, url: string, init: { body?: object; headers?: Record<string, string> } = {}) =>
  page.evaluate(
    async ([url, { body, headers = {} }]): Promise<ReadAnswer | null> => {
      const json = { "content-type": "application/json", ...headers };
      const sent = body ? { method: "POST", headers: json, body: JSON.stringify(body) } : { headers };
      try {
        const response = await fetch(url, { credentials: "include", ...sent });
        return { status: response.status, body: await response.json() };
      } catch {
        return null;
      }
    },
    [url, init] as const,
  );

const token = (page: Page) => page.evaluate(() => /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");

test("a lodging's page books, pays and signs in through services on another host", async ({ page }) => {
  await page.goto(at(SLUG, "/stay/en-US/about"));
  const info = await call(page, `/api/hotel/info?domain=${SLUG}.localhost`);
  const { hotel_id } = info!.body.data;
  const stay = stayAhead(150);
  const rooms = await call(
    page,
    `/api/ota/room/empty-by-date?domain=${SLUG}.localhost&start_date=${stay.start}&end_date=${stay.end}&rooms=1&adults=2&children=0`,
  );
  const room = rooms!.body.data.find((each: Answered) => each.rate_plans.length > 0);
  const email = `guest-${Date.now()}@example.com`;
  const order = {
    domain: `${SLUG}.localhost`,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_phone: somePhone(),
    booker_email: email,
    check_in_day: stay.start,
    check_out_day: stay.end,
    pay_way: "credit_card",
    memo: null,
    tracking: { from: "elsewhere" },
    orders: [
      { room_class_id: room.room_class_id, rate_plan_id: room.rate_plans[0].rate_plan_id, num: 1, occupant_name: null },
    ],
  };
  const placed = await call(page, "/api/ota/order/personal-new", {
    body: order,
    headers: { "idempotency-key": email },
  });
  expect(placed).toMatchObject({ status: 200, body: { success: true } });
  // The first cookie brought the token that the next call repeats, though no page has.
  const header = { "x-xsrf-token": await token(page) };
  expect(await call(page, "/api/ota/order/calculate", { body: order, headers: header })).toMatchObject({ status: 200 });

  const preferences = await call(page, `${PLATFORM}/master/hotels/preferences?domain=${SLUG}.localhost`);
  const card = preferences!.body.data.payment_types.find((each: Answered) => each.is_card);
  const pay = {
    payment_id: card.payments[0].payment_id,
    type_id: card.type_id,
    booking_number: placed!.body.data.order_doc,
    email,
    deposit: false,
    return_url: at(SLUG, "/stay"),
    hotel_id,
  };
  for (const key of ["first", "second"]) {
    const headers = { ...header, "idempotency-key": `${email}-${key}` };
    const way = await call(page, `${PLATFORM}/master/payment`, { body: pay, headers });
    expect(way).toMatchObject({ status: 200, body: { data: { redirect: true } } });
  }
  // What is refused can be read as well, so that the page can say why.
  const bearer = { authorization: "Bearer a.b.c" };
  expect(
    await call(page, `${PLATFORM}/pms/oauth/token/exchange`, { body: { hotel_id }, headers: bearer }),
  ).toMatchObject({
    status: 401,
    body: { code: "SIGN_IN_NEEDED" },
  });
  const client = `lodging-${hotel_id}`;
  const tapped = await call(page, `${PLATFORM}/accounts/api/v1/onetap`, {
    body: { client, token: "a.b.c" },
    headers: bearer,
  });
  expect(tapped!.body).toMatchObject({ success: false, code: expect.any(String) });
  const traded = await call(page, `${PLATFORM}/accounts/oauth/token`, {
    body: { client_id: client, client_secret: "x", grant_type: "authorization_code", redirect_uri: "x", code: "x" },
  });
  expect(traded!.body).toMatchObject({ error: "invalid_client" });

  // Another lodging's page may do none of it for this one; nor may a page that is no lodging's.
  await page.goto(at("moonclear", "/stay/en-US/about"));
  const other = await call(page, `${PLATFORM}/master/payment`, { body: pay });
  expect(other).toMatchObject({ status: 403, body: { code: "XSRF_FAILED" } });
  await page.goto("about:blank");
  expect(await call(page, `${PLATFORM}/master/payment`, { body: pay })).toBeNull();
  expect(await call(page, `${PLATFORM}/master/hotels/preferences?domain=${SLUG}.localhost`)).toBeNull();
});
