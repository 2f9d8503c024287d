/**
 * The cost of an order over HTTP, compared with a bare transaction that writes the same rows. Then the audit checks the rooms.
 */
import { connect } from "#server/database/connect.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";
import { auditLodgings } from "./audit.ts";
import { forSeconds, load } from "./load.ts";
import { analyze } from "./fill.ts";
import { type Spread } from "./lodgings.ts";
import { medians, takeTurns } from "./measure.ts";
import { SECRET, withBareSql, withYado } from "./processes.ts";
import { assertGood, orderRequest, warmUp } from "./requests.ts";
import { CONNECTIONS, LODGINGS, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

const STAY = 3;

export async function benchOrders(url: string, folder: string): Promise<void> {
  const subjects: { title: string; spread: Spread }[] = [
    { title: "orders, all for one room class", spread: "hot" },
    { title: `orders, over ${LODGINGS} lodgings`, spread: LODGINGS },
  ];
  await sellByCard(url);
  await openForAWhile(url);
  await withYado(url, folder, (port) =>
    withBareSql(url, async (take) => {
      await warmUp(port, LODGINGS);
      const print = table(["what", "Yado /s", "p50 ms", "p99 ms", "bare /s", "p50 ms", "p99 ms", "Yado / bare"]);
      for (const { title, spread } of subjects) {
        const turns = await takeTurns(
          ROUNDS,
          () =>
            load(
              port,
              forSeconds(SECONDS, () => orderRequest(spread, STAY)),
              CONNECTIONS,
            ),
          () => take({ subject: "order", spread, nights: STAY, inFlight: CONNECTIONS, seconds: SECONDS }),
        );
        const [ours, theirs] = [medians(turns.ours), medians(turns.theirs)];
        print([title, ours.rate, ours.p50, ours.p99, theirs.rate, theirs.p50, theirs.p99, ours.rate / theirs.rate]);
        assertGood(turns.ours);
      }
    }),
  );
  await auditLodgings(url, LODGINGS);
}

/** With keys of their own: without them a lodging in production sells nothing by card. */
async function sellByCard(url: string): Promise<void> {
  const database = connect(url, 4);
  for (let hotel_id = 1; hotel_id <= LODGINGS; hotel_id += 1) await addLiveKeys(database, hotel_id, SECRET);
  await database.close();
}

/** Some orders, and an analysed database: plans made while a table is empty are kept until it is analysed. */
async function openForAWhile(url: string): Promise<void> {
  await withBareSql(url, (take) =>
    take({ subject: "order", spread: LODGINGS, nights: STAY, inFlight: CONNECTIONS, seconds: SECONDS }),
  );
  await analyze(url);
}
