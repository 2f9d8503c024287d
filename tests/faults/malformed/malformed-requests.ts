/** Requests made out of the OpenAPI document: each begins as a valid one, and most are then spoilt in one to three places. */
import fc from "fast-check";
import type { Operation } from "#tests/faults/malformed/openapi-operations.ts";
import { type KnownValues, type Taste, valuesOf } from "#tests/faults/malformed/schema-values.ts";
import {
  type Change,
  changesOf,
  type Draft,
  encode,
  MOST_BODY,
  writeJson,
} from "#tests/faults/malformed/spoilt-requests.ts";

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

/** No server of ours reads a longer address. */
const MOST_PATH = 64_000;

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
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const fieldsIn = (place: "path" | "query", taste: Taste) => {
    const fields = parameters.filter((each) => each.in === place);
    const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
    const values = fields.map(({ name, schema: of }) => {
      const own = known[`${operationId}.${name}`];
      return [name, valuesOf(of, own ? { ...known, [name]: own } : known, name, taste)];
    });
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  };
  const draftsOf = (taste: Taste) =>
    fc
      .record({
        params: fieldsIn("path", taste),
        query: fieldsIn("query", taste),
        headers: fc.constantFrom(...headers),
        body: schema ? valuesOf(schema, known, "", taste) : fc.constant(undefined),
      })
      .map(({ params, query, headers: sent, body }): Draft => ({
        method: operation.method,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encode(value)])),
        query: Object.entries(query).flatMap(([name, value]) =>
          [value].flat().map((each): [string, string] => [name, encode(each)]),
        ),
        headers: { "content-type": "application/json", ...sent },
        body,
        twice: [],
      }));
  const usual = draftsOf("usual");
  const change = changesOf(operation);
  const spoilt = fc
    .tuple(
      usual,
      fc.oneof({ weight: 3, arbitrary: fc.tuple(change) }, fc.array(change, { minLength: 2, maxLength: 3 })),
    )
    .map(([draft, changes]) => changes.reduce<Draft>((made, spoil: Change) => spoil(made), draft));
  return fc.oneof(
    { weight: 1, arbitrary: usual.map((draft) => finish(operation, draft, true)) },
    { weight: 2, arbitrary: draftsOf("strange").map((draft) => finish(operation, draft, false)) },
    { weight: 7, arbitrary: spoilt.map((draft) => finish(operation, draft, false)) },
  );
}
