/** Views of the studio's lists that a person names and keeps: which filters an address has. */
export const STUDIO_LISTS = [
  "orders",
  "rooms",
  "facilities",
  "promotions",
  "news",
  "attractions",
  "media",
  "rates",
  "versions",
] as const;

export type StudioList = (typeof STUDIO_LISTS)[number];

/** Of one person and one list. */
export const MOST_VIEWS = 30;

/** Beside the filters an address says what is open and in which language one writes: no part of a view. */
const PASSING: ReadonlySet<string> = new Set(["lang", "text", "picture", "after"]);

/** A search in the orders is a guest's name or number: that is kept with the order alone, so that it can be erased. */
const isKept = (list: StudioList, name: string): boolean =>
  !PASSING.has(name) && !(list === "orders" && name === "search");

/** What a view keeps of an address, in one order. */
export const viewQuery = (list: StudioList, query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => value !== "" && isKept(list, name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

export const isSameView = (
  list: StudioList,
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean => JSON.stringify(viewQuery(list, one)) === JSON.stringify(viewQuery(list, other));
