/** The SQL of what orders have besides rooms. Every move is an entry in the ledger, written by the same statement. */
import type { AttachmentState } from "#rules/add-ons/attachment-state.ts";
import type { AttachmentRows } from "#server/add-ons/attachment-rows.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { insertMany } from "#server/database/insert-rows.ts";
import { attachmentLedger, orderAttachment } from "#server/database/tables/add-ons.ts";

/** The number of an attachment's next entry, and of the one after it. */
const NEXT = `(select coalesce(max(earlier.move_no), 0) from attachment_ledger earlier where earlier.hotel_id = $1
  and earlier.order_id = moved.order_id and earlier.attachment_no = moved.attachment_no)`;
const INTO = `insert into attachment_ledger (hotel_id, order_id, attachment_no, move_no, kind, quantity, amount, at)`;

const SELL: Statement = {
  name: "sell_attachments",
  text: `with moved as (
      update order_attachment set state = 'sold', expires_at = null
      where hotel_id = $1 and order_id = $2 and state = 'held'
      returning order_id, attachment_no, quantity, unit_price)
    ${INTO} select $1, order_id, attachment_no, ${NEXT} + 1, 'convert', quantity, quantity * unit_price, $3::timestamptz
    from moved returning attachment_no`,
};

const END: Statement = {
  name: "end_attachments",
  text: `with moved as (
      update order_attachment set state = case state when 'held' then 'expired' else 'given_back' end, expires_at = null
      where hotel_id = $1 and order_id = any($2) and state = any($3)
      returning order_id, attachment_no, quantity, unit_price, state)
    ${INTO} select $1, order_id, attachment_no, ${NEXT} + 1, case state when 'expired' then 'release' else 'give_back' end,
      quantity, quantity * unit_price, $4::timestamptz from moved returning attachment_no`,
};

const RETAKE: Statement = {
  name: "retake_attachments",
  text: `with moved as (
      update order_attachment set state = 'sold'
      where hotel_id = $1 and order_id = $2 and state = 'expired' and left_at is null
      returning order_id, attachment_no, quantity, unit_price)
    ${INTO} select $1, order_id, attachment_no, ${NEXT} + nth, kind, quantity, quantity * unit_price, $3::timestamptz
    from moved, (values (1, 'take'), (2, 'convert')) as kinds (nth, kind) returning attachment_no`,
};

export const sellAttachmentsOf = (query: Query, hotel_id: number, order_id: string, now: Date) =>
  query.run(SELL, [hotel_id, order_id, now]);

export const endAttachmentsOf = (
  query: Query,
  hotel_id: number,
  orders: readonly string[],
  states: readonly AttachmentState[],
  now: Date,
) => query.run(END, [hotel_id, orders, states, now]);

export const retakeAttachmentsOf = (query: Query, hotel_id: number, order_id: string, now: Date) =>
  query.run(RETAKE, [hotel_id, order_id, now]);

const INSERT: Statement = {
  name: "insert_attachments",
  text: `with added as (${insertMany(orderAttachment, "$1")}) ${insertMany(attachmentLedger, "$2")}`,
};

export async function insertAttachments(query: Query, hotel_id: number, rows: AttachmentRows): Promise<void> {
  if (rows.attachments.some((row) => row.hotel_id !== hotel_id)) throw new Error("attachments of another lodging");
  await query.run(INSERT, [JSON.stringify(rows.attachments), JSON.stringify(rows.attachment_ledger)]);
}

/** $4 pieces stay; 0: it leaves the order. */
const REDUCE: Statement = {
  name: "reduce_attachment",
  text: `with earlier as (
      select quantity, unit_price, state from order_attachment
      where hotel_id = $1 and order_id = $2 and attachment_no = $3
    ), moved as (
      update order_attachment set quantity = case when $4::int = 0 then quantity else $4::int end,
        state = case when $4::int > 0 then state when state = 'held' then 'expired' else 'given_back' end,
        expires_at = case when $4::int > 0 then expires_at end, left_at = case when $4::int = 0 then $5::timestamptz end
      where hotel_id = $1 and order_id = $2 and attachment_no = $3 and state in ('held', 'sold')
      returning order_id, attachment_no)
    ${INTO} select $1, moved.order_id, moved.attachment_no, ${NEXT} + 1,
      case earlier.state when 'held' then 'release' else 'give_back' end,
      earlier.quantity - $4::int, (earlier.quantity - $4::int) * earlier.unit_price, $5::timestamptz
    from moved, earlier returning move_no`,
};

/** How many stay of it; 0: it leaves the order. Returns the number of the entry in the ledger. */
export async function reduceAttachment(
  query: Query,
  hotel_id: number,
  { order_id, attachment_no, quantity, now }: { order_id: string; attachment_no: number; quantity: number; now: Date },
): Promise<number> {
  const [row] = await query.run<{ move_no: number }>(REDUCE, [hotel_id, order_id, attachment_no, quantity, now]);
  if (!row) throw new Error(`Attachment ${attachment_no} of ${order_id} moved while its order was locked.`);
  return row.move_no;
}

const LEAVE: Statement = {
  name: "leave_order",
  text: `with moved as (
      update order_attachment set state = $5, left_at = $6
      where hotel_id = $1 and order_id = $2 and item_number = $3 and item_type = $4 and state = 'sold'
      returning order_id, attachment_no, quantity, unit_price)
    ${INTO} select $1, order_id, attachment_no, ${NEXT} + 1, 'give_back', quantity, quantity * unit_price, $6::timestamptz
    from moved returning amount`,
};

/** Returns what it had cost. */
export async function leaveOrderWith(
  query: Query,
  hotel_id: number,
  order_id: string,
  { item_number, item_type }: { item_number: string; item_type: string },
  to: AttachmentState,
  now: Date,
): Promise<number> {
  const left = await query.run<{ amount: number }>(LEAVE, [hotel_id, order_id, item_number, item_type, to, now]);
  return left.reduce((total, { amount }) => total + amount, 0);
}
