/** Sends every column of every table where no call declares it, and compares every answer with its schema. */
import { specificationCalls } from "#contract/calls.ts";
import type { Handler } from "#server/calls/handle.ts";
import { disagreements } from "#tests/faults/malformed/answer-schema.ts";
import { type Operation, operationsIn, readOpenApi } from "#tests/faults/malformed/openapi-operations.ts";
import type { Schema } from "#tests/faults/malformed/schema-values.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";
import {
  answerAsEffect,
  type Effect,
  effectOf,
  listColumns,
  tableReader,
} from "#tests/faults/malformed/table-effects.ts";
import type { CallRequest } from "#tests/helpers/every-person.ts";
import { prepareEveryCall, callOf, writeBody } from "#tests/helpers/every-call.ts";
import type { World } from "#tests/setup/world.ts";
import type { Bank } from "../../../sandbox/bank.ts";

export type Extras = Record<string, unknown>;
type Server = Pick<World, "fetch">;
type Json = Record<string, unknown>;

/** A value of each column's type that stands nowhere else. */
const MARKED: Record<string, unknown> = {
  integer: 776_655_443,
  bigint: 776_655_443,
  "double precision": 0.7766,
  boolean: true,
  jsonb: { marked: "marked-value" },
  ARRAY: ["marked-value"],
  date: "2098-07-06",
  uuid: "cafecafe-cafe-4afe-8afe-cafecafecafe",
  "timestamp with time zone": "2098-07-06T05:04:03.000Z",
};

