/** Who was asked, and by whom. Forwarded headers count only from the proxies that the operator has named. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export type Caller = { host: string; address: string };

const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/** Port dropped, lower-cased, without the dot that makes a name absolute. This machine by number is this machine by name. */
function hostName(header: string): string {
  const name = header.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return LOOPBACK.has(name) ? "localhost" : name;
}

export function readCaller(context: Context, trustedProxies: readonly string[]): Caller {
  const remote = (getConnInfo(context).remote.address ?? "").replace(/^::ffff:/, "");
  const isTrusted = trustedProxies.includes(remote);
  // The last entry is the one our own proxy wrote; those before it may be anyone's.
  const forwarded = (name: string) => (isTrusted ? context.req.header(name)?.split(",").at(-1)?.trim() : undefined);
  return {
    host: hostName(forwarded("x-forwarded-host") ?? context.req.header("host") ?? ""),
    address: forwarded("x-forwarded-for") ?? remote,
  };
}
