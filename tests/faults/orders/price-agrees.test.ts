/**
 * The price in search = in the price checks = charged with the order = kept in its snapshot, to the unit, over random carts with
 * coupons, member prices, add-ons, points, stored value and deposit; and all of it = the oracle's.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { dayAt } from "#rules/time/day.ts";
import { provedCookie } from "#tests/guests/codes.ts";
import { muffled, plant, type Planted } from "#tests/faults/tools/planted.ts";
import { type OracleCart, type OraclePrice, reckon } from "#tests/faults/orders/price-oracle.ts";
import { anyCart, openPricedLodging, type PricedLodging, usualCart } from "#tests/faults/orders/priced-lodging.ts";
import { PATIENCE, report, SEED, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { readSnapshot } from "#tests/faults/orders/snapshot.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { addMember, expectClean, type OrderBody } from "#tests/lodgings/lodging.ts";

const SETTINGS = [
  { deposit: 30, memberDiscount: 0.8 },
  { deposit: 37, memberDiscount: 0.93 },
  { deposit: null, memberDiscount: 0.5 },
];

/** Before check-in begins: every way to pay is offered, for today too. */
const morning = new Date(`${dayAt(new Date(), "Asia/Taipei")}T10:00:00+08:00`);
const clock = () => morning;

let world: World;
let lodgings: PricedLodging[];
beforeAll(async () => {
  world = await openWorld({ clock });
  lodgings = await Promise.all(SETTINGS.map((settings) => openPricedLodging(world.database, settings)));
});
afterAll(() => world.close());

/** What was refused, by its code. A failure has one too, which no oracle expects. */
async function orCode<Answer>(answer: Promise<Answer>): Promise<Answer | string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallRefused) return error.code;
    throw error;
  }
}

function bodyOf(lodging: PricedLodging, cart: OracleCart): OrderBody {
  const { ahead, nights } = cart;
  return lodging.body(
    cart.lines.map(({ room, plan, num }) => [room, plan, num]),
    {
      ahead,
      nights,
      coupon_array: cart.coupons,
      room_attachment_detail: cart.addOns.map(({ item, quantity }) => ({ item_number: item, quantity })),
      point_used: cart.points,
      use_deposit: cart.useStored,
      pay_option: cart.part ? "part" : "all",
      pay_way: lodging.pay_ways[(ahead + nights) % lodging.pay_ways.length]!,
    },
  );
}

