/** Which room and plan are tried; without a choice, the first that is free. */
import { Select } from "@mantine/core";
import { listRatePlans } from "#contract/studio/studio-rates.ts";
import type { RehearsalWords } from "#languages/zh-TW/studio/rehearsal.ts";
import { useCall } from "../../calls/use-call.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type Offer = { room_class_id?: number; rate_plan_id?: number };

export function OfferFields({ offer, choose }: { offer: Offer; choose: (offer: Offer) => void }) {
  const { domain, permissions } = useLodging();
  const words = useScreenWords<RehearsalWords>();
  // Who may publish does not always see prices.
  const { answer } = useCall(listRatePlans, permissions.includes("see_prices") ? { query: { domain } } : null);
  if (!answer) return null;
  const { room_class_id, rate_plan_id } = offer;
  const sold = answer.coverage.filter(({ nights }) => nights > 0);
  const isSold = (room: number | undefined, plan: number | undefined) =>
    sold.some(
      (each) =>
        (room ?? each.room_class_id) === each.room_class_id && (plan ?? each.rate_plan_id) === each.rate_plan_id,
    );
  const rooms = answer.rooms.filter((room) => isSold(room.room_class_id, undefined));
  const plans = answer.plans.filter((plan) => !plan.is_archived && isSold(room_class_id, plan.rate_plan_id));
  const chooseRoom = (value: string | null) => {
    const room = value ? Number(value) : undefined;
    const isKept = rate_plan_id !== undefined && isSold(room, rate_plan_id);
    choose({ ...(room ? { room_class_id: room } : {}), ...(isKept ? { rate_plan_id } : {}) });
  };
  return (
    <>
      <Select
        label={words.room}
        placeholder={words.any_room}
        value={room_class_id ? String(room_class_id) : null}
        data={rooms.map((room) => ({ value: String(room.room_class_id), label: room.name }))}
        clearable
        onChange={chooseRoom}
      />
      <Select
        label={words.plan}
        placeholder={words.any_plan}
        value={rate_plan_id ? String(rate_plan_id) : null}
        data={plans.map((plan) => ({ value: String(plan.rate_plan_id), label: plan.name }))}
        clearable
        onChange={(value) =>
          choose({ ...(room_class_id ? { room_class_id } : {}), ...(value ? { rate_plan_id: Number(value) } : {}) })
        }
      />
    </>
  );
}
