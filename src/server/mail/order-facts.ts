/** An order's facts as parts of an e-mail. */
import type { OrderView } from "#contract/order-view.ts";
import { ATTACHMENT_WORDS, BILL_WORDS, GUEST_WORDS, PAYMENT_WORDS } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { countryName } from "#rules/guests/countries.ts";
import { hourFrom } from "#rules/guests/questions.ts";
import { billAmount, billName } from "#rules/money/bill.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { shownPhone } from "#server/guests/shown-phone.ts";
import { type Fact, type Part, filledFacts } from "#server/mail/draft.ts";
import { extrasParts } from "#server/mail/extras/extras-parts.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

/** The code to read out, and the number. */
function numberPart({ words, view }: MailContext): Part {
  return {
    kind: "number",
    code: [words.stays.labels.order_code, shownCode(view.short_code)],
    number: [words.labels.order_number, view.order_doc],
  };
}

/** Days, nights, rooms and people; before and during a stay also its hours, and what the guest has asked for. */
export function stayPart({ lang, words, view, hotel, settings, day }: MailContext, isOver = false): Part {
  const { labels, values, stays } = words;
  const { from_time, by_time } = lodgingWords(lang, hotel.kind).orders;
  const { checkin_start_time, checkout_time } = hotel;
  const [arrival, departure] = [day(view.check_in_day), day(view.check_out_day)];
  const rooms = view.orders.map((line) =>
    [
      values.rooms(line.room_class_name, line.num),
      line.rate_plan_code_name,
      ...line.guests.map(({ text }) => text),
    ].join("\n"),
  );
  // Otherwise they have a table of their own.
  const addOns = isOver ? view.attachment_list.map((item) => values.add_on(item.item_name, item.quantity)) : [];
  const people =
    view.children_count === 0
      ? values.adults(view.adults_count)
      : values.guests(view.adults_count, view.children_count);
  return {
    kind: "stay",
    from: {
      label: labels.check_in,
      day: arrival,
      time: isOver ? "" : from_time(checkin_start_time),
      line: isOver ? arrival : values.check_in(arrival, checkin_start_time),
      more: isOver ? [] : filledFacts([[stays.labels.latest_check_in, settings.info.checkin_end_time]]),
    },
    to: {
      label: labels.check_out,
      day: departure,
      time: isOver ? "" : by_time(checkout_time),
      line: isOver ? departure : values.check_out(departure, checkout_time),
      more: [],
    },
    facts: filledFacts([
      [labels.nights, values.nights(nightsBetween(view.check_in_day, view.check_out_day))],
      [labels.rooms, rooms.join("\n")],
      [labels.guests, people],
      [labels.add_ons, addOns.join("\n")],
      [labels.memo, isOver ? "" : requestsOf(view)],
    ]),
  };
}

const requestsOf = (view: OrderView): string =>
  [view.memo, ...view.orders.map((line) => line.memo)].filter(Boolean).join("\n");

/** Latest check-ins after which nobody arrives. */
const ANY_TIME: ReadonlySet<string> = new Set(["", "23:59", "24:00"]);

/** Where it is and how to get there, while there is a stay to come to. */
function placeParts({ words, stored, settings, sender, place, links }: MailContext): Part[] {
  const isAhead = HOLDING_STATES.includes(stored.order.state) || stored.order.state === "confirmed";
  if (!isAhead || (place.address === "" && place.map === null)) return [];
  const { title, map, directions, late } = words.stays.place;
  const until = settings.info.checkin_end_time;
  return [
    {
      kind: "place",
      title,
      lines: [sender.name, place.address].filter(Boolean),
      note: ANY_TIME.has(until) ? "" : late(until),
      links: [
        ...(place.map === null ? [] : [{ label: map, url: place.map }]),
        ...(place.hasDirections ? [{ label: directions, url: links.directions }] : []),
      ],
    },
  ];
}

/** What differs because of the rest of the e-mail. */
type Besides = {
  /** The one transfer it is about, where a refund goes back in several. */
  refund?: number | undefined;
  /** Amount and deadline are shown with the account already. */
  isTransferShown?: boolean;
  isForStaff?: boolean;
  /** What can be done about the money. */
  afterSums?: readonly Part[];
};

/** The wallet or bank by its name; a card is a card, whichever gateway takes it. */
function payMethod({ lang, words, view }: MailContext): string {
  if (view.pay_way !== "credit_card" || view.payType === null) return words.pay_ways[view.pay_way];
  const { vendors } = PAYMENT_WORDS[lang];
  return vendors[CARD_GATEWAYS.has(view.payType) ? PLAIN_CARD : view.payType] ?? words.pay_ways.credit_card;
}

const CARD_GATEWAYS: ReadonlySet<number> = new Set([1, 2, 6]);
/** Of the card gateways, the one whose name is just "credit card". */
const PLAIN_CARD = 2;

/** The bill as everywhere; beside what was paid, how; below it, what is asked for now and until when. */
function moneyFacts(context: MailContext, { refund, isTransferShown }: Besides): Fact[] {
  const { lang, words, view, stored, money, deadline } = context;
  const { labels } = words;
  const isToPay = HOLDING_STATES.includes(stored.order.state) && !isTransferShown;
  const lines = view.bill.flatMap((line): Fact[] => {
    const fact: Fact = [billName(line), billAmount(line, money, ATTACHMENT_WORDS[lang].free)];
    return line.kind === "total" ? [fact, [labels.payment_method, payMethod(context)]] : [fact];
  });
  const isExpired = !isToPay && refund === undefined && stored.order.state !== "cancelled";
  const back = refund ?? (isExpired ? stored.order.refund_amount : 0);
  return [
    ...lines,
    [labels.due, isToPay && view.due_amount < view.remain_total_amount ? money(view.due_amount) : ""],
    [labels.deadline, isTransferShown ? "" : deadline],
    [labels.refund, back > 0 ? money(back) : ""],
  ];
}

export function orderFacts(context: MailContext, besides: Besides = {}): Part {
  const { stays } = context.words;
  const facts = filledFacts(moneyFacts(context, besides));
  return {
    kind: "group",
    parts: [
      numberPart(context),
      stayPart(context),
      ...extrasParts(context),
      { kind: "sums", title: stays.labels.payment, facts, total: BILL_WORDS[context.lang].total },
      ...(besides.afterSums ?? []),
      // The lodging knows where it is.
      ...(besides.isForStaff ? [] : placeParts(context)),
    ],
  };
}

/** Who booked, for the lodging's own copies. */
export function bookerFacts({ words, view, stored, lang }: MailContext): Part {
  const { labels } = words;
  const { questions } = GUEST_WORDS[lang];
  const { guest } = stored;
  const facts: Fact[] = [
    [labels.name, view.booker_name],
    [labels.phone, shownPhone(view.booker_phone)],
    [labels.email, view.booker_email],
    [labels.company, guest.company_name],
    [labels.company_number, guest.company_reg_number],
    [questions.residence, countryName(view.residence_country, lang)],
    [questions.arrival_time, hourFrom(view.arrival_time)],
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
