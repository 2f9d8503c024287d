import { expect, test } from "vitest";
import { backPath } from "#rules/site/back-path.ts";

test.each([
  ["/stay", "/stay"],
  ["/stay/booking?start=2031-03-01&cart=1.2.1", "/stay/booking?start=2031-03-01&cart=1.2.1"],
  ["/stay/en-US/booking", "/stay/en-US/booking"],
  ["/stay/member", "/stay/member"],
  ["/stay/about#top", "/stay/about"],
  ["/stay/a/../about", "/stay/about"],
  ["/stay/news?back=https://evil.example", "/stay/news?back=https://evil.example"],
  ["/stay/%E6%88%BF", "/stay/%E6%88%BF"],
])("a page of this site: %s", (wanted, path) => {
  expect(backPath(wanted, "stay")).toBe(path);
});

test("without a product every path is a page, two slashes are none", () => {
  expect(backPath("/booking", "")).toBe("/booking");
  expect(backPath("/", "")).toBe("/");
  for (const other of ["//evil.example", "/..//evil.example", "/.//evil.example", "/sign-in", "/api/x"]) {
    expect([other, backPath(other, "")]).toEqual([other, null]);
  }
});

/** Ways to write another host, and things to put before and after it. */
const HOSTS = [
  "evil.example",
  "evil.example:443",
  "user@evil.example",
  "@evil.example",
  "127.0.0.1",
  "[::1]",
  "2130706433",
];
const STARTS = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  " //",
  "\u00a0//",
  "\u200b//",
  "\u0000//",
  "http://",
  "https://",
  "HTTPS://",
  "http:/",
  "https:",
  "http:\\\\",
  "ftp://",
  "ws://",
  "javascript://",
  "data:text/html,",
  "blob:https://",
  "/..//",
  "/stay/..//",
  "/stay/../..//",
];
/** Pages that are not this product's, or of the sign-in itself. */
const OTHERS = [
  "",
  "stay",
  "stay/booking",
  "/",
  "/stayx",
  "/Stay",
  "/stay.evil.example",
  "/stay@evil.example",
  "/staff",
  "/accounts/account",
]
  .concat([
    "/stay/sign-in",
    "/stay/en-US/sign-in?back=/stay",
    "/stay/oauth/callback?code=1",
    "/stay/../accounts",
    "/stay/%2e%2e/accounts",
  ])
  .concat([
    "javascript:alert(1)",
    "mailto:a@evil.example",
    "?x",
    "#x",
    ".",
    "..",
    `/stay/${"a".repeat(2_000)}`,
    "/stay/a b",
    "/stay/\u202eabc",
  ]);

const PAYLOADS = [...STARTS.flatMap((start) => HOSTS.map((host) => start + host)), ...OTHERS];

test("two hundred addresses of elsewhere lead nowhere", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
  for (const payload of PAYLOADS) expect([payload, backPath(payload, "stay")]).toEqual([payload, null]);
  for (const other of [undefined, null, 1, {}, ["/stay"]]) expect(backPath(other, "stay")).toBeNull();
});

test("whatever is let through stays on this host, as a browser reads it", () => {
  const pieces = [
    "/stay",
    "/",
    "\\",
    "..",
    ".",
    "%2f",
    "%5c",
    "@",
    ":",
    "evil.example",
    "?",
    "#",
    "//",
    "\t",
    ";",
    "en-US",
  ];
  let seed = 7;
  const next = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
  for (let tries = 0; tries < 20_000; tries += 1) {
    const made = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]!).join("");
    const path = backPath(made, "stay");
    if (path !== null) expect([made, new URL(path, "https://own.example").host]).toEqual([made, "own.example"]);
  }
});
