/** An order as it will be stored: every figure, text and promise as sold. */
import type { OrderPayload } from "#contract/order-payload.ts";
import { guestAmount } from "#rules/guests/guest-bands.ts";
import { emailKey, phoneKey } from "#rules/guests/contact.ts";
import { dayAt } from "#rules/time/day.ts";
import { arrivalAt } from "#rules/time/hours-of-stay.ts";
import { firstRemindAt, holdEnds, type OrderState } from "#rules/orders/order-status.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { personName } from "#rules/guests/person-name.ts";
import type { Language } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { attachmentRows } from "#server/add-ons/attachment-rows.ts";
import { eventRows } from "#server/events/event-rows.ts";
import { readWholeHouse } from "#server/inventory/whole-house.ts";
import { hashOf, linkToken, newId, newOrderDoc, newShortCode } from "#server/orders/ids.ts";
import type { NewOrder } from "#server/orders/new-order-store.ts";
import type { PricedCart, PricedLine } from "#server/orders/price/price-cart.ts";
import type { OrderTerms } from "#server/orders/price/terms-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

export type Making = {
  payload: OrderPayload;
  priced: PricedCart;
  catalogue: Catalogue;
  terms: OrderTerms;
  payment_vendor: number;
  state: OrderState;
};

/** Who counts for a coupon's cap per guest: the member, else the e-mail address. */
export function guestKey(payload: OrderPayload, member_id: string | null): string {
  return member_id === null ? emailKey(payload.booker_email) : `member:${member_id}`;
}

export async function makeOrder(
  query: Query,
  context: RequestContext,
  { payload, priced, catalogue, terms, payment_vendor, state }: Making,
): Promise<Omit<NewOrder, "key" | "unpaid">> {
  const { hotel, now, secrets } = context;
  const { hotel_id, timezone } = hotel;
  const { price, cart } = priced;
  const order_id = newId(now);
  const isMember = terms.member !== null;
  const is_entire_rent = priced.lines.some((line) => line.plan.support_entire_rent);
  const charged = (line: PricedLine) =>
    line.nights.map(({ night, ...prices }) => ({
      night,
      list: prices.price,
      price: chargedPrice({ ...prices, allow_member_price: line.plan.allow_member_price }, isMember),
    }));
  const total = (amounts: { list: number; price: number }[], kind: "list" | "price") =>
    amounts.reduce((sum, each) => sum + each[kind], 0);

  const nights: NewOrder["nights"] = priced.lines.flatMap((line, line_no) =>
    charged(line).map(({ night, price }) => ({
      hotel_id,
      order_id,
      line_no,
      night,
      room_class_id: line.room_class_id,
      rate_plan_id: line.plan.rate_plan_id,
      units: line.num,
      price,
    })),
  );
  const isSold = state === "confirmed";
  const ends = holdEnds(payload.pay_way, now, arrivalAt(cart.start, hotel), terms.hotel);
  return {
    order: {
      hotel_id,
      order_id,
      order_doc: newOrderDoc(dayAt(now, timezone)),
      short_code: newShortCode(),
      state,
      generation: 1,
      lang: context.lang,
      member_id: terms.member?.member_id ?? null,
      check_in_day: cart.start,
      check_out_day: cart.end,
      adults_count: payload.adults_count,
      children_count: payload.children_count,
      is_entire_rent,
      pay_way: payload.pay_way,
      payment_vendor,
      pay_option: payload.pay_option,
      currency: hotel.currency,
      list_amount: price.list_amount,
      member_discount: price.member_discount,
      coupon_discount: price.coupon_discount,
      coupon_void: 0,
      attachment_amount: price.attachment_amount,
      guest_amount: price.guest_amount,
      point_used: price.point_used,
      stored_value_used: price.stored_value_used,
      total: price.total,
      added_amount: 0,
      deposit_percent: price.deposit_amount > 0 ? terms.hotel.deposit_percent : 0,
      deposit_amount: price.deposit_amount,
      pay_amount: price.pay_amount,
      paid_amount: 0,
      refund_amount: 0,
      used_coupon: priced.codes,
      cancellation_fee: null,
      cancellation_refund: null,
      cancel_applied_at: null,
      history_hash: hashOf(linkToken(secrets, "history", hotel_id, order_id)),
      cancel_hash: hashOf(linkToken(secrets, "cancel", hotel_id, order_id)),
      created_at: now,
      updated_at: now,
    },
    guest: guestOf(payload, hotel_id, order_id, context.lang),
    lines: priced.lines.map((line, line_no) => ({
      hotel_id,
      order_id,
      line_no,
      room_class_id: line.room_class_id,
      rate_plan_id: line.plan.rate_plan_id,
      num: line.num,
      list_price: total(charged(line), "list"),
      price: total(charged(line), "price"),
      net_amount: price.lines[line_no]!.net_amount,
      sold: {
        room_class_name: catalogue.rooms.get(line.room_class_id)!.room_class_name,
        rate_plan_code_name: line.plan.rate_plan_code_name,
        rate_plan_code_introduction: line.plan.rate_plan_code_introduction,
        refund_template_id: line.plan.refund_template_id,
        refund_steps: line.steps,
        contain_meals: line.plan.contain_meals,
      },
      guests: cart.lines[line_no]!.guests,
      guest_charges: line.guest_charges,
      guest_amount: guestAmount(line.guest_charges),
      cots: (cart.lines[line_no]!.guests ?? []).reduce((cots, party) => cots + party.cots, 0),
    })),
    nights: is_entire_rent ? await wholeHouse(query, hotel_id, priced, nights) : nights,
    ...attachmentRows(priced.attachments, { hotel_id, order_id, state: isSold ? "sold" : "held", now }),
    hold: isSold
      ? []
      : [{ hotel_id, order_id, expires_at: ends, remind_at: firstRemindAt(payload.pay_way, now, ends) }],
    ledger: (isSold ? (["hold", "convert"] as const) : (["hold"] as const)).map((kind) => ({
      hotel_id,
      order_id,
      generation: 1,
      kind,
      at: now,
    })),
    ...eventRows(hotel_id, { subject_kind: "order", subject_id: order_id, topic: "order.placed", now }),
  };
}

