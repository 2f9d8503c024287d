/** Rates through the studio's calls: what is previewed is what is written, hand-set nights stay, and a change can be taken back. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { searchRooms } from "#contract/rooms.ts";
import { placeOrder } from "#contract/orders.ts";
import * as contract from "#contract/studio/studio-rates.ts";
import { addDays } from "#rules/time/day.ts";
import { priceOne } from "#server/rate-plans/price-ahead.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging, readStock } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Rules = CallInput<typeof contract.saveRates>["body"]["rules"];

async function openSeller(settings: Parameters<typeof openLodging>[1] = {}) {
  const studio = studioCalls(world);
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }], ...settings });
  const owner = await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } });
  const { room_class_id, plans } = lodging.classes[0]!;
  const [rate_plan_id, derived_id] = plans as [number, number];
  const { domain } = lodging;
  const rules = (more: Partial<Rules> = {}): Rules => ({
    weekend_days: [5, 6],
    rounding: { to: 10, mode: "nearest" },
    seasons: [],
    plans: [
      { rate_plan_id, rooms: [{ room_class_id, base: 3_000 }], member_percent: 10 },
      { rate_plan_id: derived_id, rooms: [], parent: { rate_plan_id, adjust: { kind: "percent", percent: -10 } } },
    ],
    ...more,
  });
  const prices = async (night: string) => {
    const rows = await readRows<{ rate_plan_id: number; price: number }>(
      world.database,
      lodging.hotel_id,
      sql`select rate_plan_id, price from plan_night where hotel_id = ${lodging.hotel_id} and night = ${night} order by rate_plan_id`,
    );
    return rows.map(({ price }) => Number(price));
  };
  const api = studio.at(owner);
  const save = async (more: Partial<Rules> = {}, overwrite_hand_set = false) => {
    const { revision } = await api(contract.listRatePlans, { query: { domain } });
    return api(contract.saveRates, { body: { domain, rules: rules(more), revision, overwrite_hand_set } });
  };
  return { ...lodging, ...studio, owner, api, room_class_id, rate_plan_id, derived_id, rules, prices, save };
}

const season = (from: string, to: string) => ({
  season_id: "s1",
  name: "Lunar New Year",
  from,
  to,
  adjust: { kind: "percent" as const, percent: 20 },
});

test("what is previewed is written, eighteen months ahead; a guest's search shows it; the sum is explained", async () => {
  const at = await openSeller();
  const { api, domain, day } = at;
  const input = { domain, rules: at.rules({ seasons: [season(day(5), day(6))] }) };
  const preview = await api(contract.previewNights, { body: input });
  expect(await at.prices(day(5)), "nothing is written").toEqual([2_050, 2_050]);
  expect(preview.nights[0]).toMatchObject({ night: day(0), before: 2_000, after: 3_000 });
  const saved = await api(contract.saveRates, { body: { ...input, revision: 0 } });
  expect(saved.summary).toEqual(preview.summary);
  expect(saved.summary).toMatchObject({ changed: 1_100, new_nights: 980, kept: 0, lowest: 2_700, highest: 3_600 });
  expect(await at.prices(day(5))).toEqual([3_600, 3_240]);
  expect(await at.prices(day(549))).toEqual([3_000, 2_700]);
  const stay = { domain, start_date: day(5), end_date: day(7) };
  const [room] = await world.apiOf(domain)(searchRooms, { query: stay });
  expect(room!.rate_plans.map(({ price, member_price }) => [price, member_price])).toEqual([
    [6_480, null],
    [7_200, 6_480],
  ]);
  const sample = await api(contract.sampleStay, {
    query: { rate_plan_id: String(at.derived_id), room_class_id: String(at.room_class_id), ...stay },
  });
  expect(sample).toMatchObject({ total: 6_480, deposit: 1_944 });
  const why = { domain, rate_plan_id: String(at.derived_id), room_class_id: String(at.room_class_id), night: day(5) };
  const explained = await api(contract.explainNight, { query: why });
  expect(explained.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(3_240);
  expect(explained.sentence).toBe("NT$3,240: base rate NT$3,000, season “Lunar New Year” +20%, from “A1” −10%.");
  await expectClean(world, at.hotel_id);
});

test("nights set by hand stay, and derived plans follow them; asked to, the rules overwrite them", async () => {
  const at = await openSeller();
  const { api, domain, day, rate_plan_id, room_class_id } = at;
  await at.save();
  await api(contract.setNight, { body: { domain, rate_plan_id, room_class_id, nights: [day(5)], price: 5_000 } });
  expect(await at.prices(day(5))).toEqual([5_000, 4_500]);
  const { summary } = await at.save({ seasons: [season(day(4), day(6))] });
  expect(summary).toMatchObject({ changed: 4, kept: 1 });
  expect(await at.prices(day(5))).toEqual([5_000, 4_500]);
  const why = { domain, rate_plan_id: String(rate_plan_id), room_class_id: String(room_class_id), night: day(5) };
  expect((await api(contract.explainNight, { query: why })).sentence).toContain("Set by hand to NT$5,000");
  await at.save({ seasons: [season(day(4), day(6))] }, true);
  expect(await at.prices(day(5))).toEqual([3_600, 3_240]);
  await api(contract.setNight, { body: { domain, rate_plan_id, room_class_id, nights: [day(5)], price: 5_000 } });
  await api(contract.setNight, { body: { domain, rate_plan_id, room_class_id, nights: [day(5)], price: null } });
  expect(await at.prices(day(5))).toEqual([3_600, 3_240]);
});

test("one step back, within ten minutes: nights and rules as they were; what was changed since stays", async () => {
  const at = await openSeller();
  const { api, domain, day, rate_plan_id, room_class_id } = at;
  const all = () =>
    readRows(
      world.database,
      at.hotel_id,
      sql`select night, rate_plan_id, price, member_price, set_by from plan_night
      where hotel_id = ${at.hotel_id} order by night, rate_plan_id`,
    );
  const before = await all();
  await at.save();
  expect(await all()).toHaveLength(1_100);
  await api(contract.undoRates, { body: { domain } });
  expect(await all()).toEqual(before);
  const { rules, undo } = await api(contract.listRatePlans, { query: { domain } });
  expect([rules.plans, undo]).toEqual([[], null]);
  expect(await at.codeOf(api, contract.undoRates, { body: { domain } })).toBe("UNDO_OVER");
  await at.save();
  await world.database.forHotel(at.hotel_id, (query) =>
    query.execute(
      sql`update rate_change set changed_at = changed_at - interval '11 minutes' where hotel_id = ${at.hotel_id}`,
    ),
  );
  expect(await at.codeOf(api, contract.undoRates, { body: { domain } })).toBe("UNDO_OVER");
  await api(contract.setNight, { body: { domain, rate_plan_id, room_class_id, nights: [day(3)], price: 4_000 } });
  await api(contract.undoRates, { body: { domain } });
  expect(await at.prices(day(3))).toEqual([3_000, 2_700]);
});

test("of two owners who save at once one is told to look again, and no night is mixed", async () => {
  const at = await openSeller();
  const { domain, day } = at;
  const owners = await Promise.all([1, 2, 3].map(() => signInStaff(world, { roles: { [at.hotel_id]: "manager" } })));
  const codes = await Promise.all(
    owners.map((owner, nth) => {
      const plans = [
        { rate_plan_id: at.rate_plan_id, rooms: [{ room_class_id: at.room_class_id, base: 4_000 + nth * 1_000 }] },
      ];
      return at.codeOf(at.at(owner), contract.saveRates, { body: { domain, rules: at.rules({ plans }), revision: 0 } });
    }),
  );
  expect(codes.toSorted()).toEqual(["RATES_CHANGED", "RATES_CHANGED", "ok"]);
  const [kept] = await at.prices(day(100));
  expect(await at.prices(day(9))).toEqual([kept, 2_090]);
});

test("plans are made, changed, archived; a plan that others follow stays; each is in the log", async () => {
  const at = await openSeller();
  const { api, domain, room_class_id } = at;
  await at.save();
  const plan = {
    domain,
    rate_plan_code_name: { "zh-TW": "早餐", "en-US": "Breakfast" },
    target_rooms: [room_class_id],
  };
  const { rate_plan_id } = await api(contract.saveRatePlan, { body: { ...plan, contain_meals: ["breakfast"] } });
  await api(contract.saveRatePlan, { body: { ...plan, rate_plan_id, days: 2 } });
  const { plans } = await api(contract.listRatePlans, { query: { domain } });
  expect(plans.at(-1)).toMatchObject({
    rate_plan_id,
    name: "Breakfast",
    days: 2,
    contain_meals: [],
    rate_plan_code: "P3",
  });
  const codeOf = (body: object) => at.codeOf(api, contract.saveRatePlan, { body: body as typeof plan });
  expect(await codeOf({ ...plan, rate_plan_code_name: { "en-US": "x" } })).toBe("INVALID_INPUT");
  expect(await codeOf({ ...plan, target_rooms: [room_class_id + 999_999] })).toBe("INVALID_INPUT");
  expect(await codeOf({ ...plan, rate_plan_id, support_entire_rent: true })).toBe("INVALID_INPUT");
  const archive = (id: number) =>
    at.codeOf(api, contract.archiveRatePlan, { body: { domain, rate_plan_id: id, is_archived: true } });
  expect(await archive(at.rate_plan_id)).toBe("PLAN_HAS_DERIVED");
  expect(await archive(at.derived_id)).toBe("ok");
  const log = await readRows<{ entry: { action: string } }>(
    world.database,
    at.hotel_id,
    sql`select entry from audit_log where hotel_id = ${at.hotel_id} order by seq`,
  );
  expect(log.map(({ entry }) => entry.action)).toEqual([
    "rates.saved",
    "rate_plan.added",
    "rate_plan.changed",
    "rate_plan.archived",
  ]);
});

test("rooms of a class can't be fewer than are sold or held; the next day's job adds the new night", async () => {
  const at = await openSeller({ rooms: [{ capacity: 3, plans: [{}, {}] }] });
  const { api, domain, room_class_id, day } = at;
  await world.apiOf(domain)(placeOrder, { body: at.body([[0, 0, 2]]) });
  const units = (count: number) =>
    at.codeOf(api, contract.saveRoomUnits, { body: { domain, room_class_id, units: count } });
  expect(await units(1)).toBe("UNITS_IN_USE");
  expect((await readStock(world.database, at.hotel_id, room_class_id, day(20))).capacity, "nothing of it is done").toBe(
    3,
  );
  await at.save();
  expect(await units(2)).toBe("ok");
  expect(await readStock(world.database, at.hotel_id, room_class_id, day(10))).toMatchObject({ capacity: 2, held: 2 });
  expect(await readStock(world.database, at.hotel_id, room_class_id, day(549))).toMatchObject({ capacity: 2 });
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await priceOne(world.dependencies, at.hotel_id, tomorrow)).toBe(2);
  expect(await at.prices(day(550))).toEqual([3_000, 2_700]);
  expect(await readStock(world.database, at.hotel_id, room_class_id, day(550))).toMatchObject({ capacity: 2 });
  expect(await priceOne(world.dependencies, at.hotel_id, tomorrow), "a second run adds nothing").toBe(0);
  await expectClean(world, at.hotel_id);
});

test("a currency with decimals, and what costs nothing is refused", async () => {
  const at = await openSeller({ currency: "USD" });
  const { api, domain, day } = at;
  const plans = (base: number) => [
    { rate_plan_id: at.rate_plan_id, rooms: [{ room_class_id: at.room_class_id, base }] },
  ];
  await at.save({ plans: plans(149.5), rounding: { to: 0.5, mode: "nearest" }, seasons: [season(day(1), day(1))] });
  expect(await at.prices(day(1))).toEqual([17_950, 2_010]);
  const free = { domain, rules: at.rules({ plans: plans(0) }), revision: 1 };
  expect(await at.codeOf(api, contract.saveRates, { body: free })).toBe("PRICE_TOO_LOW");
  expect(addDays(day(0), 1)).toBe(day(1));
});
