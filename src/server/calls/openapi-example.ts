/** An example out of a JSON schema: what a field's name says, else the simplest value that the schema allows. */
type Json = Record<string, unknown>;

export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  propertyNames?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  additionalProperties?: boolean | Schema;
};

const ID = "0190f6f0-0000-7000-8000-000000000000";

/** Of one lodging, one guest and one stay, so that the examples of all calls fit together. */
const BY_NAME: Record<string, readonly unknown[]> = {
  domain: ["moonclear.example"],
  host: ["www.moonclear.example"],
  email: ["mei@example.com"],
  booker_email: ["mei@example.com"],
  user_email: ["mei@example.com"],
  booker_phone: ["+886912345678"],
  phone: ["+886912345678"],
  booker_first_name: ["Mei"],
  booker_last_name: ["Lin"],
  booker_name: ["Lin Mei"],
  check_in_day: ["2027-03-05"],
  check_out_day: ["2027-03-07"],
  check_in_date: ["2027-03-05"],
  check_out_date: ["2027-03-07"],
  check_in: ["2027-03-05"],
  check_out: ["2027-03-07"],
  start_date: ["2027-03-05"],
  end_date: ["2027-03-07"],
  from: ["2027-03-05"],
  to: ["2027-03-07"],
  date: ["2027-03-05"],
  night: ["2027-03-05"],
  order_doc: ["HXA270305ABC"],
  booking_number: ["HXA270305ABC"],
  coupon_code: [["SPRING"]],
  rate_plan_code: ["BB"],
  inv_type_code: ["TWIN"],
  room_code: ["TWIN"],
  item_number: ["BREAKFAST"],
  depart_station: ["1000"],
  arrive_station: ["1070"],
  number: ["813"],
  time: ["09:00"],
  captcha: ["123456"],
  code: ["123456", "SPRING"],
  last_five: ["12345"],
  pnr: ["07000001"],
  client: ["lodging-7"],
  client_id: ["lodging-7"],
  redirect_uri: ["https://moonclear.example/stay/oauth/callback"],
  return_url: ["https://moonclear.example/stay"],
  callback: ["signedOut"],
  token: ["eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"],
  code_verifier: ["dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"],
  code_challenge: ["E9Melhoa2OwvFrEMTJguCHaoeK1t8URWdbuJSrpcMcM"],
  scope: ["openid email profile"],
  hash: ["cGxlYXNlLWtlZXAtdGhpcy1zZWNyZXQ"],
  hash_code: ["cGxlYXNlLWtlZXAtdGhpcy1zZWNyZXQ"],
  valid_hash: ["cGxlYXNlLWtlZXAtdGhpcy1zZWNyZXQ"],
  currency: ["TWD"],
  price: [7800],
  adult_count: [2],
  adjust: [{ kind: "percent", percent: 10 }],
  room_attachment_detail: [[{ item_number: "BREAKFAST", quantity: 2 }]],
  hotel_name: ["Moonclear"],
  room_class_name: ["Twin room"],
  rate_plan_code_name: ["With breakfast"],
  amount: [7800],
};

/** Optional fields that an example shows: what most programs send. The others are left to the schema. */
const SHOWN = new Set([
  "adult_count",
  "adults_count",
  "booker_email",
  "captcha",
  "check_in_day",
  "client_secret",
  "code_verifier",
  "coupon_array",
  "email",
  "hotel_id",
  "num",
  "order_doc",
  "pay_way",
  "rate_plan_id",
  "room_attachment_detail",
]);

type Fits = (value: unknown, schema: Schema) => boolean;

const fits: Fits = (value, schema) => {
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf)!.some((each) => fits(value, each));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.const !== undefined) return value === schema.const;
  if (Array.isArray(value)) return schema.type === "array" && value.every((each) => fits(each, schema.items ?? {}));
  if (typeof value === "number") return schema.type === "number" || schema.type === "integer";
  return (
    typeof value === schema.type &&
    (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(String(value)))
  );
};

const FORMATS: Record<string, string> = {
  date: "2027-03-05",
  "date-time": "2027-03-05T07:00:00Z",
  email: "mei@example.com",
  uri: "https://moonclear.example/stay",
  uuid: ID,
};
const SIMPLE = [
  "text",
  "1",
  "12",
  "a",
  "A1",
  "12345678",
  "#a0522d",
  "00:00",
  "header",
  "TW",
  "x".repeat(43),
  ID,
  `1767225600000.${ID}`,
  "",
];

function textExample({ format = "", pattern, minLength = 0 }: Schema): string | undefined {
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const right = [...SIMPLE, ...Object.values(BY_NAME).flat(2)].filter(
    (each): each is string => typeof each === "string",
  );
  const found = right.find(
    (each) => each.length >= minLength && (pattern === undefined || new RegExp(pattern, "u").test(each)),
  );
  return found;
}

export function exampleOf(schema: Schema, name = ""): unknown {
  const known = BY_NAME[name]?.find((value) => fits(value, schema));
  if (known !== undefined) return known;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, name);
  const [type] = [schema.type].flat();
  if (type === "object") return objectExample(schema);
  if (schema.prefixItems) return schema.prefixItems.map((each) => exampleOf(each));
  if (type === "array") {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, name));
  }
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  return type === "string" ? textExample(schema) : {};
}

function objectExample({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): Json {
  // A record whose names are listed has all of them.
  if (propertyNames?.enum && typeof additionalProperties === "object") {
    return Object.fromEntries(propertyNames.enum.map((name) => [name, exampleOf(additionalProperties)]));
  }
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || SHOWN.has(name));
  return Object.fromEntries(shown.map(([name, each]) => [name, exampleOf(each, name)]));
}
