/** The SQL of what belongs to one order besides itself: nights, money, transfers, e-mails, its log. */
import type { OrderState } from "#rules/orders/order-status.ts";
import type { AuditEntry } from "#server/audit/append-audit.ts";
import type { RequestOrigin } from "#server/audit/request-origin.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const NIGHTS: Statement = {
  name: "studio_order_nights",
  text: `select line_no, night, max(price) as price from order_night where hotel_id = $1 and order_id = $2
    group by line_no, night order by line_no, night`,
};

const MONEY: Statement = {
  name: "studio_order_money",
  text: `select kind, vendor, amount, at from money_ledger where hotel_id = $1 and order_id = $2 order by at`,
};

const TRANSFERS: Statement = {
  name: "studio_order_transfers",
  text: `select reason, transfer_no, amount, state from refund_transfer where hotel_id = $1 and order_id = $2
    order by reason, transfer_no`,
};

const MAILS: Statement = {
  name: "studio_order_mails",
  text: `select kind, subject, state, coalesce(sent_at, created_at) as at from mail where hotel_id = $1 and order_id = $2
    order by created_at desc, mail_id desc limit 60`,
};

const LOG: Statement = {
  name: "studio_order_log",
  text: `select entry, coalesce(nullif(staff.name, ''), staff.email) as name from audit_log
    left join staff on staff.hotel_id = $1 and 'staff:' || staff.account_id = entry ->> 'actor'
    where audit_log.hotel_id = $1 and audit_log.order_id = $2 order by seq desc limit 100`,
};

type LoggedMove = Omit<AuditEntry, "at" | "from" | "to"> & {
  at: string;
  from?: OrderState;
  to?: OrderState;
  origin?: RequestOrigin;
};

export type OrderDetails = {
  nights: { line_no: number; night: string; price: number }[];
  money: { kind: "capture" | "refund"; vendor: number; amount: number; at: Date }[];
  transfers: { reason: string; transfer_no: number; amount: number; state: string }[];
  mails: { kind: string; subject: string; state: "waiting" | "sent" | "kept" | "dead"; at: Date }[];
  log: { entry: LoggedMove; name: string | null }[];
};

export async function readDetails(query: Query, hotel_id: number, order_id: string): Promise<OrderDetails> {
  const of = <Row extends object>(statement: Statement) => query.run<Row>(statement, [hotel_id, order_id]);
  return {
    nights: await of(NIGHTS),
    money: await of(MONEY),
    transfers: await of(TRANSFERS),
    mails: await of(MAILS),
    log: await of(LOG),
  };
}
