/** The requests of an owner who sells: rates, nights, rooms. */
import { addDays } from "#rules/time/day.ts";
import type { CallRequest } from "#tests/helpers/every-person.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import type { MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import type { World } from "#tests/setup/world.ts";

type Sold = { room_class_id: number; rate_plan_id: number; night: string };

export async function sellingRequests(
  world: World,
  { hotel_id, domain }: MadeHotel,
  { room_class_id, rate_plan_id, night }: Sold,
): Promise<CallRequest[]> {
  const host = world.dependencies.platformHost;
  const { cookie } = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const headers = proofOf(world, host, cookie);
  const post = (name: string, body: object): CallRequest => {
    const call = `/api/studio/${name}`;
    return { call, address: call, body: { domain, ...body }, headers, host };
  };
  const get = (name: string, query: Record<string, string> = {}): CallRequest => {
    const call = `/api/studio/${name}`;
    return { call, address: `${call}?${new URLSearchParams({ domain, ...query })}`, headers, host };
  };
  const offered = { rate_plan_id: String(rate_plan_id), room_class_id: String(room_class_id) };
  const rules = {
    weekend_days: [5, 6],
    rounding: { to: 10, mode: "nearest" },
    seasons: [
      { season_id: "new-year", name: "過年", from: night, to: night, adjust: { kind: "percent", percent: 20 } },
    ],
    plans: [{ rate_plan_id, rooms: [{ room_class_id, base: 2_000, weekend: { kind: "price", price: 2_400 } }] }],
  };
  const name = { rate_plan_code_name: { "zh-TW": "含早餐" }, target_rooms: [room_class_id], item_numbers: ["BIKE"] };
  return [
    get("rates"),
    post("rates/plan", { rate_plan_id, ...name, contain_meals: ["breakfast"] }),
    post("rates/plan/archive", { rate_plan_id, is_archived: false }),
    post("rates/preview", { rules }),
    post("rates/save", { rules, revision: 0 }),
    post("rates/undo", {}),
    get("rates/nights", { ...offered, start_date: night, end_date: addDays(night, 20) }),
    post("rates/night", { rate_plan_id, room_class_id, nights: [night], price: 2_600 }),
    get("rates/explain", { ...offered, night }),
    get("rates/sample", { ...offered, start_date: night, end_date: addDays(night, 2) }),
    post("rooms/units", { room_class_id, units: 3 }),
  ];
}
