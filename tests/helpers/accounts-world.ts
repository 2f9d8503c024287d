/** The server on a port of this machine, with itself as accounts service: what signs in is a standard client. */
import { openPort } from "#tests/faults/tools/open-port.ts";
import { freePort } from "#tests/setup/free-port.ts";
import { openWorld } from "#tests/setup/world.ts";

type Settings = NonNullable<Parameters<typeof openWorld>[0]>;

/** So that each browser of a test may come from a network of its own. */
const trustedProxies = ["127.0.0.1"];

export type AccountsWorld = Awaited<ReturnType<typeof openAccountsWorld>>;

export async function openAccountsWorld(settings: Settings = {}) {
  // The issuer has its port in its name, so the port is chosen before the server is made.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const originOf = (host: string) => `http://${host}:${port}`;
  const world = await openWorld({ platformHost: "localhost", originOf, trustedProxies, ...settings });
  const listening = await openPort(world, { isSecure: false, trustedProxies }, port);
  return {
    world,
    origin,
    accounts: `${origin}/accounts`,
    close: async () => {
      await listening.close();
      await world.close();
    },
  };
}
