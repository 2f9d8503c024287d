/** Calls of the platform over HTTP. They have their own routes: what matches none of them is a page, or a call of a lodging. */
import { type Context, Hono } from "hono";
import type { PlatformHandler } from "#server/calls/mount-platform.ts";
import type { Answer } from "#server/calls/mount.ts";
import { Refusal } from "#server/errors/refusal.ts";
import {
  assertProved,
  headersOf,
  MOST_BODY,
  pathOfCall,
  queryOf,
  readJson,
  reply,
  replyRefused,
  replyWithFile,
} from "#server/http/api.ts";
import type { Caller } from "#server/http/host.ts";
import { COST, type RateLimiter } from "#server/security/rate-limiter.ts";
import type { Xsrf } from "#server/http/xsrf.ts";

type Limits = { rateLimiter: RateLimiter; xsrf: Xsrf; product: string; originOf: (host: string) => string };

/** Null: no call has this path. */
export type PlatformApi = (context: Context, requested: URL, caller: Caller) => Promise<Response> | null;

export function createPlatformApi(
  handlers: readonly PlatformHandler[],
  answer: Answer,
  { rateLimiter, xsrf, product, originOf }: Limits,
): PlatformApi {
  const routes = new Hono<{ Bindings: { requested: URL; caller: Caller } }>({
    getPath: (_request, options) => options!.env!.requested.pathname,
  });
  for (const { call } of handlers) {
    const path = pathOfCall(call, product).replace(/\{(\w+)\}/g, ":$1");
    routes.on(call.method, path, async (context) => {
      const { requested, caller } = context.env;
      const { host, address, sender } = caller;
      rateLimiter.charge(address, COST.call);
      if (Number(context.req.header("content-length") ?? 0) > MOST_BODY) throw new Refusal("BODY_TOO_LARGE");
      const headers = headersOf(context);
      assertProved(xsrf, call, caller, originOf(host), headers);
      const body = call.body.type === "undefined" ? undefined : await readJson(context);
      const params = context.req.param();
      const asked = { host, params, query: queryOf(requested), body, headers, address, sender };
      const answered = await answer(call, asked);
      const response = answered.file ? replyWithFile(answered.file) : reply(answered);
      const cookies = xsrf.withOwn(host, headers.cookies, answered.cookies ?? []);
      for (const cookie of cookies) response.headers.append("set-cookie", cookie);
      return response;
    });
  }
  routes.onError((error, context) => replyRefused(context, error));
  return (context, requested, caller) => {
    const [matched] = routes.router.match(context.req.method, requested.pathname);
    return matched.length === 0 ? null : Promise.resolve(routes.fetch(context.req.raw, { requested, caller }));
  };
}
