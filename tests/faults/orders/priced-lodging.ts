/** A lodging that the oracle knows too, and the carts that guests may fill there. */
import fc from "fast-check";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database } from "#server/database/connect.ts";
import { addOn, planAddOn } from "#server/database/tables/add-ons.ts";
import type { OracleCart, OracleCoupon, OraclePlan, OracleLodging } from "#tests/faults/orders/price-oracle.ts";
import { addCoupon, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

/** So many rooms that no cart is ever refused for want of one. */
const ENOUGH = 1_000_000;

const ADD_ONS: Record<string, number> = { BIKE: 333, DINNER: 1250 };

type PlanOf = {
  price: number;
  member_price?: number;
  allow_member_price?: boolean;
  allow_coupon?: boolean;
  sells?: string[];
};

const ROOMS: PlanOf[][] = [
  [
    { price: 1999, member_price: 1777, sells: ["BIKE"] },
    { price: 2501, allow_coupon: false },
    { price: 1, member_price: 0 },
  ],
  [{ price: 3333, member_price: 2999, allow_member_price: false, sells: ["BIKE", "DINNER"] }, { price: 4007 }],
  [{ price: 12_345, member_price: 11_111, sells: ["DINNER"] }],
];

const COUPONS: Record<string, OracleCoupon> = {
  SEVEN: { percent: 7 },
  THIRD: { percent: 33 },
  ALL: { percent: 100 },
  FIVE00: { amount: 500 },
  HUGE: { amount: 99_999_999 },
  SPEND: { percent: 10, minimum: 20_000 },
  ROOMB: { amount: 777, rooms: [1] },
};

export type PricedLodging = Lodging & { oracle: OracleLodging; pay_ways: ("credit_card" | "remittance" | "cash")[] };

export async function openPricedLodging(
  database: Database,
  settings: { deposit: number | null; memberDiscount: number },
): Promise<PricedLodging> {
  const { deposit, memberDiscount } = settings;
  const lodging = await openLodging(database, {
    rooms: ROOMS.map((plans) => ({ capacity: ENOUGH, plans: plans.map(({ sells: _sells, ...plan }) => plan) })),
    deposit_type: deposit === null ? ["all"] : ["all", "deposit"],
    deposit_percent: deposit ?? 0,
    member_discount: memberDiscount,
  });
  const { hotel_id, classes } = lodging;
  for (const [code, { percent = 0, amount = 0, minimum = 0, rooms = [] }] of Object.entries(COUPONS)) {
    await addCoupon(database, hotel_id, {
      code,
      type: amount > 0 ? "amount" : "percent",
      percent,
      discount: amount,
      minimum_spend: minimum,
      room_classes: rooms.map((room) => classes[room]!.room_class_id),
    });
  }
  await database.forHotel(hotel_id, async (query) => {
    for (const [item_number, price] of Object.entries(ADD_ONS)) {
      await query
        .insert(addOn)
        .values({ hotel_id, item_number, item_name: { "zh-TW": item_number }, item_type: "extra", price });
    }
    for (const [room, plans] of ROOMS.entries()) {
      for (const [nth, { sells = [] }] of plans.entries()) {
        for (const item_number of sells) {
          await query.insert(planAddOn).values({ hotel_id, rate_plan_id: classes[room]!.plans[nth]!, item_number });
        }
      }
    }
    await announceChange(query, hotel_id, "add_on");
  });
  return {
    ...lodging,
    pay_ways: ["credit_card", "remittance", "cash"],
    oracle: {
      plans: ROOMS.map((plans) => plans.map(oraclePlan)),
      coupons: COUPONS,
      memberPercent: Math.round((1 - memberDiscount) * 100),
      deposit,
    },
  };
}

function oraclePlan(plan: PlanOf): OraclePlan {
  const { price, member_price, allow_member_price = true, allow_coupon = true, sells = [] } = plan;
  return {
    price: (ahead) => price + 10 * ahead,
    member_price: member_price === undefined ? null : (ahead) => member_price + 10 * ahead,
    allow_member_price,
    allow_coupon,
    addOns: Object.fromEntries(sells.map((item) => [item, ADD_ONS[item]!])),
  };
}

const line = fc
  .constantFrom(...ROOMS.flatMap((plans, room) => plans.map((_, plan) => ({ room, plan }))))
  .chain((of) => fc.integer({ min: 1, max: 4 }).map((num) => ({ ...of, num })));

const code = fc.constantFrom(...Object.keys(COUPONS), "seven", "Third", "Memberpromotion", "MEMBERPROMOTION");

export const anyCart: fc.Arbitrary<OracleCart> = fc.record({
  ahead: fc.integer({ min: 0, max: 45 }),
  nights: fc.integer({ min: 1, max: 10 }),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  coupons: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 6, arbitrary: fc.array(code, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant<string[]>(["NOBODYS"]) },
  ),
  addOns: fc.oneof(
    { weight: 2, arbitrary: fc.constant<OracleCart["addOns"]>([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.record({ item: fc.constantFrom(...Object.keys(ADD_ONS)), quantity: fc.integer({ min: 1, max: 5 }) }),
        { maxLength: 3 },
      ),
    },
  ),
  member: fc.option(
    fc.record({ points: fc.integer({ min: 0, max: 3_000 }), stored: fc.integer({ min: 0, max: 30_000 }) }),
    { nil: null },
  ),
  points: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  ),
  useStored: fc.boolean(),
  part: fc.boolean(),
});

/** A cart that is usually accepted: member benefits only for members, and no more credit than they have. */
export const usualCart = anyCart.map((cart): OracleCart => ({
  ...cart,
  points: Math.min(cart.points, cart.member?.points ?? 0),
  useStored: cart.useStored && cart.member !== null,
}));
