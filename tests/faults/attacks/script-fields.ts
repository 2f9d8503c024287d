/**
 * Writes payloads into every text of a lodging: what its owner and its guests have written, straight in the tables, in all languages.
 * Each text gets the next payload of its own row of turns, so that in enough rounds every payload has stood in every field.
 */
import pg from "pg";
import { LANGUAGES } from "#rules/text/language.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";

/** Columns with text that nobody writes freely. Every other one is filled: a column added later must be named here or be safe. */
const KEPT: Record<string, string> = {
  // Chosen from a list, or made by the program.
  "*": "hotel_id state kind lang currency scope source outcome hash",
  hotel: "origin_pms main_lang support_lang timezone",
  hotel_terms: "deposit_type member_discount_start member_discount_end point_terms",
  room_block: "reason",
  order: "order_doc short_code member_id pay_way pay_option used_coupon history_hash cancel_hash",
  order_guest: "email_key phone_key",
  rate_plan: "promo_type",
  list_view: "list query",
  staff: "role",
  plan_night: "set_by",
  selling_change: "subject",
  menu: "menu_code",
  translation_mark: "record field mark",
  refund_template: "steps",
  // Other rows find them by these.
  hotel_host: "host",
  hotel_tag: "code",
  add_on: "item_number day_part price_per",
  add_on_day: "item_number",
  plan_add_on: "item_number",
  order_attachment: "item_number time",
  // Compared with what a guest types, and never shown as it is stored.
  coupon: "code type card_prefixes",
  coupon_redemption: "guest_key",
  rail_reservation: "booking_number contact_key rides wanted pnr request_key reason",
  rail_ledger: "booking_number from_state to_state detail",
  // Books, keys and queues: no page shows them.
  audit_head: "hash",
  audit_log: "entry hash",
  captcha: "contact_key code_hash",
  captcha_budget: "budget_key",
  credit_ledger: "member_id credit",
  credit_lot: "member_id",
  gateway_keys: "gateway sealed",
  idempotency: "key request_hash answer",
  invoice: "relate_number",
  member: "member_id",
  money_ledger: "vendor_number",
  event: "subject_kind subject_id topic which payload",
  delivery: "subscriber subject_id last_error",
  payment_attempt: "gateway merchant trade_no start",
  payment_inbox: "gateway report_key raw reason",
  refund: "reason",
  refund_transfer: "reason vendor_number request_key",
  // The e-mail itself is made by us out of texts that are filled here.
  mail: "dedupe_key html to reply_to last_error",
};

/** Parts of a JSON column: where a picture is, an attachment's kind, and times of day, which are reckoned with. */
const KEPT_PARTS = new Set([
  "src",
  "content_type",
  "checkin_start_time",
  "checkin_end_time",
  "checkout_time",
  "thsr_station",
]);

const isKept = (table: string, column: string): boolean =>
  ["*", table].some((name) => KEPT[name]?.split(" ").includes(column));

type Column = { table: string; column: string; type: "text" | "jsonb" | "_text" };

async function textColumns(database: SeparateDatabase): Promise<Column[]> {
  return database.asOwner<Column>(
    `select each.column_name as column, each.udt_name as type, table_name as table
      from information_schema.columns each join information_schema.columns tenant using (table_schema, table_name)
      where table_schema = 'public' and tenant.column_name = 'hotel_id' and each.udt_name in ('text', 'jsonb', '_text')`,
  );
}

/** A whole value that becomes an address: beside others it would be none. */
const IS_ADDRESS = /(?:\.(?:fb|line|instagram|official_booking|link)|_images?\.\w+|icon_image)$/;

export type Filler = {
  /** Writes the next payloads; answers how many. */
  fill: (hotel_id: number) => Promise<number>;
  /** How many fields there are, and which of them have not yet had all that they can. */
  fields: () => { count: number; unfinished: string[] };
};

