/** Looks points through, and stops before a statement until it is killed. */
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";

const { DATABASE_URL, NOW, STOP_BEFORE } = process.env as Record<string, string>;
let hasBegun = false;
const database = connect(DATABASE_URL!, 2, (text) => {
  // The stay is looked for under a lock; whatever comes before that is only reading.
  if (text.includes("order by order_id limit")) hasBegun = true;
  if (!hasBegun || !text.includes(STOP_BEFORE!)) return text;
  process.send!("there");
  return new Promise<string>(() => {});
});
const directory = createDirectory(database, createHotelCache(await startMonitor(DATABASE_URL!)));
await runCreditRounds({ database, directory }, new Date(NOW!));
