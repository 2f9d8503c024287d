import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPhone } from "#rules/guests/guest-fields.ts";
import { isSamePhone } from "#server/guests/same-phone.ts";
import { shownPhone } from "#server/guests/shown-phone.ts";
import { toE164 } from "#server/guests/to-e164.ts";

describe("a number is stored", () => {
  test.each([
    ["0912-345-678", "TW", "+886912345678"],
    ["+886 (0)912 345 678", "TW", "+886912345678"],
    ["00886912345678", "TW", "+886912345678"],
    ["886912345678", "TW", "+886912345678"],
    ["+1 415 555 2671", "TW", "+14155552671"],
    ["090-1234-5678", "JP", "+819012345678"],
    ["+81 090-1234-5678", "TW", "+819012345678"],
    ["８９１２３４５６７", "FR", "+33891234567"],
    // An Italian number keeps its zero.
    ["06 698 1234", "IT", "+39066981234"],
    // Not a number there: as it was written, as decisions of the wire allow.
    ["(03) 900-0123", "JP", "(03) 900-0123"],
    ["12345678", "US", "12345678"],
  ])("%s in %s as %s", (typed, country, stored) => {
    expect(toE164(typed, country)).toBe(stored);
  });

  test("once: a stored number stays as it is, wherever it is read", () => {
    const phone = fc.stringMatching(/^\+?[\d ()-]{8,18}$/).filter(isPhone);
    const country = fc.constantFrom("TW", "JP", "US", "GB", "IT");
    fc.assert(
      fc.property(phone, country, country, (typed, at, elsewhere) => {
        const stored = toE164(typed, at);
        fc.pre(stored !== typed);
        // The shortest numbers are Austria's (+43 and four digits).
        expect(stored).toMatch(/^\+\d{6,15}$/);
        expect(toE164(stored, elsewhere)).toBe(stored);
      }),
    );
  });
});

describe("the same number", () => {
  test.each([
    ["+886912345678", "0912 345 678"],
    ["+819012345678", "090-1234-5678"],
    ["+14155552671", "(415) 555-2671"],
    ["+79123456789", "8 912 345-67-89"],
    ["0912-345-678", "886912345678"],
    ["+39 06 698 1234", "06 698 1234"],
  ])("%s and %s", (stored, typed) => {
    expect(isSamePhone(stored, typed)).toBe(true);
    expect(isSamePhone(typed, stored)).toBe(true);
  });

  test.each([
    ["+886912345678", "0912 345 679"],
    // Both name their country, and it is not the same.
    ["+886912345678", "+66912345678"],
    ["+819012345678", "9012345679"],
    ["+14155552671", "555-2671"],
  ])("not %s and %s", (stored, typed) => {
    expect(isSamePhone(stored, typed)).toBe(false);
    expect(isSamePhone(typed, stored)).toBe(false);
  });
});

test.each([
  ["+886912345678", "+886 912 345 678"],
  ["+14155552671", "+1 415 555 2671"],
  ["0912-345-678", "0912-345-678"],
  ["", ""],
])("%s is shown as %s", (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown);
});
