/** An order's facts as tables of an e-mail. */
import { nightsBetween } from "#rules/time/day.ts";
import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";
import { type Fact, type Part, filledFacts } from "#server/mail/draft.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

const some = (amount: number, shown: (amount: number) => string) => (amount > 0 ? shown(amount) : "");

/** Number, days, rooms and people. */
function stayFacts({ words, view, hotel, day }: MailContext): Fact[] {
  const { labels, values } = words;
  const rooms = view.orders.map(
    (line) => `${values.rooms(line.room_class_name, line.num)}\n${line.rate_plan_code_name}`,
  );
  const addOns = view.attachment_list.map((item) => values.add_on(item.item_name, item.quantity));
  return [
    [labels.order_number, view.order_doc],
    [labels.check_in, values.check_in(day(view.check_in_day), hotel.checkin_start_time)],
    [labels.check_out, values.check_out(day(view.check_out_day), hotel.checkout_time)],
    [labels.nights, values.nights(nightsBetween(view.check_in_day, view.check_out_day))],
    [labels.rooms, rooms.join("\n")],
    [
      labels.guests,
      view.children_count === 0
        ? values.adults(view.adults_count)
        : values.guests(view.adults_count, view.children_count),
    ],
    [labels.add_ons, addOns.join("\n")],
  ];
}

/** What differs because of the rest of the e-mail. */
type Besides = {
  /** The one transfer it is about, where a refund goes back in several. */
  refund?: number | undefined;
  /** Amount and deadline are shown with the account already. */
  isTransferShown?: boolean;
};

function moneyFacts(
  { words, view, stored, money, deadline }: MailContext,
  { refund, isTransferShown }: Besides,
): Fact[] {
  const { labels } = words;
  const { order } = stored;
  const isToPay = HOLDING_STATES.includes(order.state) && !isTransferShown;
  const isSold = SELLING_STATES.includes(order.state);
  const isCancelled = order.state === "cancelled";
  return [
    [labels.discount, some(order.member_discount + order.coupon_discount, money)],
    [labels.points, some(order.point_used, money)],
    [labels.stored_value, some(order.stored_value_used, money)],
    [labels.total, money(view.final_amount)],
    [labels.payment_method, words.pay_ways[order.pay_way]],
    [labels.paid, some(order.paid_amount, money)],
    [labels.due, isToPay ? some(view.due_amount, money) : ""],
    [order.paid_amount > 0 ? labels.left : labels.unpaid, isSold ? some(view.remain_total_amount, money) : ""],
    [labels.deadline, isTransferShown ? "" : deadline],
    [labels.fee, isCancelled ? some(view.cancellation_fee, money) : ""],
    [labels.refund, some(refund ?? order.refund_amount, money)],
  ];
}

export function orderFacts(context: MailContext, besides: Besides = {}): Part {
  const facts = filledFacts([...stayFacts(context), ...moneyFacts(context, besides)]);
  return { kind: "facts", title: context.words.labels.order, facts };
}

/** Who booked, for the lodging's own copies. */
export function bookerFacts({ words, view, stored }: MailContext): Part {
  const { labels } = words;
  const { guest } = stored;
  const facts: Fact[] = [
    [labels.name, view.booker_name],
    [labels.phone, view.booker_phone],
    [labels.email, view.booker_email],
    [labels.company, guest.company_name],
    [labels.company_number, guest.company_reg_number],
    [labels.memo, [view.memo, ...view.orders.map((line) => line.memo)].filter(Boolean).join("\n")],
  ];
  return { kind: "facts", title: labels.booker, facts: filledFacts(facts) };
}

/** Where the guest transfers the money to: the lodging's account, or a number that a bank has issued for this order. */
export function transferParts({ words, view, money, deadline }: MailContext): Part[] {
  const { labels, remittance } = words;
  const bank = view.bank_instructions;
  if (bank) {
    const facts: Fact[] = [
      [labels.bank, `${bank.bank_code} ${bank.bank_name}`.trim()],
      [labels.account_number, bank.account_number],
      [labels.due, money(view.due_amount)],
      [labels.deadline, deadline],
    ];
    return [
      { kind: "facts", title: remittance.bank_title, facts: filledFacts(facts) },
      { kind: "text", text: remittance.bank_how },
    ];
  }
  const account = view.remittance_info;
  if (!account) return [];
  const facts: Fact[] = [
    [labels.bank, account.bank_code_and_name],
    [labels.branch, account.branch_code_and_name],
    [labels.account_name, account.account_name],
    [labels.account_number, account.account_number],
    [labels.country, account.country_name],
    [labels.due, money(view.due_amount)],
    [labels.deadline, deadline],
  ];
  return [
    { kind: "facts", title: remittance.title, facts: filledFacts(facts) },
    { kind: "text", text: remittance.how },
  ];
}
