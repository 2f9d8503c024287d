/** A lodging's own cancellation steps: looked at, saved, sold by, taken back. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/studio/refund-policies.ts";
import { savePolicies } from "#contract/studio/studio-payments.ts";
import { saveRatePlan } from "#contract/studio/studio-rates.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { POLICIES } from "#tests/faults/tenants/media-access.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let now = Date.now();
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(now) });
});
afterAll(() => world.close());

async function open() {
  const studio = studioCalls(world);
  const lodging = await openLodging(world.database, { support_lang: ["zh-TW", "en-US", "ja-JP"] });
  const owner = await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } });
  const api = studio.at(owner);
  const { domain, hotel_id } = lodging;
  const [{ room_class_id, plans }] = lodging.classes as [(typeof lodging.classes)[number]];
  const list = async () => (await api(contract.listRefundPolicies, { query: { domain } })).policies;
  const stepsOf = async (id: number) => (await list()).find((each) => each.refund_template_id === id)?.steps;
  const save = (steps: { days_before: number; fee_percent: number }[], more: object = {}) =>
    api(contract.saveRefundPolicy, { body: { domain, steps, ...more } });
  const undo = () => studio.codeOf(api, contract.undoRefundPolicy, { body: { domain } });
  const give = (refund_template_id: number) =>
    api(saveRatePlan, {
      body: {
        domain,
        rate_plan_id: plans[0]!,
        rate_plan_code_name: { "zh-TW": "方案" },
        target_rooms: [room_class_id],
        refund_template_id,
      },
    });
  return { ...studio, lodging, api, domain, hotel_id, list, stepsOf, save, undo, give };
}

const step = (days_before: number, fee_percent: number) => ({ days_before, fee_percent });

test("steps of its own are looked at in every language of the site, saved, and hold for the next order", async () => {
  const { lodging, save, give, list, hotel_id } = await open();
  const steps = [step(0, 100), step(10, 40)];
  const seen = await save(steps, { is_preview: true });
  expect(seen).toMatchObject({ refund_template_id: null, before: null, plans: [] });
  expect(Object.keys(seen.words)).toEqual(["zh-TW", "en-US", "ja-JP"]);
  expect(seen.words["en-US"]).toHaveLength(3);
  expect(seen.words["en-US"]![1]).toMatch(/^From .*, the cancellation fee is NT\$4,000 \(40% of the room price\)\.$/);
  expect(await list()).toHaveLength(3);

  const booker = bookerOf(world, lodging);
  const before = await booker.book(lodging.body());
  const { refund_template_id } = await save(steps);
  expect(refund_template_id).toBe(4);
  await give(4);
  const after = await booker.book(lodging.body());
  expect(after.view.cancel_rule).toContain("(40% of the room price)");
  expect((await booker.look(before)).cancel_rule, "what was sold stays").toBe(before.view.cancel_rule);
  expect((await list()).at(-1)).toMatchObject({
    refund_template_id: 4,
    steps: [step(10, 40), step(0, 100)],
    is_changed: true,
    is_default: false,
    plans: [{ name: "方案" }],
  });
  await expectClean(world, hotel_id);
});

test("a usual policy gets other steps, and its usual ones back", async () => {
  const { api, domain, stepsOf, save, hotel_id } = await open();
  const usual = await stepsOf(1);
  const saved = await save([step(2, 20)], { refund_template_id: 1 });
  expect(saved.before).toEqual(usual);
  expect(await stepsOf(1)).toEqual([step(2, 20)]);
  await api(contract.removeRefundPolicy, { body: { domain, refund_template_id: 1 } });
  expect(await stepsOf(1)).toEqual(usual);
  const log = await readRows<{ action: string; before: string }>(
    world.database,
    hotel_id,
    sql`select entry->>'action' as action, entry->>'before' as before from audit_log where hotel_id = ${hotel_id} order by seq`,
  );
  expect(log.map(({ action }) => action)).toEqual(["refund_policy.saved:1", "refund_policy.removed:1"]);
  expect(log[1]!.before).toBe(JSON.stringify([step(2, 20)]));
});

test("one step back, for ten minutes; not where a plan is sold with it meanwhile", async () => {
  const { stepsOf, save, undo, give } = await open();
  await save([step(5, 50)]);
  expect(await undo()).toBe("ok");
  expect(await stepsOf(4)).toBeUndefined();
  expect(await undo(), "only once").toBe("UNDO_OVER");
  await save([step(5, 50)]);
  await give(4);
  expect(await undo()).toBe("POLICY_IN_USE");
  await save([step(5, 60)], { refund_template_id: 4 });
  expect(await undo()).toBe("ok");
  expect(await stepsOf(4)).toEqual([step(5, 50)]);
  await save([step(5, 60)], { refund_template_id: 4 });
  now += 10 * 60_000 + 1_000;
  expect(await undo()).toBe("UNDO_OVER");
});

test("what can't be is said at its step, and nothing is written", async () => {
  const { save, list, api, domain, codeOf, give } = await open();
  await expect(save([step(7, 50), step(7, 60)])).rejects.toMatchObject({
    code: "REFUND_STEPS_OVERLAP",
    extra_info: { fields: ["steps.1.days_before"] },
  });
  await expect(save([step(7, 50), step(3, 20)])).rejects.toMatchObject({
    code: "REFUND_STEPS_FALL",
    extra_info: { fields: ["steps.1.fee_percent"] },
  });
  await expect(save([step(7, 50)], { refund_template_id: 9 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await list()).toHaveLength(3);
  for (let made = 0; made < 20; made += 1) await save([step(made, 50)]);
  await expect(save([])).rejects.toMatchObject({ code: "TOO_MANY_POLICIES" });
  const remove = (refund_template_id: number) =>
    codeOf(api, contract.removeRefundPolicy, { body: { domain, refund_template_id } });
  await give(5);
  expect(await remove(5)).toBe("POLICY_IN_USE");
  expect(await remove(6)).toBe("ok");
  expect(await remove(6)).toBe("NOT_FOUND");
});

test("one of its own can be where new plans begin; an unknown one can't", async () => {
  const { save, api, domain, list, codeOf } = await open();
  const begin = (refund_template_id: number) =>
    codeOf(api, savePolicies, { body: { domain, policies: { ...POLICIES, refund_template_id } } });
  expect(await begin(4)).toBe("INVALID_INPUT");
  await save([]);
  expect(await begin(4)).toBe("ok");
  expect((await list()).find(({ is_default }) => is_default)!.refund_template_id).toBe(4);
  const words = (await list()).find(({ is_default }) => is_default)!.words;
  expect(words["en-US"]).toEqual(["Free cancellation at any time."]);
  await expect(api(contract.removeRefundPolicy, { body: { domain, refund_template_id: 4 } })).rejects.toMatchObject({
    code: "POLICY_IN_USE",
  });
});
