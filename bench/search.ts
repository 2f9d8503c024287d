/** The cost of a search and a calendar over HTTP, compared with their SQL alone through the driver. */
import { forSeconds, load } from "./load.ts";
import { medians, takeTurns } from "./measure.ts";
import { withBareSql, withYado } from "./processes.ts";
import { assertGood, calendarRequest, searchRequest, warmUp } from "./requests.ts";
import { CONNECTIONS, LODGINGS, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

const SUBJECTS = [
  { title: "search, 3 nights", subject: "search", nights: 3, request: searchRequest },
  { title: "calendar, 60 days", subject: "calendar", nights: 60, request: calendarRequest },
] as const;

export async function benchSearch(url: string, folder: string): Promise<void> {
  await withYado(url, folder, (port) =>
    withBareSql(url, async (take) => {
      await warmUp(port, LODGINGS);
      const print = table(["what", "Yado req/s", "p50 ms", "p99 ms", "bare SQL/s", "p50 ms", "p99 ms", "Yado / bare"]);
      for (const { title, subject, nights, request } of SUBJECTS) {
        const turns = await takeTurns(
          ROUNDS,
          () =>
            load(
              port,
              forSeconds(SECONDS, () => request(LODGINGS, nights)),
              CONNECTIONS,
            ),
          () => take({ subject, spread: LODGINGS, nights, inFlight: CONNECTIONS, seconds: SECONDS }),
        );
        const [ours, theirs] = [medians(turns.ours), medians(turns.theirs)];
        print([title, ours.rate, ours.p50, ours.p99, theirs.rate, theirs.p50, theirs.p99, ours.rate / theirs.rate]);
        assertGood(turns.ours);
      }
    }),
  );
}
