/** A room of the draft is named, counted and priced before it is public; guests find it once it is published. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchRooms } from "#contract/rooms.ts";
import { addSiteRecord, publishSite, saveDraft } from "#contract/site-drafts.ts";
import { rehearse } from "#contract/studio/rehearsal.ts";
import * as contract from "#contract/studio/studio-rates.ts";
import { addDays } from "#rules/time/day.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("a new room is priced as a draft, and sold when it is published", async () => {
  const lodging = await openLodging(world.database, { rooms: [] });
  const { domain, hotel_id, day } = lodging;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const api = studioCalls(world).at(owner);
  const { record_id: room_class_id } = await api(addSiteRecord, { body: { domain, record: "room" } });
  const write = (field: string, lang: "" | "zh-TW", value: unknown) => ({
    record: "room" as const,
    record_id: room_class_id,
    field,
    lang,
    value,
    seen: "",
  });
  const changes = [write("room_class_name", "zh-TW", "山景房"), { ...write("people", "", 3), seen: 2 }];
  await api(saveDraft, { body: { domain, changes } });

  const before = await api(contract.listRatePlans, { query: { domain } });
  expect(before.rooms).toMatchObject([{ room_class_id, name: "山景房", people: 3, is_active: true }]);
  await api(contract.saveRoomUnits, { body: { domain, room_class_id, units: 2 } });
  const plan = { domain, rate_plan_code_name: { "zh-TW": "早餐" }, target_rooms: [room_class_id] };
  const { rate_plan_id } = await api(contract.saveRatePlan, { body: plan });
  const { rules, revision } = await api(contract.listRatePlans, { query: { domain } });
  const plans = [{ rate_plan_id, rooms: [{ room_class_id, base: 3_000 }] }];
  const saved = await api(contract.saveRates, { body: { domain, revision, rules: { ...rules, plans } } });
  expect(saved.summary.new_nights).toBeGreaterThan(365);

  const start_date = day(20);
  const search = () =>
    world.apiOf(domain)(searchRooms, { query: { domain, start_date, end_date: addDays(start_date, 1) } });
  expect(await search()).toEqual([]);
  const played = await api(rehearse, {
    body: { domain, lang: "zh-TW", scenario: "stay", check_in_day: start_date, nights: 1, cancel_days_before: 3 },
  });
  expect(played.room_class_name).toBe("山景房");
  await api(publishSite, { body: { domain } });
  // Other processes hear of it a moment later.
  await expect.poll(search).toMatchObject([{ room_class_id, rate_plans: [{ rate_plan_id, price: 3_000 }] }]);
  await expectClean(world, hotel_id);
});
