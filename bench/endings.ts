/**
 * 2,000 unpaid holds that expire at the same moment: how fast they end, and how it affects guests. The load of searches and
 * orders is the same with and without, in turns of one run; the audit checks every lodging at the end.
 */
import { callbackify } from "node:util";
import pg from "pg";
import { TAKE_ROLE } from "#server/database/roles.ts";
import { auditLodgings } from "./audit.ts";
import { writeBareOrder } from "./bare-order.ts";
import { addLodgings, analyze } from "./fill.ts";
import { load, paced } from "./load.ts";
import { pickOrder, type Spread } from "./lodgings.ts";
import { share } from "./measure.ts";
import { withDatabase, withSweeper, withYado } from "./processes.ts";
import { assertGood, orderRequest, searchRequest, warmUp } from "./requests.ts";
import { CONNECTIONS, ENDING_LODGINGS, HOLDS, POOL, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

const STAY = 3;
/** What guests do meanwhile, per second: about a tenth of what the machine can do. */
const SEARCHES = 100;
const ORDERS = 30;
/** Before the holds of orders placed during the measurement, which are not due. */
const DUE_AHEAD_MS = 20 * 60_000;

type Subject = { title: string; spread: Spread; paying: boolean };

const SUBJECTS: Subject[] = [
  { title: "all of one lodging", spread: "hot", paying: false },
  { title: `over ${ENDING_LODGINGS} lodgings`, spread: ENDING_LODGINGS, paying: false },
  {
    title: `over ${ENDING_LODGINGS} lodgings, each being paid at a vendor that answers in 100 ms`,
    spread: ENDING_LODGINGS,
    paying: true,
  },
];

export async function benchEndings(): Promise<void> {
  await withDatabase(async (url, folder) => {
    await addLodgings(url, 1, ENDING_LODGINGS);
    console.log(`\n${HOLDS} holds that expire at the same moment; ${SEARCHES} searches and ${ORDERS} orders a second`);
    await withYado(url, folder, (port) =>
      withSweeper(url, async (sweep) => {
        await warmUp(port, ENDING_LODGINGS);
        await placeHolds(url, SUBJECTS[1]!);
        await analyze(url);
        const print = table([
          "what",
          "ended /s",
          "all in s",
          "meanwhile: ended /s",
          "search p50 / p99 ms",
          "without",
          "order p50 / p99 ms",
          "without",
        ]);
        for (const subject of SUBJECTS) print(await measure(url, port, sweep, subject));
      }),
    );
    await auditLodgings(url, ENDING_LODGINGS);
  });
}

type SweepAt = Parameters<Parameters<typeof withSweeper>[1]>[0];

type Times = { searches: number[]; orders: number[] };

async function measure(url: string, port: number, sweep: SweepAt, subject: Subject): Promise<(string | number)[]> {
  const [alone, meanwhile]: number[][] = [[], []];
  const [calm, busy]: [Times, Times] = [
    { searches: [], orders: [] },
    { searches: [], orders: [] },
  ];
  /** Resolves to how long one hold took. */
  const sweepAll = async (now: Date) => {
    const { ended, ms } = await sweep(now);
    if (ended !== HOLDS) {
      process.exitCode = 1;
      console.log(`**${ended} of ${HOLDS} holds have ended.**`);
    }
    return ms / ended;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    alone!.push(await sweepAll(await placeHolds(url, subject)));
    const until = performance.now() + SECONDS * 1000;
    await guests(port, subject, () => performance.now() >= until, calm);
    const now = await placeHolds(url, subject);
    let isOver = false;
    const loading = guests(port, subject, () => isOver, busy);
    meanwhile!.push(await sweepAll(now));
    isOver = true;
    await loading;
  }
  const [each, busyEach] = [share(alone!, 0.5), share(meanwhile!, 0.5)];
  const figures = (times: number[]) => `${share(times, 0.5).toFixed(1)} / ${share(times, 0.99).toFixed(0)}`;
  return [
    subject.title,
    1000 / each,
    (HOLDS * each) / 1000,
    1000 / busyEach,
    ...[busy.searches, calm.searches, busy.orders, calm.orders].map(figures),
  ];
}

/** Searches and orders at a steady rate, until stopped. */
async function guests(port: number, { spread }: Subject, isOver: () => boolean, into: Times): Promise<void> {
  const [searches, orders] = await Promise.all([
    load(
      port,
      paced(SEARCHES, isOver, () => searchRequest(spread, STAY)),
      CONNECTIONS,
    ),
    load(
      port,
      paced(ORDERS, isOver, () => orderRequest(spread, STAY)),
      CONNECTIONS,
    ),
  ]);
  assertGood([searches, orders]);
  into.searches.push(...searches.times);
  into.orders.push(...orders.times);
}

/** Writes orders that are all due at one moment, and returns that moment. */
async function placeHolds(url: string, { spread, paying }: Subject): Promise<Date> {
  await asOwner(url, "update order_hold set expires_at = now() + interval '1 day', remind_at = null");
  await writeHolds(url, spread);
  const due = new Date(Date.now() + DUE_AHEAD_MS);
  await asOwner(url, "update order_hold set expires_at = $1 where expires_at < now() + interval '2 hours'", [due]);
  if (paying) await asOwner(url, BEGIN_PAYING, [due]);
  // The e-mails of placing them are not what is measured.
  await asOwner(url, "update delivery set state = 'done' where state = 'waiting'");
  return due;
}

async function writeHolds(url: string, spread: Spread): Promise<void> {
  const verify = callbackify(async (client: pg.PoolClient) => void (await client.query(TAKE_ROLE)));
  const pool = new pg.Pool({ connectionString: url, max: POOL, verify });
  let left = HOLDS;
  const write = async () => {
    while (left-- > 0) await writeBareOrder(pool, pickOrder(spread, STAY));
  };
  await Promise.all(Array.from({ length: POOL }, write));
  await pool.end();
}

const BEGIN_PAYING = `insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope,
    amount, currency, state, vendor_number, expires_at,
    next_poll_at, created_at, updated_at)
  select hotel_id, gen_random_uuid(), order_id, 8, 'line_pay', '1234567890', order_id, 'all', total, 'TWD', 'redirected', '1',
    $1, $1::timestamptz + interval '10 minutes', now() - interval '1 hour', now() - interval '1 hour'
  from order_hold join "order" using (hotel_id, order_id) where order_hold.expires_at = $1`;

async function asOwner(url: string, text: string, values: unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(text, values);
  } finally {
    await owner.end();
  }
}
