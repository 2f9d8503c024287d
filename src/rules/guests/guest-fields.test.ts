import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEmail, isMemo, isName, isPhone, tidy } from "#rules/guests/guest-fields.ts";

describe("a name", () => {
  test.each([
    "林",
    "Mei",
    "Jean-Luc",
    "O’Brien, Jr.",
    "김민지",
    "é".repeat(60),
    "e\u0301".repeat(60),
    "𠮷".repeat(60),
    " Mei\n",
  ])("%j is one", (text) => {
    expect(isName(text)).toBe(true);
  });
  test.each([
    "",
    "   ",
    "é".repeat(61),
    "𠮷".repeat(61),
    "<b",
    "b>",
    "Me\u0007i",
    "Lin\nBcc: all",
    "Me\u2028i",
    "Mei\u202Exe",
    "a\u2066b",
    "Mei\uD800",
    "\uDC00Mei",
  ])("%j is none", (text) => {
    expect(isName(text)).toBe(false);
  });
});

describe("a phone", () => {
  test.each(["12345678", "+123456789012345", "+886 (0)2-2345 6789", "0912-345-678", " 0912345678 ", "(02) 2345-6789 "])(
    "%j is one",
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );
  test.each([
    "",
    "+",
    "1234567",
    "1234567890123456",
    "0912-CALL-ME12",
    "0912+345678",
    "++88612345678",
    "０９１２３４５６７８",
    `0912345678${"-".repeat(31)}`,
  ])("%j is none", (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test("however it is set apart, its digits decide", () => {
    const apart = fc.constantFrom("", " ", "-", "(", ")", ") ");
    const digits = fc.array(fc.tuple(apart, fc.nat(9)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom("", "+"), digits, (plus, digits) => {
        const text = plus + digits.map(([gap, digit]) => gap + digit).join("");
        fc.pre(tidy(text).length <= 40);
        expect(isPhone(text)).toBe(digits.length >= 8 && digits.length <= 15);
      }),
    );
  });
});

describe("an e-mail address", () => {
  test.each([
    "mei@example.com",
    "mei.lin+inn@sub.example.co",
    " Mei@Example.COM ",
    "a@b",
    `${"a".repeat(242)}@example.com`,
  ])("%j is one", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  test.each([
    "",
    "@example.com",
    "mei@",
    "mei.example.com",
    "mei lin@example.com",
    "mei@lin@example.com",
    "mei@example..com",
    "mei@-example.com",
    "mei@example.com.",
    "梅@example.com",
    "mei@example.com\r\nBcc: a@example.com",
    `${"a".repeat(243)}@example.com`,
  ])("%j is none", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test("whatever is a usual address is one, and none with a blank in it is", () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (email, place) => {
        expect(isEmail(email)).toBe(true);
        const at = 1 + (place % (email.length - 1));
        expect(isEmail(`${email.slice(0, at)} ${email.slice(at)}`)).toBe(false);
      }),
    );
  });
});

describe("a memo", () => {
  test.each([
    "",
    "Two cots, please",
    `${"宿".repeat(498)}\n宿`,
    "😀".repeat(500),
    "a\tb\r\nc",
    `  ${"a".repeat(500)}  `,
  ])("%j is one", (text) => {
    expect(isMemo(text)).toBe(true);
  });
  test.each(["宿".repeat(501), "😀".repeat(501), "a\u0000b", "a\u001bb", "\uD83D"])("%j is none", (text) => {
    expect(isMemo(text)).toBe(false);
  });
});

describe("whatever is typed", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 70 }),
    fc.string({ unit: "grapheme", maxLength: 70 }),
    fc.stringMatching(/^[ +()\d-]{6,22}$/),
    fc.emailAddress(),
  );

  test("tidying twice is tidying once, and leaves no blank at either end", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
        expect(tidy(`\n\u3000 ${text}\t `)).toBe(tidy(text));
      }),
    );
  });

  test("what tidying mends is no mistake", () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const is of [isName, isPhone, isEmail, isMemo]) {
          expect(is(` ${text}\n`)).toBe(is(text));
          expect(is(text.normalize("NFD"))).toBe(is(text));
        }
      }),
    );
  });

  test("half a character is no text of any kind", () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (text, place) => {
        const at = place % (text.length + 1);
        const halved = `${text.slice(0, at)}\uD83D${text.slice(at)}`;
        expect([isName, isPhone, isEmail, isMemo].filter((is) => is(halved))).toEqual([]);
      }),
    );
  });
});
