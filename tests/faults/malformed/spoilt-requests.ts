/** Ways to spoil a valid request: in its body, query, path, headers or method. */
import fc from "fast-check";
import { edgesOf } from "#tests/faults/malformed/schema-values.ts";
import type { Operation } from "#tests/faults/malformed/openapi-operations.ts";
import {
  anyText,
  RawJson,
  STRANGE_BODIES,
  STRANGE_CONTENT_TYPES,
  STRANGE_ENCODINGS,
  STRANGE_NAMES,
  STRANGE_TEXTS,
  STRANGE_VALUES,
} from "#tests/faults/malformed/strange-values.ts";

type Path = (string | number)[];
export type Draft = {
  method: string;
  params: Record<string, string>;
  /** As they will stand in the address: encoded, rightly or wrongly. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** undefined: none. Bytes are sent as they are. */
  body: unknown;
  /** Given a second time, before the others. */
  twice: [name: string, value: unknown][];
};

export const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** A little more than the server takes: what is longer shows nothing new, and takes its time. */
export const MOST_BODY = 300_000;

export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${writeJson(each)}`).join()}}`;
}

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null || value instanceof RawJson || value instanceof Uint8Array)
    return [path];
  // Of a list of thousands the first few places are as good as all.
  const inner = Object.entries(value).slice(0, 40);
  return [path, ...inner.flatMap(([key, each]) => placesIn(each, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** A copy with another value at that place; `undefined` takes it out. */
function withValue(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? withValue(each, rest, change) : each));
  const fields = { ...value } as Record<string, unknown>;
  const made = withValue(fields[key], rest, change);
  // Defined, not assigned: the name may be __proto__.
  Object.defineProperty(fields, key, { value: made, enumerable: true, configurable: true, writable: true });
  return fields;
}

/** Header values may hold no line break, no NUL and nothing beyond Latin-1: HTTP libraries refuse to send those. */
const HEADER_TEXTS = STRANGE_TEXTS.filter((text) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text) && text.length < 8_000);
const SPOILT_HEADERS: Record<string, readonly string[]> = {
  authorization: ["Bearer", "Bearer ", "bearer a.b.c", "Basic YTpi", "Bearer eyJhbGciOiJub25lIn0.e30.", "Bearer é"],
  "idempotency-key": ["", "k".repeat(255), "k".repeat(256), "é", "a b"],
  "x-xsrf-token": ["", "a.b", "é".repeat(44)],
  "x-iv": ["", "a", "AAAAAAAAAAAAAAAA", "=".repeat(16)],
  cookie: ["", ";", "XSRF-TOKEN=", "XSRF-TOKEN=a.b", "yado-access=a.b", "yado-access=.", "a=b; ".repeat(1_500), "é=é"],
  "content-type": STRANGE_CONTENT_TYPES,
  "accept-language": ["*", "xx-YY;q=9", "en;q=NaN", ",".repeat(4_000)],
  "accept-encoding": ["", "br;q=0", "*", "x".repeat(4_000)],
  "if-none-match": ["*", '"'],
  origin: ["null", "https://evil.test"],
  "x-forwarded-host": ["evil.test"],
  "x-forwarded-for": ["1.1.1.1, ".repeat(500)],
  "content-encoding": ["gzip"],
  range: ["bytes=0-0,-1"],
  expect: ["100-continue"],
};

const anyPlace = fc.nat();
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...STRANGE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...STRANGE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: anyText(200) },
);
const anyQueryValue = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS).map(encode),
  fc.constantFrom(...STRANGE_ENCODINGS),
  anyText(100).map(encode),
);

export type Change = (draft: Draft) => Draft;
const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % (items.length || 1)];
const inBody = (draft: Draft, place: number, change: (old: unknown) => unknown): Draft => ({
  ...draft,
  body: withValue(draft.body, at(placesIn(draft.body), place) ?? [], change),
});

/** Ten thousand, or as many as fit into a body. */
const copiesOf = (value: unknown): number => Math.min(10_000, Math.ceil(MOST_BODY / writeJson(value).length));

