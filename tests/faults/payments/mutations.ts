/** Ways to tamper with a payload: wrong values in every field, missing ones, and fields that are none of the client's business. */
import fc from "fast-check";

const WRONG: unknown[] = [
  -1,
  -0.5,
  0,
  1,
  1.5,
  2,
  1e308,
  2 ** 53 + 1,
  2 ** 31,
  null,
  true,
  false,
  "",
  " ",
  "NaN",
  "-1",
  "1",
  "1e3",
  "0x10",
  "Infinity",
  "９",
  "2026-02-30",
  "0000-01-01",
  "99999-01-01",
  "' or 1=1 --",
  "\u0000",
  "<b>",
  "__proto__",
  "x".repeat(600),
  [],
  [[]],
  [1],
  ["1"],
  [null],
  {},
  { $gt: 0 },
  { toString: 1 },
];
/** Columns of our tables, and what a client may hope is read. */
const COLUMNS = [
  "total",
  "price",
  "list_amount",
  "member_discount",
  "coupon_discount",
  "attachment_amount",
  "stored_value_used",
  "deposit_amount",
  "deposit_percent",
  "paid_amount",
  "state",
  "hotel_id",
  "order_id",
  "member_id",
  "generation",
  "unit_price",
  "net_amount",
  "units",
  "date_and_amount",
  "user_point",
  "Memberpromotion",
  "__proto__",
  "constructor",
  "is_entire_rent",
  "currency",
];

export type Json = { [field: string]: unknown };
export type Mutation = { path: (string | number)[]; wrong: unknown; kind: "set" | "remove" | "add" };

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

export function mutate(body: Json, { path, wrong, kind }: Mutation): Json {
  const copy = structuredClone(body);
  const parent = path.slice(0, -1).reduce<Json>((at, key) => at[key] as Json, copy);
  const key = path.at(-1)!;
  if (kind === "remove") delete parent[key];
  else Object.defineProperty(parent, key, { value: wrong, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Any mutation of a payload that has all its fields. */
export function mutationsOf(body: Json): fc.Arbitrary<Mutation> {
  const paths = [...pathsOf(body), ["pay_amount"], ["quote"], ["orders", 0, "proposal_id"]];
  const places = [[], ["orders", 0], ["room_attachment_detail", 0]];
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        path: fc.constantFrom(...paths),
        wrong: fc.constantFrom(...WRONG),
        kind: fc.constant("set" as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        path: fc.constantFrom(...paths.filter((path) => path[0] !== "pay_amount")),
        wrong: fc.constant(null),
        kind: fc.constant("remove" as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        path: fc
          .tuple(fc.constantFrom(...places), fc.constantFrom(...COLUMNS))
          .map(([place, column]) => [...place, column]),
        wrong: fc.constantFrom(...WRONG),
        kind: fc.constant("add" as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 40_000 })
        .map((wrong) => ({ path: ["pay_amount"], wrong, kind: "set" as const })),
    },
  );
}
