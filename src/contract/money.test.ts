/** An amount that is not marked as money would leave the server in minor units: whatever is named like one is marked. */
import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";

type Json = {
  type?: string;
  format?: string;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  $ref?: string;
  $defs?: Record<string, Json>;
};

type Found = { path: string; name: string; isMoney: boolean };

/** Every number of a schema, with its path. */
function numbersIn(json: Json, root: Json = json, path = "", name = ""): Found[] {
  const own =
    json.type === "number" || json.type === "integer" ? [{ path, name, isMoney: json.format === "money" }] : [];
  const named = json.$ref?.split("/").at(-1) ?? "";
  const defined = root.$defs?.[named];
  return [
    ...own,
    ...Object.entries(json.properties ?? {}).flatMap(([key, each]) => numbersIn(each, root, `${path}.${key}`, key)),
    ...[...(json.anyOf ?? []), ...(json.oneOf ?? [])].flatMap((each) => numbersIn(each, root, path, name)),
    ...(json.items ? numbersIn(json.items, root, `${path}[]`, name) : []),
    ...(defined ? numbersIn(defined, root, path, name) : []),
  ];
}

const numbersOf = (schema: z.ZodType, io: "input" | "output") =>
  numbersIn(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json);

const SOUNDS_LIKE_MONEY =
  /price|amount|charge|cost|paid|fee|refund|discount|total|points?$|point_|_point|stored|deposit/;
/** Percentages, ids and fractions. */
const NO_MONEY = /_percent$|_id$|member_price_discount\.discount$|payment_preference\.deposit$/;
const RAIL_PERCENT = "getTrialFares[].discount";

const all: readonly Call[] = calls;

test.each(all.map((call) => [call.name, call] as const))("%s: what sounds like money is marked", (_name, call) => {
  const found = [...numbersOf(call.body, "input"), ...numbersOf(call.answer, "output")];
  const forgotten = found.filter(
    ({ path, name, isMoney }) =>
      !isMoney && SOUNDS_LIKE_MONEY.test(name) && !NO_MONEY.test(path) && `${call.name}${path}` !== RAIL_PERCENT,
  );
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});

test("something is marked at all, and nothing in an address: only bodies and answers are converted", () => {
  expect(all.flatMap((call) => numbersOf(call.answer, "output")).some(({ isMoney }) => isMoney)).toBe(true);
  const addresses = all.flatMap((call) => [...numbersOf(call.query, "input"), ...numbersOf(call.params, "input")]);
  expect(addresses.filter(({ isMoney }) => isMoney)).toEqual([]);
});
