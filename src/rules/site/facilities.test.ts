/** The facility catalog (specification 3): groups of keys, each in five languages. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FACILITY_GROUPS,
  facilityItem,
  facilityItems,
  groupFacilities,
  readFacilities,
} from "#rules/site/facilities.ts";
import { FACILITY_KEYS } from "#rules/site/facility-keys.ts";
import { LANGUAGES } from "#rules/text/language.ts";

const KEYS = FACILITY_GROUPS.flatMap((group) => group.items.map((item) => item.key));

describe("the catalog", () => {
  test("has the keys that forms check", () => {
    expect(FACILITY_KEYS).toEqual(KEYS);
  });

  test.each([
    ["window", "single"],
    ["balcony", "single"],
    ["smoking", "single"],
    ["bathroom_type", "single"],
    ["room", "multi"],
    ["bath", "multi"],
    ["recreation", "multi"],
    ["catering", "multi"],
    ["clothing", "multi"],
    ["safety", "multi"],
  ])("has %s, of which a room has %s", (key, selection) => {
    expect(FACILITY_GROUPS.find((group) => group.key === key)).toMatchObject({ selection });
  });

  test.each(["free_wifi", "refrigerator", "safe_box"])("has the specification's %s", (key) => {
    expect(facilityItem(key)?.key).toBe(key);
  });

  test.each(["", "FREE_WIFI", "window", "__proto__", "constructor"])("has no %j", (key) => {
    expect(facilityItem(key)).toBeUndefined();
  });

  test("uses no key twice", () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
    expect(new Set(FACILITY_GROUPS.map((group) => group.key)).size).toBe(FACILITY_GROUPS.length);
  });

  test.each(LANGUAGES)("names every group and item in %s", (lang) => {
    const nameless = FACILITY_GROUPS.flatMap((group) => [group, ...group.items]).filter(
      ({ name }) => !name[lang]?.trim(),
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });

  test("names no two items of a group alike", () => {
    for (const group of FACILITY_GROUPS)
      for (const lang of LANGUAGES) {
        const names = group.items.map((item) => item.name[lang]);
        expect(new Set(names).size, `${group.key} in ${lang}`).toBe(names.length);
      }
  });
});

describe("grouping", () => {
  test("a group of one choice holds its key, the others a list in the catalog's order", () => {
    expect(groupFacilities(["refrigerator", "wired_internet", "free_wifi", "exterior_window"])).toEqual({
      window: "exterior_window",
      room: ["free_wifi", "wired_internet"],
      catering: ["refrigerator"],
    });
  });

  test.each([[[]], [["nonsense"]], [["__proto__", ""]]])("of %j is nothing", (keys) => {
    expect(groupFacilities(keys)).toEqual({});
  });

  test("what is grouped is read back, one key where a group allows one", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(KEYS), (keys) => {
        const read = readFacilities(JSON.stringify(groupFacilities(keys)));
        const expected = FACILITY_GROUPS.flatMap((group) => {
          const chosen = group.items.map((item) => item.key).filter((key) => keys.includes(key));
          return group.selection === "single" ? chosen.slice(0, 1) : chosen;
        });
        expect(read!.flatMap(({ items }) => items.map((item) => item.key))).toEqual(expected);
        expect(read!.every(({ items }) => items.length > 0)).toBe(true);
      }),
    );
  });
});

describe("reading", () => {
  test.each(["", "{", "null", "1", '"free_wifi"'])("%j can't be read", (json) => {
    expect(readFacilities(json)).toBeNull();
    expect(facilityItems(json)).toBeNull();
  });

  test.each(["[]", '["free_wifi"]', "{}", '{"room":"x"}', '{"x":["free_wifi"]}'])("%j counts as nothing", (json) => {
    expect(readFacilities(json)).toEqual([]);
  });

  test("a key in another group's place is passed over", () => {
    const read = readFacilities('{"bath":["free_wifi","bathtub",1,null],"window":["skylight"]}');
    expect(read!.map(({ group, items }) => [group.key, items.map((item) => item.key)])).toEqual([
      ["window", ["skylight"]],
      ["bath", ["bathtub"]],
    ]);
  });

  test("whatever the text, only known items come out, each in its own group", () => {
    const group = fc.constantFrom(...FACILITY_GROUPS.map(({ key }) => key));
    const chosen = fc.oneof(fc.constantFrom(...KEYS), fc.array(fc.constantFrom(...KEYS)), fc.jsonValue());
    const nearly = fc.dictionary(group, chosen).map((grouped) => JSON.stringify(grouped));
    fc.assert(
      fc.property(fc.oneof(nearly, fc.json(), fc.string()), (json) => {
        for (const { group, items } of readFacilities(json) ?? []) {
          expect(items.length).toBeGreaterThan(0);
          for (const item of items) expect(group.items).toContain(item);
        }
      }),
    );
  });
});
