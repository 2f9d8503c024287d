/**
 * Pages of a thousand lodgings while the owner of another one writes and publishes, compared with the same pages in peace: what one
 * owner does must not be felt elsewhere. npm run bench -- other-lodgings.
 */
import { setTimeout as pause } from "node:timers/promises";
import { request } from "@playwright/test";
import { addPages } from "./fill.ts";
import { forEach, forSeconds, type Load, load } from "./load.ts";
import { hostOf } from "./lodgings.ts";
import { medians, takeTurns } from "./measure.ts";
import { freePort, withDatabase, withServer } from "./processes.ts";
import { assertGood } from "./requests.ts";
import { CONNECTIONS, LODGINGS, ROUNDS, SECONDS } from "./settings.ts";
import { publish, saveTitle, signIn } from "./studio-owner.ts";
import { table } from "./table.ts";

/** The demo has the first ids. */
const FIRST = 1001;
const LODGING = "tidesong";
/** Somebody who types: a save every 300 ms; and publishes far more often than anyone does, each second. */
const SAVE_MS = 300;
const SAVES_PER_PUBLISH = 3;

const pageOf = (id: number, port: number) =>
  `GET /stay HTTP/1.1\r\nhost: ${hostOf(id)}:${port}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;
const anyone = () => FIRST + Math.floor(Math.random() * LODGINGS);

export async function benchOtherLodgings(): Promise<void> {
  const port = await freePort();
  await withDatabase(async (url, folder) => {
    await addPages(url, FIRST, FIRST + LODGINGS - 1);
    const environment = {
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      SECRET: "a secret of the benchmarks, and of nobody else",
      SANDBOX: "on",
      NODE_ENV: "production",
      RATE_PER_MINUTE: "0",
    };
    await withServer("src/main.ts", environment, /is open/, async () => {
      const wire = await request.newContext({ baseURL: `http://localhost:${port}` });
      await signIn(wire);
      const { ours, theirs } = await measure(port, wire);
      const [busy, quiet] = [medians(ours), medians(theirs)];
      const row = table([`pages of ${LODGINGS} lodgings`, "req/s", "p50 ms", "p99 ms"]);
      row(["while another saves and publishes", busy.rate, busy.p50, busy.p99]);
      row(["in peace", quiet.rate, quiet.p50, quiet.p99]);
      row(["ratio", busy.rate / quiet.rate, busy.p50 / quiet.p50, busy.p99 / quiet.p99]);
      assertGood([...ours, ...theirs]);
      await wire.dispose();
    });
  });
}

type Wire = Awaited<ReturnType<typeof request.newContext>>;

async function measure(port: number, wire: Wire): Promise<{ ours: Load[]; theirs: Load[] }> {
  const ids = Array.from({ length: LODGINGS }, (_, index) => FIRST + index);
  // Each page has been made: what is measured is that it stays.
  const warm = () =>
    load(
      port,
      forEach(ids, (id) => pageOf(id, port)),
      CONNECTIONS,
    );
  const look = () =>
    load(
      port,
      forSeconds(SECONDS, () => pageOf(anyone(), port)),
      CONNECTIONS,
    );
  let published = 0;
  const busy = async () => {
    await warm();
    const state = { isOver: false };
    const writing = (async () => {
      while (!state.isOver) {
        for (let nth = 0; nth < SAVES_PER_PUBLISH && !state.isOver; nth += 1) {
          await saveTitle(wire, LODGING, `Harbour ${published} ${nth}`);
          await pause(SAVE_MS);
        }
        await publish(wire, LODGING);
        published += 1;
      }
    })();
    const seen = await look();
    state.isOver = true;
    await writing;
    return seen;
  };
  const peace = async () => {
    await warm();
    return look();
  };
  const turns = await takeTurns(ROUNDS, busy, peace);
  console.log(`\n${published} publishes meanwhile`);
  return turns;
}
