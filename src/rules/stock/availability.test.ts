/** What can be sold for a stay (decisions 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ClassStock,
  fits,
  planInventory,
  type PlanNights,
  type PlanTerms,
  type Unavailable,
  whyUnavailable,
} from "#rules/stock/availability.ts";
import { addDays } from "#rules/time/day.ts";

const START = "2028-02-28";
const PLAN: PlanTerms = {
  days: 0,
  open_check_in_date: null,
  close_check_in_date: null,
  support_entire_rent: false,
  target_rooms: [],
};
type Situation = {
  nights: number;
  today: string;
  plan: Partial<PlanTerms>;
  sold: Partial<PlanNights>;
  stock: Record<number, Partial<ClassStock>>;
};

/** A stay over a leap day of which room class 1 has five rooms left, all of it as it should be but for what differs. */
function inventory({ nights = 3, today = START, plan = {}, sold = {}, stock = { 1: {} } }: Partial<Situation>): number {
  const asIs: PlanNights = {
    nights,
    stop_sell: false,
    closed_to_arrival: false,
    closed_to_departure: false,
    min_nights: 0,
    max_nights: null,
    lead_days: 0,
    cap_left: null,
  };
  return planInventory(
    { ...PLAN, ...plan },
    { ...asIs, ...sold },
    1,
    { start: START, end: addDays(START, nights) },
    today,
    (id) => stock[id] && { nights, remaining: 5, untouched: true, ...stock[id] },
  );
}

const HOUSE = { plan: { support_entire_rent: true, target_rooms: [1, 2, 3] }, stock: { 1: {}, 2: {}, 3: {} } };

describe("a plan sells", () => {
  test.each<[why: string, situation: Partial<Situation>, rooms: number]>([
    ["what the class has left", {}, 5],
    ["the last room", { stock: { 1: { remaining: 1 } } }, 1],
    ["although others of the class are taken", { stock: { 1: { untouched: false } } }, 5],
    ["no more than its cap", { sold: { cap_left: 2 } }, 2],
    ["no more than the class has, whatever its cap", { sold: { cap_left: 9 } }, 5],
    ["one night", { nights: 1 }, 5],
    ["thirty nights", { nights: 30 }, 5],
    ["its minimum nights exactly", { plan: { days: 3 } }, 5],
    ["the arrival night's minimum exactly", { sold: { min_nights: 3 } }, 5],
    ["the arrival night's maximum exactly", { sold: { max_nights: 3 } }, 5],
    ["a stay as long as it must be and may be", { plan: { days: 3 }, sold: { max_nights: 3, min_nights: 2 } }, 5],
    ["arrivals today", { sold: { lead_days: 0 } }, 5],
    ["arrivals exactly so many days ahead, over a leap day", { today: "2028-02-25", sold: { lead_days: 3 } }, 5],
    ["arrivals farther ahead than they must be", { today: "2027-02-28", sold: { lead_days: 365 } }, 5],
    ["arrivals on its first day", { plan: { open_check_in_date: START } }, 5],
    ["arrivals on its last day, though the stay goes on", { plan: { close_check_in_date: START } }, 5],
    ["arrivals on its only day", { plan: { open_check_in_date: START, close_check_in_date: START } }, 5],
    ["one whole house, however many rooms it has", HOUSE, 1],
    ["one whole house, the last of its cap", { ...HOUSE, sold: { cap_left: 1 } }, 1],
    ["one whole house, whatever its cap", { ...HOUSE, sold: { cap_left: 4 } }, 1],
    ["a whole house of one class", { plan: { support_entire_rent: true } }, 1],
  ])("%s", (_why, situation, rooms) => {
    expect(inventory(situation)).toBe(rooms);
  });
});

const VIOLATIONS: [why: string, situation: Partial<Situation>][] = [
  ["a night without a price", { sold: { nights: 2 } }],
  ["a night without stock", { stock: { 1: { nights: 2 } } }],
  ["stop-sell", { sold: { stop_sell: true } }],
  ["no arrival that day", { sold: { closed_to_arrival: true } }],
  ["no departure that day", { sold: { closed_to_departure: true } }],
  ["fewer nights than the plan asks", { plan: { days: 4 } }],
  ["fewer nights than the arrival night asks", { sold: { min_nights: 4 } }],
  ["the plan's minimum, though the night's is reached", { plan: { days: 4 }, sold: { min_nights: 2 } }],
  ["the night's minimum, though the plan's is reached", { plan: { days: 2 }, sold: { min_nights: 4 } }],
  ["more nights than the arrival night allows", { sold: { max_nights: 2 } }],
  ["one night too few for the plan and one too many for the night", { plan: { days: 4 }, sold: { max_nights: 2 } }],
  ["arrival today where it must be a day ahead", { sold: { lead_days: 1 } }],
  ["arrival a day too late to be sold", { today: "2028-02-26", sold: { lead_days: 3 } }],
  ["an arrival so far ahead as no calendar goes", { sold: { lead_days: 2_147_483_647 } }],
  ["arrival a day too early", { plan: { open_check_in_date: "2028-02-29" } }],
  ["arrival a day too late", { plan: { close_check_in_date: "2028-02-27" } }],
  ["nothing left of the class", { stock: { 1: { remaining: 0 } } }],
  ["no such class", { stock: {} }],
  ["nothing left of its cap", { sold: { cap_left: 0 } }],
  ["a cap that was lowered below what is sold", { sold: { cap_left: -1 } }],
];

