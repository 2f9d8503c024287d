import { createHash } from "node:crypto";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { openPipelines } from "#server/database/pipelines.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** One connection, so that every statement meets what others left behind. */
function onOneConnection() {
  const pipelines = openPipelines({ connectionString: inject("databaseUrl") }, 1);
  closing.push(pipelines.close);
  const ask = <Row extends object>(text: string, values: unknown[] = []) =>
    pipelines.ask<Row>({ name: createHash("sha256").update(text).digest("hex").slice(0, 20), text }, values);
  return { ask };
}

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  await client.query("select pg_terminate_backend($1)", [pid]);
  await client.end();
}

const ECHO = "select $1::int as number, pg_backend_pid() as pid, current_user as role";
type Echo = { number: number; pid: number; role: string };

test("each statement gets its own answer, in the walled role, over the same connection", async () => {
  const { ask } = onOneConnection();
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((number) => ask<Echo>(ECHO, [number])));
  expect(answers.map(([row]) => row!.number)).toEqual(numbers);
  expect(new Set(answers.map(([row]) => row!.pid)).size).toBe(1);
  expect(new Set(answers.map(([row]) => row!.role))).toEqual(new Set(["yado_app"]));
});

test("a statement that fails takes none of its neighbours with it", async () => {
  const { ask } = onOneConnection();
  const [before, failed, after] = await Promise.allSettled([
    ask<Echo>(ECHO, [1]),
    ask("select 1 / $1::int", [0]),
    ask<Echo>(ECHO, [2]),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect([before, after]).toMatchObject([{ value: [{ number: 1 }] }, { value: [{ number: 2 }] }]);
});

test("the lodging of a statement is forgotten before the next one", async () => {
  const { ask } = onOneConnection();
  const search = "select count(*)::int as found from stay_offered($1, '2030-01-01', '2030-01-02')";
  const current = "select coalesce(current_setting('app.hotel_id', true), '') as hotel_id";
  const [, left] = await Promise.all([ask(search, [1]), ask<{ hotel_id: string }>(current)]);
  expect(left).toEqual([{ hotel_id: "" }]);
});

test("a connection that breaks fails what was sent, and the next statement opens another", async () => {
  const { ask } = onOneConnection();
  const [first] = await ask<Echo>(ECHO, [1]);
  const broken = Promise.allSettled([ask("select pg_sleep(60)"), ask(ECHO, [2])]);
  await terminate(first!.pid);
  expect((await broken).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const [next] = await ask<Echo>(ECHO, [3]);
  expect(next!.number).toBe(3);
  expect(next!.pid).not.toBe(first!.pid);
});

test("what would wait for seconds is refused at once", async () => {
  const { ask } = onOneConnection();
  const all = await Promise.allSettled(Array.from({ length: 500 }, (_, number) => ask<Echo>(ECHO, [number])));
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(all.length / 2);
  expect(refused[0]).toMatchObject({ reason: { code: "UNAVAILABLE" } });
});
