/**
 * An internet in one process: a name server that says what a test wants, one good server, and a trap that stands for every address
 * which is not the good server's. Sockets and TLS are real; only the step from an IP address to a local port is ours.
 */
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect, createServer as createTrap, type Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { Dial, Resolve } from "#server/network/egress.ts";
import { makeCertificate } from "#tests/helpers/certificate.ts";

/** Public addresses. Nobody ever connects to them: see `dial`. */
export const GOOD = "8.8.4.4";
const GOOD_IPV6 = "2001:4860:4860::8844";
/** Nobody listens there. */
export const CLOSED = "8.8.4.5";
/** Accepts connections, and never says a word. */
export const SILENT = "8.8.4.6";

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return (server.address() as AddressInfo).port;
};

export async function openSmallInternet(hosts: string[], answer: RequestListener) {
  const certificate = makeCertificate(hosts);
  const usual = getCACertificates("default");
  setDefaultCACertificates([certificate.cert]);
  let trapped = 0;
  const requests: string[] = [];
  const trap = createTrap((socket) => {
    trapped += 1;
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret");
  });
  const good = createServer(certificate, (request: IncomingMessage, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  const silent = createTrap((socket) => socket.on("error", () => undefined));
  const closed = createTrap();
  const [trapPort, goodPort, silentPort, closedPort] = await Promise.all([trap, good, silent, closed].map(listening));
  await new Promise((done) => closed.close(done));
  const ports = new Map([
    [GOOD, goodPort!],
    [GOOD_IPV6, goodPort!],
    [SILENT, silentPort!],
    [CLOSED, closedPort!],
  ]);
  /** What each name answers to the first query, the second, and so on; the last answer stays. */
  const names = new Map<string, string[][]>();
  const queries: string[] = [];

  const resolve: Resolve = async (host) => {
    const before = queries.filter((requested) => requested === host).length;
    queries.push(host);
    const answers = names.get(host) ?? [];
    return answers[before] ?? answers.at(-1) ?? [];
  };
  /** Takes the worst of the addresses it is given, as an attacker would like it. */
  const dial: Dial = (addresses) => {
    const worst = addresses.find((address) => !ports.has(address)) ?? addresses[0]!;
    return connect({ host: "127.0.0.1", port: ports.get(worst) ?? trapPort! });
  };

  return {
    resolve,
    dial,
    /** The DNS answers of each name, which a test may set. */
    names,
    queries,
    requests,
    trapped: () => trapped,
    forget() {
      names.clear();
      queries.length = 0;
      requests.length = 0;
      trapped = 0;
    },
    async close() {
      setDefaultCACertificates(usual);
      good.closeAllConnections();
      for (const server of [trap, good, silent]) server.close();
    },
  };
}

export type SmallInternet = Awaited<ReturnType<typeof openSmallInternet>>;
