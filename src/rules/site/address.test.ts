/** Where pages stand (decisions 1): /{product}/{language}/{page}, zh-TW without a language part. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Address, isPersonal, pageAddress, readAddress } from "#rules/site/address.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";

const ALL = { product: "stay", support_lang: LANGUAGES, main_lang: "zh-TW" } as const;
const ROOT = { ...ALL, product: "" };
const CHINESE_ONLY = { product: "stay", support_lang: ["zh-TW"], main_lang: "zh-TW" } as const;
const JAPANESE = { product: "stay", support_lang: ["ja-JP", "en-US"], main_lang: "ja-JP" } as const;

describe("writing an address", () => {
  test.each<[product: string, lang: Language, path: string, address: string]>([
    ["stay", "zh-TW", "/", "/stay"],
    ["stay", "zh-TW", "/booking", "/stay/booking"],
    ["stay", "en-US", "/", "/stay/en-US"],
    ["stay", "en-US", "/booking", "/stay/en-US/booking"],
    ["stay", "zh-CN", "/event/12", "/stay/zh-CN/event/12"],
    ["stay", "ja-JP", "/rooms/7", "/stay/ja-JP/rooms/7"],
    ["stay", "ko-KR", "/404", "/stay/ko-KR/404"],
    ["", "zh-TW", "/", "/"],
    ["", "zh-TW", "/booking", "/booking"],
    ["", "ko-KR", "/", "/ko-KR"],
    ["", "ko-KR", "/booking", "/ko-KR/booking"],
  ])("product %j, %s, %s stands at %s", (product, lang, path, address) => {
    expect(pageAddress(product, lang, path)).toBe(address);
  });
});

describe("reading an address", () => {
  test.each<[pathname: string, site: Parameters<typeof readAddress>[1], lang: Language, path: string]>([
    ["/stay", ALL, "zh-TW", "/"],
    ["/stay/booking", ALL, "zh-TW", "/booking"],
    ["/stay/en-US", ALL, "en-US", "/"],
    ["/stay/en-US/booking", ALL, "en-US", "/booking"],
    ["/stay/zh-CN/news/3", ALL, "zh-CN", "/news/3"],
    ["/stay/ko-KR/nowhere", ALL, "ko-KR", "/nowhere"],
    ["/", ROOT, "zh-TW", "/"],
    ["/about", ROOT, "zh-TW", "/about"],
    ["/ja-JP", ROOT, "ja-JP", "/"],
    ["/ja-JP/about", ROOT, "ja-JP", "/about"],
    ["/stay", ROOT, "zh-TW", "/stay"],
    ["/stay/ja-JP/about", JAPANESE, "ja-JP", "/about"],
    // A code is the lodging's, not ours: its case may be what tells two orders apart.
    ["/stay/orders/HXA260301Ab3", ALL, "zh-TW", "/orders/HXA260301Ab3"],
  ])("%s is a page", (pathname, site, lang, path) => {
    expect(readAddress(pathname, site)).toEqual({ kind: "page", lang, path });
  });

  test.each<[why: string, pathname: string, site: Parameters<typeof readAddress>[1], to: string]>([
    ["the bare root leads into the product", "/", ALL, "/stay"],
    ["a language the lodging does not speak leads to its main one", "/stay/en-US/about", CHINESE_ONLY, "/stay/about"],
    ["so does its home page", "/stay/ko-KR", CHINESE_ONLY, "/stay"],
    ["so does one of several", "/stay/ko-KR/rooms/7", JAPANESE, "/stay/ja-JP/rooms/7"],
    ["without zh-TW the unprefixed path leads to the main language", "/stay/booking", JAPANESE, "/stay/ja-JP/booking"],
    ["so does the unprefixed home page", "/stay", JAPANESE, "/stay/ja-JP"],
    ["so does a written-out zh-TW", "/stay/zh-TW/about", JAPANESE, "/stay/ja-JP/about"],
    ["so does the root where the product is empty", "/", { ...JAPANESE, product: "" }, "/ja-JP"],
    // One move, and never a lasting one: tomorrow the lodging may speak that language.
    ["a mistyped unsupported language moves once", "/stay/EN-us//About/", CHINESE_ONLY, "/stay/about"],
  ])("for now: %s", (_why, pathname, site, to) => {
    expect(readAddress(pathname, site)).toEqual({ kind: "moved", to, permanent: false });
  });

  test.each<[why: string, pathname: string, site: Parameters<typeof readAddress>[1], to: string]>([
    ["zh-TW has no prefix", "/stay/zh-TW/about", ALL, "/stay/about"],
    ["zh-TW has no prefix on the home page either", "/stay/zh-TW", ALL, "/stay"],
    ["a trailing slash", "/stay/about/", ALL, "/stay/about"],
    ["a trailing slash behind the product", "/stay/", ALL, "/stay"],
    ["a trailing slash behind the language", "/stay/en-US/", ALL, "/stay/en-US"],
    ["a double slash", "/stay//about", ALL, "/stay/about"],
    ["a double slash in front", "//stay/about", ALL, "/stay/about"],
    ["another case of the product", "/Stay/about", ALL, "/stay/about"],
    ["another case of the language", "/stay/en-us/about", ALL, "/stay/en-US/about"],
    ["another case of the page", "/stay/en-US/About", ALL, "/stay/en-US/about"],
    ["letters written as numbers", "/%73tay/%61bout", ALL, "/stay/about"],
    ["every slip at once", "//STAY/EN-US//Rooms/7/", ALL, "/stay/en-US/rooms/7"],
    ["zh-TW without a product", "/zh-tw/", ROOT, "/"],
    ["a host behind two slashes stays a path", "//evil.example/x", ROOT, "/evil.example/x"],
  ])("for good: %s", (_why, pathname, site, to) => {
    expect(readAddress(pathname, site)).toEqual({ kind: "moved", to, permanent: true });
  });

  test.each(["/404", "/booking", "/en-US", "/en-US/stay", "/stays", "/sta", "/api/hotel/info", "/stay/%zz"])(
    "%s is outside the product",
    (pathname) => {
      expect(readAddress(pathname, ALL)).toEqual({ kind: "outside" });
    },
  );
});

const product = fc.constantFrom("stay", "", "inn-2");
const language = fc.constantFrom(...LANGUAGES);
const site = fc
  .record({ product, support_lang: fc.subarray([...LANGUAGES], { minLength: 1 }), pick: fc.nat() })
  .map(({ product, support_lang, pick }) => ({
    product,
    support_lang,
    main_lang: support_lang[pick % support_lang.length]!,
  }));
const anyCase = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.boolean(), fc.boolean())
    .map(([word, upper, lower]) => (upper ? word.toUpperCase() : lower ? word.toLowerCase() : word));
// As a request brings them: read by URL, so that no segment holds a character no request line can.
const code = fc
  .string({ unit: "binary", minLength: 1, maxLength: 8 })
  .map((text) => encodeURIComponent(text.toWellFormed()))
  .filter((text) => text !== "." && text !== "..");
const pageSegment = anyCase(["rooms", "booking", "event", "orders", "404", "about", "stay"]);
// "x-" keeps a made-up page from being a language or one of ours in another case.
const page = fc.oneof(
  fc.constantFrom("/", "/rooms", "/facilities", "/event", "/news", "/attractions", "/about", "/booking", "/maintain"),
  fc
    .tuple(fc.constantFrom("/rooms", "/event", "/orders", "/pay/3", "/cancel", "/x"), code)
    .map((parts) => parts.join("/")),
  code.map((text) => `/x-${text}`),
);

function isLanguageSegment(segment: string) {
  return LANGUAGES.some((lang) => lang.toLowerCase() === segment.toLowerCase());
}

/** Follows moves as a browser would, and counts them. */
function follow(
  pathname: string,
  on: Parameters<typeof readAddress>[1],
  most: number,
): { end: Address; moves: number } {
  let end = readAddress(pathname, on);
  let moves = 0;
  while (end.kind === "moved" && moves < most) {
    end = readAddress(end.to, on);
    moves += 1;
  }
  return { end, moves };
}

