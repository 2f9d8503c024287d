/** Coupons and the members' code: when they hold and what they take off (specification 6, decisions 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  couponProblem,
  type CouponProblem,
  type CouponTerms,
  type CouponUse,
  distinctCodes,
  MEMBER_PROMOTION,
  memberOffer,
  memberPromotion,
  namedCodes,
} from "#rules/money/coupon.ts";
import { addDays } from "#rules/time/day.ts";

const OPEN: CouponTerms = {
  code: "SPRING",
  type: "percent",
  percent: 10,
  discount: 0,
  book_from: null,
  book_to: null,
  stay_from: null,
  stay_to: null,
  minimum_spend: 0,
  room_classes: [],
  card_prefixes: [],
  cap: null,
  used: 0,
  per_member_cap: null,
  active: true,
};
const USE: CouponUse = {
  today: "2028-02-20",
  start: "2028-02-28",
  end: "2028-03-02",
  room_classes: [1],
  used_by_guest: 0,
};

describe("a coupon", () => {
  test.each<[why: string, terms: Partial<CouponTerms>, use: Partial<CouponUse>]>([
    ["without limits", {}, {}],
    ["on its first day", { book_from: "2028-02-20" }, {}],
    ["on its last day", { book_to: "2028-02-20" }, {}],
    ["on its only day", { book_from: "2028-02-20", book_to: "2028-02-20" }, {}],
    ["from its first night", { stay_from: "2028-02-28" }, {}],
    // The guest leaves on the day after the last night.
    ["to its last night", { stay_to: "2028-03-01" }, {}],
    [
      "for its only night",
      { stay_from: "2028-02-29", stay_to: "2028-02-29" },
      { start: "2028-02-29", end: "2028-03-01" },
    ],
    ["used once less than it may be", { cap: 3, used: 2 }, {}],
    ["used once less than by one guest", { per_member_cap: 2 }, { used_by_guest: 1 }],
    ["used often by others", { per_member_cap: 1, used: 99 }, {}],
    ["for this room", { room_classes: [1] }, {}],
    ["for one of the rooms", { room_classes: [2, 3] }, { room_classes: [1, 3] }],
    ["whose minimum is judged with the price", { minimum_spend: 1_000_000 }, {}],
    ["of a card", { card_prefixes: ["4311"] }, {}],
  ])("holds %s", (_why, terms, use) => {
    expect(couponProblem({ ...OPEN, ...terms }, { ...USE, ...use })).toBeNull();
  });

  test.each<[why: string, terms: Partial<CouponTerms>, use: Partial<CouponUse>, problem: CouponProblem]>([
    ["switched off", { active: false }, {}, { reason: "unknown" }],
    [
      "before its first day",
      { book_from: "2028-02-21" },
      {},
      { reason: "booking_dates", from: "2028-02-21", to: null },
    ],
    ["after its last day", { book_to: "2028-02-19" }, {}, { reason: "booking_dates", from: null, to: "2028-02-19" }],
    [
      "with a night before its first",
      { stay_from: "2028-02-29" },
      {},
      { reason: "stay_dates", from: "2028-02-29", to: null },
    ],
    [
      "with a night after its last",
      { stay_to: "2028-02-29" },
      {},
      { reason: "stay_dates", from: null, to: "2028-02-29" },
    ],
    [
      "all before its first night",
      { stay_from: "2028-04-01", stay_to: "2028-04-30" },
      {},
      { reason: "stay_dates", from: "2028-04-01", to: "2028-04-30" },
    ],
    ["all after its last night", { stay_to: "2028-01-31" }, {}, { reason: "stay_dates", from: null, to: "2028-01-31" }],
    ["used up", { cap: 3, used: 3 }, {}, { reason: "used_up" }],
    ["never to be used", { cap: 0 }, {}, { reason: "used_up" }],
    ["used up by this guest", { per_member_cap: 2 }, { used_by_guest: 2 }, { reason: "used_by_guest" }],
    ["for other rooms", { room_classes: [2, 3] }, {}, { reason: "rooms", room_classes: [2, 3] }],
    [
      "that is over whatever the stay",
      { book_to: "2028-02-19", stay_to: "2028-01-31", cap: 0 },
      {},
      {
        reason: "booking_dates",
        from: null,
        to: "2028-02-19",
      },
    ],
  ])("does not hold %s", (_why, terms, use, problem) => {
    expect(couponProblem({ ...OPEN, ...terms }, { ...USE, ...use })).toEqual(problem);
  });

  test("holds for a stay exactly if it holds for each of its nights", () => {
    const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays("2028-02-10", count));
    const requested = fc.tuple(day, fc.integer({ min: 1, max: 30 }), fc.option(day), fc.option(day));
    fc.assert(
      fc.property(requested, ([start, nights, stay_from, stay_to]) => {
        const each = Array.from({ length: nights }, (_, night) => addDays(start, night));
        const holds = each.every((night) => !(stay_from && night < stay_from) && !(stay_to && night > stay_to));
        const use = { ...USE, start, end: addDays(start, nights) };
        expect(couponProblem({ ...OPEN, stay_from, stay_to }, use) === null).toBe(holds);
      }),
    );
  });
});

test("one discount is listed once, whatever its letter case", () => {
  expect(distinctCodes(["tide10", "SLOW", "TIDE10", "Slow", "x"])).toEqual(["tide10", "SLOW", "x"]);
});

describe("the members' code", () => {
  test("is Memberpromotion and takes 20 percent at 0.8", () => {
    expect(MEMBER_PROMOTION).toBe("Memberpromotion");
    expect(memberPromotion(0.8, null, null)).toMatchObject({ code: "Memberpromotion", type: "percent", percent: 20 });
  });

  test("is whole for every whole percentage, whatever floats make of it", () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(memberPromotion((100 - percent) / 100, null, null).percent).toBe(percent);
    }
  });

  test.each([
    ["2028-02-19", false],
    ["2028-02-20", true],
    ["2028-02-22", true],
    ["2028-02-23", false],
  ])("between its days, booking on %s: %s", (today, holds) => {
    const code = memberPromotion(0.8, "2028-02-20", "2028-02-22");
    expect(couponProblem(code, { ...USE, today, used_by_guest: 99, room_classes: [7] }) === null).toBe(holds);
    expect(couponProblem(memberPromotion(0.8, null, null), { ...USE, today })).toBeNull();
    expect(memberOffer({ discount: 0.8, start: "2028-02-20", end: "2028-02-22" }, today)).toBe(holds ? 20 : 0);
  });

  test.each([
    [0.85, 15],
    [1, 0],
    [1.2, 0],
  ])("at %d of the price members are offered %d percent", (discount, percent) => {
    expect(memberOffer({ discount, start: null, end: null }, "2028-02-20")).toBe(percent);
  });
});

test.each([
  ["between Chinese characters", "訂房時輸入TIDE10，房費立刻折一成", ["TIDE10"]],
  ["beside a Korean particle", "쿠폰 코드 TIDE10을 넣으시면", ["TIDE10"]],
  ["several, each once", "SLOW500 or TIDE-10, SLOW500", ["SLOW500", "TIDE-10"]],
  ["in an element", "<li>TIDE10</li>", ["TIDE10"]],
  ["not in another spelling, a part of a word or a short one", "tide10 xTIDE10 TIDE10x B1", []],
])("codes named in a text: %s", (_title, text, codes) => {
  expect(namedCodes([text])).toEqual(codes);
});
