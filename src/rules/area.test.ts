/** The small map: true directions, rings round everything, and the way into the visitor's own map. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawnAt, mapLink, placeFrom, rings, keepApart } from "#rules/area.ts";

describe("the map link", () => {
  const search = (text: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
  const hotel = {
    google_map_open_way: 0 as 0 | 1,
    google_store_name: "松屋旅店",
    hotel_name: "Pine House",
    info: { address: "台南市中西區 1 號 & 2", coordinates: [22.99, 120.2] as [number, number] | null },
  };

  test.each<[why: string, differs: Partial<typeof hotel>, target: string]>([
    ["way 0 opens the address", {}, "台南市中西區 1 號 & 2"],
    ["way 1 opens the store", { google_map_open_way: 1 }, "松屋旅店"],
    ["a store without a name goes by the lodging's", { google_map_open_way: 1, google_store_name: "" }, "Pine House"],
    ["without an address the coordinates are opened", { info: { ...hotel.info, address: "" } }, "22.99,120.2"],
    [
      "way 1 without any name opens the address",
      { google_map_open_way: 1, google_store_name: "", hotel_name: "" },
      "台南市中西區 1 號 & 2",
    ],
  ])("%s", (_why, differs, target) => {
    expect(mapLink({ ...hotel, ...differs })).toBe(search(target));
  });

  test("there is none to nowhere", () => {
    expect(mapLink({ ...hotel, info: { address: "", coordinates: null } })).toBeNull();
  });

  test("whatever the address, it is the whole query and nothing else", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (address) => {
        const link = new URL(mapLink({ ...hotel, info: { address, coordinates: null } })!);
        expect(link.host).toBe("www.google.com");
        expect([...link.searchParams]).toEqual([
          ["api", "1"],
          ["query", address],
        ]);
      }),
    );
  });
});

const latitude = fc.double({ min: -60, max: 60, noNaN: true });
const longitude = fc.double({ min: -170, max: 170, noNaN: true });
const near = fc.double({ min: -0.5, max: 0.5, noNaN: true });

describe("places", () => {
  test.each<[why: string, home: [number, number], there: [number, number], km: number]>([
    ["Tainan station to Anping fort", [22.9971, 120.2128], [23.0016, 120.1606], 5.4],
    ["Taipei 101 to the Grand Hotel", [25.034, 121.5645], [25.0787, 121.5263], 6.3],
    ["a degree of latitude", [23, 121], [24, 121], 111.3],
    ["the lodging itself", [23, 121], [23, 121], 0],
  ])("%s is as far as on a map", (_why, home, there, km) => {
    expect(placeFrom(home, there).distance).toBeCloseTo(km, 1);
  });

  test("lie east where the longitude is greater and north where the latitude is", () => {
    fc.assert(
      fc.property(latitude, longitude, near, near, (lat, long, north, east) => {
        const place = placeFrom([lat, long], [lat + north, long + east]);
        expect(Math.sign(place.y)).toBe(Math.sign(lat + north - lat));
        expect(Math.sign(place.x)).toBe(Math.sign(long + east - long));
        expect(place.distance).toBeCloseTo(Math.hypot(place.x, place.y), 9);
      }),
    );
  });
});

describe("rings", () => {
  const at = (distance: number) => ({ x: distance, y: 0, distance });

  test.each([
    [[], [0.05, 0.2, 0.5]],
    [[0.2], [0.05, 0.2, 0.5]],
    [[0.5], [0.05, 0.2, 0.5]],
    [[0.51], [0.1, 0.4, 1]],
    [
      [0.3, 7, 2],
      [1, 4, 10],
    ],
    [[99], [10, 40, 100]],
    [[101], [20, 80, 200]],
  ])("round places at %j km stand at %j km", (distances, expected) => {
    expect(rings(distances.map(at))).toEqual(expected);
  });

  test("grow outwards, the last beyond every place", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5000, noNaN: true })), (distances) => {
        const [inner, middle, outer] = rings(distances.map(at)) as [number, number, number];
        expect(inner > 0 && inner < middle && middle < outer).toBe(true);
        expect(Math.max(0, ...distances)).toBeLessThanOrEqual(outer);
      }),
    );
  });
});

test("a place is drawn in its true direction, within the outermost ring, farther ones farther out", () => {
  const offset = fc.double({ min: -80, max: 80, noNaN: true });
  const place = fc.tuple(offset, offset).map(([x, y]) => ({ x, y, distance: Math.hypot(x, y) }));
  fc.assert(
    fc.property(place, place, (one, other) => {
      const outer = rings([one, other]).at(-1)!;
      const drawn = [one, other].map((each) => drawnAt(each, outer));
      const [near, far] = drawn.map(({ x, y }) => Math.hypot(x, y)) as [number, number];
      for (const [index, { x, y }] of drawn.entries()) {
        const from = [one, other][index]!;
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
        if (from.distance > 1e-6) expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(from.y, from.x), 6);
      }
      if (one.distance > other.distance + 1e-6) expect(near).toBeGreaterThan(far);
    }),
  );
});

test("the lodging itself is drawn in the middle", () => {
  expect(drawnAt({ x: 0, y: 0, distance: 0 }, 5)).toEqual({ x: 0, y: 0 });
});

test("places that lie together are drawn apart, and those that do not stay where they are", () => {
  const far = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(keepApart(far, 24)).toEqual(far);
  const near = keepApart(
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ],
    24,
  );
  for (const [index, one] of near.entries()) {
    for (const other of near.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
  }
});
