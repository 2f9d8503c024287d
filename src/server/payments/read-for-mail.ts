/** What e-mails to staff say of payments that they must handle. */
import type { Query, Statement } from "#server/database/connect.ts";

const TRANSFER: Statement = {
  name: "transfer_for_mail",
  text: `select amount from refund_transfer where hotel_id = $1 and order_id = $2 and reason = $3 and transfer_no = $4`,
};

/** How much staff must send back. */
export async function readTransferForMail(
  query: Query,
  hotel_id: number,
  { order_id, reason, transfer_no }: { order_id: string; reason: string; transfer_no: number },
): Promise<number> {
  const [found] = await query.run<{ amount: number }>(TRANSFER, [hotel_id, order_id, reason, transfer_no]);
  if (!found) throw new Error(`order ${order_id} has no refund ${reason} ${transfer_no}`);
  return found.amount;
}

const QUARANTINED: Statement = {
  name: "quarantined_for_mail",
  text: `select inbox.gateway, inbox.reason from payment_inbox inbox
    join payment_attempt attempt on attempt.hotel_id = inbox.hotel_id and attempt.attempt_id = inbox.attempt_id
    where inbox.hotel_id = $1 and attempt.order_id = $2 and inbox.outcome = 'quarantined'
    order by inbox.received_at desc limit 1`,
};

/** The latest quarantined report of an order. */
export async function readQuarantinedForMail(
  query: Query,
  hotel_id: number,
  order_id: string,
): Promise<{ gateway: string; reason: string } | null> {
  const [found] = await query.run<{ gateway: string; reason: string }>(QUARANTINED, [hotel_id, order_id]);
  return found ?? null;
}
