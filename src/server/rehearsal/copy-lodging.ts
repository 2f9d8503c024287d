/** Copies what a booking needs of a lodging into its shadow: what it is, its rooms, plans, terms, and some weeks of nights. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database, Query } from "#server/database/connect.ts";
import { listDraftRooms } from "#server/drafts/list-draft-rooms.ts";
import { readDraftedSite } from "#server/drafts/read-drafted-site.ts";

type Row = Record<string, unknown> & { hotel_id: number };

/** In the order in which they refer to each other. */
const TABLES = [
  "hotel",
  "hotel_card",
  "hotel_site",
  "hotel_terms",
  "refund_template",
  "room_class",
  "rate_plan",
] as const;
const NIGHTLY = ["room_night", "plan_night", "plan_cap"] as const;
type Table = (typeof TABLES)[number] | (typeof NIGHTLY)[number];

/** A lodging that is not public yet is rehearsed as if it were, with the rooms, names and contacts of its draft. */
const OPEN: Partial<Record<Table, object>> = {
  hotel: { status: 1, website_exist: true, del: false, business_status: 0 },
  hotel_terms: { booking_close: false, booking_validate: false },
};

/** Ends in a name that leads nowhere. */
export const shadowHost = (shadow_id: number): string => `rehearsal-${shadow_id}.invalid`;

type Copy = { table: Table; rows: Row[] };

/** All of one moment. */
export function readLodging(
  database: Pick<Database, "inspectHotel">,
  hotel_id: number,
  days: { first: string; last: string },
): Promise<Copy[]> {
  return database.inspectHotel(hotel_id, async (query) => {
    const found: Copy[] = [];
    for (const table of TABLES) found.push({ table, rows: await readRows(query, table, [hotel_id]) });
    const rowsOf = (table: Table) => found.find((each) => each.table === table)!.rows;
    const site = await readDraftedSite(query, hotel_id);
    Object.assign(rowsOf("hotel")[0]!, site.hotel);
    Object.assign(rowsOf("hotel_card")[0]!, site.card);
    Object.assign(rowsOf("hotel_site")[0]!, site.site);
    const drafted = await listDraftRooms(query, hotel_id);
    for (const row of rowsOf("room_class")) {
      const room = drafted.get(Number(row.room_class_id));
      if (room)
        Object.assign(row, { active: true, room_class_name: room.room_class_name, people: room.people ?? row.people });
    }
    for (const table of NIGHTLY) {
      found.push({ table, rows: await readRows(query, table, [hotel_id, days.first, days.last]) });
    }
    return found;
  });
}

export async function writeShadow(
  shadow: Pick<Database, "forHotel">,
  shadow_id: number,
  copies: readonly Copy[],
): Promise<void> {
  await shadow.forHotel(shadow_id, async (query) => {
    for (const { table, rows } of copies) {
      await writeRows(
        query,
        table,
        rows.map((row) => ({ ...row, ...OPEN[table], hotel_id: shadow_id })),
      );
    }
    for (const table of ["stay_mail_round", "credit_round"]) {
      await query.run({ name: `shadow_${table}`, text: `insert into ${table} (hotel_id) values ($1)` }, [shadow_id]);
    }
    const host = `insert into hotel_host (hotel_id, host, canonical) values ($1, $2, true)`;
    // Nobody hears of it: what is announced here is undone with the rest.
    await announceChange(query, shadow_id, "hotel");
    await query.run({ name: "shadow_host", text: host }, [shadow_id, shadowHost(shadow_id)]);
  });
}

async function readRows(query: Query, table: Table, values: readonly unknown[]): Promise<Row[]> {
  const nights = values.length > 1 ? "and night between $2 and $3" : "";
  const text = `select to_jsonb(found) as row from "${table}" found where hotel_id = $1 ${nights}`;
  const rows = await query.run<{ row: Row }>({ name: `copied_${table}`, text }, values);
  return rows.map(({ row }) => row);
}

async function writeRows(query: Query, table: Table, rows: readonly Row[]): Promise<void> {
  const text = `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1) returning 1`;
  await query.run({ name: `shadow_${table}`, text }, [JSON.stringify(rows)]);
}
