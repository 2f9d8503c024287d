import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { connect } from "#server/database/connect.ts";

test("a connection that breaks in anybody's hands ends no process", async () => {
  const database = connect(inject("databaseUrl"), 1);
  const client = await database.pool.connect();
  // An error event that nobody listens to would be thrown here, and end the process.
  expect(() => client.emit("error", new Error("Connection terminated unexpectedly"))).not.toThrow();
  client.release(true);
  await database.close();
});

test("nor one that breaks while it takes its role", async () => {
  const database = connect(inject("databaseUrl"), 1);
  const seen = new Promise<boolean>((known) =>
    database.pool.once("connect", (client) => known(client.listenerCount("error") > 1)),
  );
  const client = await database.pool.connect();
  expect(await seen).toBe(true);
  client.release();
  await database.close();
});

test("what goes on beside a failed statement sends nothing once its transaction is over", async () => {
  const database = connect(inject("databaseUrl"), 1);
  const late: Promise<unknown>[] = [];
  const ended = Promise.withResolvers<void>();
  const failing = database.forHotel(1, async (query) => {
    late.push(
      ended.promise.then(() => query.run({ name: "late", text: "select 1" }, [])),
      ended.promise.then(() => query.execute(sql`select 1`)),
    );
    await query.run({ name: "wrong", text: "select 1 / 0" }, []);
  });
  await expect(failing).rejects.toThrow("division by zero");
  ended.resolve();
  const message = "The transaction is over.";
  const [byHand, byDrizzle] = await Promise.allSettled(late);
  expect(byHand).toMatchObject({ reason: { message } });
  expect(byDrizzle).toMatchObject({ reason: { cause: { message } } });
  await database.close();
});
