/** The API over HTTP: the mounted calls, their OpenAPI document, and the limits of every request. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Envelope } from "#contract/call.ts";
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
      context.header("retry-after", String(wait));
      return replyRefused(context, new Refusal("TOO_MANY_REQUESTS"));
    }
    await next();
  });
  // Only where there can be a body: looking for one costs as much as answering.
  app.on(
    "POST",
    "*",
    bodyLimit({
      maxSize: MOST_BODY,
      onError: (context) => replyRefused(context, new Refusal("BODY_TOO_LARGE")),
    }),
  );

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
      return reply(context, await answer(call, asking), kept);
    });
  }

  app.all("*", (context) => {
    const allowed = handlers
      .filter(({ call }) => pattern(call.path).test(context.req.path))
      .map(({ call }) => call.method);
    if (allowed.length > 0) context.header("allow", allowed.join(", "));
    return replyRefused(context, new Refusal(allowed.length > 0 ? "METHOD_NOT_ALLOWED" : "NOT_FOUND"));
  });
  app.onError((error, context) => replyRefused(context, error));
  return app;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

function reply(context: Context, { status, envelope, bytes }: Answered, kept: boolean): Response {
  context.status(status as 200);
  context.header("content-type", "application/json; charset=utf-8");
  context.header("x-content-type-options", "nosniff");
  // What is the same for everyone may be kept and asked for again; what is one guest's is nobody else's.
  context.header("cache-control", kept && (envelope as Envelope).success ? "no-cache" : "private, no-store");
  if (status === 503) context.header("retry-after", "2");
  return context.body(bytes());
}

export function replyRefused(context: Context, error: unknown): Response {
  return reply(context, refused(error, languageOf(context)), false);
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
