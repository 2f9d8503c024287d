import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodeOf, COUNTRIES } from "#rules/guests/countries.ts";
import { withCallingCode } from "#rules/guests/countries.ts";
import { readPhone, shownPhone } from "#web/phone/read-phone.ts";

test("the countries and calling codes of the rules are libphonenumber's", () => {
  const known = getCountries().map((country) => `${country} ${getCountryCallingCode(country)}`);
  expect(COUNTRIES.map((country) => `${country} ${callingCodeOf(country)}`)).toEqual(known.toSorted());
});

test.each([
  ["0912 345 678", "TW", "+886912345678", "TW"],
  ["912345678", "TW", "+886912345678", "TW"],
  ["+1 415 555 2671", "TW", "+14155552671", "US"],
  ["0044 20 7946 0018", "TW", "+442079460018", "GB"],
  ["０９０−１２３４−５６７８", "JP", "+819012345678", "JP"],
  ["01.23.45.67.89", "FR", "+33123456789", "FR"],
  ["030/123456", "DE", "+4930123456", "DE"],
])("%s with %s chosen is %s of %s", (typed, chosen, e164, country) => {
  expect(readPhone(typed, chosen)).toMatchObject({ is: "right", e164, country });
});

test.each([
  ["0912", "TW", "short", "TW"],
  ["0912 345 678 901 234", "TW", "long", "TW"],
  // A mobile number with a digit missing is as long as a telephone at home.
  ["0912 345 67", "TW", "wrong", "TW"],
  ["+1 415 555 26711", "TW", "long", "US"],
  ["call me", "TW", "wrong", "TW"],
  ["02 2345 6789 ext 12", "TW", "wrong", "TW"],
])("%s with %s chosen is %s for %s", (typed, chosen, is, country) => {
  expect(readPhone(typed, chosen)).toEqual({ is, country });
});

test.each([
  ["0912 345 678", "TW"],
  ["(415) 555-2671", "US"],
  ["06 698 1234", "IT"],
  ["090-1234-5678", "JP"],
])(
  "%s of %s is the same number with its calling code, by which it is sent where the library is missing",
  (typed, country) => {
    const read = readPhone(typed, country);
    expect(readPhone(withCallingCode(typed, country), "TW")).toEqual(read);
  },
);

test("what is shown is what was stored, set apart", () => {
  expect(shownPhone("+819012345678")).toBe("+81 90 1234 5678");
  expect(shownPhone("0912-345-678")).toBe("0912-345-678");
});