test.each(VIOLATIONS)("%s: nothing on offer", (_why, situation) => {
  expect(inventory(situation)).toBe(0);
});

test.each<[why: string, situation: Partial<Situation>]>([
  ["a room of it is taken", { ...HOUSE, stock: { 1: {}, 2: { untouched: false }, 3: {} } }],
  ["the room it is listed under is taken", { ...HOUSE, stock: { 1: { untouched: false }, 2: {}, 3: {} } }],
  ["the last class is taken", { ...HOUSE, stock: { 1: {}, 2: {}, 3: { untouched: false } } }],
  ["it is taken itself, though not named", { plan: { support_entire_rent: true }, stock: { 1: { untouched: false } } }],
  ["a class has no stock", { ...HOUSE, stock: { 1: {}, 2: {} } }],
  ["a class lacks a night", { ...HOUSE, stock: { 1: {}, 2: {}, 3: { nights: 2 } } }],
  ["its cap is used up", { ...HOUSE, sold: { cap_left: 0 } }],
])("the whole house is not on offer where %s", (_why, situation) => {
  expect(inventory(situation)).toBe(0);
});

test("one thing wrong is enough, whatever else is right or wrong", () => {
  const wrong = fc.subarray(VIOLATIONS, { minLength: 1 });
  fc.assert(
    fc.property(wrong, fc.boolean(), fc.integer({ min: 1, max: 9 }), (wrong, support_entire_rent, cap_left) => {
      const situation = wrong.reduce<Partial<Situation>>(
        (all, [, one]) => ({
          plan: { ...all.plan, ...one.plan },
          sold: { ...all.sold, ...one.sold },
          today: one.today ?? all.today ?? START,
          stock: one.stock ?? all.stock ?? { 1: {} },
        }),
        { plan: { support_entire_rent }, sold: { cap_left } },
      );
      // The last of them stands as it is, whatever it put in the place of those before.
      expect(inventory(situation)).toBe(0);
    }),
  );
});

test("more rooms or a wider cap never sell fewer, and what is sold is there", () => {
  const count = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(count, fc.option(count), count, fc.boolean(), (remaining, cap_left, more, support_entire_rent) => {
      const sells = (remaining: number, cap_left: number | null) =>
        inventory({ plan: { support_entire_rent }, sold: { cap_left }, stock: { 1: { remaining } } });
      const rooms = sells(remaining, cap_left);
      expect(rooms >= 0 && rooms <= remaining && rooms <= (cap_left ?? remaining)).toBe(true);
      expect(sells(remaining + more, cap_left) >= rooms).toBe(true);
      expect(sells(remaining, cap_left === null ? null : cap_left + more) >= rooms).toBe(true);
    }),
  );
});

test("a stay is on offer exactly if it is neither too short, too long nor too soon", () => {
  const few = fc.integer({ min: 0, max: 6 });
  const stay = { nights: fc.integer({ min: 1, max: 6 }), ahead: few };
  const limits = { days: few, min_nights: few, max_nights: fc.option(few), lead_days: few };
  fc.assert(
    fc.property(fc.record({ ...stay, ...limits }), ({ nights, ahead, days, min_nights, max_nights, lead_days }) => {
      const isLength = nights >= days && nights >= min_nights && nights <= (max_nights ?? nights);
      const isOffered = isLength && ahead >= lead_days;
      const requested = {
        nights,
        today: addDays(START, -ahead),
        plan: { days },
        sold: { min_nights, max_nights, lead_days },
      };
      expect(inventory(requested)).toBe(isOffered ? 5 : 0);
    }),
  );
});

