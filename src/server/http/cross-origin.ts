/**
 * The specification's services may have a host of their own, and a lodging's page calls them from its own: what that page may
 * call there answers its browser's questions (CORS). Every other origin is refused, and so is a page that names another lodging
 * than its own (calls/mount.ts).
 */
import type { Context, MiddlewareHandler } from "hono";
import { specificationCalls } from "#contract/calls.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { lodgingOfOrigin } from "#server/hotel/lodging-of-origin.ts";
import { pathOfCall } from "#server/http/api.ts";

declare module "hono" {
  interface ContextVariableMap {
    sender?: number;
  }
}

type Settings = Pick<Dependencies, "directory" | "originOf" | "platformHost" | "product"> & {
  hostOf: (context: Context) => string;
};

/** What a page may send, as the preflight says it. A day: browsers keep it for two hours at most. */
const PREFLIGHT = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, X-IV, X-XSRF-TOKEN",
  "access-control-max-age": "86400",
};

const headersFor = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
  "access-control-expose-headers": "Retry-After",
  vary: "Origin",
});

export function crossOrigin({ hostOf, platformHost, product, ...sources }: Settings): MiddlewareHandler {
  // Those of service `site` belong to the lodging's own host.
  const open = specificationCalls
    .filter(({ service }) => service !== "site")
    .map((call) => ({
      method: call.method,
      path: new RegExp(`^${pathOfCall(call, product).replace(/\{\w+\}/g, "[^/]+")}$`),
    }));

  return async (context, next) => {
    const origin = context.req.header("origin");
    if (origin === undefined || hostOf(context) !== platformHost) return next();
    const isPreflight = context.req.method === "OPTIONS";
    const method = isPreflight ? context.req.header("access-control-request-method") : context.req.method;
    const { pathname } = new URL(context.req.url);
    if (!open.some((each) => each.method === method && each.path.test(pathname))) return next();
    const hotel = await lodgingOfOrigin(sources, origin);
    if (isPreflight && !hotel) return new Response(null, { status: 403, headers: { vary: "Origin" } });
    if (isPreflight) return new Response(null, { status: 204, headers: { ...PREFLIGHT, ...headersFor(origin) } });
    if (hotel) context.set("sender", hotel.hotel_id);
    await next();
    if (hotel) for (const [name, value] of Object.entries(headersFor(origin))) context.res.headers.set(name, value);
    return undefined;
  };
}
