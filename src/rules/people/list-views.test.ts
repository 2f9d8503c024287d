import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameView, STUDIO_LISTS, viewQuery } from "#rules/people/list-views.ts";

test.each([
  ["rooms", { search: "sea", filter: "no_photo" }, { filter: "no_photo", search: "sea" }],
  ["rooms", { text: "ja-JP", picture: "1", lang: "en-US", filter: "" }, {}],
  // A guest's name stays with the order.
  ["orders", { search: "Lin", view: "unpaid", arrives: "week" }, { arrives: "week", view: "unpaid" }],
] as const)("a view of %s keeps the filters of %j", (list, query, kept) => {
  expect(viewQuery(list, query)).toEqual(kept);
});

test("a view is the same whatever the order of its filters, and keeping it again changes nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STUDIO_LISTS),
      fc.dictionary(fc.constantFrom("search", "filter", "view", "arrives", "text", "sort"), fc.string()),
      (list, query) => {
        const turned = Object.fromEntries(Object.entries(query).toReversed());
        expect(isSameView(list, query, turned)).toBe(true);
        const kept = viewQuery(list, query);
        expect(viewQuery(list, kept)).toEqual(kept);
        expect(isSameView(list, query, { ...kept, picture: "1" })).toBe(true);
        expect(isSameView(list, query, { ...kept, filter: `${kept.filter}x` })).toBe(false);
      },
    ),
  );
});
