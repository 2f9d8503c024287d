/**
 * The only way out of the server by HTTP, also for addresses that a lodging enters. It resolves the name once, checks every
 * address, and connects only to a checked one: no name can lead into our own network. Redirects are refused, time and size are
 * limited.
 */
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { isPublicAddress } from "#rules/network/ip-address.ts";
import { readLimited } from "#server/network/read-limited.ts";

const PORTS = new Set([443]);
const TIMEOUT_MS = 5_000;
const MOST_BYTES = 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type EgressRequest = {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** For everything together: DNS, connection, answer. */
  timeout_ms?: number;
};

/** `headers`: those of the answer, in lower case. */
type EgressAnswer = { status: number; text: string; headers: Record<string, string> };

export type Egress = (url: string, init: EgressRequest) => Promise<EgressAnswer>;

/** Not tried: the address is not allowed. */
export class EgressRefused extends Error {}

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<string[]>;
/** Connects to the first of these addresses that answers, and to no other. */
export type Dial = (addresses: string[], port: number) => Socket;

const resolveByDns: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

const dialAddresses: Dial = (addresses, port) =>
  connect({
    port,
    // Never looked up: `lookup` answers with the checked addresses, so there is no second DNS query that could say something else.
    host: "checked.invalid",
    lookup: (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
    autoSelectFamily: true,
  });

export function createEgress({
  trustedOrigins = [],
  resolve = resolveByDns,
  dial = dialAddresses,
}: {
  /** Set by the operator, never by a lodging: only these may be http, on another port, or in a private network. */
  trustedOrigins?: string[];
  resolve?: Resolve;
  dial?: Dial;
} = {}): Egress {
  return async (address, { method, headers = {}, body, timeout_ms = TIMEOUT_MS }) => {
    const url = readUrl(address, trustedOrigins);
    const signal = AbortSignal.timeout(timeout_ms);
    const inTime = timeLimit(signal);
    const addresses = await inTime(addressesOf(url, resolve));
    if (!trustedOrigins.includes(url.origin)) checkAddresses(addresses);
    const socket = dial(addresses, portOf(url));
    try {
      await inTime(once(socket, "connect"));
      const response = await inTime(send(url, { method, headers, body, signal, socket: secure(url, socket) }));
      const status = response.statusCode ?? 0;
      if (REDIRECTS.has(status)) throw new EgressRefused(`a redirect (${status}) is not followed`);
      return { status, text: await inTime(readLimited(response, MOST_BYTES)), headers: headersOf(response) };
    } finally {
      socket.destroy();
    }
  };
}

function readUrl(address: string, trustedOrigins: string[]): URL {
  const url = URL.parse(address);
  if (url === null) throw new EgressRefused("not an address");
  if (url.username !== "" || url.password !== "") throw new EgressRefused("a name or password in the address");
  if (trustedOrigins.includes(url.origin)) return url;
  if (url.protocol !== "https:") throw new EgressRefused(`${url.protocol} is not allowed`);
  if (!PORTS.has(portOf(url))) throw new EgressRefused(`port ${portOf(url)} is not allowed`);
  return url;
}

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === "https:" ? 443 : 80));

/** An IPv6 address is written in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

async function addressesOf(url: URL, resolve: Resolve): Promise<string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new EgressRefused("the name has no address");
  return addresses;
}

/** All must be public: of a mixed answer the connection might use the private one. */
function checkAddresses(addresses: string[]): void {
  const refused = addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined) throw new EgressRefused(`${refused} is not a public address`);
}

/** The certificate must be that of the name, whichever address answers. */
function secure(url: URL, socket: Socket): Socket {
  if (url.protocol !== "https:") return socket;
  const host = hostOf(url);
  return connectTls({ socket, host, ...(isIP(host) ? {} : { servername: host }), ALPNProtocols: ["http/1.1"] });
}

type Sent = Required<Pick<EgressRequest, "method" | "headers">> & {
  body: string | undefined;
  signal: AbortSignal;
  socket: Socket;
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A new connection for each request: a kept-open one might be closed by the other side during a payment request. */
function send(url: URL, { method, headers, body, signal, socket }: Sent): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const sent = request({
      method,
      path: url.pathname + url.search,
      headers: { accept: "*/*", "user-agent": "yado", ...headers, host: url.host },
      signal,
      createConnection: () => socket,
    });
    sent.once("response", answered);
    sent.on("error", failed);
    sent.end(body);
  });
}

/** Rejects when the time is over, also where the work itself, such as a DNS query, can't be stopped. */
function timeLimit(signal: AbortSignal) {
  const over = new Promise<never>((_done, failed) => {
    signal.addEventListener("abort", () => failed(new Error("no complete answer in time")), { once: true });
  });
  over.catch(() => undefined);
  return <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, over]);
}
