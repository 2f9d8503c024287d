/** The SQL of refunds and their transfers. */
import { and, eq } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import { insertMany } from "#server/database/insert-rows.ts";
import { refundTransfer } from "#server/database/tables/payments.ts";

export type Transfer = typeof refundTransfer.$inferSelect;
export type TransferKey = Pick<Transfer, "order_id" | "reason" | "transfer_no">;

const one = (hotel_id: number, { order_id, reason, transfer_no }: TransferKey) =>
  and(
    eq(refundTransfer.hotel_id, hotel_id),
    eq(refundTransfer.order_id, order_id),
    eq(refundTransfer.reason, reason),
    eq(refundTransfer.transfer_no, transfer_no),
  );

export async function findTransfer(query: Query, hotel_id: number, key: TransferKey): Promise<Transfer | null> {
  const [found] = await query.select().from(refundTransfer).where(one(hotel_id, key));
  return found ?? null;
}

const RETURNABLE: Statement = {
  name: "returnable_payments",
  text: `select money.vendor, money.vendor_number, money.currency, attempt.attempt_id,
      money.amount - coalesce((select sum(sent.amount) from refund_transfer sent where sent.hotel_id = $1
        and sent.order_id = $2 and sent.vendor = money.vendor and sent.vendor_number = money.vendor_number), 0) as left
    from money_ledger money
    left join payment_attempt attempt on attempt.hotel_id = $1 and attempt.order_id = $2
      and attempt.vendor = money.vendor and attempt.vendor_number = money.vendor_number and attempt.state = 'captured'
    where money.hotel_id = $1 and money.order_id = $2 and money.kind = 'capture'
    order by money.at, money.vendor_number`,
};

export type ReturnablePayment = {
  vendor: number;
  vendor_number: string;
  currency: string;
  attempt_id: string | null;
  left: number;
};

/** An order's payments, the earliest first, with the amount that no refund covers yet. */
export async function listReturnable(query: Query, hotel_id: number, order_id: string): Promise<ReturnablePayment[]> {
  const rows = await query.run<ReturnablePayment>(RETURNABLE, [hotel_id, order_id]);
  // PostgreSQL returns a sum of integers as text.
  return rows.map((row) => ({ ...row, left: Number(row.left) }));
}

const ADD: Statement = {
  name: "add_transfers",
  text: `${insertMany(refundTransfer, "$1")}`,
};

export async function addTransfers(query: Query, hotel_id: number, transfers: Transfer[]): Promise<void> {
  if (transfers.some((each) => each.hotel_id !== hotel_id)) throw new Error("a refund of another lodging");
  await query.run(ADD, [JSON.stringify(transfers)]);
}

export async function setTransfer(
  query: Query,
  hotel_id: number,
  key: TransferKey,
  change: Partial<Pick<Transfer, "state" | "proof" | "tries" | "next_at" | "updated_at">>,
): Promise<void> {
  await query.update(refundTransfer).set(change).where(one(hotel_id, key));
}

/** All transfers of the same payment, this one included. */
export function listSiblings(query: Query, hotel_id: number, transfer: Transfer): Promise<Transfer[]> {
  return query
    .select()
    .from(refundTransfer)
    .where(
      and(
        eq(refundTransfer.hotel_id, hotel_id),
        eq(refundTransfer.vendor, transfer.vendor),
        eq(refundTransfer.vendor_number, transfer.vendor_number),
      ),
    );
}

const LEDGER: Statement = {
  name: "ledger_refund",
  text: `insert into money_ledger (hotel_id, vendor, kind, vendor_number, order_id, amount, currency, at)
    values ($1, $2, 'refund', $3, $4, $5, $6, $7)`,
};

export async function writeRefund(query: Query, hotel_id: number, transfer: Transfer, now: Date): Promise<void> {
  const { vendor, request_key, order_id, amount, currency } = transfer;
  await query.run(LEDGER, [hotel_id, vendor, request_key, order_id, amount, currency, now]);
}

const CLOSE: Statement = {
  name: "close_refund",
  text: `update refund set state = 'done' where hotel_id = $1 and order_id = $2 and reason = $3 and state = 'requested'
      and not exists (select from refund_transfer part where part.hotel_id = $1 and part.order_id = $2
        and part.reason = $3 and part.state <> 'done')
    returning amount`,
};

/** True when the last part has been returned. */
export async function closeRefund(query: Query, hotel_id: number, order_id: string, reason: string): Promise<boolean> {
  return (await query.run(CLOSE, [hotel_id, order_id, reason])).length === 1;
}
