/** The limit of database work: the same statements through the driver alone. Controlled by messages. */
import { callbackify } from "node:util";
import pg from "pg";
import { TAKE_ROLE } from "#server/database/roles.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { CALENDAR_DAYS } from "#server/rooms/offer-store.ts";
import { writeBareOrder } from "./bare-order.ts";
import { classesOf, pickOrder, pickStay, type Spread, TODAY } from "./lodgings.ts";
import { summarize } from "./measure.ts";
import { POOL } from "./settings.ts";

export type Turn = {
  subject: "search" | "calendar" | "order";
  spread: Spread;
  nights: number;
  inFlight: number;
  seconds: number;
};

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: POOL,
  verify: callbackify(async (client: pg.PoolClient) => void (await client.query(TAKE_ROLE))),
});

/** The rows as the driver gives them; Yado lets the database write them as one text (offer-store.ts), which is part of its work. */
const STAY_ROWS = { name: "stay_rows", text: "select * from stay_offered($1, $2, $3)" };

const WORK: Record<Turn["subject"], (turn: Turn) => Promise<unknown>> = {
  search({ spread, nights }) {
    const { hotel_id, start, end } = pickStay(spread, nights);
    return pool.query({ ...STAY_ROWS, values: [hotel_id, start, end] });
  },
  calendar({ spread, nights }) {
    const { hotel_id, start, last } = pickStay(spread, nights);
    return pool.query({
      ...CALENDAR_DAYS,
      values: [hotel_id, start, last, classesOf(hotel_id), TODAY, STAY_LIMITS.nights],
    });
  },
  order: ({ spread, nights }) => writeBareOrder(pool, pickOrder(spread, nights)),
};

async function take(turn: Turn) {
  const times: number[] = [];
  const began = performance.now();
  const until = began + turn.seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      const requested = performance.now();
      await WORK[turn.subject](turn);
      times.push(performance.now() - requested);
    }
  };
  await Promise.all(Array.from({ length: turn.inFlight }, work));
  return summarize(times, performance.now() - began);
}

process.on("message", (turn: Turn) => void take(turn).then((measured) => process.send!(measured)));
process.on("SIGTERM", () => process.exit(0));