/** One way to spoil a request of this operation. */
export function changesOf(operation: Operation): fc.Arbitrary<Change> {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const edges = [
    ...operation.parameters.map((each) => each.schema),
    ...Object.values(schema?.properties ?? {}),
  ].flatMap(edgesOf);
  const value = edges.length === 0 ? anyValue : fc.oneof({ weight: 4, arbitrary: anyValue }, fc.constantFrom(...edges));
  const bodyChanges = [
    fc.record({ place: anyPlace, value }).map(
      ({ place, value: made }): Change =>
        (draft) =>
          inBody(draft, place, () => made),
    ),
    fc.record({ place: anyPlace, value }).map(
      ({ place, value: made }): Change =>
        (draft) =>
          inBody(draft, place, () => made),
    ),
    anyPlace.map(
      (place): Change =>
        (draft) =>
          inBody(draft, place, () => undefined),
    ),
    fc.record({ place: anyPlace, name: fc.constantFrom(...STRANGE_NAMES), value }).map(
      ({ place, name, value: made }): Change =>
        (draft) =>
          inBody(draft, place, (old) =>
            typeof old === "object" && old !== null && !Array.isArray(old)
              ? withValue(old, [name], () => made)
              : { [name]: made },
          ),
    ),
    anyPlace.map(
      (place): Change =>
        (draft) =>
          inBody(draft, place, (old) => Array.from({ length: copiesOf(old) }, () => old)),
    ),
    anyPlace.map(
      (place): Change =>
        (draft) =>
          inBody(draft, place, (old) => [old, old]),
    ),
    fc.record({ place: anyPlace, value }).map(({ place, value: made }): Change => (draft) => {
      const name = at(Object.keys(draft.body ?? {}), place) ?? "domain";
      return { ...draft, twice: [...draft.twice, [name, made]] };
    }),
    fc.constantFrom(...STRANGE_BODIES).map((bytes): Change => (draft) => ({ ...draft, body: bytes })),
  ];
  const queryChanges = [
    fc.record({ place: anyPlace, value: anyQueryValue }).map(({ place, value: made }): Change => (draft) => ({
      ...draft,
      query: draft.query.map((pair, index) => (index === place % draft.query.length ? [pair[0], made] : pair)),
    })),
    fc
      .record({ place: anyPlace, value: anyQueryValue, times: fc.constantFrom(1, 2, 3_000) })
      .map(({ place, value: made, times }): Change => (draft) => {
        const name = at(draft.query, place)?.[0] ?? "lang";
        const value = times > 2 ? made.slice(0, 3) : made;
        return {
          ...draft,
          query: [...draft.query, ...Array.from({ length: times }, (): [string, string] => [name, value])],
        };
      }),
    anyPlace.map((place): Change => (draft) => ({
      ...draft,
      query: draft.query.filter((_, index) => index !== place % draft.query.length),
    })),
    fc
      .record({ name: fc.constantFrom(...STRANGE_NAMES), value: anyQueryValue })
      .map(({ name, value: made }): Change => (draft) => ({ ...draft, query: [...draft.query, [encode(name), made]] })),
  ];
  const otherChanges = [
    fc
      .record({ name: fc.constantFrom(...Object.keys(SPOILT_HEADERS)), place: anyPlace, isOwn: fc.boolean() })
      .map(({ name, place, isOwn }): Change => (draft) => ({
        ...draft,
        headers: { ...draft.headers, [name]: at(isOwn ? SPOILT_HEADERS[name]! : HEADER_TEXTS, place)! },
      })),
    fc
      .constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "QUERY")
      .map((method): Change => (draft) => ({ ...draft, method })),
  ];
  const paramChanges = operation.parameters
    .filter((each) => each.in === "path")
    .map(({ name }) =>
      anyQueryValue.map((made): Change => (draft) => ({ ...draft, params: { ...draft.params, [name]: made } })),
    );
  const changes = [...(schema ? bodyChanges : []), ...queryChanges, ...otherChanges, ...paramChanges];
  return fc.oneof(...changes);
}
