/** An order as the specification's repay page reads it. */
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { sum } from "#rules/money/money.ts";
import { dayAt, nightsBetween } from "#rules/time/day.ts";
import { readHotelInfo } from "#server/hotel/read-hotel-info.ts";
import { findOwnOrderById, showOrder } from "#server/orders/find-own-order.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { cancelSentences } from "#server/orders/view/cancel-rule.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

type MasterOrder = CallAnswer<typeof contract.getMasterOrder>;

export async function getMasterOrder(
  input: HandlerInput<typeof contract.getMasterOrder>,
  context: RequestContext,
): Promise<MasterOrder> {
  const { stored, view } = await context.query(async (query) => {
    const stored = await findOwnOrderById(query, context, input.params.id, input.query);
    return { stored, view: await showOrder(query, context, stored.order.order_id) };
  });
  const { order, guest, lines } = stored;
  // Of the bill, all that takes off.
  const discount = -sum(view.bill.filter(({ amount }) => amount < 0).map(({ amount }) => amount));
  const expires = stored.hold_expires_at === null ? null : new Date(stored.hold_expires_at);
  return {
    booking: {
      booking_id: order.order_id,
      booking_number: order.order_doc,
      email: guest.booker_email,
      room_count: lines.reduce((rooms, line) => rooms + line.num, 0),
      check_in: order.check_in_day,
      check_out: order.check_out_day,
      days: nightsBetween(order.check_in_day, order.check_out_day),
      adults: order.adults_count,
      children: order.children_count,
      raw_price: order.total + discount,
      discount,
      price: order.total,
      created_at: new Date(order.created_at).toISOString(),
      status: view.display_status,
      is_canceled: order.state === "cancelled",
      paid: view.paid_amount,
      payment_status: view.payment_status,
      payment_type: view.pay_way,
      payment_available: view.payment_available,
      invoices: view.invoices,
      received_by: guest.company_name || guest.booker_name,
      tax_id: guest.company_reg_number,
      comment: guest.memo,
      cancellation_fee: view.cancellation_fee,
      cancellation_refund: view.cancellation_refund,
      cancel_rule: view.cancel_rule,
    },
    booking_rooms: roomsOf(stored, view.orders, context),
    hotel_info: await readHotelInfo(context),
    cancellation_policy: policyOf(stored, context),
    expired_ts: view.pay_expired_timestamp,
    expired_at: expires?.toISOString() ?? null,
  };
}

/** An add-on without a room is listed with the first room. */
function roomsOf(
  { lines, attachments }: StoredOrder,
  views: { rate_plan_code_name: string; rate_plan_code_introduction: string; room_class_name: string }[],
  { lang, hotel }: RequestContext,
): MasterOrder["booking_rooms"] {
  const texts = textReader(lang, hotel.main_lang);
  const charged = attachments
    .filter(({ left_at }) => left_at === null)
    .map((item) => ({
      room_class_id: item.room_class_id ?? lines[0]!.room_class_id,
      isSupply: item.item_type === "supply",
      charge: item.quantity * item.unit_price,
      date: item.day,
      name: texts.plain("name", item.item_name),
      qty: item.quantity,
    }));
  return lines.map((line, nth) => {
    const isFirst = lines.findIndex((each) => each.room_class_id === line.room_class_id) === nth;
    const own = isFirst ? charged.filter((item) => item.room_class_id === line.room_class_id) : [];
    const plain = ({ charge, date, name, qty }: (typeof own)[number]) => ({ charge, date, name, qty });
    return {
      plan: {
        rate_plan_id: line.rate_plan_id,
        rate_plan_code_name: views[nth]!.rate_plan_code_name,
        rate_plan_code_introduction: views[nth]!.rate_plan_code_introduction,
        refund_template_id: line.sold.refund_template_id,
        price: line.price,
      },
      room_type: { room_class_id: line.room_class_id, room_class_name: views[nth]!.room_class_name },
      extras: own.filter((item) => !item.isSupply).map(plain),
      supplies: own.filter((item) => item.isSupply).map(plain),
    };
  });
}

/** What cancelling costs from the day the order was placed on: each step with its first day. */
function policyOf(stored: StoredOrder, { lang, hotel }: RequestContext): MasterOrder["cancellation_policy"] {
  const { timezone, kind: hotel_kind } = hotel;
  const today = dayAt(new Date(stored.order.created_at), timezone);
  return cancelSentences(stored, { lang, timezone, today, hotel_kind }).map(({ step, text }) => ({
    date: step.from,
    free: step.fee === 0,
    days: nightsBetween(step.from, stored.order.check_in_day),
    description: text,
    long_description: text,
  }));
}
