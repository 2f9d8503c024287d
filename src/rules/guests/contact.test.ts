import { expect, test } from "vitest";
import { emailKey, phoneKey } from "#rules/guests/contact.ts";

test.each(["0912345678", "0912-345-678", "+886 912 345 678", "886912345678", "+886 (0)912-345-678", "00886912345678"])(
  "%s is one and the same phone",
  (phone) => {
    expect(phoneKey(phone)).toBe("0912345678");
  },
);

test.each([
  ["+81 90-1234-5678", "819012345678"],
  ["+1 (415) 555-0100", "14155550100"],
])("%s keeps its country", (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

test("an address is the same in capitals", () => {
  expect(emailKey("Mei.Lin@Example.COM")).toBe("mei.lin@example.com");
});
