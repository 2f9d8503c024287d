import fc from "fast-check";
import { expect, test } from "vitest";
import { isWeakPassword } from "#rules/people/password.ts";

const ABOUT = ["mei.lin@moonclear.example", "Mei Lin"];

test.each([
  "password1234",
  "Password-2026",
  "qwertyuiop12",
  "1q2w3e4r1qaz2wsx",
  "hotelhotel12",
  "TaipeiTaiwan",
  "aaaaaaaaaaaa",
  "abcdefghijkl",
  "987654321098",
  "moonclear123",
  "MOONCLEAR.example",
])("%s is too easily guessed", (password) => expect(isWeakPassword(password, ABOUT)).toBe(true));

test.each(["correct horse battery", "月下老人牽紅線真好喔", "j8#kPz!0vQm", "no hotels before noon"])(
  "%s is not",
  (password) => expect(isWeakPassword(password, ABOUT)).toBe(false),
);

test("whatever is added to what everybody tries, fewer than six of one's own characters are too few", () => {
  const common = fc.constantFrom("password", "qwerty", "1234567890", "hotel", "moonclear");
  const own = fc.stringMatching(/^[jkxz#%&]{0,5}$/);
  fc.assert(fc.property(common, own, (word, rest) => isWeakPassword(word + rest, ABOUT)));
});
