/** What the proxy asks before it requests a certificate: is this host one of ours? (Caddy: on_demand_tls, ask.) */
import type { Context, Hono } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Directory } from "#server/hotel/directory.ts";
import { hostName } from "#server/http/host.ts";

type Means = { directory: Directory; platformHost: string; trustedProxies: readonly string[] };

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

/** The proxy itself asks. What it carries for others has their address in a header, and is none of its questions. */
function isProxys(context: Context, trustedProxies: readonly string[]): boolean {
  const remote = (getConnInfo(context).remote.address ?? "").replace(/^::ffff:/, "");
  return (
    (LOOPBACK.has(remote) || trustedProxies.includes(remote)) && context.req.header("x-forwarded-for") === undefined
  );
}

export function addTlsQuestion(app: Hono, { directory, platformHost, trustedProxies }: Means): void {
  app.get("/internal/tls", async (context) => {
    if (!isProxys(context, trustedProxies)) return context.text("", 404);
    const host = hostName(context.req.query("domain") ?? "");
    const isOurs = host === platformHost || (host !== "" && (await directory.byHost(host)) !== null);
    return context.text("", isOurs ? 200 : 404);
  });
}
