/**
 * The booking page is requested again and again for the same stay. What it shows depends on its address, the reader's region and
 * currency, the lodging's content and the answers to its calls. So its calls are made for every request, and the page is rendered
 * again only if one of them answers differently: it never shows a price or a number of rooms that the same search would not
 * find at that moment.
 */
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Call } from "#contract/call.ts";
import type { Visit } from "#contract/visit.ts";
import type { Answered } from "#server/calls/answered.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Rendered } from "#server/http/page-bytes.ts";
import { fillIn, packAround, type Packed, type Part } from "#server/pages/pack-around.ts";
import type { ServerVisit } from "#server/http/visits.ts";

type Render<Given extends Visit> = (request: Request, visit: Given, basename: string) => Promise<Rendered>;

type RepeatedCall = { call: Call; input: Parameters<ServerVisit["send"]>[1]; bytes: Uint8Array };

/** A rendered page, cut at its marks; `calls` null: it is for this reader alone. `packed` once it has been repeated. */
type Made = Omit<Rendered, "plain" | "br"> & {
  parts: Part<Mark>[];
  calls: RepeatedCall[] | null;
  packed?: Promise<Packed<Mark> | null>;
};

const KEPT_BYTES = 16 * 1024 * 1024;
/** Days change with a minute, and what is cached of a lodging is read again after one: nothing is repeated for longer. */
const MINUTE_MS = 60_000;

/** Rendered in place of what is new in every answer. Nobody knows them, so no text of a lodging contains them. */
const MARKS = { xsrf: `xsrf-${randomUUID()}`, orderKey: `order-key-${randomUUID()}` };
type Mark = keyof typeof MARKS;

const isRepeated = ({ method }: Request, { path }: Visit): boolean => method === "GET" && path === "/booking";

/**
 * Only reads, and never what belongs to an order. A member's call that was refused says that nobody is signed in: for a member
 * it answers something else, and the page is rendered.
 */
const isRepeatable = ({ method, who }: Call, { status }: Answered): boolean =>
  method === "GET" && (who.includes("visitor") || (who.includes("member") && status === 401));

export function repeatPages(
  render: Render<Visit>,
  cache: Pick<HotelCache, "onChange" | "isListening">,
): Render<ServerVisit> {
  const kept = new LRUCache<string, Made>({ maxSize: KEPT_BYTES, ttl: MINUTE_MS, ttlResolution: 1_000 });
  // Pages made before a change of their lodging are not found any more.
  const changes = new Map<number, number>();
  let restarts = 0;
  cache.onChange((_table, hotel_id) => {
    if (hotel_id === null) restarts += 1;
    else changes.set(hotel_id, (changes.get(hotel_id) ?? 0) + 1);
  });
  const keyOf = ({ url }: Request, { now, reader }: Visit, hotel_id: number) =>
    JSON.stringify([url, reader, Math.floor(now.getTime() / MINUTE_MS), restarts, changes.get(hotel_id) ?? 0]);

  return async (request, visit, basename) => {
    const { hotel_id } = visit;
    if (hotel_id === null || !isRepeated(request, visit)) return render(request, visit, basename);
    const key = keyOf(request, visit, hotel_id);
    const known = cache.isListening() ? kept.get(key) : undefined;
    if (known && (await answersAlike(known, visit))) return fill(known, visit, () => brotliOf(known, visit));
    const made = await make(render, request, visit, basename);
    const isUnchanged = cache.isListening() && keyOf(request, visit, hotel_id) === key;
    if (isUnchanged && made.calls && made.status === 200) kept.set(key, made, { size: weigh(made) });
    return fill(made, visit);
  };
}

/** Renders the page with marks, and notes the calls it makes, except those whose answers are cached with the lodging. */
async function make(render: Render<Visit>, request: Request, visit: ServerVisit, basename: string): Promise<Made> {
  const calls: RepeatedCall[] = [];
  let isForAll = true;
  const send: ServerVisit["send"] = async (call, input) => {
    const answered = await visit.send(call, input);
    if (!isRepeatable(call, answered)) isForAll = false;
    else if (!answered.cachedAt) calls.push({ call, input, bytes: answered.bytes() });
    return answered;
  };
  const { plain, ...rendered } = await render(request, { ...visit, ...MARKS, send }, basename);
  return {
    ...rendered,
    parts: cut(Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength)),
    calls: isForAll && calls.length > 0 ? calls : null,
  };
}

function cut(page: Buffer): Made["parts"] {
  const found = (Object.keys(MARKS) as Mark[])
    .map((mark) => ({ mark, at: page.indexOf(MARKS[mark]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!found) return [page];
  const { mark, at } = found;
  return [page.subarray(0, at), mark, ...cut(page.subarray(at + MARKS[mark].length))];
}

async function answersAlike({ calls }: Made, visit: ServerVisit): Promise<boolean> {
  const alike = await Promise.all(
    (calls ?? []).map(async ({ call, input, bytes }) => {
      const answered = await visit.send(call, input);
      return Buffer.compare(answered.bytes(), bytes) === 0;
    }),
  );
  return alike.every(Boolean);
}

function fill({ status, headers, parts }: Made, visit: Visit, br?: Rendered["br"]): Rendered {
  return {
    status,
    headers,
    get plain() {
      return fillIn(parts, visit);
    },
    ...(br ? { br } : {}),
  };
}

/** Compressed for the first who is given it again, and filled in for all after. */
async function brotliOf(made: Made, visit: Visit): Promise<Uint8Array<ArrayBuffer> | null> {
  made.packed ??= packAround(made.parts, visit);
  return (await made.packed)?.(visit) ?? null;
}

const weigh = ({ parts, calls }: Made): number =>
  [...parts, ...(calls ?? []).map(({ bytes }) => bytes)].reduce((sum, { length }) => sum + length, 0);
