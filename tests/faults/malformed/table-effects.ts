/** What a request has changed in a lodging's tables, column by column. */
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";

type Row = Record<string, unknown>;
/** By primary key. */
type Rows = Map<string, Row>;
/** `stamp`: says whether any row of the table was written since. */
type Table = { stamp: string; rows: Rows };
type Tables = Map<string, Table>;

/** `order insert state` → the values written, sorted. */
export type Effect = Map<string, string[]>;

export type Column = { name: string; table: string; type: string };

export const listColumns = (separate: SeparateDatabase): Promise<Column[]> =>
  separate.asOwner<Column>(`select column_name as name, table_name as table, data_type as type
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);

/**
 * Reads all rows of one lodging; those of a table that nothing has written to since are taken from `before`, because most calls
 * write to few of them. A row that is written gets another place and another transaction.
 */
export async function tableReader(
  separate: SeparateDatabase,
): Promise<(hotel_id: number, before?: Tables) => Promise<Tables>> {
  const keys = await separate.asOwner<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text order by attname) as columns
    from pg_index join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary group by relname`);
  const stamps = keys
    .map(
      ({ table }) => `select '${table}' as table,
        (select md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) from "${table}" where hotel_id = $1) as stamp`,
    )
    .join(" union all ");
  const read = async (table: string, columns: readonly string[], hotel_id: number): Promise<Rows> => {
    const found = await separate.asOwner<{ row: Row }>(
      `select to_jsonb(t) as row from "${table}" t where hotel_id = $1`,
      [hotel_id],
    );
    return new Map(found.map(({ row }) => [columns.map((column) => row[column]).join(" "), row]));
  };
  return async (hotel_id, before = new Map()) => {
    const found = await separate.asOwner<{ table: string; stamp: string | null }>(stamps, [hotel_id]);
    const stampOf = new Map(found.map(({ table, stamp }) => [table, stamp ?? "empty"]));
    const tables: Tables = new Map();
    for (const { table, columns } of keys) {
      const stamp = stampOf.get(table)!;
      const known = before.get(table);
      tables.set(table, known?.stamp === stamp ? known : { stamp, rows: await read(table, columns, hotel_id) });
    }
    return tables;
  };
}

export function effectOf(before: Tables, after: Tables): Effect {
  const effect: Effect = new Map();
  const note = (what: string, value: unknown) =>
    void effect.set(what, [...(effect.get(what) ?? []), JSON.stringify(value)].toSorted());
  for (const [table, { stamp, rows }] of after) {
    const old = before.get(table)!;
    if (old.stamp === stamp) continue;
    for (const [key, row] of rows) {
      const earlier = old.rows.get(key);
      for (const [column, value] of Object.entries(row)) {
        if (!earlier) note(`${table} insert ${column}`, value);
        else if (JSON.stringify(earlier[column]) !== JSON.stringify(value)) note(`${table} update ${column}`, value);
      }
    }
    for (const key of old.rows.keys()) if (!rows.has(key)) note(`${table} delete`, 1);
  }
  return effect;
}

/**
 * How a third request's effect differs from that of two equal ones. Where the two differ from each other (ids, moments),
 * only the number of values is compared.
 */
export function differences(one: Effect, two: Effect, other: Effect): string[] {
  return [...new Set([...one.keys(), ...two.keys(), ...other.keys()])].flatMap((what) => {
    const [first = [], second = [], third = []] = [one, two, other].map((effect) => effect.get(what));
    const isSteady = first.join() === second.join();
    const isSame = isSteady ? third.join() === first.join() : third.length === first.length;
    return isSame
      ? []
      : [`${what}: ${third.join() || "nothing"} instead of ${first.join() || "nothing"}`.slice(0, 300)];
  });
}

/** An answer in the same form: `data.orders[].price` → its values. Names may contain ids: numbers in them don't count. */
export function answerAsEffect(value: unknown, at = "answer", effect: Effect = new Map()): Effect {
  if (Array.isArray(value)) for (const each of value) answerAsEffect(each, `${at}[]`, effect);
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value))
      answerAsEffect(each, `${at}.${name.replace(/\d+/g, "0")}`, effect);
  else effect.set(at, [...(effect.get(at) ?? []), JSON.stringify(value)]);
  return effect;
}
