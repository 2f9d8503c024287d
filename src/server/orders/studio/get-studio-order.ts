import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { STAFF_MAILS, type StaffMail } from "#rules/mail/owed-mails.ts";
import { maskEmail, maskPhone } from "#rules/orders/order-filters.ts";
import { displayStatus, ORDER_MOVES } from "#rules/orders/order-status.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { mayDo } from "#rules/people/staff-roles.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { viewTerms } from "#server/orders/find-own-order.ts";
import { findOrder, type StoredOrder } from "#server/orders/order-store.ts";
import { explainSold } from "#server/rate-plans/explain-sold.ts";
import { type OrderDetails, readDetails } from "#server/orders/studio/studio-order-details.ts";
import { cancelSentences } from "#server/orders/view/cancel-rule.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";

type Context = RequestContext<PersonOf<"staff">>;
type Answer = CallAnswer<typeof contract.getStudioOrder>;

const seconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1000);

export function getStudioOrder(
  { query: { order_id } }: HandlerInput<typeof contract.getStudioOrder>,
  context: Context,
): Promise<Answer> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const stored = await findOrder(query, hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    const details = await readDetails(query, hotel_id, order_id);
    const view = viewOrder(stored, await viewTerms(query, context), context);
    const explain = await explainSold(query, context, stored.order);
    return { ...factsOf(stored, view), ...partsOf(stored, view, { ...details, explain }, context) };
  });
}

type View = ReturnType<typeof viewOrder>;

function factsOf({ order, guest }: StoredOrder, view: View) {
  return {
    order_id: order.order_id,
    order_doc: order.order_doc,
    short_code: order.short_code,
    lang: order.lang,
    currency: order.currency,
    display_status: view.display_status,
    outcome: outcomeOf(view),
    created_timestamp: seconds(order.created_at),
    booker_name: guest.booker_name,
    booker_phone: maskPhone(guest.booker_phone),
    booker_email: maskEmail(guest.booker_email),
    residence_country: guest.residence_country,
    arrival_time: guest.arrival_time,
    memo: guest.memo,
    company: [guest.company_name, guest.company_reg_number].filter(Boolean).join(" "),
    check_in_day: order.check_in_day,
    check_out_day: order.check_out_day,
    adults_count: order.adults_count,
    children_count: order.children_count,
    attachment_list: view.attachment_list,
    total: order.total,
    paid_amount: view.paid_amount,
    due_amount: view.due_amount,
    remain_amount: view.remain_total_amount,
    pay_way: order.pay_way,
    pay_expired_timestamp: view.pay_expired_timestamp,
    last_five: view.remittance_report,
  };
}

type Details = OrderDetails & { explain: Awaited<ReturnType<typeof explainSold>> };

function partsOf(stored: StoredOrder, view: View, details: Details, context: Context) {
  const { order } = stored;
  const { hotel, now, lang, person } = context;
  const seesOrigins = mayDo(person.role, "see_team");
  const today = dayAt(now, hotel.timezone);
  const isCancellable = ORDER_MOVES[order.state].includes("cancelled");
  const from = isCancellable ? today : dayAt(new Date(order.created_at), hotel.timezone);
  const reading = { lang, timezone: hotel.timezone, hotel_kind: hotel.kind, today: from };
  return {
    rooms: stored.lines.map((line, nth) => ({
      num: line.num,
      room_class_id: line.room_class_id,
      room_class_name: view.orders[nth]!.room_class_name,
      rate_plan_code_name: textIn(line.sold.rate_plan_code_name, lang, hotel.main_lang).text,
      contain_meals: line.sold.contain_meals,
      occupant_name: view.orders[nth]!.occupant_name,
      memo: view.orders[nth]!.memo,
      price: line.price,
      guests: view.orders[nth]!.guests,
      guest_charges: view.orders[nth]!.guest_charges,
      nights: details.nights
        .filter(({ line_no }) => line_no === line.line_no)
        .map(({ night, price }) => ({ night, price: Number(price) }))
        .map((sold) => ({ ...sold, reason: details.explain(line, sold) })),
    })),
    bill: view.bill,
    policy: cancelSentences(stored, reading).map(({ step: { from, through, fee }, text }) => ({
      from,
      through,
      fee,
      text,
    })),
    money: details.money.map(({ at, ...money }) => ({ ...money, timestamp: seconds(at) })),
    refunds: details.transfers.map(({ state, ...transfer }) => ({
      ...transfer,
      is_done: state === "done",
      is_task: state === "staff",
    })),
    mails: details.mails.map(({ at, ...mail }) => ({
      ...mail,
      is_to_guest: !STAFF_MAILS.includes(mail.kind as StaffMail),
      timestamp: seconds(at),
    })),
    log: details.log.map(({ entry: { at, action, actor, origin, from, to, before, after }, name }) => ({
      timestamp: seconds(at),
      action,
      from_status: from ? displayStatus(from, false) : null,
      to_status: to ? displayStatus(to, false) : null,
      // Of an order only discounts are logged as numbers.
      before: typeof before === "number" ? before : null,
      after: typeof after === "number" ? after : null,
      // Whose account or which vendor it was is told by name, or not at all.
      actor: actor.split(":")[0]!,
      name,
      origin: seesOrigins ? (origin ?? null) : null,
    })),
    actions: actionsFor(stored, details, context, isCancellable),
  };
}

function actionsFor(
  { order, guest }: StoredOrder,
  { transfers }: OrderDetails,
  { person: { role } }: Context,
  isCancellable: boolean,
): Answer["actions"] {
  const mayChange = mayDo(role, "change_orders");
  const kept = order.paid_amount - order.refund_amount;
  const isAwaited = ["held", "awaiting_payment", "expired", "confirmed"].includes(order.state);
  return {
    cancel: mayChange && isCancellable,
    resend: mayChange && guest.booker_email !== "" && ["confirmed", "held", "awaiting_payment"].includes(order.state),
    remittance: mayChange && order.pay_way === "remittance" && isAwaited && kept < order.pay_amount,
    refund: mayDo(role, "refund") && transfers.some(({ state }) => state === "staff"),
    reveal: mayDo(role, "see_contacts"),
  };
}