/** Every column's name once: with a marked value, or with one that a row of the database has in that column. */
export async function everyColumn(separate: SeparateDatabase, values: "marked" | "real"): Promise<Extras> {
  const columns = await listColumns(separate);
  const rows = new Map<string, Json>();
  for (const table of new Set(columns.map((column) => column.table))) {
    const [found] = await separate.asOwner<{ row: Json }>(`select to_jsonb(t) as row from "${table}" t limit 1`);
    rows.set(table, found?.row ?? {});
  }
  return Object.fromEntries(
    columns.map(({ name, table, type }) => {
      const marked = MARKED[type] ?? "marked-value";
      return [name, values === "marked" ? marked : (rows.get(table)![name] ?? marked)];
    }),
  );
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Programs of others send the specification's calls more than they declare. */
const OPEN = new Set<string>(specificationCalls.map(({ name }) => name));

/** The body with extra fields in each of its objects. */
function withMore(body: unknown, schema: Schema, extras: Extras): unknown {
  const more = structuredClone(body);
  for (const path of objectsIn(more)) {
    const place = path.reduce<Json>((at, key) => at[key] as Json, more as Json);
    const declared = new Set(declaredAt(schema, path));
    for (const [name, value] of Object.entries(extras)) if (!declared.has(name)) place[name] = value;
  }
  return more;
}

/** Extra fields in the query, in the body where its call is open, and as the body of a POST call that declares no body. */
function withExtras(
  request: CallRequest,
  { operationId, parameters, requestBody }: Operation,
  extras: Extras,
): CallRequest {
  const declared = new Set(parameters.map(({ name }) => name));
  const more = Object.entries(extras).filter(([name]) => !declared.has(name));
  const query = new URLSearchParams(more.map(([name, value]) => [name, textOf(value)]));
  const address = `${request.address}${request.address.includes("?") ? "&" : "?"}${query}`;
  const schema = requestBody?.content["application/json"]?.schema;
  if (request.body && schema && OPEN.has(operationId))
    return { ...request, address, body: withMore(request.body, schema, extras) };
  return { ...request, address, ...(request.body && !requestBody ? { body: extras } : {}) };
}

export type Completed = { name: string; status: number; envelope: Json; answer: Effect; effect: Effect };

/** Sends one request to every call, at a new lodging, and returns what each answered and what it changed in the tables. */
export async function requestAll(
  world: World,
  bank: Bank,
  separate: SeparateDatabase,
  {
    mounted,
    extras = {},
    server = world,
    only = "",
  }: { mounted: readonly Handler[]; extras?: Extras; server?: Server; only?: string },
): Promise<Completed[]> {
  const operations = operationsIn(await readOpenApi(world));
  const readTables = await tableReader(separate);
  const { hotel, requests } = await prepareEveryCall(world, bank);
  const done: Completed[] = [];
  let before = await readTables(hotel.hotel_id);
  for (const request of requests) {
    const { name, file } = callOf(mounted, request);
    if (only !== "" && only !== name) continue;
    const operation = operations.find(({ operationId }) => operationId === name)!;
    const { address, body, headers = {} } = withExtras(request, operation, extras);
    const init = body === undefined ? {} : { method: "POST", body: writeBody(body) };
    const response = await server.fetch(request.host ?? hotel.domain, address, { ...init, headers });
    const text = await response.text();
    const envelope = (file === null || response.status !== 200 ? JSON.parse(text) : {}) as Json;
    const after = await readTables(hotel.hotel_id, before);
    done.push({
      name,
      status: response.status,
      envelope,
      answer: answerAsEffect(envelope),
      effect: effectOf(before, after),
    });
    before = after;
  }
  return done;
}

/** What an answer holds that its schema does not declare, or lacks. */
export async function checkAnswers(
  world: Server,
  answers: readonly Pick<Completed, "name" | "envelope">[],
): Promise<string[]> {
  const document = await readOpenApi(world);
  const operations = operationsIn(document);
  return answers.flatMap(({ name, envelope }) => {
    const content = operations.find(({ operationId }) => operationId === name)!.responses[200]!.content[
      "application/json"
    ];
    if (envelope.success !== true && envelope.success !== false) return content ? [`${name}: no envelope`] : [];
    const schema = envelope.success ? content!.schema : document.components.schemas.Refused;
    return disagreements(schema, envelope).map((wrong) => `${name}: ${wrong}`);
  });
}

type Path = (string | number)[];

/** Every object in a body. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    objectsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [path, ...inner];
}

function declaredAt(schema: Schema, [key, ...rest]: Path): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => declaredAt(each, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return Object.keys(schema.properties ?? {});
  const inner = typeof key === "number" ? schema.items : schema.properties?.[key];
  return inner ? declaredAt(inner, rest) : [];
}

/** The refusal names at most this many fields. */
const NAMED = 20;

/** Every undeclared column in every object of our own calls' bodies: each must be refused by its name. Answers what was not. */
export async function sendInBodies(
  world: Server,
  { domain, requests, mounted }: { domain: string; requests: readonly CallRequest[]; mounted: readonly Handler[] },
  extras: Extras,
  atOnce = NAMED,
): Promise<{ wrong: string[]; sent: number }> {
  const operations = operationsIn(await readOpenApi(world));
  const wrong: string[] = [];
  let sent = 0;
  for (const request of requests) {
    const { name } = callOf(mounted, request);
    if (OPEN.has(name)) continue;
    const schema = operations.find(({ operationId }) => operationId === name)!.requestBody?.content["application/json"]
      ?.schema;
    for (const path of schema ? objectsIn(request.body) : []) {
      const declared = new Set(declaredAt(schema!, path));
      const names = Object.keys(extras).filter((column) => !declared.has(column));
      for (let from = 0; from < names.length; from += atOnce) {
        const chosen = names.slice(from, from + atOnce);
        const body = structuredClone(request.body) as Json;
        const place = path.reduce<Json>((at, key) => at[key] as Json, body);
        for (const column of chosen) place[column] = extras[column];
        const response = await world.fetch(request.host ?? domain, request.address, {
          method: "POST",
          headers: request.headers ?? {},
          body: JSON.stringify(body),
        });
        const { code, extra_info } = (await response.json()) as { code?: string; extra_info?: { fields?: string[] } };
        const expected = chosen.map((column) => [...path, column].join("."));
        const unnamed = expected.filter((field) => !extra_info?.fields?.includes(field));
        if (code !== "INVALID_INPUT" || unnamed.length > 0) {
          wrong.push(`${name}: ${response.status} ${code ?? "success"} did not refuse ${unnamed.join()}`);
        }
        sent += 1;
      }
    }
  }
  return { wrong, sent };
}
