/** The rules behind the demo's prices: what an owner would have entered. They write its nights. */
import { firstRules, type PlanRates, type RateRules } from "#rules/rates/rate-rules.ts";
import type { DemoRoom } from "./read-lodging.ts";

/** What is priced, and by which plans, in the order of the file. */
type PricedRoom = { room: DemoRoom; room_class_id: number; rate_plan_ids: readonly number[] };

const SUMMER = {
  "zh-TW": "暑假",
  "zh-CN": "暑假",
  "en-US": "Summer",
  "ja-JP": "夏休み",
  "ko-KR": "여름 성수기",
} as const;

/** The first plan without a surcharge has prices of its own; the others follow it, or have theirs too. */
function ratesOf({ room, room_class_id, rate_plan_ids }: PricedRoom, member_percent: number | null): PlanRates[] {
  const plain = room.plans.findIndex((plan) => plan.add_price === 0 && !plan.support_entire_rent);
  return room.plans.map((plan, nth) => {
    const follows = plain !== -1 && nth !== plain && !plan.support_entire_rent;
    const base = room.base_price + (follows ? 0 : plan.add_price);
    // The surcharge does not grow with the weekend.
    const weekend =
      plan.add_price === 0
        ? ({ kind: "percent", percent: room.weekend_percent } as const)
        : ({ kind: "amount", amount: Math.round((room.base_price * room.weekend_percent) / 100) } as const);
    return {
      rate_plan_id: rate_plan_ids[nth]!,
      rooms: follows ? [] : [{ room_class_id, base, weekend: room.weekend_percent === 0 ? null : weekend }],
      parent: follows
        ? { rate_plan_id: rate_plan_ids[plain]!, adjust: { kind: "amount", amount: plan.add_price } }
        : null,
      extra_person: null,
      member_percent: plan.allow_member_price ? member_percent : null,
      min_nights: 0,
      max_nights: null,
      lead_days: 0,
    };
  });
}

type Terms = {
  main_lang?: keyof typeof SUMMER;
  member_discount: number | null;
  close_member_system: boolean;
  today: string;
};

export function demoRules(
  rooms: readonly PricedRoom[],
  { main_lang = "zh-TW", member_discount, close_member_system, today }: Terms,
): RateRules {
  const year = today.slice(0, 4);
  const percent = member_discount === null || close_member_system ? null : Math.round((1 - member_discount) * 100);
  const summer = {
    season_id: "summer",
    name: SUMMER[main_lang],
    from: `${year}-07-01`,
    to: `${year}-08-31`,
    yearly: true,
    weekdays: [],
    room_class_ids: [],
    adjust: { kind: "percent", percent: 12 } as const,
    min_nights: 0,
    priority: 0,
  };
  const plans = rooms.flatMap((room) => ratesOf(room, percent));
  return { ...firstRules(1), seasons: [summer], plans };
}
