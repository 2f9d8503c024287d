import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetAccounts } from "#server/accounts/forget-accounts.ts";
import type { Statement } from "#server/database/connect.ts";
import { MOST_IN_BATCH } from "#server/jobs/in-batches.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";

let separate: SeparateDatabase;
let at: AccountsWorld;

beforeAll(async () => {
  separate = await openSeparateDatabase();
  at = await openAccountsWorld({ url: separate.url });
});

afterAll(async () => {
  await at.close();
  await separate.drop();
});

const DAY_MS = 86_400_000;

const counts = async () => {
  const of = (table: string, where = "true") =>
    `(select count(*)::int from platform.${table} where ${where}) as ${table}`;
  const text = `select ${of("oidc_record", "model <> 'Client'")}, ${of("sign_in_code")}, ${of("sign_in_budget")},
    ${of("session_origin")}, ${of("account")}, (select count(*)::int from platform.oidc_record where model = 'Client') as clients`;
  const [row] = await at.world.database.forAccounts((query) =>
    query.run<Record<string, number>>({ name: "count_account_rows", text }, []),
  );
  return row!;
};

test("what is over is deleted, counters a day later; accounts, sessions and programs of others stay", async () => {
  const { database } = at.world;
  const site = await openClient(at, await openLodging(database));
  const browser = new AccountsBrowser(at.origin);
  await site.tokensOf(`${randomUUID()}@example.com`, browser);
  const program = {
    name: "add_program",
    text: `insert into platform.oidc_record (model, id, payload) values ('Client', 'program', '{}')`,
  };
  await database.forAccounts((query) => query.run(program, []));
  const before = await counts();
  expect(before).toMatchObject({ sign_in_code: 1, sign_in_budget: 3, session_origin: 1, account: 1, clients: 1 });

  await forgetAccounts(database, new Date());
  expect(await counts()).toEqual(before);

  await forgetAccounts(database, new Date(Date.now() + 2 * DAY_MS));
  const after = await counts();
  expect(after).toMatchObject({ sign_in_code: 0, sign_in_budget: 0, session_origin: 1, account: 1, clients: 1 });
  expect(after.oidc_record).toBeLessThan(before.oidc_record!);
  expect(await browser.call("/api/v1/account")).toMatchObject({ success: true });

  await forgetAccounts(database, new Date(Date.now() + 40 * DAY_MS));
  expect(await counts()).toMatchObject({ oidc_record: 0, session_origin: 0, account: 1, clients: 1 });
});

/** Rows as sign-ins leave them that a stranger begins and nobody goes on with. */
async function leaveSignIns(count: number, minutesAgo: number): Promise<void> {
  const text = `insert into platform.oidc_record (model, id, payload, expires_at)
    select 'Interaction', 'left ' || gen_random_uuid(), '{}', $2 from generate_series(1, $1)`;
  const expires_at = new Date(Date.now() - (minutesAgo - 30) * 60_000);
  await at.world.database.forAccounts((query) => query.run({ name: "leave_sign_ins", text }, [count, expires_at]));
}

const leftSignIns = async () => {
  const text = `select count(*)::int as count from platform.oidc_record where model = 'Interaction' and id like 'left %'`;
  const [row] = await at.world.database.forAccounts((query) =>
    query.run<{ count: number }>({ name: "left_sign_ins", text }, []),
  );
  return row!.count;
};

test("sign-ins that led nowhere go after their half hour, a batch at a time, in as many as there are", async () => {
  const { database } = at.world;
  await leaveSignIns(2 * MOST_IN_BATCH + 300, 36);
  await leaveSignIns(7, 29);
  const batches: number[] = [];
  const counting: typeof database = {
    ...database,
    forAccounts: (work) =>
      database.forAccounts((query) =>
        work({
          ...query,
          run: async <Row extends object>(statement: Statement, values: readonly unknown[]) => {
            const rows = await query.run<Row>(statement, values);
            if (statement.name === "forget_oidc_records")
              batches.push((rows[0] as { gone?: number }).gone ?? rows.length);
            return rows;
          },
        }),
      ),
  };
  await forgetAccounts(counting, new Date());
  expect(Math.max(...batches)).toBe(MOST_IN_BATCH);
  expect(await leftSignIns()).toBe(7);
});

test("a run that is called off stops between two batches", async () => {
  await leaveSignIns(MOST_IN_BATCH, 90);
  const off = new AbortController();
  off.abort();
  const before = await leftSignIns();
  await forgetAccounts(at.world.database, new Date(), off.signal);
  expect(await leftSignIns()).toBe(before);
});

test("they are looked for every hour", () => {
  const jobs = createJobs(at.world.dependencies, () => new Date());
  expect(jobs.find(({ name }) => name === "forget_accounts")!.next()).toBe(3_600_000);
});
