/** npm run erase -- LODGING-DOMAIN ORDER_DOC|E-MAIL: erases a guest's personal data at one lodging. */
import { readConfig } from "#config.ts";
import type { ErasureObstacle } from "#rules/guests/erasure.ts";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { CannotErase, eraseGuest } from "#server/guests/erase-guest.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { readSecret } from "#server/security/secret-file.ts";
import { createSecrets } from "#server/security/secrets.ts";

const USAGE = "npm run erase -- LODGING-DOMAIN ORDER_DOC|E-MAIL";

const REASONS: Record<ErasureObstacle, string> = {
  stay_ahead: "the stay is not over yet",
  waiting_for_payment: "the order waits for its payment",
  payment_under_way: "a payment is under way, and its vendor has not said how it ended",
  refund_under_way: "a refund is under way",
  invoice_under_way: "an invoice is being issued or corrected",
};

async function erase(domain: string, wanted: string): Promise<void> {
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  const monitor = await startMonitor(opened.url);
  const database = connect(opened.url, 1);
  try {
    const hotel = await createDirectory(database, createHotelCache(monitor)).byHost(domain.toLowerCase());
    if (!hotel) throw new Error(`There is no lodging at ${domain}.`);
    const secrets = createSecrets(config.SECRET ?? readSecret(config.DATA_DIR));
    const guest = wanted.includes("@") ? { email: wanted } : { order_doc: wanted.toUpperCase() };
    const done = { now: monitor.now(), actor: "operator" };
    const erased = await eraseGuest({ database, secrets }, hotel, guest, done);
    if (erased.length === 0) throw new Error("There is no such order at this lodging, or its guest is erased already.");
    for (const { order_doc, keeps_buyer } of erased) {
      const kept = keeps_buyer ? "; the company on its invoice stays until the law lets it go" : "";
      console.log(`${order_doc}: erased${kept}.`);
    }
    console.log("Backups and archived WAL still hold the data until you delete them; after a restore, erase again.");
  } finally {
    await monitor.close();
    await database.close();
    await opened.close();
  }
}

try {
  const [domain, wanted, ...rest] = process.argv.slice(2);
  if (domain === undefined || wanted === undefined || rest.length > 0) throw new Error(USAGE);
  await erase(domain, wanted);
} catch (error) {
  if (error instanceof CannotErase) {
    console.error("Nothing was erased:");
    for (const { order_doc, obstacle } of error.obstacles) console.error(`  ${order_doc}: ${REASONS[obstacle]}.`);
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
