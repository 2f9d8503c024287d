/** The API over HTTP: the mounted calls, their OpenAPI document, and the limits of every request. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#rules/language.ts";
import type { Handler } from "#server/handle.ts";
import type { Gate } from "#server/http/gate.ts";
import type { Caller } from "#server/http/host.ts";
import type { Xsrf } from "#server/http/xsrf.ts";
import { type Answer, type Answered, refused } from "#server/mount.ts";
import { openApiDocument } from "#server/openapi.ts";
import { Refusal } from "#server/refusal.ts";

const MOST_BODY = 256 * 1024;

export function createApi(
  handlers: readonly Handler[],
  answer: Answer,
  settings: { callerOf: (context: Context) => Caller; gate: Gate; xsrf: Xsrf },
): Hono {
  const app = new Hono();
  const document = JSON.stringify(openApiDocument(handlers), null, 1);

  app.use(async (context, next) => {
    const wait = settings.gate.wait(settings.callerOf(context).address);
    if (wait > 0) {
      return replyRefused(context, new Refusal("TOO_MANY_REQUESTS"), { "retry-after": String(wait) });
    }
    await next();
  });
  // Only where there can be a body, and a long one: looking into it costs as much as answering.
  const tooLarge = (context: Context) => replyRefused(context, new Refusal("BODY_TOO_LARGE"));
  const counted = bodyLimit({ maxSize: MOST_BODY, onError: tooLarge });
  app.on("POST", "*", (context, next) => {
    const told = toldLength(context);
    if (told === null) return counted(context, next);
    return told > MOST_BODY ? Promise.resolve(tooLarge(context)) : next();
  });

  app.get("/api/openapi.json", (context) =>
    context.body(document, 200, { "content-type": "application/json; charset=utf-8" }),
  );

  for (const { call, kept } of handlers) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ":$1"), async (context) => {
      const { host } = settings.callerOf(context);
      const headers = headersOf(context);
      if (call.method !== "GET" && !settings.xsrf.allows({ host, ...headers })) throw new Refusal("XSRF_FAILED");
      // A call without a body says nothing; whatever came along with it is not read.
      const body = call.body.type === "undefined" ? undefined : await readJson(context);
      const asking = { host, params: context.req.param(), query: queryOf(context), body, headers };
      const answered = await answer(call, asking);
      // What is the same for everyone may be kept and asked for again; what is one guest's is nobody else's.
      return reply(answered, kept && answered.envelope.success ? { "cache-control": "no-cache" } : {});
    });
  }

  app.all("*", (context) => {
    const allowed = handlers
      .filter(({ call }) => pattern(call.path).test(context.req.path))
      .map(({ call }) => call.method);
    if (allowed.length === 0) return replyRefused(context, new Refusal("NOT_FOUND"));
    return replyRefused(context, new Refusal("METHOD_NOT_ALLOWED"), { allow: allowed.join(", ") });
  });
  app.onError((error, context) => replyRefused(context, error));
  return app;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

/** Node ends a body at the length it was told, so what was told can be believed. Null where nothing was. */
function toldLength(context: Context): number | null {
  const told = context.req.header("content-length");
  return told === undefined || context.req.header("transfer-encoding") !== undefined ? null : Number(told);
}

/** Headers as a plain object: the server sends them as they are, without making a list of them first. */
function reply({ status, bytes }: Answered, more: Record<string, string> = {}): Response {
  return new Response(bytes(), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      ...(status === 503 ? { "retry-after": "2" } : {}),
      ...more,
    },
  });
}

export function replyRefused(context: Context, error: unknown, more: Record<string, string> = {}): Response {
  return reply(refused(error, languageOf(context)), more);
}

function languageOf(context: Context): Language {
  const lang = context.req.query("lang");
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

function headersOf(context: Context) {
  return {
    authorization: context.req.header("authorization"),
    idempotencyKey: context.req.header("idempotency-key"),
    cookies: context.req.header("cookie"),
    header: context.req.header("x-xsrf-token"),
  };
}

/** A name given once is a text; given again, a list, which a schema that wants a text refuses. */
function queryOf(context: Context): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    throw new Refusal("INVALID_INPUT", ["body"]);
  }
}
