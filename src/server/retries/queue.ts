/** The SQL of work that is tried until it is done, for every table with `retryColumns` and a state. */
import { leaseSeconds, MOST_UNFINISHED } from "#rules/retries/retries.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type Queue = {
  table: string;
  /** Names a row within its lodging. */
  key: readonly string[];
  /** What must hold, besides its time, before a row may be begun. */
  ready?: string;
};

export type Due = { hotel_id: number } & Record<string, string | number>;

export type Leased = { attempts: number; leases: number };

export type Settlement = { state: string; next_at: Date | null; failures: 0 | 1; last_error: string };

const isReady = ({ ready }: Queue) => (ready === undefined ? "" : ` and ${ready}`);
/** The key's parameters follow the others. */
const isOne = ({ key }: Queue, others: number) =>
  key.map((column, nth) => `${column} = $${others + nth + 1}`).join(" and ");
const keyOf = ({ key }: Queue, row: object) => key.map((column) => row[column as keyof typeof row]);

/** By when each is due, never "all after the last one": commits come out of order. */
export function listDue(query: Query, queue: Queue, now: Date, most: number): Promise<Due[]> {
  const due: Statement = {
    name: `due_${queue.table}`,
    text: `select hotel_id, ${queue.key.join(", ")} from ${queue.table}
      where state = 'waiting' and next_at <= $1${isReady(queue)} order by next_at limit $2`,
  };
  return query.run<Due>(due, [now, most]);
}

const SECONDS = Array.from({ length: MOST_UNFINISHED + 1 }, (_, unfinished) => leaseSeconds(unfinished));
const LENGTHS = SECONDS.slice(0, SECONDS.indexOf(SECONDS.at(-1)!) + 1);

/** Ours from `from` on, for as long as a lease lasts. Null when another process was faster. */
export async function lease<Row extends Leased>(
  query: Query,
  queue: Queue,
  due: Due,
  { now, from }: { now: Date; from: Date },
): Promise<Row | null> {
  const take: Statement = {
    name: `lease_${queue.table}`,
    text: `update ${queue.table} set leases = leases + 1, next_at = $3::timestamptz
        + (array[${LENGTHS.join(", ")}])[least(leases - attempts, ${LENGTHS.length - 1}) + 1] * interval '1 second'
      where hotel_id = $1 and state = 'waiting' and next_at <= $2 and ${isOne(queue, 3)}${isReady(queue)} returning *`,
  };
  const [leased] = await query.run<Row>(take, [due.hotel_id, now, from, ...keyOf(queue, due)]);
  return leased ?? null;
}

/** Only for the latest lease: false where it was over, and somebody else has it now. */
export async function settle(
  query: Query,
  queue: Queue,
  hotel_id: number,
  leased: Leased,
  { state, next_at, failures, last_error }: Settlement,
): Promise<boolean> {
  const end: Statement = {
    name: `settle_${queue.table}`,
    text: `update ${queue.table} set state = $3, next_at = $4, attempts = attempts + $5, last_error = $6
      where hotel_id = $1 and leases = $2 and state = 'waiting' and ${isOne(queue, 6)} returning 1`,
  };
  const values = [hotel_id, leased.leases, state, next_at, failures, last_error, ...keyOf(queue, leased)];
  return (await query.run(end, values)).length === 1;
}
