/**
 * A client that was written from the specification's section 7 alone walks a guest's whole journey: no page is loaded, cookies are
 * kept, every optional field is sent as null, and fields that we do not know are sent too.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answered } from "#tests/clients/plain-client.ts";
import { good, openRig, openServices, PLACES, type Services, UNKNOWN } from "#tests/clients/specification-rig.ts";
import { codesOf } from "#tests/guests/codes.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

describe.each(PLACES)("with its services on %s", (place) => {
  test("the client looks, prices, books, looks up, pays and cancels", async () => {
    const { lodging, domain, email, site, service, get, post, order, room_class_id, link, hotel_id } = await openRig(
      services,
      place,
    );
    const stay = { start_date: lodging.day(10), end_date: lodging.day(12) };

    const info = await get("/api/hotel/info", { domain });
    expect(info).toMatchObject({ hotel_id, status: 1, origin_pms: expect.any(String) });
    await get("/api/custom/menu", { domain, menu_code: "header" });
    expect(await get("/api/hotel/list_by_tag", { domain })).toHaveLength(1);
    const rooms = await get("/api/ota/room/list", { domain });
    expect(rooms.map((room: Answered) => room.room_class_id)).toContain(room_class_id);
    const found = await get("/api/ota/room/empty-by-date", {
      domain,
      ...stay,
      rooms: "1",
      adults: "2",
      children: "0",
      ages: null,
      cots: null,
    });
    expect(found.find((each: Answered) => each.room_class_id === room_class_id).rate_plans).toHaveLength(1);
    const { rateplan_info } = await get("/api/ota/room/rateplan/empty-by-date", { domain, ...stay });
    expect(rateplan_info.length).toBeGreaterThan(0);
    const ids = rooms.map((room: Answered) => String(room.room_class_id));
    const calendar = await get("/api/wota/room_calendar", { domain, ...stay, room_class_ids: ids });
    expect(calendar.map(({ date }: Answered) => date)).toEqual([lodging.day(10), lodging.day(11), lodging.day(12)]);
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
    const card = preferences.payment_types.find((each: Answered) => each.is_card);
    const pay = {
      payment_id: card.payments[0].payment_id,
      type_id: card.type_id,
      booking_number: second.order_doc,
      email,
      deposit: false,
      return_url: `http://${domain}:${new URL(services.at.origin).port}/stay`,
      hotel_id,
      ...UNKNOWN,
    };
    // Twice: the first may have set cookies of that host, which this page can't read.
    for (const key of ["first", "second"]) {
      const headers = { "idempotency-key": key };
      const way = good(await service.send("POST", "/master/payment", { body: pay, headers }));
      expect(way).toMatchObject({ redirect: true, redirect_url: expect.stringContaining("/pay/") });
    }

    await post("/api/captcha/trigger", { domain, email, phone: null });
    const captcha = await codesOf(services.world).readCode(lodging);
    await post("/api/captcha/verify", { domain, email, phone: null, captcha });
    expect(await get("/api/ota/order/personal-order-list", { domain, order_doc: null })).toHaveLength(2);

    const addOns = await get("/api/xtra/adds/date/inventory", { domain, ...stay, item_number: null });
    expect(addOns.map(({ item_number }: Answered) => item_number)).toContain("BOX");
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
    await expectClean(services.world, hotel_id);
  });
});
