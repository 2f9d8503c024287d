/** A plan and one of its room types. */
import { NativeSelect } from "@mantine/core";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer } from "./rates.tsx";

export type Offered = { rate_plan_id: number; room_class_id: number };

const roomsOf = (rates: RatesAnswer, rate_plan_id: number) => {
  const plan = rates.plans.find((each) => each.rate_plan_id === rate_plan_id);
  return rates.rooms.filter((room) => room.is_active && plan?.target_rooms.includes(room.room_class_id));
};

export function firstOffer(rates: RatesAnswer): Offered | null {
  const plan = rates.plans.find((each) => !each.is_archived && roomsOf(rates, each.rate_plan_id).length > 0);
  const room = plan && roomsOf(rates, plan.rate_plan_id)[0];
  return plan && room ? { rate_plan_id: plan.rate_plan_id, room_class_id: room.room_class_id } : null;
}

type ChooseOfferProps = { rates: RatesAnswer; value: Offered; change: (offered: Offered) => void };

export function ChooseOffer({ rates, value, change }: ChooseOfferProps) {
  const words = useScreenWords<RatesWords>();
  const plans = rates.plans.filter((plan) => !plan.is_archived);
  const rooms = roomsOf(rates, value.rate_plan_id);
  const choosePlan = (rate_plan_id: number) => {
    const other = roomsOf(rates, rate_plan_id);
    const same = other.find((room) => room.room_class_id === value.room_class_id) ?? other[0];
    if (same) change({ rate_plan_id, room_class_id: same.room_class_id });
  };
  return (
    <>
      <NativeSelect
        label={words.plan}
        data={plans.map((plan) => ({
          value: String(plan.rate_plan_id),
          label: `${plan.name} (${plan.rate_plan_code})`,
        }))}
        value={String(value.rate_plan_id)}
        onChange={(event) => choosePlan(Number(event.currentTarget.value))}
      />
      <NativeSelect
        label={words.room}
        data={rooms.map((room) => ({ value: String(room.room_class_id), label: room.name }))}
        value={String(value.room_class_id)}
        onChange={(event) => change({ ...value, room_class_id: Number(event.currentTarget.value) })}
      />
    </>
  );
}
