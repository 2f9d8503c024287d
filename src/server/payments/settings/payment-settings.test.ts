/** How a lodging is paid: keys that never come back, a test that is paid and refunded, terms with preview and undo. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/studio/studio-payments.ts";
import { hotelTerms } from "#server/database/tables/hotel.ts";
import { ACCOUNT, POLICIES } from "#tests/faults/tenants/media-access.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { changeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openPage } from "#tests/vendors/merchant.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { failTrade, payTrade } from "../../../../sandbox/pay.ts";
import { createSandbox } from "../../../../sandbox/sandbox.ts";

/** Noon in Taipei, today: between 20:15 and 20:30 ECPay closes its day and refunds nothing. */
const noon = new Date(new Date().setUTCHours(4, 0, 0, 0));
const clock = () => noon;
const bank = createSandbox({ clock });
let world: World;
let calls: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld({ bank, clock });
  calls = studioCalls(world);
});
afterAll(() => world.close());

const GATEWAYS = ["ecpay", "newebpay", "line_pay", "jkopay", "tappay", "stripe"] as const;

async function open(payment_list: number[] = [], currency = "TWD") {
  const { api, hotel, owner } = await calls.lodgingWithOwner();
  const { hotel_id, domain } = hotel;
  if (currency !== "TWD") await changeHotel(world.database, hotel_id, { currency });
  await world.database.forHotel(hotel_id, (query) =>
    query
      .update(hotelTerms)
      .set({ payment_list })
      .where(sql`hotel_id = ${hotel_id}`),
  );
  const read = () => api(contract.getPaymentSettings, { query: { domain } });
  const save = (changes: object, is_preview = false) =>
    api(contract.savePolicies, { body: { domain, policies: { ...POLICIES, ...changes }, is_preview } });
  const gateway = async (name: string) => (await read()).gateways.find((each) => each.gateway === name)!;
  const finish = (name: (typeof GATEWAYS)[number]) =>
    api(contract.finishGatewayTest, { body: { domain, gateway: name } });
  /** The owner at the vendor's page. */
  async function begin(name: (typeof GATEWAYS)[number]) {
    const way = await api(contract.startGatewayTest, { body: { domain, gateway: name } });
    const { action, fields } = way;
    if (way.way === "form") return openPage(bank, name, { kind: "form", action, fields });
    return [...bank.trades.values()].findLast((trade) => trade.gateway === name)!;
  }
  return { api, hotel, hotel_id, domain, owner, read, save, gateway, finish, begin };
}

test.each(GATEWAYS)("%s: paid and refunded at the vendor, then offered to guests", async (name) => {
  // Stripe is for lodgings that sell in other currencies.
  const { api, domain, save, gateway, finish, begin, hotel_id, read } = await open(
    [],
    name === "stripe" ? "USD" : "TWD",
  );
  const { vendors } = await gateway(name);
  const list = { payment_list: vendors.slice(0, 1) };
  await expect(save(list)).rejects.toMatchObject({ code: "GATEWAY_NOT_TESTED" });
  const trade = await begin(name);
  // Not paid yet: it stays open, and can be asked about again. ECPay is not asked twice within minutes.
  if (name !== "ecpay") expect(await finish(name)).toEqual({ test: "open", problem: "", offered: [] });
  await payTrade(bank, trade);
  expect(await finish(name)).toEqual({ test: "passed", problem: "", offered: list.payment_list });
  expect(trade.refunded).toBe(trade.amount);
  expect((await read()).policies.payment_list).toEqual(list.payment_list);
  await api(contract.undoPolicies, { body: { domain } });
  expect((await read()).policies.payment_list).toEqual([]);
  // It was taken off on purpose: a second test does not bring it back.
  if (name !== "ecpay") {
    await payTrade(bank, await begin(name));
    expect(await finish(name)).toEqual({ test: "passed", problem: "", offered: [] });
  }
  await save(list);
  // The vendor's webhook about the test is no riddle for staff.
  const inbox = sql`select outcome from payment_inbox where hotel_id = ${hotel_id}`;
  expect(await readRows(world.database, hotel_id, inbox)).toEqual([]);
  await expectClean(world, hotel_id);
});

test("a payment that fails is said, and nothing is offered", async () => {
  const { finish, begin, save } = await open();
  await failTrade(bank, await begin("ecpay"));
  expect((await finish("ecpay")).test).toBe("failed");
  await expect(save({ payment_list: [6] })).rejects.toMatchObject({ code: "GATEWAY_NOT_TESTED" });
});

test("the owner comes back from the vendor to the studio", async () => {
  const { begin, domain } = await open();
  const { return_url } = await begin("ecpay");
  const { pathname } = new URL(return_url);
  const response = await world.fetch(domain, pathname, { method: "POST", body: "a=b" });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `https://platform.test/studio/${domain}/payment?tested=ecpay`,
  ]);
});

