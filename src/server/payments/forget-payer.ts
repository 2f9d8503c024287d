/** Erases payer data after the money is settled: the ledger and the vendors' reports stay, the payment forms go. */
import type { Query, Statement } from "#server/database/connect.ts";

export type MoneyUnderWay = {
  open_payments: number;
  open_refunds: number;
  open_invoices: number;
  /** Days, in Taiwan, on which invoices were issued. */
  invoice_days: string[];
};

/** A remittance attempt that was never paid stays open for ever. Only staff know of it, so it does not delay the erasure. */
const UNDER_WAY: Statement = {
  name: "money_under_way",
  text: `select
    (select count(*) from payment_attempt where hotel_id = $1 and order_id = $2 and gateway <> 'remittance'
      and state in ('created', 'redirected', 'authorized', 'unknown')) as open_payments,
    (select count(*) from refund where hotel_id = $1 and order_id = $2 and state <> 'done') as open_refunds,
    (select count(*) from invoice where hotel_id = $1 and order_id = $2
      and (state = 'requested' or next_at is not null)) as open_invoices,
    (select coalesce(json_agg(to_char(issued_at at time zone 'Asia/Taipei', 'YYYY-MM-DD')), '[]') from invoice where hotel_id = $1 and order_id = $2
      and number <> '' and issued_at is not null) as invoice_days`,
};

export async function readMoneyUnderWay(query: Query, hotel_id: number, order_id: string): Promise<MoneyUnderWay> {
  const [found] = await query.run<MoneyUnderWay>(UNDER_WAY, [hotel_id, order_id]);
  return found!;
}

/** Forms for a vendor's page hold the e-mail address, reports of a remittance the digits of an account. */
const FORGET: Statement = {
  name: "forget_payer",
  text: `update payment_attempt set start = '{}' where hotel_id = $1 and order_id = $2`,
};

export async function forgetPayer(query: Query, hotel_id: number, order_id: string): Promise<void> {
  await query.run(FORGET, [hotel_id, order_id]);
}
