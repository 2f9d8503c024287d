import { expect, test } from "vitest";
import { findEnd, segmentAt, segmentBefore, segmentsBetween } from "#server/database/backup/wal-segments.ts";

const FIRST = "0000000100000000000000FE";

test("positions and segments", () => {
  expect(segmentAt("0/3000158", FIRST)).toBe("000000010000000000000003");
  expect(segmentAt("1A/FF000000", FIRST)).toBe("000000010000001A000000FF");
  // At a border the byte before it is in the segment before.
  expect(segmentAt("1/0", FIRST)).toBe("000000010000000100000000");
  expect(segmentBefore("1/0", FIRST)).toBe("0000000100000000000000FF");
  expect(segmentBefore("0/3000001", FIRST)).toBe("000000010000000000000003");
});

test("after the 256th segment the upper half counts on", () => {
  const names = segmentsBetween(FIRST, "000000010000000100000001");
  expect(names).toEqual([FIRST, "0000000100000000000000FF", "000000010000000100000000", "000000010000000100000001"]);
  expect(findEnd(FIRST, new Set(names))).toEqual({ last: names[3], gap: null });
  expect(findEnd(FIRST, new Set(names.toSpliced(2, 1)))).toEqual({ last: names[3], gap: names[2] });
});

test("what came before, other timelines and other files do not count", () => {
  const others = [
    "0000000100000000000000F0",
    "000000020000000100000001",
    `${FIRST}.00000028.backup`,
    "00000002.history",
  ];
  expect(findEnd(FIRST, new Set([FIRST, ...others]))).toEqual({ last: FIRST, gap: null });
});