type Texts = {
  payloads: readonly string[];
  addresses: readonly string[];
  /** How many payloads stand in one text. */
  together: number;
};

export async function createFiller(
  database: SeparateDatabase,
  { payloads, addresses, together }: Texts,
): Promise<Filler> {
  const all = await textColumns(database);
  const known = new Set(all.map(({ table, column }) => `${table} ${column}`));
  const gone = Object.entries(KEPT).flatMap(([table, names]) =>
    table === "*" ? [] : names.split(" ").filter((name) => !known.has(`${table} ${name}`)),
  );
  if (gone.length > 0) throw new Error(`These columns are no more: ${gone.join(", ")}`);
  const columns = all.filter(({ table, column }) => !isKept(table, column));
  const tables = Map.groupBy(columns, ({ table }) => table);
  /** By field: how many payloads it has had, of how many. */
  const turns = new Map<string, { had: number; of: number }>();
  let written = 0;

  function next(field: string, list = payloads): string {
    const { had } = turns.get(field) ?? { had: 0 };
    turns.set(field, { had: had + 1, of: list.length });
    // Another start for each field, so that one page shows many different ones.
    const start = [...field].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % list.length, 7);
    written += 1;
    // PostgreSQL stores no NUL.
    return list[(start + had) % list.length]!.replaceAll("\0", "\uFFFD");
  }
  const several = (field: string) => Array.from({ length: together }, () => next(field)).join(" ");

  function filled(value: unknown, field: string): unknown {
    if (typeof value === "string") return IS_ADDRESS.test(field) ? next(field, addresses) : several(field);
    if (Array.isArray(value)) return value.map((each) => filled(each, `${field}[]`));
    if (typeof value !== "object" || value === null) return value;
    const isTexts = Object.keys(value).every((key) => (LANGUAGES as readonly string[]).includes(key));
    if (isTexts) {
      // The same in every language: whichever a page is shown in, it has been seen.
      const text = several(field);
      return Object.fromEntries(LANGUAGES.map((lang) => [lang, text]));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, KEPT_PARTS.has(key) ? each : filled(each, `${field}.${key}`)]),
    );
  }

  function filledColumn({ table, column, type }: Column, value: unknown): unknown {
    const field = `${table}.${column}`;
    // Each item is a JSON text: filled inside, where it can be read.
    if (field === "menu.menu_items") return (value as string[]).map((item) => JSON.stringify(menuItem(item, field)));
    return type === "jsonb" ? JSON.stringify(filled(value, field)) : filled(value, field);
  }

  function menuItem(item: string, field: string): object {
    const { type, ...rest } = JSON.parse(item) as { type: string };
    return { ...(filled(rest, field) as object), type, status: true };
  }

  return {
    fields: () => ({
      count: turns.size,
      unfinished: [...turns].flatMap(([field, { had, of }]) => (had < of ? [field] : [])),
    }),
    async fill(hotel_id) {
      written = 0;
      const client = new pg.Client({ connectionString: database.ownerUrl });
      await client.connect();
      try {
        await client.query("begin");
        for (const [table, own] of tables) await fillTable(client, hotel_id, table, own);
        await client.query("commit");
      } finally {
        await client.end();
      }
      return written;
    },
  };

  async function fillTable(client: pg.Client, hotel_id: number, table: string, own: Column[]): Promise<void> {
    const names = own.map(({ column }) => `"${column}"`);
    const { rows } = await client.query<Record<string, unknown>>(
      `select ctid::text, ${names.join(", ")} from "${table}" where hotel_id = $1`,
      [hotel_id],
    );
    const set = names.map((name, index) => `${name} = $${index + 2}`).join(", ");
    for (const row of rows) {
      const values = own.map((each) => (row[each.column] === null ? null : filledColumn(each, row[each.column])));
      await client.query(`update "${table}" set ${set} where ctid = $1::tid`, [row.ctid, ...values]);
    }
  }
}
