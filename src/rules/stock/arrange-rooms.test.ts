import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeRooms, offeredSorts, SORTS } from "#rules/stock/arrange-rooms.ts";

type Given = { id: number; price: number; member?: number; fits?: boolean; size?: number };

const found = ({ id, price, member, fits = true }: Given) => ({
  room_class_id: id,
  rate_plans: [
    {
      rate_plan_id: 1,
      price,
      member_price: member ?? null,
      allow_member_price: true,
      ...(fits ? { refer_best_match: false } : {}),
    },
  ],
});

const ROOMS: Given[] = [
  { id: 1, price: 3000, size: 20 },
  { id: 2, price: 1000, fits: false, size: 0 },
  { id: 3, price: 2000, member: 900, size: 35 },
  { id: 4, price: 2500, size: 35 },
];

const arranged = (given: readonly Given[], how: Partial<Parameters<typeof arrangeRooms>[1]>) =>
  arrangeRooms(given.map(found), {
    sort: "recommended",
    isMember: false,
    pointed: undefined,
    sizeOf: (id) => given.find((room) => room.id === id)?.size ?? 0,
    ...how,
  }).map(({ room_class_id }) => room_class_id);

test.each([
  ["recommended: what fits, by price, then what does not", {}, [3, 4, 1, 2]],
  ["recommended: the room of the address first, even if it is too small", { pointed: 2 }, [2, 3, 4, 1]],
  [
    "recommended: what the home page sells first, before cheaper ones",
    { isLeading: (id: number) => id === 1 },
    [1, 3, 4, 2],
  ],
  ["recommended: not where it is too small", { isLeading: (id: number) => id === 2 }, [3, 4, 1, 2]],
  ["by price: whether it fits or not", { sort: "price" }, [2, 3, 4, 1]],
  ["by price: as a member is charged", { sort: "price", isMember: true }, [3, 2, 4, 1]],
  ["by price: the address names a room, the guest has chosen an order", { sort: "price", pointed: 1 }, [2, 3, 4, 1]],
  ["by size: the largest first, of equal ones the cheaper, unknown ones last", { sort: "size" }, [3, 4, 1, 2]],
] as const)("%s", (_what, how, ids) => {
  expect(arranged(ROOMS, how)).toEqual(ids);
});

describe("what there is to sort by", () => {
  const offered = (given: readonly Given[], isMember = false) =>
    offeredSorts(given.map(found), { isMember, sizeOf: (id) => given.find((room) => room.id === id)?.size ?? 0 });
  test.each([
    ["prices and sizes differ", ROOMS, [...SORTS]],
    ["no room has a size", ROOMS.map((room) => ({ ...room, size: 0 })), ["recommended", "price"]],
    [
      "all cost the same",
      [
        { id: 1, price: 5, size: 9 },
        { id: 2, price: 5 },
      ],
      ["recommended", "size"],
    ],
    ["one room", [{ id: 1, price: 5, size: 9 }], []],
    ["none", [], []],
  ])("%s", (_what, given, sorts) => expect(offered(given)).toEqual(sorts));

  test("for a member by what members pay", () => {
    const given = [
      { id: 1, price: 5, member: 3 },
      { id: 2, price: 5 },
    ];
    expect([offered(given), offered(given, true)]).toEqual([[], ["recommended", "price"]]);
  });
});

test("no order loses a room, and each compares neighbours by what it says", () => {
  const room = fc.record({ price: fc.nat(5), size: fc.nat(3), fits: fc.boolean() });
  fc.assert(
    fc.property(fc.array(room, { maxLength: 8 }), fc.constantFrom(...SORTS), (list, sort) => {
      const given = list.map((each, id) => ({ ...each, id }));
      const ids = arranged(given, { sort });
      expect(ids.toSorted((a, b) => a - b)).toEqual(given.map(({ id }) => id));
      const shown = ids.map((id) => given[id]!);
      for (const [index, each] of shown.entries()) {
        const next = shown[index + 1];
        if (!next) continue;
        if (sort === "price") expect(each.price).toBeLessThanOrEqual(next.price);
        if (sort === "size") expect(each.size).toBeGreaterThanOrEqual(next.size);
        if (sort === "recommended") expect(Number(each.fits)).toBeGreaterThanOrEqual(Number(next.fits));
      }
    }),
  );
});
