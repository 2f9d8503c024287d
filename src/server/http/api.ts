/** The API over HTTP: the mounted calls, their OpenAPI document, and the limits of every request. */
import { type Context, Hono } from "hono";
import type { Call, Service } from "#contract/call.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#rules/text/language.ts";
import type { FileAnswer } from "#server/calls/file-answer.ts";
import type { Handler } from "#server/calls/handle.ts";
import type { CachedAnswers } from "#server/http/cached-answers.ts";
import { callHeaders } from "#server/http/call-headers.ts";
import { COST, type RateLimiter, TooMany } from "#server/security/rate-limiter.ts";
import type { Caller } from "#server/http/host.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import type { Xsrf } from "#server/http/xsrf.ts";
import { type Answered, refused } from "#server/calls/answered.ts";
import type { Answer } from "#server/calls/mount.ts";
import { Refusal } from "#server/errors/refusal.ts";

export const MOST_BODY = 256 * 1024;

const BASES: Record<Service, (product: string) => string> = {
  api: () => "",
  site: (product) => (product === "" ? "" : `/${product}`),
  accounts: () => "/accounts",
  pms: () => "/pms",
  master: () => "/master",
};

/** Calls that take ten times the processor of others: a search through many dates, and papers. */
const HEAVY_CALLS = new Set(["findAlternatives", "getProof", "downloadProof", "getPoster"]);

/** The path of a call when this process answers it: each service of the specification has its own first segment here. */
export const pathOfCall = ({ service, path }: Call, product: string): string => BASES[service](product) + path;

/** Calls of the services that have a base of their own. */
export function isOtherService(pathname: string, product: string): boolean {
  const site = product === "" ? "" : `/${product}`;
  return (
    pathname.startsWith("/master/") ||
    pathname.startsWith("/pms/") ||
    pathname.startsWith(`${site}/download/download-accommodation-proof/`) ||
    pathname === `${site}/bookings/download-accommodation-proof`
  );
}

/** One request for a call, whose address and caller have been read. */
export type Api = (context: Context, requested: URL, caller: Caller) => Response | Promise<Response>;

type Routed = { Bindings: { requested: URL; caller: Caller } };

type ApiSettings = {
  rateLimiter: RateLimiter;
  xsrf: Xsrf;
  product: string;
  originOf: (host: string) => string;
  learn: CachedAnswers["learn"];
  /** What openapi.json says. */
  openapi: () => unknown;
};

export function createApi(
  handlers: readonly Handler[],
  answer: Answer,
  { rateLimiter, xsrf, product, originOf, learn, openapi }: ApiSettings,
): Api {
  // The path as it came: what is decoded in it is a parameter only.
  const routes = new Hono<Routed>({ getPath: (_request, options) => options!.env!.requested.pathname });
  routes.get("/api/openapi.json", (context) =>
    context.body(JSON.stringify(openapi(), null, 1), 200, { "content-type": "application/json; charset=utf-8" }),
  );
  for (const handler of handlers) {
    const path = pathOfCall(handler.call, product).replace(/\{(\w+)\}/g, ":$1");
    routes.on(handler.call.method, path, (context) => run(handler, context));
  }
  routes.notFound(({ env: { requested } }) => {
    const allowed = METHODS.filter((method) => routes.router.match(method, requested.pathname)[0].length > 0);
    throw allowed.length === 0 ? new Refusal("NOT_FOUND") : new WrongMethod(allowed.join(", "));
  });
  routes.onError((error, context) => replyRefused(context, error));

  const mostBytes = new Map(handlers.map(({ call }) => [pathOfCall(call, product), call.bytes ?? MOST_BODY]));

  async function run({ call, cached }: Handler, context: Context<Routed>): Promise<Response> {
    const { requested, caller } = context.env;
    const { host, address, sender } = caller;
    if (HEAVY_CALLS.has(call.name)) rateLimiter.charge(address, COST.heavyCall - COST.call);
    const headers = headersOf(context);
    assertProved(xsrf, call, caller, originOf(host), headers);
    // A call that takes no body: if the client sent one, it is not read.
    const body = call.body.type === "undefined" ? undefined : await readBody(call, context);
    const params = context.req.param();
    const asked = { host, params, query: queryOf(requested), body, headers, address, sender };
    const answered = await answer(call, asked);
    if (answered.file) return replyWithFile(answered.file);
    const isForEveryone = cached && answered.envelope.success;
    if (isForEveryone && answered.cachedAt && context.req.header("x-forwarded-host") === undefined) {
      learn(context.req.header("host") ?? "", requested.pathname + requested.search, answered.cachedAt);
    }
    const response = reply(answered, isForEveryone ? callHeaders(true) : {});
    const cookies = [answered.cookie ?? [], answered.cookies ?? []].flat();
    for (const each of xsrf.withOwn(host, headers.cookies, cookies)) response.headers.append("set-cookie", each);
    return response;
  }

  return (context, requested, caller) => {
    try {
      rateLimiter.charge(caller.address, COST.call);
      const most = mostBytes.get(requested.pathname) ?? MOST_BODY;
      if (Number(context.req.header("content-length") ?? 0) > most) throw new Refusal("BODY_TOO_LARGE");
      return routes.fetch(context.req.raw, { requested, caller });
    } catch (error) {
      return replyRefused(context, error);
    }
  };
}

