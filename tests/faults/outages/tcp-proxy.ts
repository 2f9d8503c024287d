/** A network between the application and its database that can be slow, cut, or silent. */
import { connect, createServer, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** Every packet takes this long in each direction. */
  delayMs: number;
  /** Nothing gets through, and no error is sent: as when a cable is pulled. */
  isSilent: boolean;
  /** Ends every connection at once. */
  cut: () => void;
  close: () => Promise<void>;
};

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<Socket>();
  const carry = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => {
      if (proxy.isSilent) return;
      if (proxy.delayMs === 0) to.write(chunk);
      else setTimeout(() => proxy.isSilent || to.destroyed || to.write(chunk), proxy.delayMs);
    });
    from.on("close", () => (proxy.isSilent ? undefined : to.destroy()));
    from.on("error", () => undefined);
    pairs.add(from);
    from.on("close", () => pairs.delete(from));
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    carry(client, upstream);
    carry(upstream, client);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const proxy: TcpProxy = {
    port: (server.address() as { port: number }).port,
    delayMs: 0,
    isSilent: false,
    cut: () => {
      for (const socket of pairs) socket.destroy();
    },
    close: () => {
      proxy.cut();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return proxy;
}
