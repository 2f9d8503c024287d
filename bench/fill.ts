/** Fills a database with lodgings as its owner, as fast as possible: without indexes, keys and triggers meanwhile. */
import pg from "pg";
import { EMPTY_INFO } from "#server/lodgings/empty-info.ts";
import { CLASSES, HOT_CAPACITY, NIGHTS, PLANS, TODAY } from "./lodgings.ts";

const HOTELS = `insert into hotel (hotel_id, support_lang)
  select id, '{zh-TW,en-US,ja-JP}' from generate_series($1::int, $2::int) id`;

const CARDS = `insert into hotel_card (hotel_id, hotel_name)
  select id, jsonb_build_object('zh-TW', '第 ' || id || ' 號旅店', 'en-US', 'Inn No. ' || id)
  from generate_series($1::int, $2::int) id`;

const TERMS = `insert into hotel_terms (hotel_id, payment_list)
  select id, '{1,8,14}' from generate_series($1::int, $2::int) id`;

/** As much as an e-mail needs: what is owed for each order must be written. */
const INFO = JSON.stringify({
  ...EMPTY_INFO,
  checkin_start_time: "15:00",
  checkin_end_time: "22:00",
  checkout_time: "11:00",
  email: "inn@example.com",
});

const SITES = `insert into hotel_site (hotel_id, info)
  select id, '${INFO}' from generate_series($1::int, $2::int) id`;

const HOSTS = `insert into hotel_host (hotel_id, host, canonical)
  select id, 'h' || id || '.localhost', true from generate_series($1::int, $2::int) id`;

const ROOM_CLASSES = `insert into room_class (hotel_id, room_class_id, room_code, room_class_name, introduction, people, children, facilities)
  select id, (id - 1) * ${CLASSES} + nth + 1, 'R' || nth,
    jsonb_build_object('zh-TW', '海景雙人房 ' || nth, 'en-US', 'Double room with sea view ' || nth),
    jsonb_build_object('zh-TW', '大片窗戶望向海灣,附獨立浴室與小陽台。', 'en-US', 'Wide windows over the bay, a bathroom and a small balcony.'),
    2 + nth % 3, 1, '{free_wifi,exterior_window,air_conditioner,bathtub}'
  from generate_series($1::int, $2::int) id, generate_series(0, ${CLASSES - 1}) nth`;

const RATE_PLANS = `insert into rate_plan (hotel_id, rate_plan_id, rate_plan_code, rate_plan_code_name, rate_plan_code_introduction,
    contain_meals, target_rooms)
  select id, (id - 1) * ${PLANS} + nth + 1, 'P' || nth,
    jsonb_build_object('zh-TW', '方案 ' || nth, 'en-US', 'Plan ' || nth),
    jsonb_build_object('zh-TW', '含隔日早餐,入住前三日可免費取消。', 'en-US', 'With breakfast, free to cancel until three days before arrival.'),
    case nth when 0 then '{}'::text[] else '{breakfast}' end,
    (select array_agg((id - 1) * ${CLASSES} + room + 1) from generate_series(0, ${CLASSES - 1}) room)
  from generate_series($1::int, $2::int) id, generate_series(0, ${PLANS - 1}) nth`;

/** In the order an owner loads them, a year of one class after the other: the rows of one search are scattered. */
const ROOM_NIGHTS = `insert into room_night (hotel_id, night, room_class_id, capacity)
  select class / ${CLASSES} + 1, $3::date + i % ${NIGHTS}, class + 1, case class when 0 then ${HOT_CAPACITY} else 20 + class % 5 end
  from generate_series(0, ($2::int - $1::int + 1) * ${CLASSES * NIGHTS} - 1) i,
    lateral (select ($1::int - 1) * ${CLASSES} + i / ${NIGHTS} as class) at`;

const PLAN_NIGHTS = `insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price, member_price)
  select class / ${CLASSES} + 1, $3::date + ahead, class + 1, class / ${CLASSES} * ${PLANS} + plan + 1,
    1500 + class % ${CLASSES} * 200 + class / ${CLASSES} % 13 * 10 + plan * 150 + ahead % 7 * 50,
    case plan when 2 then 1500 + class % ${CLASSES} * 200 + ahead % 7 * 50 end
  from generate_series(0, ($2::int - $1::int + 1) * ${CLASSES * PLANS * NIGHTS} - 1) i,
    lateral (select ($1::int - 1) * ${CLASSES} + i / ${PLANS * NIGHTS} as class, i / ${NIGHTS} % ${PLANS} as plan, i % ${NIGHTS} as ahead) at`;

const FILLED = [
  "hotel",
  "hotel_card",
  "hotel_site",
  "hotel_terms",
  "hotel_host",
  "room_class",
  "rate_plan",
  "room_night",
  "plan_night",
];
const BIG = ["room_night", "plan_night"];

/** Every key and index of a table, with the statements that drop and create it. */
const INDEXES = `select format('alter table %I drop constraint %I', $1::text, conname) as drop,
    format('alter table %I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where conrelid = $1::text::regclass and contype in ('p', 'u')
  union all
  select format('drop index %I', class.relname), pg_get_indexdef(indexrelid)
  from pg_index join pg_class class on class.oid = indexrelid
  where indrelid = $1::text::regclass and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Lodgings with rooms and plans, and no nights: enough for their pages. Published, as their owners would have. */
export async function addPages(url: string, from: number, to: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    for (const text of [HOTELS, CARDS, SITES, TERMS, HOSTS, ROOM_CLASSES, RATE_PLANS])
      await owner.query(text, [from, to]);
    await owner.query("analyze");
  } finally {
    await owner.end();
  }
}

/** Adds the lodgings `from` to `to`. Afterwards everything is on disk and analysed. */
export async function addLodgings(url: string, from: number, to: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query("alter system set fsync = off");
    await owner.query("select pg_reload_conf()");
    await owner.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'; set jit = off");
    const indexes: { drop: string; add: string }[] = [];
    for (const table of BIG) indexes.push(...(await owner.query(INDEXES, [table])).rows);
    for (const { drop } of indexes) await owner.query(drop);
    for (const text of [HOTELS, CARDS, SITES, TERMS, HOSTS, ROOM_CLASSES, RATE_PLANS])
      await owner.query(text, [from, to]);
    for (const text of [ROOM_NIGHTS, PLAN_NIGHTS]) await owner.query(text, [from, to, TODAY]);
    for (const { add } of indexes) await owner.query(add);
    // Only these: plans made while a table is known to be empty would keep reading it sequentially.
    await owner.query(`vacuum analyze ${FILLED.join(", ")}`);
    await owner.query("alter system reset fsync");
    await owner.query("select pg_reload_conf()");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}

/** What autovacuum would do sooner or later. */
export async function analyze(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`analyze "order", order_guest, order_line, order_night, order_hold, inventory_ledger, idempotency, event, delivery,
    audit_log, audit_head, room_night`);
  await owner.end();
}
