/** Requests made out of the OpenAPI document: each begins as a valid one, and most are then spoilt in one to three places. */
import fc from "fast-check";
import type { Operation } from "#tests/faults/openapi-operations.ts";
import { type KnownValues, type Schema, valuesOf } from "#tests/faults/schema-values.ts";
import { type Change, changesOf, type Draft, encode } from "#tests/faults/spoilt-requests.ts";
import { RawJson } from "#tests/faults/strange-values.ts";

export type MadeRequest = {
  /** operationId of the call. */
  name: string;
  isValid: boolean;
  /** Another host than the lodging's. */
  host?: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${writeJson(each)}`).join()}}`;
}

/** A little more than the server takes: what is longer shows nothing new, and takes its time. */
const MOST_BODY = 300_000;
const MOST_PATH = 400_000;

const finish = (operation: Operation, draft: Draft, isValid: boolean): MadeRequest => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => draft.params[name] ?? "");
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join("&");
  const { body, twice } = draft;
  const json = body === undefined || body instanceof Uint8Array ? body : writeJson(body);
  const before = twice.map(([name, value]) => `${JSON.stringify(name)}:${writeJson(value)},`).join("");
  const sent = typeof json === "string" && before !== "" ? json.replace("{", () => `{${before}`) : json;
  const isBodiless = draft.method === "GET" || draft.method === "HEAD";
  return {
    name: operation.operationId,
    isValid,
    method: draft.method,
    path: (query === "" ? path : `${path}?${query}`).slice(0, MOST_PATH),
    headers: draft.headers,
    body: isBodiless ? undefined : (sent?.slice(0, MOST_BODY) as MadeRequest["body"]),
  };
};

/** `headers`: sets of real ones, of which each request carries one. A name as `call.field` is known for that call alone. */
export function requestsOf(
  operation: Operation,
  known: KnownValues,
  headers: readonly Record<string, string>[],
): fc.Arbitrary<MadeRequest> {
  const { operationId, parameters } = operation;
  const valueOf = (name: string, schema: Schema) =>
    known[`${operationId}.${name}`]
      ? fc.constantFrom(...known[`${operationId}.${name}`]!)
      : valuesOf(schema, known, name);
  const fieldsIn = (place: "path" | "query") => {
    const fields = parameters.filter((each) => each.in === place);
    const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map(({ name, schema }) => [name, valueOf(name, schema)])), {
      requiredKeys,
    });
  };
  const schema = operation.requestBody?.content["application/json"].schema;
  const drafts = fc
    .record({
      params: fieldsIn("path"),
      query: fieldsIn("query"),
      headers: fc.constantFrom(...headers),
      body: schema ? valuesOf(schema, known) : fc.constant(undefined),
    })
    .map(({ params, query, headers: sent, body }): Draft => ({
      method: operation.method,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encode(value)])),
      query: Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((each) => [name, encode(each)] as [string, string]),
      ),
      headers: { "content-type": "application/json", ...sent },
      body,
      twice: [],
    }));
  const change = changesOf(operation);
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Change[]>([]) },
    { weight: 7, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }) },
  );
  return fc.tuple(drafts, changes).map(([draft, spoilt]) =>
    finish(
      operation,
      spoilt.reduce((made, spoil) => spoil(made), draft),
      spoilt.length === 0,
    ),
  );
}
