/** Selling is live when saved: what changes is seen before, one step can be taken back, and the log has both sides. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { searchRooms } from "#contract/rooms.ts";
import * as changes from "#contract/studio/selling-changes.ts";
import { openStudio } from "#contract/studio.ts";
import { getLodgingFacts, saveLodgingFacts, undoLodgingFacts } from "#contract/studio/lodging-facts.ts";
import { getPaymentSettings, saveBankAccount, savePolicies, undoPolicies } from "#contract/studio/studio-payments.ts";
import * as rates from "#contract/studio/studio-rates.ts";
import { ACCOUNT, POLICIES } from "#tests/faults/tenants/media-access.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging, readStock } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let now = Date.now();
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(now) });
});
afterAll(() => world.close());

async function open(settings: Parameters<typeof openLodging>[1] = {}) {
  const studio = studioCalls(world);
  const lodging = await openLodging(world.database, settings);
  const { domain, hotel_id } = lodging;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const api = studio.at(owner);
  const [{ room_class_id, plans }] = lodging.classes as [(typeof lodging.classes)[number]];
  const rate_plan_id = plans[0]!;
  const plan = (more: object = {}) => ({
    domain,
    rate_plan_id,
    rate_plan_code_name: { "zh-TW": "早鳥" },
    target_rooms: [room_class_id],
    ...more,
  });
  const stored = async () => {
    const { plans } = await api(rates.listRatePlans, { query: { domain } });
    return plans.find((each) => each.rate_plan_id === rate_plan_id)!;
  };
  const logOf = () =>
    readRows<{ action: string; before: string | null; after: string | null }>(
      world.database,
      hotel_id,
      sql`select entry->>'action' as action, entry->>'before' as before, entry->>'after' as after from audit_log
        where hotel_id = ${hotel_id} and entry->>'actor' like 'staff:%' order by seq`,
    );
  const undo = (
    call:
      | (typeof changes)["undoRatePlan" | "undoRoomUnits" | "undoBankAccount" | "undoExtraRates"]
      | typeof undoLodgingFacts,
  ) => studio.codeOf(api, call, { body: { domain } });
  return { ...studio, ...lodging, api, room_class_id, rate_plan_id, plan, stored, logOf, undo };
}

test("a plan: what would change, the change, and the step back with its add-ons", async () => {
  const { api, plan, stored, undo, logOf, domain, body, rate_plan_id } = await open();
  await world.apiOf(domain)(placeOrder, { body: body() });
  const before = await stored();
  const changed = plan({ contain_meals: ["breakfast"], days: 2, promo_type: "early_bird", allow_coupon: true });
  const seen = await api(changes.previewRatePlan, { body: changed });
  expect(seen.open_orders).toBe(1);
  expect(seen.changes).toEqual(
    expect.arrayContaining([
      { field: "contain_meals", before: "", after: "breakfast" },
      { field: "days", before: "0", after: "2" },
      { field: "promo_type", before: "none", after: "early_bird" },
    ]),
  );
  expect(await stored(), "nothing is written").toEqual(before);
  await api(rates.saveRatePlan, { body: changed });
  const undoable = async () => (await api(rates.listRatePlans, { query: { domain } })).undo_plan;
  expect(await undoable()).toMatchObject({ rate_plan_id });
  expect(await stored()).toMatchObject({ contain_meals: ["breakfast"], days: 2 });
  expect(await undo(changes.undoRatePlan)).toBe("ok");
  expect(await stored()).toEqual(before);
  expect(await undoable()).toBeNull();
  expect(await undo(changes.undoRatePlan)).toBe("UNDO_OVER");
  const log = await logOf();
  expect(log.map(({ action }) => action)).toEqual(["rate_plan.changed", "rate_plan.undone"]);
  expect(JSON.parse(log[1]!.before!)).toMatchObject({ days: 2 });
  expect(JSON.parse(log[1]!.after!)).toMatchObject({ days: 0 });
});

test("a plan off sale comes back, and a new one goes: by the same step back, for ten minutes", async () => {
  const { api, domain, rate_plan_id, plan, stored, undo } = await open();
  await api(rates.archiveRatePlan, { body: { domain, rate_plan_id, is_archived: true } });
  expect((await stored()).is_archived).toBe(true);
  expect(await undo(changes.undoRatePlan)).toBe("ok");
  expect((await stored()).is_archived).toBe(false);
  const { rate_plan_id: _, ...fresh } = plan();
  expect((await api(changes.previewRatePlan, { body: fresh })).changes).toEqual([]);
  const made = await api(rates.saveRatePlan, { body: fresh });
  expect(await undo(changes.undoRatePlan)).toBe("ok");
  const { plans } = await api(rates.listRatePlans, { query: { domain } });
  expect(plans.find((each) => each.rate_plan_id === made.rate_plan_id)).toMatchObject({ is_archived: true });
  await api(rates.saveRatePlan, { body: plan({ days: 3 }) });
  now += 10 * 60_000 + 1_000;
  expect(await undo(changes.undoRatePlan)).toBe("UNDO_OVER");
  expect((await stored()).days).toBe(3);
});

test("a plan without rooms is refused in words of its own", async () => {
  const { api, plan } = await open();
  for (const call of [rates.saveRatePlan, changes.previewRatePlan]) {
    await expect(api(call, { body: plan({ target_rooms: [] }) })).rejects.toMatchObject({
      code: "PLAN_NEEDS_ROOMS",
      extra_info: { fields: ["target_rooms"] },
    });
  }
});

test("how many rooms there are is taken back, unless more are sold by now", async () => {
  const { api, domain, hotel_id, room_class_id, day, undo, body } = await open({ rooms: [{ capacity: 1 }] });
  const set = (units: number) => api(rates.saveRoomUnits, { body: { domain, room_class_id, units } });
  const capacity = async () => (await readStock(world.database, hotel_id, room_class_id, day(20))).capacity;
  await set(1);
  await set(2);
  expect((await api(rates.listRatePlans, { query: { domain } })).undo_units).toMatchObject({ room_class_id });
  expect(await undo(changes.undoRoomUnits)).toBe("ok");
  expect(await capacity()).toBe(1);
  await set(2);
  await world.apiOf(domain)(placeOrder, { body: body([[0, 0, 2]]) });
  expect(await undo(changes.undoRoomUnits)).toBe("UNITS_IN_USE");
  expect(await capacity(), "nothing of it is done").toBe(2);
  await expectClean(world, hotel_id);
});

test("the bank account before comes back; where there was none, nobody is offered to send money", async () => {
  const { api, domain, undo } = await open({ payment_list: [14], remittance_account: null });
  const read = () => api(getPaymentSettings, { query: { domain } });
  await api(saveBankAccount, { body: { domain, account: ACCOUNT } });
  await api(saveBankAccount, { body: { domain, account: { ...ACCOUNT, account_number: "999988887777" } } });
  expect((await read()).undo_account_until_timestamp).toBeGreaterThan(now / 1000);
  expect(await undo(changes.undoBankAccount)).toBe("ok");
  expect(await read()).toMatchObject({ account_ends_with: "9012", undo_account_until_timestamp: null });
  const fresh = await open({ payment_list: [14], remittance_account: null });
  await fresh.api(saveBankAccount, { body: { domain: fresh.domain, account: ACCOUNT } });
  const policies = { ...POLICIES, payment_list: [8, 14] };
  await fresh.api(savePolicies, { body: { domain: fresh.domain, policies } });
  expect(await fresh.undo(changes.undoBankAccount)).toBe("ok");
  const after = await fresh.api(getPaymentSettings, { query: { domain: fresh.domain } });
  expect(after).toMatchObject({ has_account: false, policies: { payment_list: [14] } });
});

test("terms that are taken back are in the log with both sides; a deposit of nothing or everything is none", async () => {
  const { api, domain, logOf } = await open({ payment_list: [14] });
  const save = (more: object) =>
    api(savePolicies, { body: { domain, policies: { ...POLICIES, payment_list: [14], ...more } } });
  for (const deposit_percent of [0, 100]) {
    await expect(save({ takes_deposit: true, deposit_percent })).rejects.toMatchObject({
      code: "DEPOSIT_INVALID",
      extra_info: { fields: ["policies.deposit_percent"] },
    });
  }
  await save({ card_hold_minutes: 45, support_client_cancel: false });
  await api(undoPolicies, { body: { domain } });
  const undone = (await logOf()).at(-1)!;
  expect(undone.action).toBe("payment.policies_undone");
  expect(JSON.parse(undone.before!)).toMatchObject({ card_hold_minutes: "45", support_client_cancel: "false" });
  expect(JSON.parse(undone.after!)).toMatchObject({ card_hold_minutes: "30", support_client_cancel: "true" });
});

test("what children and extra persons cost is on the site at once, and taken back", async () => {
  const { api, domain, undo } = await open();
  const shown = async () => {
    const { info } = await world.apiOf(domain, "en-US")(getHotelInfo, { query: { domain } });
    return JSON.parse(info.children_and_extra_person_rates) as unknown;
  };
  const label = { "zh-TW": "加床", "en-US": "Extra bed" };
  await api(changes.saveExtraRates, { body: { domain, rates: [{ label, price: 600 }] } });
  await expect.poll(shown).toEqual([{ label: "Extra bed", price: 600 }]);
  expect((await api(changes.getExtraRates, { query: { domain } })).rates).toEqual([{ label, price: 600 }]);
  expect(await undo(changes.undoExtraRates)).toBe("ok");
  await expect.poll(shown).toEqual([]);
  await expect(
    api(changes.saveExtraRates, { body: { domain, rates: [{ label: { "en-US": "Crib" }, price: 0 }] } }),
  ).rejects.toMatchObject({ code: "INVALID_INPUT", extra_info: { fields: ["rates.0.label.zh-TW"] } });
});

test("kind, country and time zone: what it means first, live at once, logged with both sides and taken back", async () => {
  const { api, domain, hotel_id, body, undo, logOf } = await open();
  await world.apiOf(domain)(placeOrder, { body: body() });
  const read = () => api(getLodgingFacts, { query: { domain } });
  const before = await read();
  const change = { domain, kind: "ryokan", country: "JP", timezone: "Asia/Tokyo" } as const;
  const seen = await api(saveLodgingFacts, { body: { ...change, is_preview: true } });
  expect(seen).toMatchObject({ stays_to_come: 1, undo_until_timestamp: null });
  expect(seen.changes.map(({ field }) => field)).toEqual(["kind", "country", "timezone"]);
  expect(await read(), "nothing is written").toEqual(before);
  await api(saveLodgingFacts, { body: change });
  expect(await read()).toMatchObject({ kind: "ryokan", country: "JP", timezone: "Asia/Tokyo", currency: "TWD" });
  await expect.poll(async () => (await api(openStudio, { query: { domain } })).timezone).toBe("Asia/Tokyo");
  expect(await undo(undoLodgingFacts)).toBe("ok");
  expect(await read()).toEqual(before);
  expect(await undo(undoLodgingFacts)).toBe("UNDO_OVER");
  const log = (await logOf()).filter(({ action }) => action.startsWith("lodging.facts"));
  expect(log.map(({ action }) => action)).toEqual(["lodging.facts_changed", "lodging.facts_undone"]);
  expect(JSON.parse(log[0]!.after!)).toEqual({ kind: "ryokan", country: "JP", timezone: "Asia/Tokyo" });
  await expect(api(saveLodgingFacts, { body: { domain, timezone: "Mars/Olympus" } })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    extra_info: { fields: ["timezone"] },
  });
  await expectClean(world, hotel_id);
});

test("another currency keeps every figure, and comes back the same; with orders in the books it is refused", async () => {
  const { api, domain, day, rate_plan_id, room_class_id, body, hotel_id } = await open({ payment_list: [1, 14] });
  const price = async () => {
    const query = { domain, start_date: day(3), end_date: day(4) };
    return (await world.apiOf(domain)(searchRooms, { query }))[0]!.rate_plans[0]!.price;
  };
  const rules = {
    weekend_days: [],
    rounding: { to: 10, mode: "nearest" as const },
    seasons: [],
    plans: [{ rate_plan_id, rooms: [{ room_class_id, base: 2_500 }] }],
  };
  await api(rates.saveRates, { body: { domain, rules, revision: 0 } });
  const set = (currency: string, is_preview = false) =>
    api(changes.saveCurrency, { body: { domain, currency, is_preview } });
  expect(await set("USD", true)).toMatchObject({ before: "TWD", nights: 550, dropped: [1] });
  expect((await api(rates.listRatePlans, { query: { domain } })).currency).toBe("TWD");
  await set("USD");
  await expect.poll(price).toBe(2_500);
  const listed = await api(rates.listRatePlans, { query: { domain } });
  expect(listed).toMatchObject({
    currency: "USD",
    rules: { rounding: { to: 10 }, plans: [{ rooms: [{ base: 2_500 }] }] },
  });
  await set("TWD");
  await expect.poll(price).toBe(2_500);
  await world.apiOf(domain)(placeOrder, { body: body(undefined, { pay_way: "pay_arrival" }) });
  await expect(set("JPY")).rejects.toMatchObject({ code: "CURRENCY_IN_USE", extra_info: { fields: ["currency"] } });
  await set("TWD");
  await expectClean(world, hotel_id);
});
