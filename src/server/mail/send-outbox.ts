/** Turns what committed changes owe the world into letters: each at least once, none twice, and none holds up the others. */
import { MOST_TRIES, nextTry } from "#rules/letters.ts";
import { type Database, isUnreachable, type Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/describe-failure.ts";
import type { Directory } from "#server/hotel/directory.ts";
import { answerMessage, UnknownTopic } from "#server/mail/answer-message.ts";
import type { Desk } from "#server/mail/links.ts";
import { leaseMessages, type Message, settleMessage } from "#server/mail/outbox-store.ts";

export type MailRoom = Desk & { database: Database; directory: Directory };

/** By when each is due, never "all after the last one": commits come out of order. */
const DUE: Statement = {
  name: "due_messages",
  text: `select hotel_id, outbox_id from outbox where state = 'waiting' and next_at <= $1 order by next_at limit $2`,
};
const BATCH = 100;
const MINUTE_MS = 60_000;
/** Whoever dies with messages in hand has given them back by then; so few are taken at once that this is time enough. */
const LEASE_MS = 30_000;
const LEASED_AT_ONCE = 20;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** All that is due now; answers how many were done. */
export async function sendOutbox(room: MailRoom, now: Date): Promise<number> {
  const left = new Set<string>();
  let done = 0;
  for (;;) {
    const due = await room.database.forDirectory((query) =>
      query.run<{ hotel_id: number; outbox_id: string }>(DUE, [now, BATCH + left.size]),
    );
    const todo = due.filter(({ outbox_id }) => !left.has(outbox_id));
    if (todo.length === 0) return done;
    for (const hotel_id of new Set(todo.map((each) => each.hotel_id))) {
      const ids = todo.filter((each) => each.hotel_id === hotel_id).map(({ outbox_id }) => outbox_id);
      // Looked at once: what somebody else has, or what we could not even take, is not waited for.
      for (const id of ids) left.add(id);
      while (ids.length > 0) done += await sendOf(room, hotel_id, ids.splice(0, LEASED_AT_ONCE), now);
    }
  }
}

async function sendOf(room: MailRoom, hotel_id: number, ids: string[], now: Date): Promise<number> {
  const { database } = room;
  let done = 0;
  try {
    const until = new Date(now.getTime() + LEASE_MS);
    const leased = await database.forHotel(hotel_id, (query) => leaseMessages(query, hotel_id, ids, now, until));
    // As they were written: ids begin with their time.
    for (const message of leased.toSorted((a, b) => (a.outbox_id < b.outbox_id ? -1 : 1))) {
      if (await sendOne(room, hotel_id, message, now)) done += 1;
    }
  } catch (error) {
    console.error(`the messages of lodging ${hotel_id} could not be taken: ${describeFailure(error)}`);
  }
  return done;
}

async function sendOne(room: MailRoom, hotel_id: number, message: Message, now: Date): Promise<boolean> {
  try {
    // It was taken so often and never came back: whoever takes it dies of it.
    if (message.attempts > MOST_TRIES) throw new Error("it has never been finished");
    const hotel = await room.directory.byId(hotel_id);
    if (!hotel) throw new Error("the lodging is not there");
    return await room.database.forHotel(hotel_id, (query) => answerMessage(query, room, hotel, message, now));
  } catch (error) {
    await putOff(room.database, hotel_id, message, error, now);
    return false;
  }
}

async function putOff(database: Database, hotel_id: number, message: Message, error: unknown, now: Date) {
  // The message is not to blame: it is taken up again as soon as its lease is over.
  if (isUnreachable(error)) return;
  const minutes = error instanceof UnknownTopic ? null : nextTry(message.attempts);
  const about = `message ${message.outbox_id} (${message.topic}) of lodging ${hotel_id}`;
  if (minutes === null) console.error(`ALERT ${about} is given up: ${describeFailure(error)}`);
  else console.error(`${about} could not be written, and is tried again in ${minutes} min: ${describeFailure(error)}`);
  const outcome =
    minutes === null ? ({ state: "dead" } as const) : ({ state: "waiting", next_at: later(now, minutes) } as const);
  await database.forHotel(hotel_id, (query) => settleMessage(query, hotel_id, message, outcome));
}
