/** Payments that are still tests are never for the public: not in the list, not by placing an order, not by paying one. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { getHotelInfo } from "#contract/hotel.ts";
import { getRepayPreferences, payOrder, startPayment } from "#contract/payments.ts";
import { placeOrder } from "#contract/orders.ts";
import { rehearse } from "#contract/studio/rehearsal.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import { paymentIdOf } from "#server/payments/repay-ids.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../../sandbox/sandbox.ts";

let sandbox: World;
let production: World;
beforeAll(async () => {
  sandbox = await openWorld({ bank: createSandbox() });
  production = await openWorld({ isProduction: true });
});
afterAll(() => Promise.all([sandbox.close(), production.close()]));

const ECPAY = gatewayOf("ecpay")!;
const OWN = { merchant_id: "7654321", hash_key: "abcdefghijklmnop", hash_iv: "ponmlkjihgfedcba" };
const OFFERED = [1, 6, 9, 8, 14];

async function open(world: World, is_demo: boolean, payment_list = OFFERED) {
  const lodging = await openLodging(world.database, { payment_list, options: { is_demo } });
  const { hotel_id, domain } = lodging;
  const api = world.apiOf(domain);
  const booker = bookerOf(world, lodging);
  const codeOf = (done: Promise<unknown>) =>
    done.then(
      () => "ok",
      (error: { code?: string }) => error.code ?? "?",
    );
  return {
    lodging,
    codeOf,
    listed: async () => (await api(getHotelInfo, { query: { domain } })).payment_list,
    isDemonstration: async () => (await api(getHotelInfo, { query: { domain } })).is_demonstration,
    place: (more: object) => codeOf(api(placeOrder, { body: lodging.body([[0, 0, 1]], more) })),
    booker,
    api,
    give: (keys: unknown, is_live: boolean) =>
      world.database.forHotel(hotel_id, async (query) => {
        const { secrets, clock } = world.dependencies;
        await writeKeys(query, secrets, hotel_id, ECPAY, { is_live, keys, now: clock() });
        await announceChange(query, hotel_id, "gateway_keys");
      }),
  };
}

test.each([
  ["under the sandbox", () => sandbox],
  ["in production", () => production],
])("%s the public sees transfer and pay at the property, and nothing else works", async (_where, worldOf) => {
  const world = worldOf();
  const { lodging, listed, isDemonstration, place, booker, api, codeOf } = await open(world, false);
  expect(await listed()).toEqual([8, 14]);
  expect(await isDemonstration()).toBe(false);
  expect(await place({ pay_way: "credit_card" })).toBe("PAY_WAY_NOT_OFFERED");
  expect(await place({ pay_way: "credit_card", payment_vendor: 6 })).toBe("PAY_WAY_NOT_OFFERED");
  expect(await place({ pay_way: "pay_arrival" })).toBe("ok");
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  const { order_doc, body } = booked;
  const key = { order_doc, booker_email: body.booker_email };
  for (const payment_vendor of [1, 6, 9] as const) {
    expect(await codeOf(api(payOrder, { body: { ...key, payment_vendor } }))).toBe("PAY_WAY_NOT_OFFERED");
  }
  const master = {
    payment_id: paymentIdOf(6)!,
    type_id: 6,
    booking_number: order_doc,
    email: body.booker_email,
    deposit: false,
    return_url: `https://${lodging.domain}/stay`,
    hotel_id: lodging.hotel_id,
  };
  expect(await codeOf(api(startPayment, { body: master }))).toBe("PAY_WAY_NOT_OFFERED");
  const { payment_types } = await api(getRepayPreferences, { query: { domain: lodging.domain } });
  expect(payment_types.map(({ type_id }) => type_id)).toEqual([]);
  await expectClean(world, lodging.hotel_id);
});

test("live keys of its own are sold at once, another environment's or everybody's are not", async () => {
  const { listed, place, give } = await open(sandbox, false);
  await give(OWN, false);
  await expect.poll(listed).toEqual([8, 14]);
  await give(ECPAY.sandboxKeys, true);
  await expect.poll(listed).toEqual([8, 14]);
  await give(OWN, true);
  await expect.poll(listed).toEqual([6, 9, 8, 14]);
  expect(await place({ pay_way: "credit_card", payment_vendor: 6 })).toBe("ok");
  expect(await place({ pay_way: "credit_card", payment_vendor: 1 })).toBe("PAY_WAY_NOT_OFFERED");
});

test("the demonstration sells its tests and says so; without a sandbox it sells none", async () => {
  const demo = await open(sandbox, true);
  expect(await demo.listed()).toEqual(OFFERED);
  expect(await demo.isDemonstration()).toBe(true);
  expect(await demo.place({ pay_way: "credit_card" })).toBe("ok");
  const elsewhere = await open(production, true);
  expect(await elsewhere.listed()).toEqual([8, 14]);
  expect(await elsewhere.place({ pay_way: "credit_card" })).toBe("PAY_WAY_NOT_OFFERED");
});

test("a rehearsal plays the card all the same: no vendor hears of it", async () => {
  const { lodging } = await open(production, false, [6]);
  const { hotel_id, domain } = lodging;
  const owner = await signInStaff(production, { roles: { [hotel_id]: "owner" } });
  const { entries } = await studioCalls(production).at(owner)(rehearse, {
    body: { domain, scenario: "stay", nights: 1, adults: 2, lang: "zh-TW" },
  });
  expect(entries.map(({ what }) => what)).toContain("pay");
  expect(entries.filter(({ what }) => what === "refused")).toEqual([]);
});
