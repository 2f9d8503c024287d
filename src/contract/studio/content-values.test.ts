import { expect, test } from "vitest";
import { contentValueSchema } from "#contract/content-fields.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";

const CODES = LAYOUT_SETTINGS.flatMap(({ code, themes }) => [code, ...themes.map((_, nth) => `${code}.${nth + 1}`)]);
const template = contentValueSchema("site", "template_code")!;

test("every layout in every theme can be chosen", () => {
  expect(LAYOUT_SETTINGS).toHaveLength(13);
  expect(CODES.filter((code) => !template.safeParse(code).success)).toEqual([]);
});

test.each(["layout_", "layout_10", "layout_10000", "layout_100.", "layout_100.12", "../layout_100"])(
  "%s is no layout",
  (code) => expect(template.safeParse(code).success).toBe(false),
);
