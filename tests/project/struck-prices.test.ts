/** Where guests see something struck through: each place has a reason, and a price only where somebody is really asked for it. */
import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const ALLOWED: Record<string, string> = {
  "src/web/booking/parts/plan-row.tsx": "struckPrice: what visitors are asked for the same nights (plans.test.ts)",
  "src/web/rail/rail-total.tsx": "the railway's own fare for the same seats (rail-choice.test.ts)",
  "src/web/booking/rail/panel.tsx": "the same total before it is opened",
  "src/web/orders/add-ons.tsx": "an extra that was given back: a name, no price",
  "src/web/kit/calendar-days.css": "the number of a day that is sold out",
  "src/web/kit/room/month.css": "the number of a night that is sold out",
  "src/web/rail/rail.css": "how rail-total.tsx is drawn",
};

test("nothing else is struck through on guests' pages", async () => {
  const found: string[] = [];
  for await (const path of glob("src/web/**/*.{tsx,css}")) {
    if (path.startsWith("src/web/studio/")) continue;
    if (/<(?:s|del)[ >]|line-through/.test(await readFile(path, "utf8"))) found.push(path);
  }
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
