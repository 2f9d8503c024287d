/** Booking link rules (specification 2). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingLink } from "#rules/booking/booking-link.ts";

const STAY = { start: "2026-03-05", end: "2026-03-08", room: 2, adults: 3, children: 1 };
const SITE = "https://pine.example/stay";

const hotel = (booking_close: boolean, official_booking: string) => ({
  booking_close,
  currency: "TWD",
  info: { official_booking },
});

describe("while booking is open", () => {
  test.each([
    ["https://pine.example/stay", "https://pine.example/stay/booking"],
    ["https://pine.example/stay/en-US", "https://pine.example/stay/en-US/booking"],
    ["https://pine.example", "https://pine.example/booking"],
  ])("the link on %s is the lodging's own booking page", (site, page) => {
    expect(bookingLink(hotel(false, ""), site, STAY)).toBe(
      `${page}?start=2026-03-05&end=2026-03-08&adults=3&children=1&room=2`,
    );
  });

  test.each(["https://booking.owlting.com/pine", "https://pine.example/book", "javascript:alert(1)"])(
    "an official address %s makes no difference",
    (official) => {
      expect(bookingLink(hotel(false, official), SITE, STAY)).toBe(bookingLink(hotel(false, ""), SITE, STAY));
    },
  );
});

describe("while booking is closed", () => {
  test.each([
    ["a page of the lodging's own", "https://pine.example/book?a=1#b", "https://pine.example/book?a=1#b"],
    ["http", "http://pine.example/book", "http://pine.example/book"],
    ["capitals and blanks around it", "  HTTPS://Pine.Example/book \n", "https://pine.example/book"],
    [
      "a known engine",
      "https://booking.owlting.com/pine",
      "https://booking.owlting.com/pine?lang=zh_TW&start=2026-03-05&end=2026-03-08&adult=3&child=1&infant=0",
    ],
    [
      "an engine that takes no values",
      "https://pine.ezhotel.com.tw/1?lang=tw",
      "https://pine.ezhotel.com.tw/1?lang=tw",
    ],
  ])("the link is the official address: %s", (_why, official, link) => {
    expect(bookingLink(hotel(true, official), SITE, STAY)).toBe(link);
  });

  test.each([
    "",
    "   ",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0000javascript:alert(1)",
    "javascript://booking.owlting.com/%0Aalert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://pine.example/1",
    "file:///etc/passwd",
    "ftp://pine.example/book",
    "//evil.example/book",
    "/book",
    "pine.example/book",
    "https:pine.example",
    "https://",
    "https://pine example/",
    "https://pine.example:99999/",
    "http://javascript:alert(1)",
    "book us by phone",
  ])("without a usable official address, as %j, the link is the maintenance page", (official) => {
    expect(bookingLink(hotel(true, official), SITE, STAY)).toBe("https://pine.example/stay/maintain");
  });

  test("the maintenance page is the guest's language's", () => {
    expect(bookingLink(hotel(true, ""), `${SITE}/ko-KR`, STAY)).toBe("https://pine.example/stay/ko-KR/maintain");
  });
});

test("whatever an owner writes, the link is a web address", () => {
  const hostile = fc
    .tuple(fc.constantFrom("javascript:", "data:", "https://", "http://", "//", " ", "\t", ""), fc.string())
    .map(([head, tail]) => head + tail);
  fc.assert(
    fc.property(fc.boolean(), fc.oneof(hostile, fc.webUrl()), (closed, official) => {
      expect(new URL(bookingLink(hotel(closed, official), SITE, STAY)).protocol).toMatch(/^https?:$/);
    }),
  );
});