function guestOf(payload: OrderPayload, hotel_id: number, order_id: string, lang: Language): NewOrder["guest"] {
  return {
    hotel_id,
    order_id,
    booker_first_name: payload.booker_first_name,
    booker_last_name: payload.booker_last_name,
    booker_name: payload.booker_name || personName(payload.booker_first_name, payload.booker_last_name, lang),
    booker_phone: payload.booker_phone,
    booker_email: payload.booker_email,
    email_key: emailKey(payload.booker_email),
    phone_key: phoneKey(payload.booker_phone),
    company_reg_number: payload.company_reg_number,
    company_name: payload.company_name,
    memo: payload.memo,
    residence_country: payload.residence_country,
    arrival_time: payload.arrival_time,
    cancel_reason: "",
    occupants: payload.orders.map(({ occupant_name, occupant_phone, occupant_email, memo }) => ({
      occupant_name,
      occupant_phone,
      occupant_email,
      memo,
    })),
  };
}

/** A whole house takes all rooms of all its classes; the price is on the class under which it is sold. */
async function wholeHouse(
  query: Query,
  hotel_id: number,
  priced: PricedCart,
  own: NewOrder["nights"],
): Promise<NewOrder["nights"]> {
  const [line] = priced.lines;
  const classes = [...new Set([...line!.plan.target_rooms, line!.room_class_id])];
  const capacities = await readWholeHouse(query, hotel_id, priced.cart, classes);
  return capacities.map(({ room_class_id, night, units }) => {
    const priceOf = own.find((each) => each.room_class_id === room_class_id && each.night === night);
    return { ...own[0]!, night, room_class_id, units, price: priceOf?.price ?? 0 };
  });
}
