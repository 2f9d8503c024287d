/** What a guest wants to buy, whichever call sends it. */
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { OrderPayload, priceCheckPayloadSchema, roomPlanPayloadSchema } from "#contract/order-payload.ts";
import type { railChoiceSchema } from "#contract/rail-rides.ts";
import { couponKey, MEMBER_PROMOTION } from "#rules/money/coupon.ts";
import type { RoomParty } from "#rules/guests/guest-bands.ts";
import type { RailParty } from "#rules/rail/rail-package.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

export type Cart = {
  start: string;
  end: string;
  /** The names of the two days in the payload: a refusal must name the field that was sent. */
  sent_as: { start: string; end: string };
  /** Null where the payload does not say how many come; `ages` where it says who sleeps in which room. */
  party: RailParty | null;
  /** `guests` of each room; null where it was not said who sleeps where. */
  lines: { room_class_id: number; rate_plan_id: number; num: number; guests: RoomParty[] | null }[];
  /** Codes as they were sent. */
  codes: string[];
  /** Each code once, as compared. */
  coupons: string[];
  asksMemberPromotion: boolean;
  /** `date` null: the first day of the stay on which it makes sense. */
  attachments: {
    item_number: string;
    quantity: number;
    date: string | null;
    time: string;
    room_class_id: number | null;
  }[];
  /** Numbers of rail reservations, and whose they must be; null where the payload does not say. */
  rail: string[];
  /** Rides that are priced before they are reserved. */
  rail_choice: RailWish | null;
  booker_email: string | null;
  /** Null: as many as there are and are due. */
  points: number | null;
  use_deposit: boolean;
  /** Null: whichever the lodging offers, all of it first. */
  pay_option: "all" | "part" | null;
  pay_way: PayWay;
};

type RailWish = z.output<typeof railChoiceSchema>;

type Payload = OrderPayload | z.output<typeof priceCheckPayloadSchema>;

export function cartOf(payload: Payload): Cart {
  // A point is worth one unit: a client that calculates otherwise would show a wrong price.
  if (payload.point_cost !== 0 && payload.point_cost !== payload.point_used) {
    throw new Refusal("INVALID_INPUT", ["point_cost"]);
  }
  const rail = payload.rail_item_list.map(({ booking_number }) => booking_number);
  if (new Set(rail).size < rail.length) throw new Refusal("INVALID_INPUT", ["rail_item_list"]);
  return {
    start: payload.check_in_day,
    end: payload.check_out_day,
    sent_as: { start: "check_in_day", end: "check_out_day" },
    party: {
      adults: payload.adults_count,
      children: payload.children_count,
      ages: payload.orders.flatMap(({ guests = [] }) => guests.map(({ ages }) => ages)),
    },
    lines: payload.orders.map(({ room_class_id, rate_plan_id, num, guests = null }) => ({
      room_class_id,
      rate_plan_id,
      num,
      guests,
    })),
    ...readCodes(payload.coupon_array),
    attachments: requestedAttachments(payload.room_attachment_detail),
    rail,
    rail_choice: ("rail_choice" in payload && payload.rail_choice) || null,
    booker_email: payload.booker_email ?? null,
    points: payload.point_used,
    use_deposit: payload.use_deposit,
    pay_option: payload.pay_option,
    pay_way: payload.pay_way,
  };
}

export function requestedAttachments(requests: Payload["room_attachment_detail"]): Cart["attachments"] {
  return requests.map((each) => ({
    item_number: each.item_number,
    quantity: each.quantity,
    date: each.date ?? null,
    time: each.time,
    room_class_id: each.room_class_id ?? null,
  }));
}

type RoomPlans = z.output<typeof roomPlanPayloadSchema>;

/** One room, by the codes of its class and plan. Ids start at 1: an unknown code becomes 0 and is refused like a sold-out one. */
export function lineOfRoomPlan(
  { rate_plan_code, inv_type_code }: RoomPlans["plans"][number],
  catalogue: Catalogue,
): Cart["lines"][number] {
  const room = [...catalogue.rooms.values()].find((each) => each.room_code === inv_type_code);
  const plan = [...catalogue.plans.values()].find(
    (each) => each.rate_plan_code === rate_plan_code && room && each.target_rooms.includes(room.room_class_id),
  );
  return { room_class_id: room?.room_class_id ?? 0, rate_plan_id: plan?.rate_plan_id ?? 0, num: 1, guests: null };
}

/** The room-plan based payload names classes and plans by their codes, one entry per room. */
export function cartOfRoomPlans(payload: RoomPlans, catalogue: Catalogue): Cart {
  return {
    start: payload.check_in,
    end: payload.check_out,
    sent_as: { start: "check_in", end: "check_out" },
    party: null,
    lines: joinedLines(payload.plans.map((plan) => lineOfRoomPlan(plan, catalogue))),
    ...readCodes(payload.coupon_code),
    attachments: [],
    rail: [],
    rail_choice: null,
    booker_email: null,
    points: payload.use_point ? (payload.member?.user_point ?? null) : 0,
    use_deposit: payload.use_deposit,
    pay_option: null,
    pay_way: "credit_card",
  };
}

function joinedLines(lines: Cart["lines"]): Cart["lines"] {
  const byPlan = new Map<string, Cart["lines"][number]>();
  for (const line of lines) {
    const key = `${line.room_class_id} ${line.rate_plan_id}`;
    byPlan.set(key, { ...line, num: line.num + (byPlan.get(key)?.num ?? 0) });
  }
  return [...byPlan.values()];
}

function readCodes(codes: string[]): Pick<Cart, "codes" | "coupons" | "asksMemberPromotion"> {
  const keys = [...new Set(codes.map(couponKey))];
  const promotion = couponKey(MEMBER_PROMOTION);
  return { codes, coupons: keys.filter((key) => key !== promotion), asksMemberPromotion: keys.includes(promotion) };
}

/**
 * The same key means the same price of the rooms for the same person. How it is paid, how a code is written, who sleeps there and
 * train tickets do not change it.
 */
export function fingerprint(cart: Cart, member_id: string | null): string {
  const priced = {
    ...cart,
    pay_way: undefined,
    party: undefined,
    sent_as: undefined,
    codes: undefined,
    booker_email: undefined,
    rail: undefined,
    rail_choice: undefined,
  };
  return createHash("sha256")
    .update(JSON.stringify([priced, member_id]))
    .digest("base64url")
    .slice(0, 24);
}
