/** An order as its guest sees it: figures and promises as sold, the fee of today. */
import type { OrderView } from "#contract/order-view.ts";
import { GUEST_WORDS } from "#languages/languages.ts";
import type { RoomParty } from "#rules/guests/guest-bands.ts";
import type { Language } from "#rules/text/language.ts";
import { maySelfCancel } from "#rules/orders/cancellation.ts";
import { dayAt } from "#rules/time/day.ts";
import { arrivalAt, departureAt } from "#rules/time/hours-of-stay.ts";
import { sum } from "#rules/money/money.ts";
import { isRailReason } from "#rules/rail/rail-refund.ts";
import { balanceOf, paidWay } from "#rules/payments/balance.ts";
import { hasTimeToPay, isUnderWay } from "#rules/payments/begun.ts";
import { dueNow } from "#rules/payments/due.ts";
import { isOnline } from "#rules/payments/pay-way.ts";
import { displayStatus, ORDER_MOVES } from "#rules/orders/order-status.ts";
import type { RemittanceAccount } from "#server/database/tables/hotel.ts";
import { billOfOrder } from "#server/orders/view/bill-of-order.ts";
import { cancelCost, keptOnCancel } from "#server/orders/view/cancel-now.ts";
import { cancelRule } from "#server/orders/view/cancel-rule.ts";
import { hashOf, linkToken } from "#server/orders/ids.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";
import { chargesIn } from "#server/orders/price/price-detail.ts";
import { viewAttachment } from "#server/orders/view/view-attachment.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

/** The lodging's present settings; everything else is stored in the order. */
export type ViewTerms = { support_client_cancel: boolean; remittance_account: RemittanceAccount | null };

/** What a view depends on besides the order: a page has it from its request, an e-mail from its lodging. */
export type Viewing = Pick<RequestContext, "hotel" | "now" | "lang" | "secrets">;

const seconds = (instant: Date | string) => Math.floor(new Date(instant).getTime() / 1000);

export function viewOrder(stored: StoredOrder, terms: ViewTerms, context: Viewing): OrderView {
  const { order, guest } = stored;
  const { hotel, now, lang } = context;
  const texts = textReader(lang, hotel.main_lang);
  const today = dayAt(now, hotel.timezone);
  const cancel = cancelCost(stored, now, hotel);
  const attached = stored.attachments.map((item) => ({ item, detail: viewAttachment(stored, item, context, texts) }));
  const own = attached.filter(({ item }) => item.left_at === null);
  const left = attached.filter(({ item }) => item.left_at !== null);
  const isCancellable = ORDER_MOVES[order.state].includes("cancelled");
  const mayCancel = isCancellable && maySelfCancel({ ...terms, check_in_day: order.check_in_day }, today);
  const paid = order.paid_amount - order.refund_amount;
  const balance = balanceOf(order);
  const due = dueNow({ ...order, paid });
  const ends = stored.hold_expires_at === null ? null : new Date(stored.hold_expires_at);
  const reported = stored.attempt?.start.last_five;
  const orders = linesOf(stored, context, texts);
  const attachment_list = own.map(({ detail }) => detail);
  const used_coupon = couponsInForce(stored);
  return {
    order_doc: order.order_doc,
    short_code: order.short_code,
    booking_id: order.order_id,
    lang: order.lang,
    booker_first_name: guest.booker_first_name,
    booker_last_name: guest.booker_last_name,
    booker_name: guest.booker_name,
    booker_phone: guest.booker_phone,
    booker_email: guest.booker_email,
    check_in_day: order.check_in_day,
    check_out_day: order.check_out_day,
    check_in_timestamp: seconds(arrivalAt(order.check_in_day, hotel)),
    check_out_timestamp: seconds(departureAt(order.check_out_day, hotel)),
    adults_count: order.adults_count,
    children_count: order.children_count,
    display_status: displayStatus(order.state, order.cancel_applied_at !== null),
    payment_status: balance.payment_status,
    pay_amount: order.pay_amount,
    paid_amount: paid,
    refunded_amount: order.refund_amount,
    payType: stored.paid_vendor ?? order.payment_vendor,
    payAmountType: order.pay_option === "part" ? "deposit" : "all",
    remain_room_amount: balance.remain_room,
    remain_total_amount: balance.remain_total,
    pay_way: paidWay(order.pay_way, stored.paid_vendor),
    is_deposit_payed: order.pay_option === "part" && paid >= order.deposit_amount,
    memo: guest.memo,
    residence_country: guest.residence_country,
    arrival_time: guest.arrival_time,
    ...billOfOrder(stored, { orders, attachment_list, used_coupon }, { balance, cancel }, lang),
    final_amount: order.total,
    guest_amount: order.guest_amount,
    attachment_amount: order.attachment_amount,
    attachment_list,
    left_attachment_list: left.map(({ detail }) => detail),
    orders,
    remittance_info: order.pay_way === "remittance" ? terms.remittance_account : null,
    attachment_detail: own.flatMap(({ item, detail }) => (item.room_class_id === null ? [] : [detail])),
    room_attachment_exist: own.length > 0,
    coupon_discount: order.coupon_discount - order.coupon_void,
    used_point: order.point_used,
    used_coupon,
    card_coupons: cardCoupons(stored),
    support_client_cancel: terms.support_client_cancel,
    cancellation_fee: cancel.fee,
    cancellation_refund: cancel.refund,
    // Of what is over, as it stood when it was placed.
    cancel_rule: cancelRule(stored, {
      lang,
      timezone: hotel.timezone,
      hotel_kind: hotel.kind,
      today: isCancellable ? today : dayAt(new Date(order.created_at), hotel.timezone),
      rail_fee: isCancellable ? keptOnCancel(stored, now) : 0,
    }),
    valid_hash: mayCancel ? cancelLink(order, context) : null,
    pay_expired_timestamp: ends === null ? null : seconds(ends),
    payment_available: due > 0 && hasTimeToPay(ends, now),
    due_amount: due,
    payment_open: isOpen(stored),
    payment_pending: isPending(stored),
    payment_failed: due > 0 && stored.attempt === null && stored.last_attempt_state === "failed",
    bank_instructions: bankInstructions(stored),
    remittance_report: typeof reported === "string" ? reported : null,
    refunds: refundsOf(stored, paid, cancel),
    invoices: stored.invoices,
    fallback_lang: texts.fallback_lang,
  };
}

