/** npm run audit: every invariant of every lodging, on the database of DATABASE_URL or the embedded one. */
import { readConfig } from "#config.ts";
import { auditAll } from "#server/audit/audit-all.ts";
import { CHECKS } from "#server/audit/audit-hotel.ts";
import { connect } from "#server/database/connect.ts";
import { openEmbedded } from "#server/database/open-embedded.ts";

const config = readConfig(process.env);
const own = config.DATABASE_URL ? null : await openEmbedded(config);
const database = connect(config.DATABASE_URL ?? own!.url, 2);
const { hotels, breaches } = await auditAll(database, new Date());
await database.close();
await own?.close();

for (const { hotel_id, id, about, found } of breaches) {
  console.error(`lodging ${hotel_id}: ${id} does not hold (${about})`);
  for (const row of found) console.error(`  ${JSON.stringify(row)}`);
}
console.log(
  `${hotels} lodgings, ${CHECKS.length} checks each: ${breaches.length === 0 ? "clean" : `${breaches.length} breaches`}`,
);
process.exit(breaches.length === 0 ? 0 : 1);
