/** Writes the e-mails of committed changes: each at least once, none twice, and a failure does not delay the others. */
import { MOST_LEASES, nextTry } from "#rules/mail/owed-mails.ts";
import { atOnce } from "#server/concurrency/at-once.ts";
import { type Database, isUnreachable, type Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import type { Directory } from "#server/hotel/directory.ts";
import { answerMessage, UnknownTopic } from "#server/mail/answer-message.ts";
import type { MailDependencies } from "#server/mail/links.ts";
import { leaseMessages, type Message, settleMessage } from "#server/mail/outbox-store.ts";

export type OutboxDependencies = MailDependencies & { database: Database; directory: Directory };

/** By when each is due, never "all after the last one": commits come out of order. */
const DUE: Statement = {
  name: "due_messages",
  text: `select hotel_id, outbox_id from outbox where state = 'waiting' and next_at <= $1 order by next_at limit $2`,
};
const BATCH = 100;
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
/** After a crash the lease ends by then; so few are taken at once that this is enough time. */
const LEASE_MS = 30_000;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** All that is due now; answers how many were done. */
export async function sendOutbox(dependencies: OutboxDependencies, now: Date): Promise<number> {
  const left = new Set<string>();
  const began = performance.now();
  let done = 0;
  for (;;) {
    const due = await dependencies.database.forDirectory((query) =>
      query.run<{ hotel_id: number; outbox_id: string }>(DUE, [now, BATCH + left.size]),
    );
    const todo = due.filter(({ outbox_id }) => !left.has(outbox_id));
    if (todo.length === 0) return done;
    // Looked at once: what somebody else has, or what we could not even take, is not waited for.
    for (const { outbox_id } of todo) left.add(outbox_id);
    const leased: Leased[] = [];
    await atOnce(AT_ONCE, [...Map.groupBy(todo, ({ hotel_id }) => hotel_id)], async ([hotel_id, own]) => {
      const ids = own.map(({ outbox_id }) => outbox_id);
      leased.push(...(await lease(dependencies, hotel_id, ids, now, performance.now() - began)));
    });
    // An order's messages one after the other, as they were written: ids begin with their time.
    leased.sort((a, b) => (a.message.outbox_id < b.message.outbox_id ? -1 : 1));
    const byOrder = Map.groupBy(leased, ({ message }) => message.order_id);
    await atOnce(AT_ONCE, [...byOrder.values()], async (own) => {
      for (const { hotel_id, message } of own) if (await sendOne(dependencies, hotel_id, message, now)) done += 1;
    });
  }
}

type Leased = { hotel_id: number; message: Message };

/** `elapsed`: a long round began long before its last messages are taken. */
async function lease(
  { database }: OutboxDependencies,
  hotel_id: number,
  ids: string[],
  now: Date,
  elapsed: number,
): Promise<Leased[]> {
  try {
    const until = new Date(now.getTime() + elapsed + LEASE_MS);
    const leased = await database.forHotel(hotel_id, (query) => leaseMessages(query, hotel_id, ids, now, until));
    return leased.map((message) => ({ hotel_id, message }));
  } catch (error) {
    console.error(`the messages of lodging ${hotel_id} could not be taken: ${describeFailure(error)}`);
    return [];
  }
}

async function sendOne(
  dependencies: OutboxDependencies,
  hotel_id: number,
  message: Message,
  now: Date,
): Promise<boolean> {
  try {
    // It was leased so often and never finished: it may crash the process that handles it.
    if (message.leases > MOST_LEASES) throw new NeverFinished("it has never been finished");
    const hotel = await dependencies.directory.byId(hotel_id);
    if (!hotel) throw new Error("the lodging is not there");
    return await dependencies.database.forHotel(hotel_id, (query) =>
      answerMessage(query, dependencies, hotel, message, now),
    );
  } catch (error) {
    await putOff(dependencies.database, hotel_id, message, error, now).catch((failed) =>
      console.error(`message ${message.outbox_id} waits for the end of its lease: ${describeFailure(failed)}`),
    );
    return false;
  }
}

class NeverFinished extends Error {}

async function putOff(database: Database, hotel_id: number, message: Message, error: unknown, now: Date) {
  // The message is not to blame: it is taken up again as soon as its lease is over.
  if (isUnreachable(error)) return;
  const minutes =
    error instanceof UnknownTopic || error instanceof NeverFinished ? null : nextTry(message.attempts + 1);
  const about = `message ${message.outbox_id} (${message.topic}) of lodging ${hotel_id}`;
  if (minutes === null) console.error(`ALERT ${about} is given up: ${describeFailure(error)}`);
  else console.error(`${about} could not be written, and is tried again in ${minutes} min: ${describeFailure(error)}`);
  const outcome =
    minutes === null ? ({ state: "dead" } as const) : ({ state: "waiting", next_at: later(now, minutes) } as const);
  await database.forHotel(hotel_id, (query) => settleMessage(query, hotel_id, message, outcome));
}
