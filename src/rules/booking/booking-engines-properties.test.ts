/** A link to another booking engine, whatever the stay and the address. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { engineLink } from "#rules/booking/booking-engines.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const stay = fc.record({
  start: day,
  end: day,
  room: fc.integer({ min: 1, max: 20 }),
  adults: fc.integer({ min: 1, max: 40 }),
  children: fc.integer({ min: 0, max: 20 }),
});
const engineHost = fc.constantFrom(
  "booking.owlting.com",
  "direct-book.com",
  "be.synxis.com",
  "bookings.travelclick.com",
  "www.secure-hotel-booking.com",
  "hotels.cloudbeds.com",
  "app.mews.com",
  "www.booking.com",
  "www.agoda.com",
  "booking.taiwantravelmap.com",
  "bw.tripla.ai",
  "reserve.489ban.net",
  "be4.wingsbooking.com",
  "pine.ezhotel.com.tw",
  "site.traiwan.com",
);
const official = fc
  .tuple(
    fc.constantFrom("https", "http"),
    fc.oneof(engineHost, fc.domain()),
    fc.webPath(),
    fc.webQueryParameters(),
    fc.webFragments(),
  )
  .map(([scheme, host, path, query, fragment]) => `${scheme}://${host}${path}?${query}#${fragment}`);

test("the link is a valid address of the same host and page", () => {
  fc.assert(
    fc.property(official, stay, (official, stay) => {
      const from = new URL(official);
      const link = new URL(engineLink(new URL(official), stay, "TWD"));
      expect(link.origin).toBe(from.origin);
      expect(link.pathname).toBe(from.pathname);
    }),
  );
});

test("the given address is not changed by rewriting it", () => {
  fc.assert(
    fc.property(official, stay, (official, stay) => {
      const given = new URL(official);
      const before = given.href;
      engineLink(given, stay, "TWD");
      expect(given.href).toBe(before);
    }),
  );
});

test("a link that is rewritten again comes out the same", () => {
  fc.assert(
    fc.property(official, stay, (official, stay) => {
      const once = engineLink(new URL(official), stay, "TWD");
      expect(engineLink(new URL(once), stay, "TWD")).toBe(once);
    }),
  );
});

test("everyone finds a place in tripla's rooms, no room having two people more than another", () => {
  fc.assert(
    fc.property(stay, (stay) => {
      const link = new URL(engineLink(new URL("https://bw.tripla.ai/booking/result?code=a"), stay, "TWD"));
      const rooms: { adults: number; children?: number }[] = JSON.parse(link.searchParams.get("rooms")!);
      expect(rooms).toHaveLength(stay.room);
      for (const [total, shares] of [
        [stay.adults, rooms.map((room) => room.adults)],
        [stay.children, rooms.map((room) => room.children ?? 0)],
      ] as const) {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
