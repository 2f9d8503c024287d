import { describe, expect, test } from "vitest";
import { trackersOf } from "#rules/analytics/trackers.ts";

const codes = { ga_code: "G-ABC123DEF4", pixel_code: "123456789012345", currency: "TWD" };
const home = { path: "/", search: "" };

test("each by its own id, from its own place; under the sandbox from there", () => {
  expect(trackersOf(codes, home, null)).toEqual({
    google: { id: "G-ABC123DEF4", script: "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4" },
    meta: { id: "123456789012345", script: "https://connect.facebook.net/en_US/fbevents.js" },
    currency: "TWD",
  });
  const sandboxed = trackersOf(codes, home, "http://127.0.0.1:3001");
  expect(sandboxed?.google?.script).toBe("http://127.0.0.1:3001/analytics/gtag.js?id=G-ABC123DEF4");
  expect(sandboxed?.meta?.script).toBe("http://127.0.0.1:3001/analytics/fbevents.js");
});

test("one alone, none, and the lodging's currency with the usual one where there is none", () => {
  expect(trackersOf({ ...codes, pixel_code: "" }, home, null)).toMatchObject({
    meta: null,
    google: { id: "G-ABC123DEF4" },
  });
  expect(trackersOf({ ...codes, ga_code: "" }, home, null)).toMatchObject({ google: null });
  expect(trackersOf({ ...codes, ga_code: "", pixel_code: "" }, home, null)).toBeNull();
  expect(trackersOf({ ...codes, currency: "JPY" }, home, null)?.currency).toBe("JPY");
  expect(trackersOf({ ...codes, currency: "" }, home, null)?.currency).toBe("TWD");
});

describe("only a real id becomes part of an address", () => {
  test.each([
    [" g-abc123def4 ", "G-ABC123DEF4"],
    ["UA-12345-1", null],
    ["G-ABC&id=x", null],
    ["<script>", null],
    ["G-", null],
  ])("Google: %s", (ga_code, id) => {
    expect(trackersOf({ ...codes, ga_code, pixel_code: "" }, home, null)?.google?.id ?? null).toBe(id);
  });
  test.each([
    [" 123456789012345 ", "123456789012345"],
    ["12345abc", null],
    ["fbq('init')", null],
    ["1", null],
  ])("Meta: %s", (pixel_code, id) => {
    expect(trackersOf({ ...codes, ga_code: "", pixel_code }, home, null)?.meta?.id ?? null).toBe(id);
  });
});

test.each([
  ["/", "", true],
  ["/rooms/3", "?utm_source=x", true],
  ["/booking", "?start=2026-12-01", true],
  ["/redirect/receipt/HXA1", "", true],
  ["/", "?preview=layout_200", false],
  ["/booking", "?start=2026-12-01&preview=booking_200", false],
  ["/orders", "", false],
  ["/orders/HXA1", "", false],
  ["/pay/1/HXA1", "", false],
  ["/pay/1/HXA1/bank/2", "", false],
  ["/cancel/secret", "", false],
  ["/repay/1", "", false],
  ["/staff/secret", "", false],
  ["/member", "", false],
])("%s%s is reported: %s", (path, search, isReported) => {
  expect(trackersOf(codes, { path, search }, null) !== null).toBe(isReported);
});
