import fc from "fast-check";
import { expect, test } from "vitest";
import { FACILITY_GROUPS, groupFacilities, readFacilities } from "#rules/site/facilities.ts";
import { firstAmenities, presentGroups } from "#rules/site/rooms/room-amenities.ts";

const groupsOf = (keys: string[]) => readFacilities(JSON.stringify(groupFacilities(keys)))!;
const first = (keys: string[], others: string[][], most = 8) =>
  firstAmenities(
    groupsOf(keys),
    others.map((each) => new Set(each)),
    most,
  ).map(({ key }) => key);

const USUAL = ["free_wifi", "towels", "refrigerator"];

test.each<[string, string[], string[][], string[]]>([
  ["what only this room has", ["towels", "bathtub", "free_wifi"], [USUAL, USUAL], ["bathtub", "free_wifi", "towels"]],
  ["what few have, before what all have", ["towels", "desk"], [USUAL, [...USUAL, "desk"]], ["desk", "towels"]],
  [
    "alone: what guests look for",
    ["towels", "free_wifi", "hot_spring_bath"],
    [],
    ["hot_spring_bath", "free_wifi", "towels"],
  ],
  [
    "nothing absent, no fire extinguisher, no choice of one",
    ["no_balcony", "no_window", "sprinkler", "non_smoking"],
    [],
    [],
  ],
])("%s", (_, keys, others, shown) => expect(first(keys, others)).toEqual(shown));

test("what is absent is in no group", () =>
  expect(presentGroups(groupsOf(["no_balcony", "towels"])).map(({ group }) => group.key)).toEqual(["bath"]));

test("never more than asked, never twice, only what the room has", () => {
  const keys = FACILITY_GROUPS.flatMap(({ items }) => items.map(({ key }) => key));
  fc.assert(
    fc.property(fc.subarray(keys), fc.array(fc.subarray(keys), { maxLength: 4 }), fc.nat(12), (own, others, most) => {
      const shown = first(own, others, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((key) => own.includes(key))).toBe(true);
    }),
  );
});
