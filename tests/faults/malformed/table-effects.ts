/** What a request has changed in a lodging's tables, column by column. */
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";

type Row = Record<string, unknown>;
type Rows = Map<string, { table: string; row: Row }>;

/** `order insert state` → the values written, sorted. */
export type Effect = Map<string, string[]>;

export type Column = { name: string; table: string; type: string };

export const listColumns = (separate: SeparateDatabase): Promise<Column[]> =>
  separate.asOwner<Column>(`select column_name as name, table_name as table, data_type as type
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);

/** Reads all rows of one lodging. */
export async function tableReader(separate: SeparateDatabase): Promise<(hotel_id: number) => Promise<Rows>> {
  const keys = await separate.asOwner<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text order by attname) as columns
    from pg_index join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary group by relname`);
  const parts = keys.map(
    ({ table }) => `select '${table}' as table, to_jsonb(t) as row from "${table}" t where hotel_id = $1`,
  );
  return async (hotel_id) => {
    const found = await separate.asOwner<{ table: string; row: Row }>(parts.join(" union all "), [hotel_id]);
    const keyOf = new Map(keys.map(({ table, columns }) => [table, columns]));
    return new Map(
      found.map((each) => [
        `${each.table} ${keyOf
          .get(each.table)!
          .map((column) => each.row[column])
          .join(" ")}`,
        each,
      ]),
    );
  };
}

export function effectOf(before: Rows, after: Rows): Effect {
  const effect: Effect = new Map();
  const note = (what: string, value: unknown) =>
    void effect.set(what, [...(effect.get(what) ?? []), JSON.stringify(value)].toSorted());
  for (const [key, { table, row }] of after) {
    const old = before.get(key)?.row;
    for (const [column, value] of Object.entries(row)) {
      if (!old) note(`${table} insert ${column}`, value);
      else if (JSON.stringify(old[column]) !== JSON.stringify(value)) note(`${table} update ${column}`, value);
    }
  }
  for (const [key, { table }] of before) if (!after.has(key)) note(`${table} delete`, 1);
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
