/**
 * Does work that is due, each piece under a lease, so that one process has it. What fails is tried again later and later, and
 * given up at last; what is cut short, because its process ended, is taken up again and hardly ever given up.
 */
import { FEW_UNFINISHED, MOST_UNFINISHED, nextTry } from "#rules/retries/retries.ts";
import { atOnce } from "#server/concurrency/at-once.ts";
import { type Database, isUnreachable, type Query } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { type Due, lease, type Leased, listDue, type Queue, settle } from "#server/retries/queue.ts";

/** Trying again would not help. */
export class Hopeless extends Error {}

/** Its time is over, as was agreed when it was written: nobody has to see to it. */
export class Lapsed extends Hopeless {}

/** Somebody outside has failed, however like a failure of the database it looks. */
export class OutsideFailure extends Error {}

/** Marks a piece as finished, in the transaction of its effect. False: another process has taken it over. */
type Finish = (query: Query, state: string) => Promise<boolean>;

export type Work<Piece extends Leased> = {
  queue: Queue;
  /** How many are done at once. */
  atOnce: number;
  /** For the log: it names no guest. */
  describe: (piece: Piece) => string;
  /** Does it and finishes it; answers whether it counts as done. */
  handle: (hotel_id: number, piece: Piece, finish: Finish) => Promise<boolean>;
  /** In the transaction that gives it up. */
  giveUp?: (query: Query, hotel_id: number, piece: Piece) => Promise<void>;
};

const BATCH = 100;
const MINUTE_MS = 60_000;
/** A piece is done, or put off, before its lease is over. */
const LONGEST_MS = 25_000;

/** All that is due now, or what is begun before the signal aborts; answers how many were done. */
export async function doDueWork<Piece extends Leased>(
  database: Database,
  work: Work<Piece>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const left = new Set<string>();
  const began = performance.now();
  // A long round began long before its last pieces are taken.
  const moment = () => ({ now, from: new Date(now.getTime() + performance.now() - began) });
  const nameOf = (due: Due) => work.queue.key.map((column) => due[column]).join(" ");
  let done = 0;
  for (;;) {
    if (signal?.aborted) return done;
    const due = await database.forDirectory((query) => listDue(query, work.queue, now, BATCH + left.size));
    const todo = due.filter((each) => !left.has(nameOf(each)));
    if (todo.length === 0) return done;
    // Looked at once: what somebody else has, or what we could not even take, is not waited for.
    for (const each of todo) left.add(nameOf(each));
    await atOnce(work.atOnce, todo, async (each) => {
      if (signal?.aborted) return;
      const piece = await take(database, work, each, moment());
      if (piece && (await tryOne(database, work, each.hotel_id, piece, now))) done += 1;
    });
  }
}

async function take<Piece extends Leased>(
  database: Database,
  { queue }: Work<Piece>,
  due: Due,
  moment: { now: Date; from: Date },
): Promise<Piece | null> {
  try {
    return await database.forHotel(due.hotel_id, (query) => lease<Piece>(query, queue, due, moment));
  } catch (error) {
    console.error(`a ${queue.table} of lodging ${due.hotel_id} could not be taken: ${describeFailure(error)}`);
    return null;
  }
}

async function tryOne<Piece extends Leased>(
  database: Database,
  work: Work<Piece>,
  hotel_id: number,
  piece: Piece,
  now: Date,
): Promise<boolean> {
  const about = `${work.describe(piece)} of lodging ${hotel_id}`;
  const finish: Finish = (query, state) =>
    settle(query, work.queue, hotel_id, piece, { state, next_at: null, failures: 0, last_error: "" });
  try {
    assertFinishable(about, piece);
    return await within(LONGEST_MS, work.handle(hotel_id, piece, finish));
  } catch (error) {
    // The work is not to blame: it is taken up again as soon as its lease is over.
    if (isUnreachable(error) && !(error instanceof OutsideFailure)) return false;
    await putOff(database, work, { hotel_id, piece, about, error, now }).catch((failed) =>
      console.error(`${about} waits for the end of its lease: ${describeFailure(failed)}`),
    );
    return false;
  }
}

/** Begun again and again and never finished, it may be what ends the process. */
function assertFinishable(about: string, { leases, attempts }: Leased): void {
  const unfinished = leases - 1 - attempts;
  if (unfinished > MOST_UNFINISHED) throw new Hopeless(`it was begun ${unfinished} times and never finished`);
  if (unfinished > FEW_UNFINISHED) console.error(`ALERT ${about} was begun ${unfinished} times and never finished`);
}

async function putOff<Piece extends Leased>(
  database: Database,
  { queue, giveUp }: Work<Piece>,
  failure: { hotel_id: number; piece: Piece; about: string; error: unknown; now: Date },
): Promise<void> {
  const { hotel_id, piece, about, error, now } = failure;
  const reason = describeFailure(error);
  const minutes = error instanceof Hopeless ? null : nextTry(piece.attempts + 1);
  if (error instanceof Lapsed) console.error(`${about} is given up: ${reason}`);
  else if (minutes === null) console.error(`ALERT ${about} is given up: ${reason}`);
  else console.error(`${about} failed, and is tried again in ${minutes} min: ${reason}`);
  const failed = { failures: 1, last_error: reason.split("\n", 1)[0]! } as const;
  await database.forHotel(hotel_id, async (query) => {
    if (minutes === null) {
      const isOurs = await settle(query, queue, hotel_id, piece, { state: "dead", next_at: null, ...failed });
      if (isOurs) await giveUp?.(query, hotel_id, piece);
    } else {
      const next_at = new Date(now.getTime() + minutes * MINUTE_MS);
      await settle(query, queue, hotel_id, piece, { state: "waiting", next_at, ...failed });
    }
  });
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error("it took too long")), ms);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
