import { describe, expect, test } from "vitest";
import { mixRooms, mostGuests, type RoomMix, type Sold } from "#rules/stock/room-mixes.ts";
import { plan } from "#tests/helpers/sold-plan.ts";

/** Mixes in short: `[price, "class×number …"]`. */
const short = (mixes: RoomMix[]) =>
  mixes.map(({ price, lines }) => [price, lines.map((line) => `${line.room_class_id}×${line.num}`).join(" ")]);

const mix = (room: number, adults: number, children: number, ...offers: Sold[]) =>
  short(mixRooms({ room, adults, children }, offers));

describe("rooms that together hold everyone", () => {
  test("another number of one kind, and several kinds, the cheapest first and no more than three", () => {
    expect(mix(1, 4, 0, plan(1), plan(2), plan(3))).toEqual([
      [2000, "1×2"],
      [3000, "1×1 2×1"],
      [4000, "2×2"],
    ]);
  });

  test("what the plain search offers is no news", () => {
    expect(mix(1, 2, 0, plan(1), plan(2))).toEqual([]);
    expect(mix(2, 4, 0, plan(1), plan(2))).toEqual([[3000, "1×1 2×1"]]);
  });

  test("no room is one too many, unless so many were requested", () => {
    expect(mix(1, 3, 0, plan(1, { people: 4 }), plan(2, { people: 1 }), plan(3, { people: 2 }))).toEqual([
      [5000, "2×1 3×1"],
      [6000, "3×2"],
      [6000, "2×3"],
    ]);
    expect(mix(2, 2, 0, plan(1, { inventory: 1 }), plan(2, { inventory: 1 }))).toEqual([[3000, "1×1 2×1"]]);
  });

  test("fewer rooms than requested only where there is nothing else", () => {
    expect(mix(2, 4, 0, plan(1, { people: 4, inventory: 1 }))).toEqual([[1000, "1×1"]]);
    expect(mix(2, 4, 0, plan(1, { people: 4, inventory: 1 }), plan(2, { inventory: 1 }))).toEqual([[3000, "1×1 2×1"]]);
    expect(mix(9, 9, 0, plan(1, { people: 2, inventory: 9 }))).toEqual([[5000, "1×5"]]);
  });

  test("adults need beds; children may sleep in cots", () => {
    const [cot, bed] = [plan(1, { people: 1, children: 2 }), plan(2, { people: 2 })];
    expect(mix(1, 3, 0, cot, bed)).toEqual([
      [3000, "1×1 2×1"],
      [3000, "1×3"],
      [4000, "2×2"],
    ]);
    expect(mix(1, 1, 3, cot, bed)).toEqual([
      [2000, "1×2"],
      [3000, "1×1 2×1"],
      [4000, "2×2"],
    ]);
  });

  test("no more rooms of a kind, or of a plan, than are left: the next plan sells more", () => {
    const offers = [plan(1, { inventory: 1, charged: 500 }), plan(1, { rate_plan_id: 11, inventory: 2, charged: 900 })];
    expect(mixRooms({ room: 1, adults: 4, children: 0 }, offers)).toEqual([
      {
        price: 1800,
        lines: [{ room_class_id: 1, rate_plan_id: 11, num: 2 }],
        meals: [[]],
        is_accessible: false,
      },
    ]);
    expect(mixRooms({ room: 1, adults: 5, children: 0 }, offers)).toEqual([]);
  });

  test("more than six rooms, or more than four kinds, where fewer are not enough; never more than twenty", () => {
    expect(mix(1, 12, 0, plan(1, { inventory: 20 }))).toEqual([[6000, "1×6"]]);
    expect(mix(1, 13, 0, plan(1, { inventory: 20 }))).toEqual([[7000, "1×7"]]);
    expect(mix(1, 40, 0, plan(1, { inventory: 30 }))).toEqual([[20_000, "1×20"]]);
    expect(mix(1, 40, 1, plan(1, { inventory: 30 }))).toEqual([]);
    const single = [1, 2, 3, 4, 5].map((id) => plan(id, { inventory: 1 }));
    expect(mix(1, 8, 0, ...single)[0]).toEqual([10_000, "1×1 2×1 3×1 4×1"]);
    expect(mix(1, 9, 0, ...single)).toEqual([[15_000, "1×1 2×1 3×1 4×1 5×1"]]);
    expect(mix(1, 11, 0, ...single)).toEqual([]);
  });

  test("a large group gets no room too many: the cheapest beds, or the fewest rooms", () => {
    const offers = [plan(1, { inventory: 12 }), plan(3, { inventory: 4, people: 4 })];
    expect(mix(1, 28, 0, ...offers)).toEqual([
      [15_000, "1×12 3×1"],
      [18_000, "1×6 3×4"],
    ]);
  });

  test("nothing where nothing is on offer", () => {
    expect(mix(1, 2, 0)).toEqual([]);
  });
});

