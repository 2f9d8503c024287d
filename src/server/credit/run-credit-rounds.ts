/**
 * Twice a day for each lodging: stays that are over earn points, points whose time is over expire, and members are told before.
 * Each step is done in small transactions that find what is left to do, so a run that was cut short is simply done again.
 */
import { randomUUID } from "node:crypto";
import { creditRound, type CreditRound } from "#rules/money/credit-round.ts";
import { expiryAfter } from "#rules/money/point-lots.ts";
import { earningBase, pointsEarned, type PointTerms } from "#rules/money/points.ts";
import { isOpen } from "#rules/site/site.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { recordEvents } from "#server/events/record-events.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { addEntries } from "#server/credit/credit-store.ts";
import { putIntoLots } from "#server/credit/lot-store.ts";
import { readPointTerms } from "#server/credit/read-point-terms.ts";
import { expireLots, lockStays, moveRoundOn, type Stay, takeReminders } from "#server/credit/round-store.ts";

/** As the directory, which sees when each lodging is due and nothing else of it. */
const DUE: Statement = {
  name: "due_credit_rounds",
  text: "select hotel_id from credit_round where next_at <= $1 order by next_at limit $2",
};
const LODGINGS = 200;
/** Orders or members of one transaction: nobody who wants to book waits long for its locks. */
const BATCH = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

type RoundDependencies = { database: Database; directory: Directory };

/** How many orders have earned, members have lost points, and members will be written to. */
export type RoundsDone = { earned: number; expired: number; reminded: number };

/** All lodgings that are due now. One that fails is tried again next time. */
export async function runCreditRounds(
  { database, directory }: RoundDependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<RoundsDone> {
  const seen = new Set<number>();
  const done: RoundsDone = { earned: 0, expired: 0, reminded: 0 };
  for (;;) {
    const due = await database.forDirectory((query) =>
      query.run<{ hotel_id: number }>(DUE, [now, LODGINGS + seen.size]),
    );
    const todo = due.filter(({ hotel_id }) => !seen.has(hotel_id));
    if (todo.length === 0) return done;
    for (const { hotel_id } of todo) {
      if (signal?.aborted) return done;
      seen.add(hotel_id);
      try {
        const hotel = await directory.byId(hotel_id);
        if (hotel) await runRound(database, hotel, now, done);
      } catch (error) {
        console.error(`points of lodging ${hotel_id} could not be looked through: ${describeFailure(error)}`);
      }
    }
  }
}

async function runRound(database: Database, hotel: Tenant, now: Date, done: RoundsDone): Promise<void> {
  const { hotel_id, timezone } = hotel;
  const { departures, reminders, next_at } = creditRound(now, timezone);
  const inBatches = async (step: (query: Query) => Promise<number>): Promise<number> => {
    let count = 0;
    for (;;) {
      const found = await database.forHotel(hotel_id, step);
      count += found;
      if (found < BATCH) return count;
    }
  };
  const settings = await database.forHotel(hotel_id, (query) => readSettings(query, hotel_id));
  // One that is closed for good or deleted takes no bookings that points could be spent on.
  const isAlive = isOpen(hotel) && !settings.del;
  const terms = readPointTerms(settings);
  if (isAlive && terms.earns !== "off") {
    const expires_at = expiryAfter(terms.months, now, timezone);
    done.earned += await earnAll(database, hotel_id, { terms, departures, expires_at, now });
  }
  done.expired += await inBatches((query) => expireLots(query, hotel_id, now, BATCH));
  if (isAlive && reminders !== null && settings.mail_points_expire && !settings.close_member_system) {
    done.reminded += await inBatches((query) => remind(query, hotel_id, reminders, now));
  }
  await database.forHotel(hotel_id, (query) => moveRoundOn(query, hotel_id, now, next_at));
}

type Earning = {
  terms: PointTerms;
  departures: CreditRound["departures"];
  expires_at: Date | null;
  now: Date;
};

async function earnAll(database: Database, hotel_id: number, earning: Earning): Promise<number> {
  let earned = 0;
  for (let after = FIRST; ;) {
    const batch = { earns: earning.terms.earns, after, limit: BATCH };
    const stays = await database.forHotel(hotel_id, async (query) => {
      const locked = await lockStays(query, hotel_id, earning.departures, batch);
      const count = await earn(query, hotel_id, locked, earning);
      return { count, last: locked.at(-1)?.order_id };
    });
    earned += stays.count;
    if (stays.last === undefined) return earned;
    after = stays.last;
  }
}

/** Answers how many have earned. One whose stay has earned meanwhile, or who is no member any more, is passed over. */
async function earn(
  query: Query,
  hotel_id: number,
  stays: readonly Stay[],
  { terms, expires_at, now }: Earning,
): Promise<number> {
  const entries = stays.flatMap(({ order_id, generation, member_id, currency, ...paid }) => {
    const base = earningBase(paid, terms.earns);
    const delta = pointsEarned(base, currency, terms);
    const entry = { credit_id: randomUUID(), credit: "points" as const, member_id, order_id, generation };
    return delta === 0 ? [] : [{ ...entry, delta, base, expires_at }];
  });
  if (entries.length === 0) return 0;
  const entered = await addEntries(query, hotel_id, "earn", entries, now);
  const lots = entries.filter(({ credit_id }) => entered.has(credit_id));
  await putIntoLots(
    query,
    hotel_id,
    lots.map(({ credit_id, member_id, delta }) => ({
      credit_id,
      lot_id: credit_id,
      member_id,
      amount: delta,
      expires_at,
    })),
  );
  return lots.length;
}

/** The event's own key forbids a second one in the same month. */
async function remind(
  query: Query,
  hotel_id: number,
  reminders: NonNullable<CreditRound["reminders"]>,
  now: Date,
): Promise<number> {
  const members = await takeReminders(query, hotel_id, reminders, now, BATCH);
  if (members.length === 0) return 0;
  const payload = { until: reminders.remind_before.toISOString() };
  const about = {
    subject_kind: "member",
    topic: "member.points_expire",
    which: reminders.month,
    now,
    payload,
  } as const;
  await recordEvents(
    query,
    hotel_id,
    members.map((member_id) => ({ subject_id: member_id, ...about })),
  );
  return members.length;
}
