import type { Query, Statement } from "#server/database/connect.ts";

/** A statement that deletes rows for which `where` holds, `$1` of them at most; those that somebody else holds come next time. */
export const deleteBatch = (name: string, table: string, where: string): Statement => ({
  name,
  text: `with gone as (
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit $1 for update skip locked))
    returning 1
  ) select count(*)::int as gone from gone`,
});

/** How many there were. */
export async function runBatch(
  query: Query,
  statement: Statement,
  most: number,
  values: readonly unknown[],
): Promise<number> {
  const [counted] = await query.run<{ gone: number }>(statement, [most, ...values]);
  return counted!.gone;
}
