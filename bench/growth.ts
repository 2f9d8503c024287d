/** The cost of one search without other load, as lodgings and nights grow: over HTTP and as SQL alone. */
import pg from "pg";
import { addLodgings } from "./fill.ts";
import { forSeconds, load } from "./load.ts";
import { CLASSES, NIGHTS, PLANS } from "./lodgings.ts";
import { medians, takeTurns } from "./measure.ts";
import { withBareSql, withDatabase, withYado } from "./processes.ts";
import { assertGood, searchRequest, warmUp } from "./requests.ts";
import { GROWTH, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

const STAYS = [1, 3, 7, 14, 30];
/** Lodgings that are searched over HTTP, the same at every size: their catalogue is cached. */
const IN_USE = 100;
/** A catalogue is cached for a minute: all rounds at one size must fit into it, or the first load would be measured. */
const TURN = Math.min(SECONDS, 40 / (STAYS.length * ROUNDS * 2));

export async function benchGrowth(): Promise<void> {
  await withDatabase(async (url, folder) => {
    console.log(`\nOne search at a time, turns of ${TURN.toFixed(1)} s`);
    const print = table([
      "lodgings",
      "price rows",
      "nights",
      "HTTP p50 ms",
      "p99 ms",
      "bare SQL p50 ms",
      "p99 ms",
      "p50 over the smallest's",
    ]);
    const smallest = new Map<number, number>();
    let loaded = 0;
    for (const lodgings of GROWTH) {
      const began = performance.now();
      await addLodgings(url, loaded + 1, lodgings);
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stderr.write(`${lodgings - loaded} lodgings more in ${seconds} s, now ${await sizeOf(url)}\n`);
      loaded = lodgings;
      await withYado(url, folder, (port) =>
        withBareSql(url, async (take) => {
          await warmUp(port, IN_USE);
          for (const nights of STAYS) {
            const turns = await takeTurns(
              ROUNDS,
              () =>
                load(
                  port,
                  forSeconds(TURN, () => searchRequest(IN_USE, nights)),
                  1,
                ),
              () => take({ subject: "search", spread: lodgings, nights, inFlight: 1, seconds: TURN }),
            );
            const [ours, theirs] = [medians(turns.ours), medians(turns.theirs)];
            const first = smallest.get(nights) ?? ours.p50;
            smallest.set(nights, first);
            const rows = lodgings * CLASSES * PLANS * NIGHTS;
            print([lodgings, rows, nights, ours.p50, ours.p99, theirs.p50, theirs.p99, ours.p50 / first]);
            assertGood(turns.ours);
          }
        }),
      );
    }
  });
}

async function sizeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) size",
  );
  await client.end();
  return rows[0]!.size;
}
