/** npm run audit: every invariant of every lodging, on the database of DATABASE_URL or the embedded one. */
import { readConfig } from "#config.ts";
import { auditAll } from "#server/audit/audit-all.ts";
import { CHECKS } from "#server/audit/audit-hotel.ts";
import { connect } from "#server/database/connect.ts";
import { runningEmbeddedUrl, startEmbeddedDatabase } from "#server/database/embedded.ts";

const config = readConfig(process.env);
const running = config.DATABASE_URL ?? runningEmbeddedUrl(config.DATA_DIR);
const own = running === null ? await startEmbeddedDatabase(config.DATA_DIR) : null;
const database = connect(running ?? own!.url, 2);
const { hotels, breaches } = await auditAll(database, new Date());
await database.close();
await own?.stop();

for (const { hotel_id, id, about, found } of breaches) {
  console.error(`lodging ${hotel_id}: ${id} does not hold (${about})`);
  for (const row of found) console.error(`  ${JSON.stringify(row)}`);
}
console.log(
  `${hotels} lodgings, ${CHECKS.length} checks each: ${breaches.length === 0 ? "clean" : `${breaches.length} breaches`}`,
);
process.exit(breaches.length === 0 ? 0 : 1);