test("keys are checked at their fields, stored encrypted, never sent back, and take the vendor off until it is tested", async () => {
  const { api, domain, hotel_id, gateway, read } = await open([6, 9, 14]);
  const save = (keys: Record<string, string>) =>
    api(contract.saveGatewayKeys, { body: { domain, gateway: "ecpay", is_live: true, keys } });
  await expect(save({ merchant_id: "abc", hash_key: "short" })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    extra_info: { fields: ["keys.merchant_id", "keys.hash_key", "keys.hash_iv"] },
  });
  await save({ merchant_id: "2000132", hash_key: "5294y06JbISpM5x9", hash_iv: "v77hoKGq4kWxNNIS" });
  expect(await gateway("ecpay")).toMatchObject({ is_set: true, is_live: true, ends_with: "0132", test: "none" });
  const answer = JSON.stringify(await read());
  expect(answer).not.toMatch(/5294y06JbISpM5x9|v77hoKGq4kWxNNIS|2000132/);
  expect((await read()).policies.payment_list).toEqual([14]);
  const stored = await readRows<{ all: string }>(
    world.database,
    hotel_id,
    sql`select gateway_keys::text || coalesce((select string_agg(entry::text, '') from audit_log where hotel_id = ${hotel_id}), '') as all
      from gateway_keys where hotel_id = ${hotel_id}`,
  );
  expect(stored[0]!.all).not.toMatch(/5294y06JbISpM5x9|v77hoKGq4kWxNNIS/);
});

test("what was offered before new keys is offered again after their test", async () => {
  const { api, domain, finish, begin, read } = await open([1, 13, 14]);
  const keys = { merchant_id: "MS12345678", hash_key: "a".repeat(32), hash_iv: "b".repeat(16) };
  await api(contract.saveGatewayKeys, { body: { domain, gateway: "newebpay", is_live: false, keys } });
  expect((await read()).policies.payment_list).toEqual([14]);
  // Back to the sandbox's account, which the bank knows.
  const { hotel_id } = (await world.dependencies.directory.byHost(domain))!;
  await world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`delete from gateway_keys where hotel_id = ${hotel_id}`),
  );
  await payTrade(bank, await begin("newebpay"));
  expect((await finish("newebpay")).test).toBe("passed");
  expect((await read()).policies.payment_list).toEqual([14, 1, 13]);
});

test("terms: what would change is said first, then saved, logged, and taken back once within ten minutes", async () => {
  const { api, domain, hotel_id, save, read } = await open([14]);
  const changes = { takes_deposit: true, deposit_percent: 30, refund_template_id: 3, payment_list: [14] };
  const preview = await save(changes, true);
  const fields = preview.changes.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(["refund_template_id", "takes_deposit", "deposit_percent"]));
  const before = (await read()).policies;
  expect(before.deposit_percent).not.toBe(30);
  const saved = await save(changes);
  expect(saved.undo_until_timestamp).toBeGreaterThan(clock().getTime() / 1000 + 590);
  expect((await read()).policies).toMatchObject(changes);
  await api(contract.undoPolicies, { body: { domain } });
  expect((await read()).policies).toEqual(before);
  const again = api(contract.undoPolicies, { body: { domain } });
  await expect(again).rejects.toMatchObject({ code: "UNDO_OVER" });
  const log = sql`select entry ->> 'action' as action, entry ->> 'after' as after from audit_log where hotel_id = ${hotel_id} order by seq`;
  const [first, second] = await readRows<{ action: string; after: string }>(world.database, hotel_id, log);
  expect(first!.action).toBe("payment.policies_saved");
  expect(JSON.parse(first!.after)).toMatchObject({ deposit_percent: "30" });
  expect(second!.action).toBe("payment.policies_undone");
  await expectClean(world, hotel_id);
});

test("a deposit of nothing, and a remittance without an account, are refused at their fields", async () => {
  const { api, domain, save, read } = await open();
  await expect(save({ takes_deposit: true, deposit_percent: 0 })).rejects.toMatchObject({
    extra_info: { fields: ["policies.deposit_percent"] },
  });
  await expect(save({ payment_list: [8] })).rejects.toMatchObject({ code: "PAY_WAY_NOT_OFFERED" });
  await api(contract.saveBankAccount, { body: { domain, account: ACCOUNT } });
  await save({ payment_list: [8, 14] });
  expect(await read()).toMatchObject({
    has_account: true,
    account_ends_with: "9012",
    policies: { payment_list: [8, 14] },
  });
});

test("a manager changes terms, but neither keys nor the account; an old sign-in changes neither", async () => {
  const { domain, hotel_id, save } = await open();
  await save({});
  const manager = calls.at(await signInStaff(world, { roles: { [hotel_id]: "manager" } }));
  const long = calls.at(await signInStaff(world, { minutesAgo: 30, roles: { [hotel_id]: "owner" } }));
  const account = { body: { domain, account: ACCOUNT } };
  await expect(manager(contract.saveBankAccount, account)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(long(contract.saveBankAccount, account)).rejects.toMatchObject({ code: "FRESH_SIGN_IN_NEEDED" });
  const policies = { ...POLICIES, card_hold_minutes: 45 };
  await manager(contract.savePolicies, { body: { domain, policies } });
});
