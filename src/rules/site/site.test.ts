/** Layouts, previews and whether a site is open (specification 2 and 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import {
  chosenBookingLayout,
  chosenLayout,
  isOpen,
  isPreparing,
  type LayoutCode,
  lookUpTemplate,
  previewed,
} from "#rules/site/site.ts";

const CODES: LayoutCode[] = LAYOUT_SETTINGS.map(({ code }) => code);
const chosen = (code: string) => chosenLayout(LAYOUT_SETTINGS, code);
const lookUp = (id: string) => lookUpTemplate(LAYOUT_SETTINGS, id).code;

test("the layouts are the specification's", () => {
  const numbers = [100, 200, 300, 400, 500, 501, 600, 700, 701, 702, 800, 900, 1000];
  expect(CODES).toEqual(numbers.map((number) => `layout_${number}`));
});

test("no two layouts share a name, and no two themes of a layout", () => {
  expect(new Set(LAYOUT_SETTINGS.map(({ name }) => name)).size).toBe(LAYOUT_SETTINGS.length);
  for (const { themes } of LAYOUT_SETTINGS) expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
});

describe("the layout of a site", () => {
  test.each<[code: string, layout: LayoutCode, theme: number]>([
    ["layout_100", "layout_100", 1],
    ["layout_200", "layout_200", 1],
    ["layout_200.1", "layout_200", 1],
    ["layout_200.3", "layout_200", 3],
    ["layout_501.2", "layout_501", 2],
    ["layout_1000.3", "layout_1000", 3],
    ["layout_700.4", "layout_700", 4],
    [" layout_300.2 ", "layout_300", 2],
  ])("%j is %s, theme %i", (code, layout, theme) => {
    expect(chosen(code)).toEqual({ layout, theme });
  });

  test.each([
    "",
    " ",
    ".",
    ".2",
    "layout_",
    "layout_150",
    "layout_150.3",
    "LAYOUT_200",
    "layout_2000",
    "booking_100",
    "<b>",
  ])("%j is empty or unknown, so it is layout 700 theme 1", (code) => {
    expect(chosen(code)).toEqual({ layout: "layout_700", theme: 1 });
  });

  test.each(["layout_200.0", "layout_200.4", "layout_200.-1", "layout_200.x", "layout_200.", "layout_200.1.5x"])(
    "%j keeps its layout and takes a theme that exists",
    (code) => {
      expect(chosen(code)).toEqual({ layout: "layout_200", theme: 1 });
    },
  );

  test("whatever the code, the layout and its theme exist", () => {
    const near = fc
      .tuple(
        fc.constantFrom("layout_", "layout", ""),
        fc.integer({ min: 0, max: 1100 }),
        fc.integer({ min: -2, max: 6 }),
      )
      .map(([head, layout, theme]) => `${head}${layout}.${theme}`);
    const code = fc.oneof(near, fc.string(), fc.constantFrom(...CODES));
    fc.assert(
      fc.property(code, (code) => {
        const { layout, theme } = chosen(code);
        const { themes } = LAYOUT_SETTINGS.find((each) => each.code === layout)!;
        expect(themes[theme - 1]).toBeDefined();
      }),
    );
  });
});

describe("looking up a template", () => {
  test.each<[id: string, code: LayoutCode]>([
    ["layout_100", "layout_100"],
    ["100", "layout_100"],
    ["501", "layout_501"],
    ["layout_702.2", "layout_702"],
    ["1000", "layout_1000"],
  ])("%j is %s", (id, code) => {
    expect(lookUp(id)).toBe(code);
  });

  test.each(["150", "layout_999", "x", "booking_200", "0", "-1"])("%j is unknown, so it is layout 300", (id) => {
    expect(lookUp(id)).toBe("layout_300");
  });

  test.each(["", "  "])("%j is no code at all, so it is layout 100", (id) => {
    expect(lookUp(id)).toBe("layout_100");
  });
});

test.each([
  ["booking_100", "booking_100"],
  ["booking_200", "booking_200"],
  ["", "booking_100"],
  ["booking_300", "booking_100"],
  ["layout_200", "booking_100"],
])("booking code %j is %s", (code, layout) => {
  expect(chosenBookingLayout(code)).toBe(layout);
});

describe("a preview", () => {
  const hotel = { template_code: "layout_200.2", template_booking_code: "booking_100", hotel_name: "Pine" };

  test.each([null, ""])("%j changes nothing", (preview) => {
    expect(previewed(hotel, preview)).toEqual(hotel);
  });

  test.each(["layout_300", "layout_701.2"])("%s overrides the template code", (preview) => {
    expect(previewed(hotel, preview)).toMatchObject({ template_code: preview, hotel_name: "Pine" });
  });

  test("a booking code overrides the booking template code", () => {
    expect(previewed(hotel, "booking_200")).toMatchObject({ template_booking_code: "booking_200", hotel_name: "Pine" });
  });

  test("an unknown code shows layout 700 theme 1, as an unknown template code would", () => {
    expect(chosen(previewed(hotel, "nonsense").template_code)).toEqual({ layout: "layout_700", theme: 1 });
  });

  test("the lodging itself is left as it is", () => {
    const before = structuredClone(hotel);
    previewed(hotel, "layout_300");
    previewed(hotel, "booking_200");
    expect(hotel).toEqual(before);
  });
});

test.each([
  [1, true, true],
  [1, false, false],
  [0, true, false],
  [2, true, false],
  [-1, true, false],
  [0, false, false],
])("with status %i and website_exist %s the site being open is %s", (status, website_exist, open) => {
  expect(isOpen({ status, website_exist })).toBe(open);
});

test.each([
  [1, true],
  [0, false],
  [2, false],
  [-1, false],
])("with business_status %i the preparation banner showing is %s", (business_status, preparing) => {
  expect(isPreparing({ business_status })).toBe(preparing);
});
