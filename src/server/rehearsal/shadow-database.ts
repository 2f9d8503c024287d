/**
 * A database of one lodging that does not exist: everything is written in one transaction, which is always undone. The walls
 * between lodgings hold here too, so that no other lodging's rows are seen, let alone changed or locked.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { limit } from "#server/concurrency/limit.ts";
import type { Database, Query } from "#server/database/connect.ts";

export async function withShadow<Result>(
  { pool }: Pick<Database, "pool">,
  hotel_id: number,
  work: (shadow: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  const broke = () => (isBroken = true);
  client.on("error", broke);
  try {
    // The setting is a number that we have drawn: it can't carry SQL.
    await client.query(`begin; set local app.hotel_id = ${Number(hotel_id)}`);
    return await work(shadowOn(client, pool, hotel_id));
  } finally {
    await client.query("rollback").catch(broke);
    client.off("error", broke);
    client.release(isBroken);
  }
}

function shadowOn(client: pg.PoolClient, pool: pg.Pool, hotel_id: number): Database {
  // One connection: transactions of the code under rehearsal follow one another.
  const oneAtATime = limit(1);
  const query = queryOn(client);
  const transact = <Result>(run: (query: Query) => Promise<Result>): Promise<Result> =>
    oneAtATime(async () => {
      await client.query("savepoint step");
      try {
        const result = await run(query);
        await client.query("release savepoint step");
        return result;
      } catch (error) {
        await client.query("rollback to savepoint step; release savepoint step");
        throw error;
      }
    });
  return {
    pool,
    forHotel(of, run) {
      if (of !== hotel_id) throw new Error("A rehearsal has one lodging.");
      return transact(run);
    },
    // Nobody publishes within a rehearsal.
    readHotel: (_of, run) => transact((query) => run(query, 0)),
    inspectHotel: (_of, run) => transact(run),
    // What looks for work at all lodgings finds this one's.
    forDirectory: transact,
    forAccounts: () => Promise.reject(new Error("A rehearsal knows no accounts.")),
    ask: ({ name, text }, values) =>
      oneAtATime(async () => (await client.query({ name, text, values: [...values] })).rows),
    close: () => Promise.resolve(),
  };
}

function queryOn(client: pg.PoolClient): Query {
  const orm = drizzle(client);
  return Object.assign(orm, {
    run: async ({ name, text }: { name: string; text: string }, values: readonly unknown[]) =>
      (await client.query({ name, text, values: [...values] })).rows,
  }) as unknown as Query;
}
