/** The SQL of attempts to be paid, and of what vendors have said about them. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import {
  type AttemptState,
  type BankInstructions,
  paymentAttempt,
  paymentInbox,
} from "#server/database/tables/payments.ts";

export type Attempt = typeof paymentAttempt.$inferSelect;

/** Not yet known how it ends. */
export const OPEN_STATES: AttemptState[] = ["created", "redirected", "authorized", "unknown"];

const one = (hotel_id: number, attempt_id: string) =>
  and(eq(paymentAttempt.hotel_id, hotel_id), eq(paymentAttempt.attempt_id, attempt_id));

/** Prepared statements, as is the next one: they run once per order when holds expire. */
const FIND: Statement = {
  name: "find_attempt",
  text: "select * from payment_attempt where hotel_id = $1 and attempt_id = $2",
};

export async function findAttempt(query: Query, hotel_id: number, attempt_id: string): Promise<Attempt | null> {
  const [found] = await query.run<Attempt>(FIND, [hotel_id, attempt_id]);
  return found ?? null;
}

export async function findAttemptByTrade(
  query: Query,
  hotel_id: number,
  gateway: string,
  trade_no: string,
): Promise<Attempt | null> {
  const [found] = await query
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.hotel_id, hotel_id),
        eq(paymentAttempt.gateway, gateway),
        eq(paymentAttempt.trade_no, trade_no),
      ),
    );
  return found ?? null;
}

const FIND_OPEN: Statement = {
  name: "find_open_attempt",
  text: `select * from payment_attempt where hotel_id = $1 and order_id = $2
    and superseded_at is null and state in ('created', 'redirected', 'authorized', 'unknown')`,
};

/** The attempt that can be paid now, if any. */
export async function findOpenAttempt(query: Query, hotel_id: number, order_id: string): Promise<Attempt | null> {
  const [found] = await query.run<Attempt>(FIND_OPEN, [hotel_id, order_id]);
  return found ?? null;
}

/** The caller has locked the order. Earlier attempts are superseded: late money for them is still accepted. */
export async function addAttempt(query: Query, hotel_id: number, attempt: Attempt): Promise<void> {
  await query
    .update(paymentAttempt)
    .set({ superseded_at: attempt.created_at, updated_at: attempt.created_at })
    .where(
      and(
        eq(paymentAttempt.hotel_id, hotel_id),
        eq(paymentAttempt.order_id, attempt.order_id),
        isNull(paymentAttempt.superseded_at),
      ),
    );
  await query.insert(paymentAttempt).values(attempt);
}

export async function setAttempt(
  query: Query,
  hotel_id: number,
  attempt_id: string,
  change: {
    state?: AttemptState;
    vendor_number?: string;
    instructions?: BankInstructions;
    start?: Record<string, unknown>;
    next_poll_at?: Date | null;
    expires_at?: Date;
    now: Date;
  },
): Promise<void> {
  const { now, ...columns } = change;
  await query
    .update(paymentAttempt)
    .set({ ...columns, updated_at: now })
    .where(one(hotel_id, attempt_id));
}

const CLAIM_POLL: Statement = {
  name: "claim_poll",
  text: `update payment_attempt set polls = polls + 1, next_poll_at = $4, updated_at = $5
    where hotel_id = $1 and attempt_id = $2 and polls = $3 returning 1`,
};

/** Claims the next query to the vendor; false when another process was faster. */
export async function claimPoll(
  query: Query,
  hotel_id: number,
  { attempt_id, polls }: Attempt,
  next_poll_at: Date | null,
  now: Date,
): Promise<boolean> {
  return (await query.run(CLAIM_POLL, [hotel_id, attempt_id, polls, next_poll_at, now])).length === 1;
}

/** Before a card is charged: of two clicks only one continues. From here on only the vendor knows the outcome. */
export async function claimCharge(query: Query, hotel_id: number, attempt_id: string, now: Date): Promise<boolean> {
  const claimed = await query
    .update(paymentAttempt)
    .set({ state: "unknown", updated_at: now })
    .where(and(one(hotel_id, attempt_id), inArray(paymentAttempt.state, ["created", "redirected"])))
    .returning({ attempt_id: paymentAttempt.attempt_id });
  return claimed.length === 1;
}

/** False when the same report was stored before. */
export async function addToInbox(
  query: Query,
  hotel_id: number,
  entry: Omit<typeof paymentInbox.$inferInsert, "hotel_id">,
): Promise<boolean> {
  const added = await query
    .insert(paymentInbox)
    .values({ ...entry, hotel_id })
    .onConflictDoNothing()
    .returning({ gateway: paymentInbox.gateway });
  return added.length === 1;
}
