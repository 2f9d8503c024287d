/** Records, once a day for each lodging, for which stays an e-mail is due: before arrival, on the day, and afterwards. */
import { type DueStayMail, stayRound } from "#rules/mail/stay-mails.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import { isOpen } from "#rules/site/site.ts";
import { dayAt, instantAt } from "#rules/time/day.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { aboutOrder, recordEvents } from "#server/events/record-events.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { listStays, takeRound } from "#server/orders/stays/stay-store.ts";

/** As the directory, which sees when each lodging is due and nothing else of it. */
const DUE: Statement = {
  name: "due_stay_rounds",
  text: `select hotel_id from stay_mail_round where next_at <= $1 order by next_at limit $2`,
};
const BATCH = 200;

const ARRIVES: readonly OrderState[] = ["confirmed"];
const HAS_STAYED: readonly OrderState[] = ["confirmed", "checked_in", "completed"];

type StayDependencies = { database: Database; directory: Directory };

/** All lodgings that are due now; answers how many e-mails will be written. One that fails is tried again next time. */
export async function recordStayMails({ database, directory }: StayDependencies, now: Date): Promise<number> {
  const seen = new Set<number>();
  let recorded = 0;
  for (;;) {
    const due = await database.forDirectory((query) => query.run<{ hotel_id: number }>(DUE, [now, BATCH + seen.size]));
    const todo = due.filter(({ hotel_id }) => !seen.has(hotel_id));
    if (todo.length === 0) return recorded;
    for (const { hotel_id } of todo) {
      seen.add(hotel_id);
      try {
        const hotel = await directory.byId(hotel_id);
        if (hotel) recorded += await database.forHotel(hotel_id, (query) => recordRound(query, hotel, now));
      } catch (error) {
        console.error(`e-mails around stays of lodging ${hotel_id} could not be recorded: ${describeFailure(error)}`);
      }
    }
  }
}

async function recordRound(query: Query, hotel: Tenant, now: Date): Promise<number> {
  const { hotel_id, timezone } = hotel;
  const settings = await readSettings(query, hotel_id);
  const { due, next_at } = stayRound(now, hotel, settings);
  if (!(await takeRound(query, hotel_id, now, next_at))) return 0;
  // One that is closed for good or deleted welcomes nobody.
  if (!isOpen(hotel) || settings.del) return 0;
  const today = instantAt(dayAt(now, timezone), "00:00", timezone);
  let recorded = 0;
  for (const mail of due) recorded += await recordStays(query, hotel_id, mail, { now, today });
  return recorded;
}

async function recordStays(
  query: Query,
  hotel_id: number,
  { kind, by, day, until }: DueStayMail,
  { now, today }: { now: Date; today: Date },
): Promise<number> {
  const topic = `order.${kind}` as const;
  const states = by === "arrival" ? ARRIVES : HAS_STAYED;
  const orders = await listStays(query, hotel_id, { by, day, states, topic, today });
  if (orders.length === 0) return 0;
  const payload = { until: until.toISOString() };
  await recordEvents(
    query,
    hotel_id,
    orders.map((order_id) => aboutOrder({ order_id, topic, now, payload })),
  );
  return orders.length;
}
