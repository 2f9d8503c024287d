/** How many connections are held: in all, and of one address, which must not be able to take all of them. */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#rules/network/network-address.ts";
import { clientAddress } from "#server/http/host.ts";

export const CONNECTIONS = {
  /** Of one serving process. */
  most: 2_000,
  /**
   * Of one address or IPv6 network: room for the guests of one hotel's Wi-Fi, but 1/20 of all. A trusted proxy may have any number.
   */
  mostOfAddress: 100,
};

const SWEEP_MS = 1_000;

/** On the socket itself: a WeakMap that changes with every request keeps the garbage collector busy. */
const LATEST = Symbol("latest response");
type HeldSocket = Socket & { [LATEST]?: ServerResponse };

/** Connections that only wait for a next request give way to new ones: in all when there are too many, and of each address. */
export function limitConnections(
  server: Server,
  { most, mostOfAddress }: typeof CONNECTIONS,
  trustedProxies: readonly string[],
): void {
  server.maxConnections = most;
  // In a cluster Node would otherwise hand the connection on to the next worker, and on again when all are full.
  Object.assign(server, { dropMaxConnection: true });
  let lastSwept = -SWEEP_MS;
  server.on("drop", () => {
    // Looked for once a second at most.
    if (performance.now() - lastSwept < SWEEP_MS) return;
    lastSwept = performance.now();
    server.closeIdleConnections();
  });

  server.on("request", ({ socket }: { socket: HeldSocket }, response: ServerResponse) => {
    socket[LATEST] = response;
  });
  // A browser keeps six connections to every lodging it has looked at. One that was answered before loses nothing if it is closed.
  const isIdle = (socket: HeldSocket) => socket.bytesWritten > 0 && socket[LATEST]?.writableFinished === true;

  const held = new Map<string, Set<Socket>>();
  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, []);
    if (trustedProxies.includes(address)) return;
    const network = networkOf(address);
    const own = held.get(network) ?? new Set();
    held.set(network, own);
    if (own.size >= mostOfAddress) {
      const idle = [...own].find(isIdle);
      if (!idle) return void socket.destroy();
      own.delete(idle);
      idle.destroy();
    }
    own.add(socket);
    socket.once("close", () => {
      own.delete(socket);
      if (own.size === 0 && held.get(network) === own) held.delete(network);
    });
  });
}