const METHODS = ["GET", "POST"] as const satisfies Call["method"][];

class WrongMethod extends Refusal {
  allowed: string;

  constructor(allowed: string) {
    super("METHOD_NOT_ALLOWED");
    this.allowed = allowed;
  }
}

/** What was refused for want of a proof, with the cookie that lets the client send it again. */
class Unproved extends Refusal {
  cookie: string | null;

  constructor(cookie: string | null) {
    super("XSRF_FAILED");
    this.cookie = cookie;
  }
}

export function assertProved(
  xsrf: Xsrf,
  { method }: Call,
  { host, sender }: Caller,
  ownOrigin: string,
  headers: ReturnType<typeof headersOf>,
): void {
  if (method === "GET" || xsrf.allows({ host, ownOrigin, isLodgings: sender !== undefined, ...headers })) return;
  throw new Unproved(xsrf.cookieFor(host, headers.cookies));
}

/** The default of Retry-After. */
const RETRY_AFTER: Record<number, Record<string, string>> = {
  503: { "retry-after": "2" },
  429: { "retry-after": "600" },
};

/** Headers as a plain object: the server sends them as they are, without making a list of them first. */
export function reply({ status, bytes }: Answered, more: Record<string, string> = {}): Response {
  return new Response(bytes(), {
    status,
    headers: { ...callHeaders(false), ...RETRY_AFTER[status], ...more },
  });
}

/** A file without a name is not saved but used: a script. */
export function replyWithFile({ bytes, type, name }: FileAnswer): Response {
  const saved = `attachment; filename="booking"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(bytes, {
    headers: {
      "content-type": type,
      ...(name === "" ? {} : { "content-disposition": saved }),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

export function replyRefused(context: Context, error: unknown): Response {
  const allowed: Record<string, string> = error instanceof WrongMethod ? { allow: error.allowed } : {};
  const later: Record<string, string> = error instanceof TooMany ? { "retry-after": String(error.seconds) } : {};
  const cookie: Record<string, string> =
    error instanceof Unproved && error.cookie !== null ? { "set-cookie": error.cookie } : {};
  return reply(refused(error, languageOf(context)), { ...allowed, ...later, ...cookie });
}

function languageOf(context: Context): Language {
  const lang = context.req.query("lang");
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

export function headersOf(context: Context) {
  return {
    userAgent: context.req.header("user-agent"),
    authorization: context.req.header("authorization"),
    idempotencyKey: context.req.header("idempotency-key"),
    iv: context.req.header("x-iv"),
    cookies: context.req.header("cookie"),
    header: context.req.header("x-xsrf-token"),
    origin: context.req.header("origin"),
    referer: context.req.header("referer"),
    fetchSite: context.req.header("sec-fetch-site"),
  };
}

/**
 * A name given once is a text; given again, a list, which a schema that wants a text refuses. Lists are added to, not copied: the
 * same name thousands of times must cost no more than thousands of names.
 */
export function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  // Without a prototype: a parameter may be called __proto__.
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of searchParams) {
    const before = query[name];
    if (before === undefined) query[name] = value;
    else if (typeof before === "string") query[name] = [before, value];
    else before.push(value);
  }
  return query;
}

async function readBody({ bytes: most }: Call, context: Context): Promise<unknown> {
  if (most === null) return readJson(context);
  const bytes = await readBytes(context, most);
  if (!bytes) throw new Refusal("BODY_TOO_LARGE");
  return { bytes };
}

export async function readJson(context: Context): Promise<unknown> {
  const text = await readText(context);
  try {
    const body: unknown = JSON.parse(text);
    if (!isTooDeep(body)) return body;
  } catch {
    // Not JSON.
  }
  throw new Refusal("INVALID_INPUT", ["body"]);
}

/** No call takes anything so deep; what writes it again, level within level, would run out of stack. */
const MOST_LEVELS = 100;

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

export async function readText(context: Context): Promise<string> {
  const bytes = await readBytes(context, MOST_BODY);
  if (!bytes) throw new Refusal("BODY_TOO_LARGE");
  return bytes.toString();
}