describe("whatever the address", () => {
  test("a written address reads back as the same page in the same language", () => {
    fc.assert(
      fc.property(product, language, page, (product, lang, path) => {
        const read = readAddress(pageAddress(product, lang, path), { ...ALL, product });
        expect(read).toEqual({ kind: "page", lang, path });
      }),
    );
  });

  test("two moves at most end at a page or outside, in a language the lodging speaks", () => {
    const slashes = fc.constantFrom("/", "/", "//", "///");
    const path = fc
      .tuple(
        fc.option(anyCase(["stay", "inn-2"]), { nil: "" }),
        fc.option(anyCase(LANGUAGES), { nil: "" }),
        fc.array(fc.oneof(pageSegment, code), { maxLength: 3 }),
        fc.array(slashes, { minLength: 6, maxLength: 6 }),
      )
      // Languages stacked behind each other take a move each; the next property covers those.
      .filter(([, , rest]) => !isLanguageSegment(rest[0] ?? ""))
      .map(([first, lang, rest, gaps]) =>
        [first, lang, ...rest, ""].map((segment, index) => gaps[index] + segment).join(""),
      );
    fc.assert(
      fc.property(site, path, (site, pathname) => {
        const { end } = follow(pathname, site, 2);
        expect(end.kind).not.toBe("moved");
        if (end.kind === "page") expect(site.support_lang).toContain(end.lang);
      }),
    );
  });

  test("moves always come to an end, and never leave the host", () => {
    const segment = fc.oneof(anyCase(["stay", "inn-2"]), anyCase(LANGUAGES), pageSegment, code, fc.constant(""));
    const pathname = fc
      .array(segment, { maxLength: 8 })
      .map((segments) => new URL(`http://lodging.test/${segments.join("/")}`).pathname);
    fc.assert(
      fc.property(site, pathname, (site, pathname) => {
        const first = readAddress(pathname, site);
        if (first.kind === "moved") expect(new URL(first.to, "http://lodging.test").host).toBe("lodging.test");
        expect(follow(pathname, site, 10).end.kind).not.toBe("moved");
      }),
    );
  });
});

test.each([
  ["/booking", true],
  ["/booking/guest", true],
  ["/orders", true],
  ["/orders/HXA261115", true],
  ["/pay/HXA261115", true],
  ["/", false],
  ["/rooms", false],
  ["/rooms/booking", false],
  ["/bookings", false],
  ["/404", false],
])("%s is one person's own: %s", (path, is) => {
  expect(isPersonal(path)).toBe(is);
});
