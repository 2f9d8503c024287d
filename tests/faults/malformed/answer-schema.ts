/** Compares an answer with its JSON schema, strictly: what is not declared may not be there, at any depth. */

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
};

const READ = new Set(
  "type properties required additionalProperties propertyNames items prefixItems anyOf oneOf enum const minimum maximum exclusiveMinimum minItems maxItems pattern minLength maxLength".split(
    " ",
  ),
);
const PASSED_OVER = new Set(["description", "default", "format"]);

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** What does not agree, each with its place. A keyword that is not known here fails: what it forbids would pass. */
export function disagreements(schema: Schema, value: unknown, at = "answer"): string[] {
  const unread = Object.keys(schema).filter((keyword) => !READ.has(keyword) && !PASSED_OVER.has(keyword));
  if (unread.length > 0) throw new Error(`the schema of ${at} has keywords that are not read: ${unread.join()}`);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const all = choices.map((choice) => disagreements(choice, value, at));
    return all.some((wrong) => wrong.length === 0) ? [] : all.reduce((a, b) => (b.length < a.length ? b : a));
  }
  const type = typeOf(value);
  const allowed = schema.type === undefined ? null : [schema.type].flat();
  if (allowed && !allowed.includes(type) && !(type === "integer" && allowed.includes("number"))) {
    return [`${at} is ${type}, not ${allowed.join(" or ")}`];
  }
  if ("const" in schema && value !== schema.const) return [`${at} is not ${JSON.stringify(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${JSON.stringify(schema.enum)}`];
  if (type === "array") return ofList(schema, value as unknown[], at);
  if (type === "object") return ofObject(schema, value as Record<string, unknown>, at);
  return isWithin(schema, value) ? [] : [`${at} is beyond its limits: ${JSON.stringify(value)}`];
}

function isWithin(schema: Schema, value: unknown): boolean {
  const { minimum, maximum, exclusiveMinimum, pattern, minLength = 0, maxLength = Infinity } = schema;
  if (typeof value === "string") {
    const length = [...value].length;
    if (length < minLength || length > maxLength) return false;
    return pattern === undefined || new RegExp(pattern, "u").test(value);
  }
  if (typeof value !== "number") return true;
  return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity) && value > (exclusiveMinimum ?? -Infinity);
}

function ofList(
  { items, prefixItems = [], minItems = 0, maxItems = Infinity }: Schema,
  list: unknown[],
  at: string,
): string[] {
  const count = list.length >= minItems && list.length <= maxItems ? [] : [`${at} has ${list.length} entries`];
  const wrong = list.flatMap((each, index) => {
    const schema = prefixItems[index] ?? items;
    return schema ? disagreements(schema, each, `${at}[${index}]`) : [`${at}[${index}] is not declared`];
  });
  return [...count, ...wrong];
}

function ofObject(
  { properties = {}, required = [], additionalProperties = false, propertyNames }: Schema,
  object: Record<string, unknown>,
  at: string,
): string[] {
  const missing = required.filter((name) => !Object.hasOwn(object, name)).map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(object).flatMap(([name, value]) => {
    const place = `${at}.${name}`;
    if (Object.hasOwn(properties, name)) return disagreements(properties[name]!, value, place);
    if (additionalProperties === false) return [`${place} is not declared`];
    const named = propertyNames ? disagreements(propertyNames, name, `the name ${place}`) : [];
    return additionalProperties === true ? named : [...named, ...disagreements(additionalProperties, value, place)];
  });
  return [...missing, ...wrong];
}
