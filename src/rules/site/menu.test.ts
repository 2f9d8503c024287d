/** The header menu (specification 2 and 5). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeLink, MENU_PATHS, type MenuItem, readMenuItem, shownItems } from "#rules/site/menu.ts";

const EMPTY: MenuItem = { type: "", title: {}, status: false, link: "", open: false };
const FILLED = { rooms: true, facilities: true, promotions: true, about: true };

const item = (differs: Partial<MenuItem>): MenuItem => ({
  type: "rooms",
  title: { "zh-TW": "客房" },
  status: true,
  link: "",
  open: false,
  ...differs,
});

test.each([
  ["rooms", "/"],
  ["facilities", "/facilities"],
  ["promotions", "/event"],
  ["about", "/about"],
] as const)("%s leads to %s", (type, path) => {
  expect(MENU_PATHS[type]).toBe(path);
});

describe("reading an item", () => {
  test.each(["rooms", "facilities", "promotions", "about", "custom"] as const)("type %s is read whole", (type) => {
    const written = item({ type, title: { "zh-TW": "甲", "ja-JP": "乙" }, link: "https://pine.example/", open: true });
    expect(readMenuItem(JSON.stringify(written))).toEqual(written);
  });

  test.each([
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
    ["null", false],
    ['"true"', false],
    ['"0"', false],
    ["[]", false],
  ])("status and new-tab flag %s are %s", (flag, read) => {
    expect(readMenuItem(`{"type":"about","title":{},"status":${flag},"open":${flag}}`)).toMatchObject({
      status: read,
      open: read,
    });
  });

  test.each([
    "",
    "{",
    "rooms",
    "null",
    "true",
    "1",
    '"rooms"',
    "[]",
    '[{"type":"rooms","status":true}]',
    "{}",
    '{"status":true}',
    '{"type":"","status":true}',
    '{"type":"Rooms","status":true}',
    '{"type":"blog","status":true}',
    '{"type":"toString","status":true}',
    '{"type":"__proto__","status":true}',
    '{"type":null,"status":true}',
    '{"type":1,"status":true}',
    "{'type':'rooms'}",
    '{"type":"rooms","status":true',
  ])("%j fails to parse and becomes an empty, disabled item", (json) => {
    expect(readMenuItem(json)).toEqual(EMPTY);
  });

  test.each([
    ["a missing title", "{}", {}],
    ["a title that is a text", '{"title":"客房"}', {}],
    ["a title that is a list", '{"title":["客房"]}', {}],
    ["languages we don't have", '{"title":{"fr-FR":"Chambres","en-US":"Rooms"}}', { "en-US": "Rooms" }],
    ["titles that are no texts", '{"title":{"ja-JP":1,"ko-KR":null,"en-US":"Rooms"}}', { "en-US": "Rooms" }],
    ["a poisoned title", '{"title":{"__proto__":{"x":1},"en-US":"Rooms"}}', { "en-US": "Rooms" }],
  ])("%s loses only what can't be read", (_why, json, title) => {
    const read = readMenuItem(JSON.stringify({ ...JSON.parse(json), type: "about", status: true }));
    expect(read).toEqual(item({ type: "about", title }));
  });

  test("a link that is no text is no link", () => {
    expect(readMenuItem('{"type":"custom","status":true,"link":{"href":"/x"}}').link).toBe("");
  });

  test("one bad item does not lose its neighbours", () => {
    const good = JSON.stringify(item({}));
    expect([good, "{", good].map(readMenuItem)).toEqual([item({}), EMPTY, item({})]);
  });

  test("whatever the text, an item comes out, and reading it again changes nothing", () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const almost = fc
      .record(
        {
          type: fc.oneof(fc.constantFrom("rooms", "facilities", "promotions", "about", "custom"), value),
          title: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom("zh-TW", "en-US", "xx"), fc.jsonValue())),
          status: fc.jsonValue(),
          link: fc.jsonValue(),
          open: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((item) => JSON.stringify(item));
    fc.assert(
      fc.property(fc.oneof(almost, fc.json(), fc.string()), (json) => {
        const read = readMenuItem(json);
        expect(Object.keys(read).sort()).toEqual(["link", "open", "status", "title", "type"]);
        expect(readMenuItem(JSON.stringify(read))).toEqual(read);
        if (read.type === "") expect(read).toEqual(EMPTY);
      }),
    );
  });
});

describe("a link", () => {
  test.each([
    "https://pine.example/",
    "http://pine.example/x?y#z",
    "HTTPS://PINE.EXAMPLE",
    " https://pine.example ",
    "mailto:hello@pine.example",
    "tel:+88661234567",
    "/event/3",
    "/",
    "#rooms",
  ])("%j is safe", (link) => {
    expect(isSafeLink(link)).toBe(true);
  });

  test.each([
    "",
    " ",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://pine.example/1",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "rooms",
  ])("%j is not", (link) => {
    expect(isSafeLink(link)).toBe(false);
  });

  test("that is safe never runs a script where a browser follows it", () => {
    const hostile = fc
      .tuple(
        fc.constantFrom("javascript:", "JavaScript:", "data:text/html,", "vbscript:", "https://", "/", "#", "mailto:"),
        fc.string(),
        fc.constantFrom("", " ", "\t", "\n", "\u0000", "\u001F", "\u00A0", "\uFEFF"),
      )
      .map(([scheme, rest, before]) => before + scheme + rest);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (link) => {
        fc.pre(isSafeLink(link) && URL.canParse(link, "https://pine.example/stay"));
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(new URL(link, "https://pine.example/stay").protocol);
      }),
    );
  });
});

describe("the items that show", () => {
  test("are the enabled ones, in the owner's order", () => {
    const items = [
      item({ type: "about" }),
      item({ type: "rooms", status: false }),
      item({ type: "custom", link: "https://pine.example/", open: true }),
      item({ type: "facilities" }),
      item({ type: "custom", link: "/x", status: false }),
      item({ type: "promotions" }),
    ];
    expect(shownItems(items, FILLED)).toEqual([items[0], items[2], items[3], items[5]]);
  });

  test.each(["rooms", "facilities", "promotions", "about"] as const)("%s vanishes with its empty section", (type) => {
    expect(shownItems([item({ type })], { ...FILLED, [type]: false })).toEqual([]);
    expect(shownItems([item({ type })], FILLED)).toHaveLength(1);
  });

  test.each(["", "javascript:alert(1)", "//evil.example", "data:text/html,x"])(
    "a custom item leading to %j is dropped",
    (link) => {
      expect(shownItems([item({ type: "custom", link })], FILLED)).toEqual([]);
    },
  );

  test("an item that could not be read never shows", () => {
    expect(shownItems([readMenuItem("{"), { ...EMPTY, status: true }], FILLED)).toEqual([]);
  });
});