describe("the plans of a mix", () => {
  const breakfast: Partial<Sold> = { contain_meals: ["breakfast"] };
  const meals = (mixes: RoomMix[]) => mixes.map((mix) => mix.meals.map((each) => each.join()).join(" "));

  test("are alike in all rooms, even if another mix would be cheaper", () => {
    const offers = [
      plan(1, { inventory: 1 }),
      plan(1, { inventory: 1, rate_plan_id: 11, charged: 1400, ...breakfast }),
      plan(2, { inventory: 1, ...breakfast }),
    ];
    const mixes = mixRooms({ room: 1, adults: 4, children: 0 }, offers);
    expect(short(mixes)).toEqual([[3400, "1×1 2×1"]]);
    expect(meals(mixes)).toEqual(["breakfast breakfast"]);
  });

  test.each<[what: string, other: Partial<Sold>]>([
    ["meals", breakfast],
    ["cancellation terms", { refund_template_id: 3 }],
    ["kind of promotion", { promo_type: "package" }],
  ])("differ in their %s only where there is nothing else", (_what, other) => {
    const rooms = [plan(1, { inventory: 1 }), plan(2, { inventory: 1, ...other })];
    expect(mix(1, 4, 0, ...rooms)).toEqual([[3000, "1×1 2×1"]]);
    expect(mix(1, 4, 0, ...rooms, plan(3))).toEqual([
      [4000, "1×1 3×1"],
      [6000, "3×2"],
    ]);
  });

  test("are named by their meals, room by room", () => {
    const mixes = mixRooms({ room: 1, adults: 4, children: 0 }, [
      plan(1, { inventory: 1 }),
      plan(2, { inventory: 1, contain_meals: ["breakfast", "dinner"] }),
    ]);
    expect(meals(mixes)).toEqual([" breakfast,dinner"]);
  });
});

describe("accessible rooms", () => {
  const accessible = plan(1, { isAccessible: true });

  test("are for those who ask, even if they are the cheapest", () => {
    expect(mix(1, 4, 0, accessible, plan(2))).toEqual([[4000, "2×2"]]);
    const mixes = mixRooms({ room: 1, adults: 4, children: 0, isAccessibleWanted: true }, [accessible, plan(2)]);
    expect(short(mixes)).toEqual([[2000, "1×2"]]);
    expect(mixes.map(({ is_accessible }) => is_accessible)).toEqual([true]);
  });

  test("are used where nothing else holds everybody, and said", () => {
    const mixes = mixRooms({ room: 1, adults: 8, children: 0 }, [accessible, plan(2)]);
    expect(short(mixes)).toEqual([
      [5000, "1×3 2×1"],
      [6000, "1×2 2×2"],
      [7000, "1×1 2×3"],
    ]);
    expect(mixes.every(({ is_accessible }) => is_accessible)).toBe(true);
  });

  test("with others, where those who ask need more than there are", () => {
    const few = plan(1, { isAccessible: true, inventory: 1 });
    expect(short(mixRooms({ room: 1, adults: 4, children: 0, isAccessibleWanted: true }, [few, plan(2)]))).toEqual([
      [3000, "1×1 2×1"],
      [4000, "2×2"],
    ]);
  });
});

describe("what all free rooms hold", () => {
  test.each([
    ["nothing free", [], { people: 0, children: 0 }],
    [
      "all rooms of all kinds",
      [plan(1), plan(2, { inventory: 2, people: 4, children: 1 })],
      { people: 14, children: 2 },
    ],
    [
      "each room once, whatever its plans",
      [plan(1), plan(1, { rate_plan_id: 11, inventory: 2 })],
      { people: 6, children: 0 },
    ],
    ["no more rooms than an order may have", [plan(1, { inventory: 30 })], { people: 40, children: 0 }],
    [
      "the largest rooms first",
      [plan(1, { inventory: 30 }), plan(2, { people: 4, inventory: 2 })],
      { people: 44, children: 0 },
    ],
    [
      "the house, if it holds more",
      [plan(1, { inventory: 1, house: { people: 12, children: 0 } })],
      { people: 12, children: 0 },
    ],
    [
      "the rooms, if they hold more",
      [plan(1), plan(2, { inventory: 1, house: { people: 4, children: 0 } })],
      { people: 6, children: 0 },
    ],
  ])("%s", (_what, offers, beds) => {
    expect(mostGuests(offers)).toEqual(beds);
  });
});

describe("a whole house", () => {
  const house = (people: number, more: Partial<Sold> = {}) =>
    plan(1, { rate_plan_id: 19, inventory: 1, charged: 9000, house: { people, children: 1 }, ...more });

  test("goes alone, for all whom its rooms hold", () => {
    expect(mix(1, 8, 1, house(8), plan(2, { inventory: 1 }))).toEqual([[9000, "1×1"]]);
    expect(mix(3, 8, 0, house(8))).toEqual([[9000, "1×1"]]);
    expect(mix(1, 9, 0, house(8), plan(2, { inventory: 1 }))).toEqual([]);
    expect(mix(1, 8, 2, house(8))).toEqual([]);
  });

  test("is no news where the plain search takes it for a room that fits", () => {
    expect(mix(1, 2, 0, house(8))).toEqual([]);
    expect(mix(1, 3, 0, house(8))).toEqual([[9000, "1×1"]]);
  });

  test("stands among the others by its price", () => {
    expect(mix(1, 4, 0, house(8, { charged: 3500 }), plan(2), plan(3))).toEqual([
      [3500, "1×1"],
      [4000, "2×2"],
      [5000, "2×1 3×1"],
    ]);
  });
});
