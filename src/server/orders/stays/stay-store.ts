/** The SQL of the e-mails around stays: a lodging's round, and its orders that are due. */
import type { StayMail } from "#rules/mail/stay-mails.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const TAKE: Statement = {
  name: "take_stay_round",
  text: `update stay_mail_round set next_at = $3 where hotel_id = $1 and next_at <= $2 returning hotel_id`,
};

/** Locks the lodging's round and moves it on. False: another process has done so. */
export async function takeRound(query: Query, hotel_id: number, now: Date, next_at: Date): Promise<boolean> {
  return (await query.run(TAKE, [hotel_id, now, next_at])).length === 1;
}

/** One that was placed today has just been confirmed, and its guest knows everything. */
const dueOrders = (day: string): string => `select order_id from "order"
  where hotel_id = $1 and state = any($2) and cancel_applied_at is null and created_at < $4 and ${day}
    and not exists (select from event
      where event.hotel_id = $1 and event.subject_id = "order".order_id::text and event.topic = $5)
  order by order_id`;

const ARRIVING: Statement = { name: "arriving_orders", text: dueOrders("check_in_day = $3") };
/** No stay is nearly as long, and the index is by arrival. */
const LEAVING: Statement = {
  name: "leaving_orders",
  text: dueOrders("check_out_day = $3 and check_in_day between $3::date - 60 and $3::date"),
};

export type StayDay = {
  by: "arrival" | "departure";
  day: string;
  /** Orders in these states only. */
  states: readonly OrderState[];
  topic: `order.${StayMail}`;
  /** When today began at the lodging. */
  today: Date;
};

/** Orders of this day that have not had this event. */
export async function listStays(
  query: Query,
  hotel_id: number,
  { by, day, states, topic, today }: StayDay,
): Promise<string[]> {
  const statement = by === "arrival" ? ARRIVING : LEAVING;
  const rows = await query.run<{ order_id: string }>(statement, [hotel_id, states, day, today, topic]);
  return rows.map(({ order_id }) => order_id);
}