test("a whole house sells once exactly if every class of it is untouched", () => {
  const touched = fc.dictionary(fc.constantFrom("1", "2", "3", "4"), fc.boolean(), { maxKeys: 4 });
  fc.assert(
    fc.property(touched, fc.subarray([1, 2, 3, 4]), (touched, target_rooms) => {
      const stock = Object.fromEntries(Object.entries(touched).map(([id, is]) => [id, { untouched: !is }]));
      const isFree = [1, ...target_rooms].every((id) => touched[id] === false);
      expect(inventory({ plan: { support_entire_rent: true, target_rooms }, stock })).toBe(isFree ? 1 : 0);
    }),
  );
});

test.each([
  [{ people: 2, children: 0 }, { room: 1, adults: 2, children: 0 }, true],
  [{ people: 2, children: 0 }, { room: 1, adults: 3, children: 0 }, false],
  [{ people: 2, children: 0 }, { room: 1, adults: 2, children: 1 }, false],
  [{ people: 2, children: 1 }, { room: 1, adults: 2, children: 1 }, true],
  // A cot is for a child, a bed for anyone.
  [{ people: 2, children: 1 }, { room: 1, adults: 3, children: 0 }, false],
  [{ people: 3, children: 0 }, { room: 1, adults: 1, children: 2 }, true],
  [{ people: 3, children: 0 }, { room: 1, adults: 1, children: 3 }, false],
  [{ people: 2, children: 1 }, { room: 2, adults: 4, children: 2 }, true],
  [{ people: 2, children: 1 }, { room: 2, adults: 5, children: 0 }, false],
  [{ people: 2, children: 1 }, { room: 2, adults: 3, children: 3 }, true],
  [{ people: 2, children: 0 }, { room: 20, adults: 40, children: 0 }, true],
  [{ people: 2, children: 1 }, { room: 20, adults: 40, children: 20 }, true],
])("%j holding %j is %s", (room, guests, expected) => {
  expect(fits(room, guests)).toBe(expected);
});

describe("a class without a plan on offer", () => {
  const NIGHTS: PlanNights = {
    nights: 2,
    stop_sell: false,
    closed_to_arrival: false,
    closed_to_departure: false,
    min_nights: 0,
    max_nights: null,
    lead_days: 0,
    cap_left: null,
  };
  const STOCK = { nights: 2, remaining: 3, untouched: true, closed: false };
  const stay = { start: START, end: addDays(START, 2) };
  type Offered = { plan?: Partial<PlanTerms>; sold?: Partial<PlanNights> };
  const why = (stock: Partial<typeof STOCK> | null, ...plans: Offered[]) =>
    whyUnavailable(
      stock === null ? undefined : { ...STOCK, ...stock },
      plans.map(({ plan, sold }) => ({ plan: { ...PLAN, ...plan }, sold: { ...NIGHTS, ...sold } })),
      stay,
      START,
    );

  test.each<[what: string, found: Unavailable, meant: Unavailable]>([
    ["all rooms taken on one night", why({ remaining: 0 }, {}), "sold_out"],
    ["a plan's cap used up", why({}, { sold: { cap_left: 0 } }), "sold_out"],
    [
      "the whole house not free any more",
      why({ untouched: false }, { plan: { support_entire_rent: true } }),
      "sold_out",
    ],
    ["taken, and a minimum stay besides", why({ remaining: 0 }, { plan: { days: 3 } }), "sold_out"],
    [
      "one plan's cap used up, the other for longer stays",
      why({}, { sold: { cap_left: 0 } }, { plan: { days: 3 } }),
      "sold_out",
    ],
    ["a closed night", why({ remaining: 0, closed: true }, {}), "closed"],
    ["no price at all", why({}), "not_on_sale"],
    ["a night without a price", why({}, { sold: { nights: 1 } }), "not_on_sale"],
    ["stop-sell", why({}, { sold: { stop_sell: true } }), "not_on_sale"],
    ["no stock", why(null, {}), "not_on_sale"],
    ["a night without stock", why({ nights: 1 }, {}), "not_on_sale"],
    ["closed and not priced either", why({ remaining: 0, closed: true }), "not_on_sale"],
    ["a longer stay needed", why({}, { plan: { days: 3 } }), "other_stay"],
    ["no arrival that day", why({}, { sold: { closed_to_arrival: true } }), "other_stay"],
    ["no departure that day", why({}, { sold: { closed_to_departure: true } }), "other_stay"],
    ["a shorter stay needed", why({}, { sold: { max_nights: 1 } }), "other_stay"],
    ["too late to book", why({}, { sold: { lead_days: 1 } }), "other_stay"],
    ["not yet the plan's season", why({}, { plan: { open_check_in_date: addDays(START, 1) } }), "other_stay"],
    [
      "one plan stopped, the other for longer stays",
      why({}, { sold: { stop_sell: true } }, { plan: { days: 3 } }),
      "other_stay",
    ],
  ])("%s", (_what, found, meant) => {
    expect(found).toBe(meant);
  });
});
