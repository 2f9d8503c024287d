import { expect, test } from "vitest";
import { whenPrinting } from "#server/proof/printing.ts";

test("between two papers everyone else has their turn", async () => {
  const seen: string[] = [];
  const tick = () => {
    seen.push("someone else");
    if (seen.length < 1_000) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(Array.from({ length: 5 }, (_, index) => whenPrinting(async () => seen.push(`paper ${index}`))));
  const papers = seen.flatMap((each, index) => (each.startsWith("paper") ? index : []));
  expect(papers).toHaveLength(5);
  // Two are made at a time: between one and the next but one somebody else was served.
  expect(papers.slice(2).every((at, index) => at > papers[index]! + 2)).toBe(true);
  seen.length = 1_000;
});
