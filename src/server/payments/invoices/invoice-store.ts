/** The SQL of invoices. */
import { and, eq, sql } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import { invoice } from "#server/database/tables/payments.ts";

export type Invoice = typeof invoice.$inferSelect;

const LEASE: Statement = {
  name: "lease_invoice",
  text: `update invoice set tries = tries + 1, next_at = $3::timestamptz + interval '30 seconds'
    where hotel_id = $1 and relate_number = $2 and next_at <= $3 returning next_at`,
};

/** Only one process gets the lease; after a crash it ends by itself. null: another process has it. */
export async function leaseInvoice(
  query: Query,
  hotel_id: number,
  relate_number: string,
  now: Date,
): Promise<Date | null> {
  const [leased] = await query.run<{ next_at: Date }>(LEASE, [hotel_id, relate_number, now]);
  return leased?.next_at ?? null;
}

export async function findInvoice(query: Query, hotel_id: number, relate_number: string): Promise<Invoice | null> {
  const [found] = await query
    .select()
    .from(invoice)
    .where(and(eq(invoice.hotel_id, hotel_id), eq(invoice.relate_number, relate_number)));
  return found ?? null;
}

/** When a further refund has woken it meanwhile, it stays due. */
export async function setInvoice(
  query: Query,
  hotel_id: number,
  relate_number: string,
  { next_at = null, ...change }: Partial<Invoice>,
  lease: Date,
): Promise<void> {
  await query
    .update(invoice)
    .set({ ...change, next_at: sql`case when next_at = ${lease} then ${next_at}::timestamptz else next_at end` })
    .where(and(eq(invoice.hotel_id, hotel_id), eq(invoice.relate_number, relate_number)));
}

const SENT_BACK: Statement = {
  name: "sent_back_of_invoice",
  text: `select coalesce(sum(amount), 0)::bigint as amount from refund_transfer
    where hotel_id = $1 and state = 'done' and left(replace(attempt_id::text, '-', ''), 30) = $2`,
};

/** How much of the invoiced payment has been refunded. */
export async function sumSentBack(query: Query, hotel_id: number, relate_number: string): Promise<number> {
  const [row] = await query.run<{ amount: number }>(SENT_BACK, [hotel_id, relate_number]);
  return row!.amount;
}

/** Makes an order's invoices due again after a refund. */
export async function wakeInvoices(query: Query, hotel_id: number, order_id: string, now: Date): Promise<void> {
  await query
    .update(invoice)
    .set({ next_at: now, tries: 0 })
    .where(
      and(
        eq(invoice.hotel_id, hotel_id),
        eq(invoice.order_id, order_id),
        sql`${invoice.state} in ('requested', 'issued')`,
      ),
    );
}
