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
  "translations",
  "glossary",
  "versions",
  "team",
  "log",
] as const;

export type StudioList = (typeof STUDIO_LISTS)[number];

/** Of one person and one list. */
export const MOST_VIEWS = 30;

/** Filters of lists. An address also says what is open and in which language one writes: no part of a view. */
const VIEW_FILTERS = ["view", "arrives", "filter", "who", "from", "to", "search"] as const;

type Filters = Readonly<Record<string, string | undefined>>;

/** A search in the orders or the log may be a guest's name or number: that is kept with the order alone, so that it can be erased. */
const isKept = (list: StudioList, name: string): boolean => name !== "search" || (list !== "orders" && list !== "log");

/** What a view keeps of an address, in one order. */
export const viewQuery = (list: StudioList, query: Filters): Record<string, string> =>
  Object.fromEntries(
    VIEW_FILTERS.flatMap((name): [string, string][] => {
      const value = query[name] ?? "";
      return value !== "" && isKept(list, name) ? [[name, value]] : [];
    }),
  );

export const isSameView = (list: StudioList, one: Filters, other: Filters): boolean =>
  JSON.stringify(viewQuery(list, one)) === JSON.stringify(viewQuery(list, other));
