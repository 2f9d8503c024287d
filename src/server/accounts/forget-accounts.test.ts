import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetAccounts } from "#server/accounts/forget-accounts.ts";
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

test("what is over is deleted a day later; accounts, sessions and programs of others stay", async () => {
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
  expect(before).toMatchObject({ sign_in_code: 1, sign_in_budget: 1, session_origin: 1, account: 1, clients: 1 });

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