function linesOf(stored: StoredOrder, context: Viewing, texts: ReturnType<typeof textReader>): OrderView["orders"] {
  const { guest } = stored;
  const { lang } = context;
  return stored.lines.map((line) => {
    const { memo, ...occupant } = guest.occupants[line.line_no]!;
    return {
      num: line.num,
      room_class_id: line.room_class_id,
      room_class_name: texts.plain(`orders.${line.line_no}.room_class_name`, line.sold.room_class_name),
      ...occupant,
      rate_plan_id: line.rate_plan_id,
      rate_plan_code_name: texts.plain(`orders.${line.line_no}.rate_plan_code_name`, line.sold.rate_plan_code_name),
      rate_plan_code_introduction: texts.plain(
        `orders.${line.line_no}.rate_plan_code_introduction`,
        line.sold.rate_plan_code_introduction,
      ),
      refund_template_id: line.sold.refund_template_id,
      price: line.price,
      memo,
      guests: (line.guests ?? []).map(({ adults, ages, cots }) => ({
        adults,
        ages: [...ages],
        cots,
        text: partyText({ adults, ages, cots }, lang),
      })),
      guest_charges: chargesIn(context, line.guest_charges),
    };
  });
}

/** Who sleeps in one room, as a list. */
function partyText({ adults, ages, cots }: RoomParty, lang: Language): string {
  const words = GUEST_WORDS[lang];
  const all = [
    ...(adults === 0 ? [] : [words.room_adults(adults)]),
    ...ages.map(words.room_child),
    ...(cots === 0 ? [] : [words.room_cots(cots)]),
  ];
  return all.length === 0 ? "" : all.reduce(words.room_and);
}

/** Its vendor can be asked what became of it. */
function isOpen({ attempt }: StoredOrder): boolean {
  return attempt !== null && attempt.state !== "created" && isOnline(attempt.vendor);
}

/** A guest may pay to a bank's number unseen: only the guest knows whether it was paid. */
function isPending({ attempt }: StoredOrder): boolean {
  if (attempt === null || !isOnline(attempt.vendor)) return false;
  const { state, start, instructions } = attempt;
  return isUnderWay({ state, wasSent: "started" in start, hasNumber: instructions !== null });
}

/** Codes that did not hold for the card that paid are not used any more. */
const couponsInForce = ({ order, card_coupons }: StoredOrder): string[] =>
  order.used_coupon.filter(
    (code) => !card_coupons.some((coupon) => coupon.code === code && coupon.card_verdict === "void"),
  );

const cardCoupons = ({ card_coupons }: StoredOrder): OrderView["card_coupons"] =>
  card_coupons.map(({ code, card_prefixes, taken, card_verdict }) => ({
    code,
    prefixes: card_prefixes,
    amount: sum(taken),
    verdict: card_verdict,
  }));

function bankInstructions({ attempt }: StoredOrder): OrderView["bank_instructions"] {
  if (!attempt?.instructions) return null;
  const { expires_at, ...rest } = attempt.instructions;
  return { ...rest, expires_timestamp: seconds(expires_at) };
}

/** Of a cancelled order also what waits for the railway. */
function refundsOf({ order, refunds }: StoredOrder, kept: number, { fee }: { fee: number }): OrderView["refunds"] {
  const waiting = order.state === "cancelled" ? kept - fee : 0;
  const own = refunds.map(({ amount, state, reason }) => ({ amount, state, is_rail: isRailReason(reason) }));
  return waiting > 0 ? [...own, { amount: waiting, state: "requested", is_rail: true }] : own;
}

/** Made again rather than stored; null where SECRET has been changed since, and the old link alone still opens it. */
function cancelLink(order: StoredOrder["order"], { secrets, hotel }: Viewing): string | null {
  const token = linkToken(secrets, "cancel", hotel.hotel_id, order.order_id);
  return hashOf(token) === order.cancel_hash ? token : null;
}
