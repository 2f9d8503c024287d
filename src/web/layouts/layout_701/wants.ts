import type { LayoutWant } from "#rules/site/layout-wants.ts";

/** What this layout needs of an owner's content to look as it should. */
export const wants: readonly LayoutWant[] = [
  { want: "facilities", need: 4 },
  { want: "promotions", need: 2 },
];
