/** The requested host and the client's address. Forwarded headers count only from the operator's proxies. */
import type { IncomingMessage } from "node:http";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export type Caller = {
  host: string;
  address: string;
  /** The lodging whose page sent it from another origin, where that may (http/cross-origin.ts). */
  sender: number | undefined;
};

const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/** Port dropped, lower-cased, without the dot that makes a name absolute. This machine by number is this machine by name. */
export function hostName(header: string): string {
  const name = header.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return LOOPBACK.has(name) ? "localhost" : name;
}

/** Where a request comes from. The last entry of the header is the one our own proxy wrote; those before it may be anyone's. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const address = (remote ?? "").replace(/^::ffff:/, "");
  return (trustedProxies.includes(address) && lastOf(forwardedFor)) || address;
}

const lastOf = (header: string | undefined): string | undefined => header?.split(",").at(-1)?.trim();

/** The same for a request that has not reached the app. */
export function hostOfRequest({ socket, headers }: IncomingMessage, trustedProxies: readonly string[]): string {
  const remote = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const forwarded = trustedProxies.includes(remote) ? lastOf(headers["x-forwarded-host"]?.toString()) : undefined;
  return hostName(forwarded ?? headers.host ?? "");
}

export const addressOfRequest = ({ socket, headers }: IncomingMessage, trustedProxies: readonly string[]): string =>
  clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trustedProxies);

export function readCaller(context: Context, trustedProxies: readonly string[]): Caller {
  const remote = (getConnInfo(context).remote.address ?? "").replace(/^::ffff:/, "");
  const forwarded = trustedProxies.includes(remote) ? lastOf(context.req.header("x-forwarded-host")) : undefined;
  return {
    host: hostName(forwarded ?? context.req.header("host") ?? ""),
    address: clientAddress(remote, context.req.header("x-forwarded-for"), trustedProxies),
    sender: context.get("sender"),
  };
}
