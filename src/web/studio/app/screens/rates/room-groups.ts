/** The plans by the room that they sell, as an owner thinks of prices. A plan for several rooms is in each of their groups. */
import type { RatesAnswer } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];
type Room = RatesAnswer["rooms"][number];

/** `room`: whose price is set in this group; null where there is none to set. */
export type RoomGroup = {
  kind: "room" | "whole" | "none";
  room: Room | null;
  plans: { plan: Plan; room: Room | null }[];
};

/** `plans`: those that are wanted. `withEmpty`: also rooms that none of them sells. */
export function roomGroups({ rooms }: RatesAnswer, plans: readonly Plan[], withEmpty: boolean): RoomGroup[] {
  const active = rooms.filter((room) => room.is_active);
  const firstOf = (plan: Plan) => active.find((room) => plan.target_rooms.includes(room.room_class_id)) ?? null;
  const byRoom = active.map((room): RoomGroup => {
    const own = plans.filter((plan) => !plan.support_entire_rent && plan.target_rooms.includes(room.room_class_id));
    return { kind: "room", room, plans: own.map((plan) => ({ plan, room })) };
  });
  // A whole house is priced at the first of its rooms.
  const whole = plans
    .filter((plan) => plan.support_entire_rent && firstOf(plan) !== null)
    .map((plan) => ({ plan, room: firstOf(plan) }));
  const none = plans.filter((plan) => firstOf(plan) === null).map((plan) => ({ plan, room: null }));
  return [
    ...byRoom.filter((group) => withEmpty || group.plans.length > 0),
    ...(whole.length > 0 ? [{ kind: "whole" as const, room: null, plans: whole }] : []),
    ...(none.length > 0 ? [{ kind: "none" as const, room: null, plans: none }] : []),
  ];
}
