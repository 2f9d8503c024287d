/** Values that no field expects: wrong types, edges of numbers, dates and text, and JSON that only a hostile client writes. */

import fc from "fast-check";

/** Any sixteen bits after one another: halves of characters, control characters, whatever comes. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength }).map((codes) => String.fromCharCode(...codes));

/** A piece of JSON that `JSON.stringify` would never write, such as 1e400 or a field that is given twice. */
export class RawJson {
  text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Each makes a badly written pattern backtrack: a long run that matches, and an end that does not. */
const PUMPED = ["a", "1", " ", "-", ".", "a1", "a ", "a-", "a.", "<", "%41", "=", ";a", ",a", "é"].flatMap((pump) =>
  [39, 250, 5_000].map((length) => `${pump.repeat(Math.ceil(length / pump.length)).slice(0, length)}!`),
);

const STRANGE_DATES = [
  "0000-02-30",
  "0000-01-01",
  "0001-01-01",
  "1969-12-31",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-1-1",
  "2026-01-01T00:00:00Z",
  "2053-12-01",
  "2060-01-01",
  "9999-12-31",
  "99999-01-01",
  "-271821-04-20",
  "+275760-09-13",
  "infinity",
  "today",
  "２０２６-０１-０１",
];

const STRANGE_NUMBERS = [
  "-0",
  "-1",
  "0.5",
  "1e3",
  "1e400",
  "-1e400",
  "5e-324",
  "NaN",
  "Infinity",
  "0x10",
  "1_000",
  "+1",
  "007",
  "2147483647",
  "2147483648",
  "4294967296",
  "9007199254740993",
  "9223372036854775808",
  "1".repeat(400),
  "９",
];

export const STRANGE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "a\uDFFFb",
  "\uD83D\uDE00",
  "\u202Eevil\u202C",
  "\u2066\u2069\u200B\uFEFF",
  "\uFFFF",
  "e\u0301".repeat(500),
  "\u0000\u0001\u0007\u001b[31m\u007f\u0085",
  "\r\nSet-Cookie: a=b",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  '\\\'; drop table "order"; --',
  "${7*7}{{7*7}}",
  "%00%ff%zz%",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "//evil.test/",
  "https://evil.test/",
  "javascript:alert(1)",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "x".repeat(600),
  "x".repeat(100_000),
  "測".repeat(30_000),
  "😀".repeat(2_000),
  ...STRANGE_NUMBERS,
  ...STRANGE_DATES,
  ...PUMPED,
];

const DEEP = 10_000;
const listOf = (length: number, make: (index: number) => unknown) =>
  JSON.stringify(Array.from({ length }, (_, index) => make(index)));

export const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  {},
  { $gt: 0 },
  { toString: 1 },
  { length: 10_000 },
  new RawJson(listOf(10_000, () => 1)),
  new RawJson(listOf(10_000, () => ({}))),
  new RawJson(listOf(10_000, (index) => `code ${index}`)),
  new RawJson(
    JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, index]))),
  ),
  new RawJson("-0"),
  new RawJson("1e400"),
  new RawJson("-1e400"),
  new RawJson("5e-324"),
  new RawJson("9007199254740993"),
  new RawJson("1".repeat(400)),
  new RawJson('"\\ud800"'),
  new RawJson('"\\u0000"'),
  new RawJson('{"__proto__":{"isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"isAdmin":true}}}'),
  new RawJson("[".repeat(DEEP) + "]".repeat(DEEP)),
  new RawJson('{"a":'.repeat(DEEP) + "1" + "}".repeat(DEEP)),
  // No JSON at all: the whole body is refused.
  new RawJson("NaN"),
  new RawJson("undefined"),
  new RawJson("01"),
  new RawJson('"\u0001"'),
];

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** Bodies that are not what the call declares, whatever the call. */
export const STRANGE_BODIES: readonly Uint8Array[] = [
  bytes(""),
  bytes(" "),
  bytes("null"),
  bytes("[]"),
  bytes('"text"'),
  bytes("{"),
  bytes('{"domain":'),
  bytes("{}{}"),
  bytes("domain=a&orders=b"),
  bytes("<order/>"),
  bytes("\uFEFF{}"),
  bytes("[".repeat(200_000)),
  bytes("[".repeat(100_000) + "]".repeat(100_000)),
  bytes(`{"${"k".repeat(200_000)}":1}`),
  bytes("x".repeat(262_145)),
  joined(bytes('{"domain":"'), [0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80], bytes('"}')),
  joined([0xff, 0xfe], Buffer.from('{"domain":"a"}', "utf16le")),
  joined([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
];

/** What stands after `=` or between slashes without being decodable, or decodes to something that no text should hold. */
export const STRANGE_ENCODINGS: readonly string[] = [
  "%",
  "%z",
  "%zz",
  "%u0041",
  "%00",
  "%ff",
  "%c0%80",
  "%ed%a0%80",
  "%f5%80%80%80",
  "%e6%b8",
  "%2e%2e%2f",
  "%252e%252e",
  "%0d%0aSet-Cookie:a=b",
  "+",
  "a;b",
  "a&a",
  "[]",
  "a[b][c]",
];

export const STRANGE_CONTENT_TYPES: readonly string[] = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/xml",
  "a",
  ";",
  "x".repeat(5_000),
];

/** Names that are no field of ours, some with a meaning in JavaScript. */
export const STRANGE_NAMES: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "toJSON",
  "",
  " ",
  "a.b",
  "a[0]",
  "\u202E",
  "hotel_id",
  "x".repeat(3_000),
];
