/** The small map: true directions and distances, and the way into the visitor's own map. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compassPoint, mapLink, placeFrom, shownCoordinates, shownDistance } from "#rules/site/area.ts";

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

test.each<[x: number, y: number, point: number]>([
  [0, 1, 0],
  [1, 1, 1],
  [1, 0, 2],
  [0.2, -1, 4],
  [-1, -1, 5],
  [-1, 0, 6],
  [-0.3, 1, 0],
  [-0.6, 1, 7],
])("%d east and %d north lies in direction %i of eight", (x, y, point) => {
  expect(compassPoint({ x, y, distance: Math.hypot(x, y) })).toBe(point);
});

test("a distance has a decimal while it is short", () => {
  expect([0, 1.46, 9.94, 24.3].map(shownDistance)).toEqual(["0.0", "1.5", "9.9", "24"]);
});

test("coordinates are exact to the metre", () => {
  expect(shownCoordinates([24.8318, 121.759])).toBe("24.83180, 121.75900");
});
