/** npm run audit: every invariant of every lodging, on the database of DATABASE_URL or the embedded one. */
import { readConfig } from "#config.ts";
import { auditAll } from "#server/audit/audit-all.ts";
import { CHECKS } from "#server/audit/audit-hotel.ts";
import { describeLateWork, findLateWork } from "#server/audit/late-work.ts";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { openDatabase } from "#server/database/open-database.ts";

const opened = await openDatabase(readConfig(process.env));
const monitor = await startMonitor(opened.url);
const database = connect(opened.url, 2);
const { hotels, breaches } = await auditAll(database, monitor.now());
// Without a running server nothing could be on time.
const late = opened.wasRunning ? await findLateWork(database, monitor.now()) : [];
await monitor.close();
await database.close();
await opened.close();

for (const { hotel_id, id, about, found } of breaches) {
  console.error(`lodging ${hotel_id}: ${id} does not hold (${about})`);
  for (const row of found) console.error(`  ${JSON.stringify(row)}`);
}
for (const each of late) console.error(describeLateWork(each));
console.log(
  `${hotels} lodgings, ${CHECKS.length} checks each: ${breaches.length === 0 ? "clean" : `${breaches.length} breaches`}`,
);
process.exit(breaches.length + late.length === 0 ? 0 : 1);