/** Every place that says a price, side by side; answers those that differ from the oracle. */
async function compare(on: World, lodging: PricedLodging, cart: OracleCart): Promise<string[]> {
  const expected = reckon(lodging.oracle, cart);
  const member_id =
    cart.member &&
    (await addMember(on.database, lodging.hotel_id, { points: cart.member.points, stored_values: cart.member.stored }));
  const body = bodyOf(lodging, cart);
  // However many rooms a cart has, its guest is known: here it is about prices.
  const cookies = provedCookie(on, lodging.hotel_id, body.booker_email);
  const headers = member_id ? await on.bearer(lodging.hotel_id, member_id) : { cookies };
  const api = on.apiOf(lodging.domain, "en-US", headers);
  const query = { domain: lodging.domain, start_date: body.check_in_day, end_date: body.check_out_day };

  const [found, detail, older] = await Promise.all([
    api(searchRooms, { query }),
    orCode(api(calculateOrder, { body })),
    orCode(api(calculateDiscount, { body })),
  ]);
  if (typeof detail === "string" || typeof older === "string" || Array.isArray(expected)) {
    const placed = await orCode(api(placeOrder, { body }));
    const reported = [detail, older, placed].map((each) => (typeof each === "string" ? each : "a price"));
    const isRight = new Set(reported).size === 1 && Array.isArray(expected) && expected.includes(reported[0]!);
    return isRight ? [] : [`check, older check and order say ${reported.join(", ")}; the oracle ${String(expected)}`];
  }
  const placed = await orCode(
    api(placeOrder, { body: { ...body, pay_amount: detail.pay_amount, quote: detail.quote!.quote } }),
  );
  if (typeof placed === "string") return [`the order was refused: ${placed}`];
  const stored = await readSnapshot(on.database, lodging.hotel_id, placed.order_doc);

  const searched = (isMember: boolean) =>
    cart.lines.reduce((total, { room, plan, num }) => {
      const { room_class_id, plans } = lodging.classes[room]!;
      const offer = found
        .find((each) => each.room_class_id === room_class_id)!
        .rate_plans.find((each) => each.rate_plan_id === plans[plan])!;
      const price = isMember && offer.allow_member_price ? (offer.member_price ?? offer.price) : offer.price;
      return total + num * price;
    }, 0);
  const said: Record<string, Partial<Record<keyof OraclePrice, number>>> = {
    search: { list: searched(false), room: searched(cart.member !== null) },
    check: {
      list: detail.original_amount - detail.attachment_detail.reduce((sum, each) => sum + each.total_price, 0),
      room: detail.room_price,
      coupons: detail.promotion_discount,
      addOns: detail.attachment_detail.reduce((sum, each) => sum + each.total_price, 0),
      total: detail.total_price,
      deposit: detail.deposit_amount,
      pay: detail.pay_amount,
    },
    quote: { total: detail.quote!.items.reduce((sum, item) => sum + item.amount, 0) },
    older: {
      list: older.original_amount - older.attachment_amount,
      room: older.room_amount,
      coupons: older.coupon_discount,
      addOns: older.attachment_amount,
      points: older.member_points,
      total: older.total_amount,
      deposit: older.deposit_amount,
      pay: older.new_amount,
    },
    ...stored,
  };
  return Object.entries(said).flatMap(([place, figures]) =>
    Object.entries(figures)
      .filter(([name, figure]) => BigInt(figure) !== expected[name as keyof OraclePrice])
      .map(([name, figure]) => `${place} says ${name} ${figure}, the oracle ${expected[name as keyof OraclePrice]}`),
  );
}

test("search, checks, order and snapshot say the oracle's price for every cart", { timeout: PATIENCE }, async () => {
  const began = performance.now();
  const carts = fc.oneof({ weight: 9, arbitrary: usualCart }, { weight: 1, arbitrary: anyCart });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1, 2), carts, async (nth, cart) => {
      expect(await compare(world, lodgings[nth]!, cart)).toEqual([]);
    }),
    { numRuns: SIZES.carts, seed: SEED },
  );
  const each = (performance.now() - began) / SIZES.carts;
  for (const lodging of lodgings) await expectClean(world, lodging.hotel_id);
  report("prices", { carts: SIZES.carts, "ms a cart": each.toFixed(1) });
});

/** Carts on a broken server until one shows it. */
async function firstDifference({ probe, hits }: Planted): Promise<string> {
  const broken = await openWorld({ probe, clock });
  const lodging = await openPricedLodging(broken.database, SETTINGS[0]!);
  const carts = fc.sample(usualCart, { numRuns: 60, seed: SEED });
  try {
    for (const cart of carts) {
      const found = await muffled(() => compare(broken, lodging, cart));
      if (found.length > 0) return found.join("\n");
    }
    return "";
  } finally {
    expect(hits(), "the planted text was sent").toBeGreaterThan(0);
    await broken.close();
  }
}

testPlanted.each([
  [
    "a check that reads other prices than the search",
    /check says/,
    plant(["night, price, member_price\n", "night, price + 1 as price, member_price + 1 as member_price\n"]),
  ],
  [
    "a deposit that is stored otherwise",
    /order says deposit/,
    plant([/(?<=null::"order",\s+)\$1/g, `$1::jsonb || '{"deposit_amount": 1}'`]),
  ],
  [
    "nights that do not add up to their line",
    /nights say/,
    plant([/(?<=null::"order_night",\s+)\$4/g, `replace($4::text, '"price":', '"price":1')::jsonb`]),
  ],
  [
    "coupons that are one percent better",
    /the oracle/,
    plant(["select coupon.*,", "select coupon.*, least(100, coupon.percent + 1) as percent,"]),
  ],
] as const)("planted: %s shows", { timeout: PATIENCE }, async (_what, pattern, planted) => {
  expect(await firstDifference(planted)).toMatch(pattern);
});
