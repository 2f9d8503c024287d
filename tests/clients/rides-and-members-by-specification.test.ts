/**
 * A client that was written from the specification's section 7 alone sells train tickets and signs members in: no page is loaded, cookies are
 * kept, every optional field is sent as null, and fields that we do not know are sent too.
 */
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { good, openRig, openServices, PLACES, type Services, UNKNOWN } from "#tests/clients/specification-rig.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { idTokenFor } from "../../sandbox/providers.ts";
import { railOf } from "../../sandbox/rail.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

describe.each(PLACES)("with its services on %s", (place) => {
  test("the client sells train tickets with the room, changes them and gives them back", async () => {
    const { domain, email, get, post, order, lodging, booker, hotel_id } = await openRig(services, place);
    const date = lodging.day(10);
    const ride = { date, depart_station: "1000", arrive_station: "1070" };
    const trains = await get("/api/xtra/rail/train_availability", { domain, ...ride, time: null });
    expect(trains.length).toBeGreaterThan(0);
    expect(await get("/api/xtra/rail/next_avail_booking_date", { domain })).toMatchObject({
      next_avail_booking_date: expect.any(String),
    });
    expect((await get("/api/xtra/rail/query_trial_fare", { domain, ...ride })).length).toBeGreaterThan(0);
    const takes = (day: string, number: string, isOut: boolean) => {
      railOf(services.bank).books.setSeats(day, number, "standard", 30);
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
    await expectClean(services.world, hotel_id);
  });

  test("a member signs in, by a code and by one tap, and books with the hotel-system token", async () => {
    const { domain, post, order, accounts, service, site, hotel_id, world } = await openRig(services, place);
    const client_id = `lodging-${hotel_id}`;
    const redirect_uri = `http://${domain}:${new URL(services.at.origin).port}/stay/oauth/callback`;
    const verifier = randomUUID() + randomUUID();
    // The person's browser goes to the sign-in page and comes back with a code.
    const person = new AccountsBrowser(services.at.origin);
    const email = `${randomUUID()}@example.com`;
    const authorize = new URL(`${services.at.accounts}/oauth/authorize`);
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

    const google = (services.upstreams.google as { issuer: string }).issuer;
    const token = await idTokenFor(
      services.bank,
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
      headers: { referer: `http://${domain}:${new URL(services.at.origin).port}/stay` },
    });
    expect([out.status, out.bytes.toString()]).toEqual([200, '/**/gone({"success":true});']);
    await expectClean(world, hotel_id);
  });
});
