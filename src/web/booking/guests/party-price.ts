/** What a plan costs the party that was searched for: its price with the guests who pay beside it. */
import { roundOnWire } from "#rules/money/money.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import type { Plan } from "#web/booking/booking-data.ts";

/** The price shown is of one room: what the guests of all of them cost stands below. A whole house is one, however many were searched. */
export const isOfOneRoom = ({ support_entire_rent }: Pick<Plan, "support_entire_rent">, rooms: number): boolean =>
  rooms > 1 && !support_entire_rent;

/** Paid beside the price that is shown, and part of it. */
export const besidesOf = (plan: Plan, rooms: number): number =>
  isOfOneRoom(plan, rooms) ? 0 : (plan.guest_amount ?? 0);

export const partyPrice = (plan: Plan, isMember: boolean, rooms: number): number =>
  roundOnWire(chargedPrice(plan, isMember) + besidesOf(plan, rooms));
