/** A generator of values out of a JSON schema, as the OpenAPI document describes a call. */
import fc from "fast-check";
import { STRANGE_TEXTS } from "#tests/faults/malformed/strange-values.ts";

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Real values of a lodging, by the name of the field: a request whose ids are all invented is refused too early to show much. */
export type KnownValues = Record<string, readonly unknown[]>;

const READ = new Set(
  "type properties required items anyOf enum const pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems".split(
    " ",
  ),
);
/** Says nothing about which values are valid, beyond what the others say. */
const PASSED_OVER = new Set(["default", "description", "format", "additionalProperties", "propertyNames"]);

/** Whether texts may be strange as long as the schema lets them pass: such a request is refused later, or not at all. */
export type Taste = "usual" | "strange";

const SHORT_STRANGE = STRANGE_TEXTS.filter(({ length }) => length < 3_000);

/** A value that the schema allows. A keyword that is not known here fails: what it forbids would be sent as valid. */
export function valuesOf(schema: Schema, known: KnownValues, name = "", taste: Taste = "usual"): fc.Arbitrary<unknown> {
  const unread = Object.keys(schema).filter((keyword) => !READ.has(keyword) && !PASSED_OVER.has(keyword));
  if (unread.length > 0) throw new Error(`the schema of ${name} has keywords that are not read: ${unread.join()}`);
  // Another domain is another lodging, and nothing more would be looked at.
  const mayBeStrange = taste === "strange" && schema.type === "string" && name !== "domain";
  const fitting = mayBeStrange ? SHORT_STRANGE.filter((text) => fits(schema, text)) : [];
  if (fitting.length > 0) return fc.oneof(valuesOf(schema, known, name), fc.constantFrom(...fitting));
  if (known[name] && (taste === "usual" || !isList(known[name]))) return fc.constantFrom(...known[name]);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known, name, taste)));
  switch (schema.type) {
    case "object":
      return objectsOf(schema, known, taste);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, known, `${name}[]`, taste), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({
        min: schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1,
        max: Math.min(schema.maximum ?? 1_000, 1_000_000),
      });
    default:
      return textsOf(schema, name);
  }
}

/** A known list would keep strange texts out of it. */
const isList = (values: readonly unknown[]): boolean => values.some(Array.isArray);

const fits = (
  { enum: allowed, const: only, pattern = "", minLength = 0, maxLength = Infinity }: Schema,
  text: string,
) =>
  allowed === undefined &&
  only === undefined &&
  text.length >= minLength &&
  text.length <= maxLength &&
  new RegExp(pattern, "u").test(text);

function objectsOf({ properties = {}, required = [] }: Schema, known: KnownValues, taste: Taste): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valuesOf(schema, known, name, taste)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Texts that some pattern of the contract wants; a generator from the pattern itself takes minutes to build. */
const PLAUSIBLE = [
  "A",
  "JP",
  "room_class_name",
  "/media/room.jpg",
  "Mei Lin",
  "旅人",
  "12345",
  "123456",
  "0912 345 678",
  "mei@example.com",
  "2031-03-01",
  "2031-03-01T10:00",
  "16:00",
  "20",
  "01000000-0000-7000-8000-000000000000",
  "1930000000000.01000000-0000-7000-8000-000000000000",
];

function textsOf({ pattern, minLength = 0, maxLength = 60 }: Schema, name: string): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  const fitting = PLAUSIBLE.filter((text) => new RegExp(pattern, "u").test(text));
  if (fitting.length === 0) throw new Error(`no text is known that fits ${name}: ${pattern}`);
  return fc.constantFrom(...fitting);
}

/** Values that lie just beyond what the schema allows, and some that lie just within. */
export function edgesOf(schema: Schema): unknown[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const at = (edge: number | undefined, make: (edge: number) => unknown) =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1].filter((count) => count < 2 ** 53).map(make);
  const texts = [
    ...at(minLength, (count) => "x".repeat(Math.max(count, 0))),
    ...at(maxLength, (count) => "x".repeat(count)),
  ];
  const lists = [minItems, maxItems].flatMap((edge) =>
    at(edge, (count) => Array.from({ length: Math.max(count, 0) }, () => "A")),
  );
  const numbers = [minimum, maximum, exclusiveMinimum].flatMap((edge) => at(edge, (count) => count));
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(edgesOf);
  return [...texts, ...lists, ...numbers, ...inner];
}
