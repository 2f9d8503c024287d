/**
 * The limit of an order: the same rows and counter updates, one prepared statement per table, one transaction. Nothing is
 * checked, priced or looked up, but the rows are correct, so that the audit finds nothing.
 */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashOf, newId, newOrderDoc, newShortCode } from "#server/orders/ids.ts";
import { type PickedOrder, TODAY } from "./lodgings.ts";

const PRICE = 2000;
const HOLD_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

type Row = Record<string, unknown>;

/** Each SQL text is made once: it is also the statement's name. */
const texts = new Map<string, string>();

function insertInto(table: string, rows: readonly Row[]): pg.QueryConfig {
  const key = `bare_${table}_${rows.length}`;
  const columns = Object.keys(rows[0]!);
  const text =
    texts.get(key) ??
    `insert into "${table}" (${columns.join(", ")}) values ${rows
      .map((_, nth) => `(${columns.map((_column, at) => `$${nth * columns.length + at + 1}`).join(", ")})`)
      .join(", ")}`;
  texts.set(key, text);
  return { name: key, text, values: rows.flatMap((row) => Object.values(row)) };
}

const MOVE_NIGHTS = `with locked as materialized (
    select night from room_night where hotel_id = $1 and room_class_id = $2 and night = any($3::date[])
    order by night for no key update
  )
  update room_night set held = held + 1 from locked
  where room_night.hotel_id = $1 and room_night.room_class_id = $2 and room_night.night = locked.night`;

const APPEND = `with head as (
    insert into audit_head (hotel_id, seq, hash)
    values ($1, 1, encode(sha256(convert_to($2::text || $3::jsonb::text, 'UTF8')), 'hex'))
    on conflict (hotel_id) do update set seq = audit_head.seq + 1,
      hash = encode(sha256(convert_to(audit_head.hash || $2::text || $3::jsonb::text, 'UTF8')), 'hex')
    returning seq, hash
  )
  insert into audit_log (hotel_id, seq, order_id, entry, hash)
  select $1, seq, $2::text::uuid, $3::jsonb, hash from head`;

export async function writeBareOrder(pool: pg.Pool, picked: PickedOrder): Promise<void> {
  const { hotel_id, room_class_id, nights } = picked;
  const now = new Date();
  const order_id = newId(now);
  const inserts = rowsOf(picked, order_id, now);
  const entry = JSON.stringify({ at: now, actor: "guest", action: "order.placed", to: "held" });
  const client = await pool.connect();
  try {
    await client.query(`begin; set local app.hotel_id = ${hotel_id}`);
    for (const insert of inserts) await client.query(insert);
    await client.query({ name: "bare_move", text: MOVE_NIGHTS, values: [hotel_id, room_class_id, nights] });
    await client.query({ name: "bare_append", text: APPEND, values: [hotel_id, order_id, entry] });
    await client.query("commit");
  } finally {
    client.release();
  }
}

function rowsOf(picked: PickedOrder, order_id: string, now: Date): pg.QueryConfig[] {
  const { hotel_id, room_class_id, rate_plan_id, nights, start, end } = picked;
  const own = { hotel_id, order_id };
  const total = PRICE * nights.length;
  const order_doc = newOrderDoc(TODAY);
  const event_id = newId(now);
  const about = { subject_id: order_id };
  return [
    insertInto("order", [
      {
        ...own,
        order_doc,
        short_code: newShortCode(),
        state: "held",
        generation: 1,
        lang: "zh-TW",
        check_in_day: start,
        check_out_day: end,
        adults_count: 2,
        children_count: 0,
        is_entire_rent: false,
        pay_way: "credit_card",
        payment_vendor: 1,
        pay_option: "all",
        currency: "TWD",
        list_amount: total,
        member_discount: 0,
        coupon_discount: 0,
        attachment_amount: 0,
        point_used: 0,
        stored_value_used: 0,
        total,
        deposit_percent: 0,
        deposit_amount: 0,
        pay_amount: total,
        paid_amount: 0,
        used_coupon: [],
        history_hash: hashOf(`history ${order_id}`),
        cancel_hash: hashOf(`cancel ${order_id}`),
        created_at: now,
        updated_at: now,
      },
    ]),
    insertInto("order_guest", [
      {
        ...own,
        booker_first_name: "Mei",
        booker_last_name: "Lin",
        booker_name: "Lin Mei",
        booker_phone: "+886 912-345-678",
        booker_email: `${order_id}@example.com`,
        email_key: `${order_id}@example.com`,
        phone_key: "886912345678",
        company_reg_number: "",
        company_name: "",
        memo: "",
        occupants: JSON.stringify([{ occupant_name: "", occupant_phone: "", occupant_email: "", memo: "" }]),
      },
    ]),
    insertInto("order_line", [
      {
        ...own,
        line_no: 0,
        room_class_id,
        rate_plan_id,
        num: 1,
        list_price: total,
        price: total,
        net_amount: total,
        sold: SOLD,
      },
    ]),
    insertInto(
      "order_night",
      nights.map((night) => ({ ...own, line_no: 0, night, room_class_id, rate_plan_id, units: 1, price: PRICE })),
    ),
    insertInto("order_hold", [{ ...own, expires_at: new Date(now.getTime() + HOLD_MS) }]),
    insertInto("inventory_ledger", [{ ...own, generation: 1, kind: "hold", at: now }]),
    insertInto("idempotency", [
      {
        ...own,
        scope: "placeOrder",
        key: randomUUID(),
        request_hash: hashOf(order_id),
        answer: JSON.stringify({ order_doc, redirect_path: `/stay/pay/${hotel_id}/${order_doc}` }),
        created_at: now,
      },
    ]),
    // As of a guest who has proved the e-mail address: others may hold only a share of a night's rooms before they pay.
    insertInto("unpaid_order", [
      {
        ...own,
        is_verified: true,
        rooms: 1,
        email: hashOf(`email ${order_id}`),
        phone: hashOf(`phone ${order_id}`),
        session: null,
        address: null,
        forget_at: new Date(now.getTime() + DAY_MS),
      },
    ]),
    insertInto("event", [{ hotel_id, event_id, ...about, subject_kind: "order", topic: "order.placed", at: now }]),
    insertInto("delivery", [{ hotel_id, event_id, ...about, subscriber: "mail", next_at: now }]),
  ];
}

/** As long as the copy of the plan that an order keeps. */
const SOLD = JSON.stringify({
  room_class_name: { "zh-TW": "海景雙人房 1", "en-US": "Double room with sea view 1" },
  rate_plan_code_name: { "zh-TW": "方案 1", "en-US": "Plan 1" },
  rate_plan_code_introduction: {
    "zh-TW": "含隔日早餐,入住前三日可免費取消。",
    "en-US": "With breakfast, free to cancel until three days before arrival.",
  },
  refund_template_id: 2,
  refund_steps: [
    { days_before: 14, fee_percent: 30 },
    { days_before: 7, fee_percent: 50 },
    { days_before: 3, fee_percent: 70 },
    { days_before: 0, fee_percent: 100 },
  ],
  contain_meals: ["breakfast"],
});
