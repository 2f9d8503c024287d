import { expect, test } from "vitest";
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";
import { isTimeZone, placeOfZone, ZONE_REGIONS, zonesByRegion } from "#rules/time/time-zones.ts";

const NAMES = Intl.supportedValuesOf("timeZone");

test.each(["+08:00", "", "Asia", "Asia/Nowhere", "asia/taipei; drop", "CST", "Asia/Taipei/", "Etc/../x"])(
  "“%s” is no time zone",
  (name) => expect(isTimeZone(name)).toBe(false),
);

test("every zone that a browser offers, and that of every country, can be chosen", () => {
  for (const name of [...NAMES, ...LODGING_COUNTRIES.map(({ timezone }) => timezone)])
    expect(isTimeZone(name)).toBe(true);
});

test("zones are in their region once, with the one that a lodging has by another name", () => {
  const zones = zonesByRegion(NAMES, "Asia/Kolkata");
  expect([...zones.keys()]).toEqual([...ZONE_REGIONS]);
  const listed = [...zones.values()].flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(zones.get("Asia")).toEqual(expect.arrayContaining(["Asia/Taipei", "Asia/Kolkata"]));
  expect(placeOfZone("America/Argentina/Buenos_Aires")).toBe("Argentina, Buenos Aires");
});
