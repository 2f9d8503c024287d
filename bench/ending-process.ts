/** Ends due orders as the server's jobs do: with its own connections, and after querying vendors. Controlled by messages. */
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { setTimeout as pause } from "node:timers/promises";

/** As many connections as the jobs have. */
const CONNECTIONS = 4;
/** How long a vendor takes to answer that an order is not paid. */
const VENDOR_MS = 100;

export type Sweep = { now: string };
export type Swept = { ended: number; ms: number; processor_ms: number };

const url = process.env.DATABASE_URL!;
const database = connect(url, CONNECTIONS);
const dependencies = {
  database,
  directory: createDirectory(database, createHotelCache(await startMonitor(url))),
  secrets: createSecrets("a secret of the benchmark"),
  outside: {
    send: async () => {
      await pause(VENDOR_MS);
      return { status: 200, text: '{"returnCode":"0000","returnMessage":"not paid"}' };
    },
  },
  sandboxUrl: "http://vendor.test",
  originOf: (host: string) => `https://${host}`,
  platformHost: "platform.test",
  product: "stay",
  layouts: LAYOUT_SETTINGS,
};

async function sweep({ now }: Sweep): Promise<Swept> {
  const at = new Date(now);
  const began = performance.now();
  const used = process.cpuUsage();
  const ended = await expireOrders(database, at, (due) => askBeforeExpiry(dependencies, due.hotel_id, due, at));
  const { user, system } = process.cpuUsage(used);
  return { ended, ms: performance.now() - began, processor_ms: (user + system) / 1000 };
}

process.on("message", (requested: Sweep) => void sweep(requested).then((swept) => process.send!(swept)));
process.on("SIGTERM", () => process.exit(0));
process.send!("ready");
