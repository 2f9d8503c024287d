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
