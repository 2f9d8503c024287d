/** Between the wire and minor units: every amount that a call's schema marks as money is converted here, and nowhere else. */
import { z } from "zod";
import type { Call, HandlerInput } from "#contract/call.ts";
import { isMoney } from "#contract/money.ts";
import { priceDetailSchema } from "#contract/order-view.ts";
import { exponentOf, fitsCurrency, toMajor, toMinor } from "#rules/money/money.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import { Written } from "#server/calls/written.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Where a value holds money; null: nowhere. */
type Places = null | "here" | { each: Places } | { fields: ReadonlyMap<string, Places> };

const LEAVES = new Set([
  "string",
  "number",
  "boolean",
  "enum",
  "literal",
  "undefined",
  "null",
  "unknown",
  "transform",
  "custom",
]);

const known = new WeakMap<z.ZodType, { places: Places }>();

function placesIn(schema: z.ZodType): Places {
  const found = known.get(schema) ?? { places: look(schema) };
  known.set(schema, found);
  return found.places;
}

function look(schema: z.ZodType): Places {
  if (isMoney(schema)) return "here";
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
      ([name, field]) => [name, placesIn(field)] as const,
    );
    const held = fields.filter(([, places]) => places !== null);
    return held.length === 0 ? null : { fields: new Map(held) };
  }
  if (schema instanceof z.ZodArray) return within(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return within(schema.valueType as z.ZodType);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).map(placesIn).reduce(both, null);
  // What comes out of a transformation keeps the names of what went in.
  if (schema instanceof z.ZodPipe) return both(placesIn(schema.in as z.ZodType), placesIn(schema.out as z.ZodType));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return placesIn(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodTuple && schema.def.items.every((item) => placesIn(item as z.ZodType) === null))
    return null;
  // A kind of schema that nobody has thought of here might hide money.
  if (!LEAVES.has(schema.type)) throw new Error(`Money in a ${schema.type} would not be found`);
  return null;
}

function within(schema: z.ZodType): Places {
  const each = placesIn(schema);
  return each === null ? null : { each };
}

/** Of two shapes that a value may have: a name that both use means the same in both. */
function both(one: Places, other: Places): Places {
  if (one === null || other === null) return one ?? other;
  if (one === "here" || other === "here") return "here";
  if ("each" in one && "each" in other) return { each: both(one.each, other.each) };
  if ("each" in one || "each" in other) throw new Error("A list and an object of the same name: both hold money");
  const names = new Set([...one.fields.keys(), ...other.fields.keys()]);
  return {
    fields: new Map(
      [...names].map((name) => [name, both(one.fields.get(name) ?? null, other.fields.get(name) ?? null)]),
    ),
  };
}

type Convert = (amount: number, path: string) => number;

function convert(value: unknown, places: Places, one: Convert, path = ""): unknown {
  if (places === null || value === null || value === undefined) return value;
  if (places === "here") return one(value as number, path);
  const under = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (Array.isArray(value) && "each" in places) {
    return value.map((each, index) => convert(each, places.each, one, under(index)));
  }
  const entries = Object.entries(value as object).map(([name, each]) => {
    const inside = "each" in places ? places.each : (places.fields.get(name) ?? null);
    return [name, convert(each, inside, one, under(name))];
  });
  return Object.fromEntries(entries);
}

/** Lets a handler count in minor units: what came is converted for it, and what it answers or refuses is converted back. */
export async function inMinorUnits(
  call: Call,
  input: HandlerInput<Call>,
  currency: string,
  answer: (input: HandlerInput<Call>) => Promise<unknown>,
): Promise<unknown> {
  const received = fromWire(call, input, currency);
  try {
    return onWire(call.answer, await answer(received), currency);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "PRICE_CHANGED") throw error;
    throw new Refusal(error.code, error.fields, onWire(priceDetailSchema, error.data, currency));
  }
}

/** More decimals than the currency has are refused. */
function fromWire(call: Call, input: HandlerInput<Call>, currency: string): HandlerInput<Call> {
  const wrong: string[] = [];
  const body = convert(input.body, placesIn(call.body), (amount, path) => {
    if (!fitsCurrency(amount, currency)) wrong.push(path);
    return toMinor(amount, currency);
  });
  if (wrong.length > 0) throw new Refusal("INVALID_INPUT", wrong.slice(0, 20));
  return { ...input, body };
}

/** Where a minor unit is a unit there is nothing to do. */
function onWire(schema: z.ZodType, found: unknown, currency: string): unknown {
  const places = placesIn(schema);
  if (exponentOf(currency) === 0 || places === null || found instanceof FileAnswer) return found;
  return convert(found instanceof Written ? found.data() : found, places, (minor) => toMajor(minor, currency));
}
