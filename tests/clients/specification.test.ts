/**
 * A client that was written from the specification's section 7 alone walks the whole journey: no page is loaded, cookies are
 * kept, every optional field is sent as null, and fields that we do not know are sent too.
 */
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { linkToken } from "#server/orders/ids.ts";
import { PlainClient, type Told } from "#tests/clients/plain-client.ts";
import { codesOf } from "#tests/guests/codes.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { fillHotel } from "#tests/lodgings/hotel-rows.ts";
import { addCoupon, expectClean, type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { BY_RAIL } from "#tests/lodgings/rail.ts";
import { idTokenFor } from "../../sandbox/providers.ts";
import { railOf } from "../../sandbox/rail.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

const bank = createSandbox();
const upstreams = sandboxUpstreams("http://bank.test");
let at: AccountsWorld;
beforeAll(async () => {
  at = await openAccountsWorld({ bank, upstreams });
});
afterAll(() => at.close());

/** What a client may send that we do not know. */
const UNKNOWN = { app_version: "3.1.0", device: { kind: "web", id: null }, tags: ["a", null], trace: null };

function good({ status, json }: Told): any {
  expect([status, json?.success, json?.code, json?.msg, json?.extra_info]).toEqual([
    200,
    true,
    undefined,
    "",
    undefined,
  ]);
  return json.data;
}

/** Where the specification's services are: on the lodging's own host, or on the platform's, called from the lodging's pages. */
const PLACES = ["the lodging's host", "another host"] as const;

async function openRig(place: (typeof PLACES)[number]) {
  const port = Number(new URL(at.origin).port);
  const { world } = at;
  const lodging: Lodging = await openLodging(world.database, {
    info: { ...BY_RAIL, email: "inn@example.com" },
    payment_list: [1, 14],
    support_client_cancel: true,
  });
  const { hotel_id, domain } = lodging;
  await fillHotel(world.database, lodging);
  await addCoupon(world.database, hotel_id, { code: "TEN", percent: 10 });
  await addAddOn(world.database, lodging);
  const site = new PlainClient(port, domain);
  const platform = new PlainClient(port, "localhost", `http://${domain}:${port}`);
  const get = async (path: string, query: Record<string, string | string[] | null> = {}) =>
    good(await site.send("GET", path, { query: { ...query, unknown: "1" } }));
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    good(await site.send("POST", path, { body: { ...body, ...UNKNOWN }, headers }));
  const { room_class_id, plans } = lodging.classes[0]!;
  const email = `guest-${randomUUID()}@example.com`;
  const line = {
    room_class_id,
    rate_plan_id: plans[0]!,
    proposal_id: null,
    num: 1,
    guests: null,
    memo: null,
    occupant_name: null,
    occupant_phone: null,
    occupant_email: null,
    ...UNKNOWN,
  };
  /** With everything that the specification names; what this guest has not is null. */
  const order = (ahead: number, more: object = {}) => ({
    domain,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_name: null,
    booker_phone: "+886912345678",
    booker_email: email,
    booking_from: "HXA",
    check_in_day: lodging.day(ahead),
    check_out_day: lodging.day(ahead + 2),
    pay_way: "pay_arrival",
    memo: null,
    payment_vendor: null,
    company_reg_number: null,
    company_name: null,
    pay_option: null,
    point_used: null,
    point_cost: null,
    coupon_array: null,
    orders: [line],
    rail_item_list: null,
    room_attachment_detail: null,
    room_attachment_exist: null,
    adults_count: 2,
    children_count: 0,
    ...more,
  });
  return {
    world,
    lodging,
    hotel_id,
    domain,
    email,
    site,
    get,
    post,
    order,
    room_class_id,
    /** The site's own pages are there too, so the token is repeated; elsewhere the browser names the page. */
    service: place === "another host" ? platform : site,
    accounts: platform,
    booker: bookerOf(world, lodging),
    link: (booking_id: string, purpose: "history" | "cancel") =>
      linkToken(world.dependencies.secrets, purpose, hotel_id, booking_id),
  };
}

describe.each(PLACES)("with its services on %s", (place) => {
  test("the client looks, prices, books, looks up, pays and cancels", async () => {
    const { lodging, domain, email, site, service, get, post, order, room_class_id, link, hotel_id } =
      await openRig(place);
    const stay = { start_date: lodging.day(10), end_date: lodging.day(12) };

    const info = await get("/api/hotel/info", { domain });
    expect(info).toMatchObject({ hotel_id, status: 1, origin_pms: expect.any(String) });
    await get("/api/custom/menu", { domain, menu_code: "header" });
    expect(await get("/api/hotel/list_by_tag", { domain })).toHaveLength(1);
    const rooms = await get("/api/ota/room/list", { domain });
    expect(rooms.map((room: any) => room.room_class_id)).toContain(room_class_id);
    const found = await get("/api/ota/room/empty-by-date", {
      domain,
      ...stay,
      rooms: "1",
      adults: "2",
      children: "0",
      ages: null,
      cots: null,
    });
    expect(found.find((each: any) => each.room_class_id === room_class_id).rate_plans).toHaveLength(1);
    const { rateplan_info } = await get("/api/ota/room/rateplan/empty-by-date", { domain, ...stay });
    expect(rateplan_info.length).toBeGreaterThan(0);
    const ids = rooms.map((room: any) => String(room.room_class_id));
    const calendar = await get("/api/wota/room_calendar", { domain, ...stay, room_class_ids: ids });
    expect(calendar.map(({ date }: any) => date)).toEqual([lodging.day(10), lodging.day(11), lodging.day(12)]);
    await get("/api/facility/get_all", { domain });
    await get("/api/promotion/all_types", { domain, del: "false" });
    const [promotion] = await get("/api/promotion/actives", { domain });
    await get("/api/promotion/info", { promotion_id: String(promotion.promotion_id), domain: null });
    await get("/api/announcement/actives", { domain });
    await get("/api/attraction/actives", { domain });
    expect(site.cookies).toEqual([]);

    const days = { check_in_date: stay.start_date, check_out_date: stay.end_date };
    const [ten] = await post("/api/discount/coupon_confirm", { domain, coupon_code: ["TEN"], ...days, room_code: "A" });
    expect(ten).toMatchObject({ code: "TEN", type: "percent", percent: 10, verify: true });
    const wanted = order(10, {
      coupon_array: ["TEN"],
      room_attachment_detail: [{ item_number: "BOX", quantity: 1, date: null, time: null, room_class_id: null }],
    });
    const price = await post("/api/ota/order/calculate", wanted);
    expect(await post("/api/discount/calculate", wanted)).toMatchObject({ total_amount: price.total_price });
    const nights = { date_and_amount: null, rate_plan_code: "A1", inv_type_code: "A", ...UNKNOWN };
    await post("/api/ota/order/calculate", {
      domain,
      check_in: stay.start_date,
      check_out: stay.end_date,
      coupon_code: null,
      plans: [nights],
      use_point: null,
      use_deposit: null,
      member: null,
    });

    const placed = await post(
      "/api/ota/order/personal-new",
      { ...wanted, pay_amount: null },
      { "idempotency-key": "one" },
    );
    expect(placed).toMatchObject({ order_doc: expect.any(String), redirect_path: expect.any(String) });
    expect(site.cookies).toContain("XSRF-TOKEN");
    // The same order by the same key: null and absent are one.
    const { pay_amount: _, ...same } = { ...wanted, pay_amount: null };
    expect(await post("/api/ota/order/personal-new", same, { "idempotency-key": "one" })).toEqual(placed);
    const second = await post("/api/ota/order/personal-new", order(14, { pay_way: "credit_card" }));

    const [listed] = await get("/api/ota/order/personal-order-list", {
      domain,
      order_doc: placed.order_doc,
      booker_email: email,
      booker_phone: null,
    });
    expect(listed).toMatchObject({ order_doc: placed.order_doc, booker_email: email });
    const hash_code = link(listed.booking_id, "history");
    expect(await get("/api/ota/order/personal-history", { domain, hash_code })).toMatchObject({
      order_doc: placed.order_doc,
    });
    const valid_hash = link(listed.booking_id, "cancel");
    expect(await get("/api/ota/order/via-hash", { domain, valid_hash })).toMatchObject({ order_doc: placed.order_doc });
    const master = await get(`/api/order/master/${listed.booking_id}`, { booker_email: email, hash_code: null });
    expect(master.booking).toMatchObject({ booking_number: placed.order_doc, email });

    const preferences = good(await service.send("GET", "/master/hotels/preferences", { query: { domain } }));
    const card = preferences.payment_types.find((each: any) => each.is_card);
    const pay = {
      payment_id: card.payments[0].payment_id,
      type_id: card.type_id,
      booking_number: second.order_doc,
      email,
      deposit: false,
      return_url: `http://${domain}:${new URL(at.origin).port}/stay`,
      hotel_id,
      ...UNKNOWN,
    };
    // Twice: the first may have set cookies of that host, which this page can't read.
    for (const _turn of [1, 2]) {
      const way = good(await service.send("POST", "/master/payment", { body: pay }));
      expect(way).toMatchObject({ redirect: true, redirect_url: expect.stringContaining("/pay/") });
    }

    await post("/api/captcha/trigger", { domain, email, phone: null });
    const captcha = await codesOf(at.world).readCode(lodging);
    await post("/api/captcha/verify", { domain, email, phone: null, captcha });
    expect(await get("/api/ota/order/personal-order-list", { domain, order_doc: null })).toHaveLength(2);

    const addOns = await get("/api/xtra/adds/date/inventory", { domain, ...stay, item_number: null });
    expect(addOns.map(({ item_number }: any) => item_number)).toContain("BOX");
    const own = { domain, order_doc: placed.order_doc, booker_email: email, booker_phone: null, hash_code: null };
    const box = { item_number: "BOX", quantity: 1, date: null, time: null, room_class_id: null, ...UNKNOWN };
    await post("/api/xtra/adds/batch/booking", { ...own, adds_list: [box] });
    const attached = await post("/api/ota/order/attachment", {
      ...own,
      room_attachment_detail: [box],
      rail_item_list: null,
      pay_way: null,
      payment_vendor: null,
    });
    expect(attached.redirect_path).toEqual(expect.any(String));

    const proofPath = `/stay/download/download-accommodation-proof/${placed.order_doc}`;
    const proof = await get(proofPath, { booker_email: email, booker_phone: null, hash_code: null });
    const file = await site.send("POST", "/stay/bookings/download-accommodation-proof", {
      body: { number: proof.number, ...UNKNOWN },
      headers: { "x-iv": proof.iv },
    });
    expect([file.status, file.headers["content-type"], file.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);

    // An order of today can't be cancelled by the guest alone: the lodging is asked. The other is cancelled.
    const today = await post("/api/ota/order/personal-new", order(0));
    const applied = { domain: null, booker_email: email, booker_phone: null, hash_code: null, reason: null };
    expect(await post(`/api/wota/order/cancel_apply/${today.order_doc}`, applied)).toMatchObject({
      order_doc: today.order_doc,
    });
    const cancelled = await post(`/api/wota/order/cancel-via-hash/${valid_hash}`, { ...UNKNOWN });
    expect(cancelled).toMatchObject({ order_doc: placed.order_doc, display_status: expect.stringMatching(/cancel/i) });
    await expectClean(at.world, hotel_id);
  });

  test("the client sells train tickets with the room, changes them and gives them back", async () => {
    const { domain, email, get, post, order, lodging, booker, hotel_id } = await openRig(place);
    const date = lodging.day(10);
    const ride = { date, depart_station: "1000", arrive_station: "1070" };
    const trains = await get("/api/xtra/rail/train_availability", { domain, ...ride, time: null });
    expect(trains.length).toBeGreaterThan(0);
    expect(await get("/api/xtra/rail/next_avail_booking_date", { domain })).toMatchObject({
      next_avail_booking_date: expect.any(String),
    });
    expect((await get("/api/xtra/rail/query_trial_fare", { domain, ...ride })).length).toBeGreaterThan(0);
    const takes = (day: string, number: string, isOut: boolean) => {
      railOf(bank).books.setSeats(day, number, "standard", 30);
      const [depart_station, arrive_station] = isOut ? ["1000", "1070"] : ["1070", "1000"];
      return { date: day, number, depart_station, arrive_station, train_class: "standard", ...UNKNOWN };
    };
    const reserve = async (ahead: number) =>
      post("/api/xtra/rail/reservation", {
        domain,
        check_in_day: lodging.day(ahead),
        check_out_day: lodging.day(ahead + 2),
        booker_email: email,
        booker_phone: "+886912345678",
        rides: [takes(lodging.day(ahead), "813", true), takes(lodging.day(ahead + 2), "822", false)],
        adult_count: 2,
        child_count: null,
        senior_count: null,
        disabled_count: null,
      });
    const { booking_number } = await reserve(10);
    const sent = order(10, { pay_way: "credit_card", rail_item_list: [{ booking_number, ...UNKNOWN }] });
    const { order_doc } = await post("/api/ota/order/personal-new", sent);
    const [view] = await get("/api/ota/order/personal-order-list", { domain, order_doc, booker_email: email });
    await booker.pay({ order_id: view.booking_id }, view.pay_amount);
    const key = { domain, booking_number, booker_email: email };
    expect(await post("/api/xtra/rail/booking", { ...key, order_doc: null })).toMatchObject({
      pnr: expect.any(String),
    });
    const rides = [takes(lodging.day(10), "815", true), takes(lodging.day(12), "824", false)];
    const { pnr } = await post("/api/xtra/rail/change_reservation", { ...key, rides });
    await post("/api/xtra/rail/update_reservation", { ...key, booker_phone: null, order_doc: null });
    expect(await post("/api/rail/refund_reserved", { ...key, pnr })).toMatchObject({
      refund_amount: expect.any(Number),
    });
    const other = await reserve(16);
    expect(await post("/api/rail/refund", { ...key, booking_number: other.booking_number })).toMatchObject({
      state: expect.any(String),
    });
    await expectClean(at.world, hotel_id);
  });

  test("a member signs in, by a code and by one tap, and books with the hotel-system token", async () => {
    const { domain, post, order, accounts, service, site, hotel_id, world } = await openRig(place);
    const client_id = `lodging-${hotel_id}`;
    const redirect_uri = `http://${domain}:${new URL(at.origin).port}/stay/oauth/callback`;
    const verifier = randomUUID() + randomUUID();
    // The person's browser goes to the sign-in page and comes back with a code.
    const person = new AccountsBrowser(at.origin);
    const email = `${randomUUID()}@example.com`;
    const authorize = new URL(`${at.accounts}/oauth/authorize`);
    authorize.search = new URLSearchParams({
      client_id,
      response_type: "code",
      redirect_uri,
      scope: "openid email profile",
      role: "mem",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    }).toString();
    const begun = (await person.begin(authorize)) as { uid: string };
    await person.call(`/sign-in/${begun.uid}/code`, { email });
    const code = await codeSentTo(world.database, hotel_id, email);
    const { data } = await person.call<{ redirect: string }>(`/sign-in/${begun.uid}/verify`, { email, code });
    const back = await person.follow(data!.redirect);

    const traded = await accounts.send("POST", "/accounts/oauth/token", {
      body: {
        client_id,
        client_secret: clientSecret(world.dependencies.secrets, client_id),
        grant_type: "authorization_code",
        redirect_uri,
        code: back.searchParams.get("code"),
        code_verifier: verifier,
        refresh_token: null,
        ...UNKNOWN,
      },
    });
    const member = traded.json as unknown as { access_token: string; token_type: string };
    expect([traded.status, member.token_type]).toEqual([200, "Bearer"]);

    const google = (upstreams.google as { issuer: string }).issuer;
    const token = await idTokenFor(
      bank,
      { sub: randomUUID(), email: `${randomUUID()}@example.com`, name: "Mei Lin" },
      { provider: "google", issuer: google },
    );
    const tapped = await accounts.send("POST", "/accounts/api/v1/onetap", {
      body: { client: client_id, token, nonce: null, ...UNKNOWN },
      headers: { authorization: `Bearer ${token}` },
    });

    for (const access_token of [member.access_token, good(tapped).access_token]) {
      const exchanged = await service.send("POST", "/pms/oauth/token/exchange", {
        body: { hotel_id, ...UNKNOWN },
        headers: { authorization: `Bearer ${access_token}` },
      });
      const bearer = { authorization: `Bearer ${good(exchanged).access_token}` };
      const ahead = access_token === member.access_token ? 10 : 14;
      const { order_doc } = await post("/api/ota/order/personal-new", order(ahead), bearer);
      const query = { domain, order_doc: null, booker_email: null, booker_phone: null };
      const listed = await site.send("GET", "/api/ota/order/personal-order-list", { query, headers: bearer });
      expect(good(listed)).toMatchObject([{ order_doc }]);
    }
    const out = await accounts.send("GET", "/accounts/logout/json", {
      query: { callback: "gone" },
      headers: { referer: `http://${domain}:${new URL(at.origin).port}/stay` },
    });
    expect([out.status, out.bytes.toString()]).toEqual([200, '/**/gone({"success":true});']);
    await expectClean(world, hotel_id);
  });
});
