/** A lodging that sells all that a bill can have, and what guests may order there. */
import fc from "fast-check";
import { type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { RATES } from "#tests/lodgings/families.ts";
import { addCoupon, type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { BY_RAIL } from "#tests/lodgings/rail.ts";
import { PAYING_DAY } from "#tests/setup/paying-world.ts";
import type { World } from "#tests/setup/world.ts";

/** A lodging's mails and orders are read again and again: none gets too many. */
const ORDERS_EACH = 40;

export type Cart = {
  ahead: number;
  nights: number;
  rooms: { plan: number; num: number; children: number }[];
  extras: number;
  tickets: boolean;
  codes: string[];
  member: { points: number; stored: number } | null;
  points: number;
  part: boolean;
  pays: "card" | "on_arrival" | "not_yet";
  givesBack: boolean;
};

export const anyCart: fc.Arbitrary<Cart> = fc.record({
  ahead: fc.integer({ min: 1, max: 16 }),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.uniqueArray(fc.record({ plan: fc.nat(2), num: fc.integer({ min: 1, max: 3 }), children: fc.nat(2) }), {
    minLength: 1,
    maxLength: 2,
    selector: ({ plan }) => plan,
  }),
  extras: fc.nat(4),
  tickets: fc.boolean(),
  codes: fc.uniqueArray(fc.constantFrom("TEN", "FIVE00", "Memberpromotion"), { maxLength: 2 }),
  member: fc.option(fc.record({ points: fc.nat(3_000), stored: fc.nat(5_000) })),
  points: fc.nat(3_000),
  part: fc.boolean(),
  pays: fc.constantFrom("card", "card", "card", "on_arrival", "not_yet"),
  givesBack: fc.boolean(),
});

/** Plans 0 and 1 are of room A, which takes children; 2 is of room B. */
const PLACES = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

export type Place = { lodging: Lodging; staff: SignedIn; left: number };

export async function openPlace(world: World): Promise<Place> {
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    info: { ...BY_RAIL, email: "inn@example.com", children_and_extra_person_rates: RATES },
    rooms: [
      {
        capacity: 10_000,
        children: 1,
        extra_beds: 1,
        plans: [
          { price: 1999, member_price: 1777 },
          { price: 2501, allow_coupon: false },
        ],
      },
      { capacity: 10_000, plans: [{ price: 3333, member_price: 2999 }] },
    ],
  });
  await addAddOn(world.database, lodging, { unit: { "en-US": "box" } });
  await addCoupon(world.database, lodging.hotel_id, {});
  await addCoupon(world.database, lodging.hotel_id, { code: "FIVE00", type: "amount", percent: 0, discount: 500 });
  return { lodging, staff: await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } }), left: ORDERS_EACH };
}

export function bodyOf({ lodging }: Place, cart: Cart): OrderBody {
  const { ahead, nights, rooms, codes, member, points, part, pays, extras, tickets } = cart;
  const hasBox = rooms.some(({ plan }) => plan === 0);
  const body = lodging.body(
    rooms.map(({ plan, num }) => [PLACES[plan]![0], PLACES[plan]![1], num]),
    {
      ahead,
      nights,
      adults_count: 2,
      children_count: 1,
      coupon_array: codes.filter((code) => member !== null || code !== "Memberpromotion"),
      room_attachment_detail: extras > 0 && hasBox ? [{ item_number: "BOX", quantity: extras }] : [],
      point_used: Math.min(points, member?.points ?? 0),
      use_deposit: member !== null && member.stored > 0,
      pay_option: part && !tickets ? "part" : "all",
      pay_way: pays === "on_arrival" && !tickets ? "pay_arrival" : "credit_card",
    },
  );
  const orders = body.orders.map((line, nth) => {
    const ages = Array.from({ length: rooms[nth]!.plan === 2 ? 0 : Math.min(1, rooms[nth]!.children) }, () => 6);
    return { ...line, guests: Array.from({ length: line.num }, () => ({ adults: 2, ages, cots: 0 })) };
  });
  const all = orders.flatMap(({ guests }) => guests);
  return {
    ...body,
    orders,
    adults_count: 2 * all.length,
    children_count: all.reduce((sum, { ages }) => sum + ages.length, 0),
  };
}
