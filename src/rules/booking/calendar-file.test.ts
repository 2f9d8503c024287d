import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEntry } from "#rules/booking/calendar-file.ts";

const MADE_AT = new Date("2026-01-01T01:02:03Z");
const stay = (given: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "HXA260101ABC@moonclear.localhost",
  sequence: 0,
  starts_at: new Date("2026-03-01T07:00:00Z"),
  ends_at: new Date("2026-03-03T03:00:00Z"),
  title: "月澄",
  place: "花蓮縣; 海岸路 1 號, 二樓",
  text: "第一行\n第二行",
  url: "https://moonclear.localhost/stay/orders/HXA260101ABC",
  is_cancelled: false,
  ...given,
});

const fileOf = (...entries: CalendarEntry[]) =>
  calendarFile({ made_at: MADE_AT, is_cancelled: entries[0]!.is_cancelled, entries });
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a stay, with what calendars want escaped", () => {
  const lines = unfold(fileOf(stay()));
  expect(lines).toContain("DTSTART:20260301T070000Z");
  expect(lines).toContain("DTEND:20260303T030000Z");
  expect(lines).toContain("LOCATION:花蓮縣\\; 海岸路 1 號\\, 二樓");
  expect(lines).toContain("DESCRIPTION:第一行\\n第二行");
  expect(lines).toContain("STATUS:CONFIRMED");
});

test("a cancelled stay takes the entry back", () => {
  const lines = unfold(fileOf(stay({ is_cancelled: true, sequence: 1 })));
  expect(lines).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1"]));
});

test("a train of the stay is an entry of its own; given back, it is taken back alone", () => {
  const ride = stay({ uid: "R1-1@moonclear.localhost", title: "高鐵 617", is_cancelled: true, sequence: 7 });
  const lines = unfold(fileOf(stay(), ride));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith("METHOD") || line.startsWith("STATUS"))).toEqual([
    "METHOD:PUBLISH",
    "STATUS:CONFIRMED",
    "STATUS:CANCELLED",
  ]);
  expect(lines).toEqual(expect.arrayContaining(["UID:R1-1@moonclear.localhost", "SUMMARY:高鐵 617", "SEQUENCE:7"]));
});

test("whatever is written in it, lines are short, whole, and as many as they should be", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = fileOf(stay({ title: text, text }));
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(unfold(file).filter(Boolean)).toHaveLength(18);
    }),
  );
});
