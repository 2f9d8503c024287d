/** What matters now: the order's outcome, what is to be paid until when, and the next step. */
import type { ReactNode } from "react";
import type { OrderView } from "#contract/order-view.ts";
import type { OrderWords } from "#languages/languages.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { type Outcome, outcomeOf, toneOf } from "#rules/orders/outcome.ts";
import { sum } from "#rules/money/money.ts";
import { onlineVendors } from "#rules/payments/pay-way.ts";
import type { BookingOption } from "#rules/booking/stay.ts";
import { CardCoupons } from "#web/orders/card-coupons.tsx";
import { CheckAgain, Checked } from "#web/orders/check-again.tsx";
import { Deadline } from "#web/orders/deadline.tsx";
import { momentIn, payUntil } from "#web/orders/moments.ts";
import { Status } from "#web/orders/status.tsx";
import { useSite } from "#web/site.ts";
import { Copyable } from "#web/ui/copyable.tsx";
import { Icon } from "#web/ui/icon.tsx";

type OrderNowProps = {
  order: OrderView;
  hasConfirmation: boolean;
  /** Right after placing or paying: the page's heading has already said the outcome. */
  isReceipt?: boolean;
  /** An additional message. */
  children?: ReactNode;
};

/** Orders whose payment may still matter; a waiting one has its own button, and a paid one needs none. */
const ASKABLE = new Set<OrderView["display_status"]>(["pending_payment", "confirmed", "expired"]);
const NOT_ASKED = new Set<Outcome>(["waiting", "paid"]);

export function OrderNow({ order, hasConfirmation, isReceipt = false, children }: OrderNowProps) {
  const { orderWords: words, price, href } = useSite();
  const outcome = outcomeOf(order);
  const amount = amountOf(outcome, order, words);
  const until = payUntil(order);
  return (
    <section className="order-now" aria-label={words.order_title}>
      <Status order={order} isChecked={outcome === "waiting"} />
      <Checked order={order} outcome={outcome} />
      {order.payment_failed && outcome !== "failed" ? (
        <p className="notice" role="status">
          {words.rest_failed}
        </p>
      ) : null}
      {isReceipt || toneOf(order.display_status) === "good" ? null : <Said outcome={outcome} />}
      {amount ? (
        <p className="order-amount">
          <span>{amount.label}</span> <strong>{price(amount.value)}</strong>
        </p>
      ) : null}
      <CardCoupons order={order} />
      {outcome === "part_paid" || outcome === "rest_due" ? (
        <p className="fine">{words.rest_later(price(order.remain_total_amount))}</p>
      ) : null}
      {until !== null && order.display_status === "pending_payment" ? (
        <Until timestamp={until} outcome={outcome} />
      ) : null}
      {children}
      <NextStep order={order} outcome={outcome} isReceipt={isReceipt} />
      {order.payment_open && ASKABLE.has(order.display_status) && !NOT_ASKED.has(outcome) ? <CheckAgain /> : null}
      <ul className="order-ways">
        {hasConfirmation ? (
          <li>
            <a
              id="confirmation"
              href={href(`/orders/${order.order_doc}/confirmation.pdf`)}
              data-proof={order.order_doc}
              data-failed={words.confirmation_failed}
            >
              <Icon name="file" /> {words.confirmation}
            </a>
          </li>
        ) : null}
        {hasConfirmation ? (
          <li>
            <a href={href(`/orders/${order.order_doc}/stay.ics`)}>
              <Icon name="calendar" /> {words.add_to_calendar}
            </a>
          </li>
        ) : null}
      </ul>
      <p className="order-number order-code">
        <span>{words.code_of_order}</span>
        <Copyable text={shownCode(order.short_code)} label={words.code_of_order} words={words} />
      </p>
      <p className="order-number">
        <span>{words.number_of_order}</span>
        <Copyable text={order.order_doc} label={words.number_of_order} words={words} />
      </p>
    </section>
  );
}

/** What the receipt has as its heading. An unpaid order's status only says what it waits for. */
function Said({ outcome }: { outcome: Outcome }) {
  const { title, text } = useSite().orderWords.outcome[outcome];
  return (
    <p>
      {outcome === "unpaid" || outcome === "failed" ? <strong className="said">{title}</strong> : null}
      {text}
    </p>
  );
}

/** While a payment is processed or a remittance looked for, only until when the rooms are kept. */
function Until({ timestamp, outcome }: { timestamp: number; outcome: Outcome }) {
  const site = useSite();
  const { orderWords: words, now } = site;
  if (outcome === "waiting" || outcome === "reported") {
    return timestamp * 1000 > now ? <p className="fine">{words.kept_until(momentIn(timestamp, site))}</p> : null;
  }
  return (
    <Deadline
      timestamp={timestamp}
      say={outcome === "remit" || outcome === "transfer" ? words.remit_by : words.pay_by}
    />
  );
}

function amountOf(outcome: Outcome, order: OrderView, words: OrderWords): { label: string; value: number } | null {
  const rest = order.remain_total_amount;
  switch (outcome) {
    case "paid":
      return { label: words.paid, value: order.final_amount };
    case "part_paid":
    case "rest_due":
      return { label: words.due_rest, value: rest };
    case "on_arrival":
      return { label: words.due_on_arrival, value: rest };
    case "remit":
    case "transfer":
      return { label: words.due_remit, value: order.due_amount };
    case "waiting":
    case "reported":
      return { label: words.payment_amount, value: order.due_amount };
    case "failed":
    case "unpaid": {
      if (order.payment_status === 1) return { label: words.due_rest, value: order.due_amount };
      return { label: order.due_amount < rest ? words.due_deposit : words.due_now, value: order.due_amount };
    }
    case "cancelled":
      return order.cancellation_refund > 0 ? { label: words.cancel.refund, value: order.cancellation_refund } : null;
    case "expired":
      return null;
    default:
      return { label: words.total, value: order.final_amount };
  }
}

/** Where the account is shown: on a phone below everything else of this part. */
const ACCOUNTS: Partial<Record<Outcome, string>> = { remit: "#remittance", transfer: "#transfer" };

type NextStepProps = { order: OrderView; outcome: Outcome; isReceipt: boolean };

/** One action, as prominent as necessary. */
function NextStep({ order, outcome, isReceipt }: NextStepProps) {
  const { orderWords: words, price, href, hotel, bookHref, isSelling, today } = useSite();
  if (outcome === "cancelled" || outcome === "expired") {
    if (!isSelling) return null;
    return (
      <a className="button" href={bookHref(stayAgain(order, today))}>
        {words.book_again}
      </a>
    );
  }
  // The receipt reloads itself, and offers another payment after a minute.
  if (outcome === "waiting") return isReceipt ? null : <StillWaiting order={order} />;
  const isTooLate = order.display_status === "pending_payment" && order.due_amount > 0 && !order.payment_available;
  if (isTooLate) return <p>{words.too_late}</p>;
  if (!order.payment_available || outcome === "cancel_applied") return null;
  if (onlineVendors(hotel.payment_list, hotel.currency).length === 0) {
    return outcome === "unpaid" || outcome === "failed" ? <p>{words.pay.none}</p> : null;
  }
  const due = price(order.due_amount);
  const steps: Partial<Record<Outcome, string>> = {
    unpaid: words.pay_now(due),
    failed: words.pay_again(due),
    part_paid: words.pay_rest(due),
    rest_due: words.pay_rest(due),
    remit: words.pay_otherwise,
    reported: words.pay_otherwise,
    transfer: words.pay_otherwise,
  };
  const account = ACCOUNTS[outcome];
  const isLoud = (["unpaid", "failed", "part_paid", "rest_due"] as Outcome[]).includes(outcome);
  return (
    <>
      {account ? (
        <a className="button to-account" href={account}>
          {words.see_account}
        </a>
      ) : null}
      <a className={isLoud ? "button" : "button button-quiet"} href={href(`/pay/${hotel.hotel_id}/${order.order_doc}`)}>
        {steps[outcome] ?? words.pay_online}
      </a>
    </>
  );
}

/** Nobody knows yet whether it was paid: asking comes first, and paying again is the guest's own decision. */
export function StillWaiting({ order }: { order: OrderView }) {
  const { orderWords: words, price, href, hotel } = useSite();
  return (
    <>
      <p>{words.not_finished}</p>
      <CheckAgain isLoud />
      {order.payment_available ? (
        <a className="button button-quiet" href={href(`/pay/${hotel.hotel_id}/${order.order_doc}`)}>
          {words.pay_again(price(order.due_amount))}
        </a>
      ) : null}
    </>
  );
}

/** The same stay again, while it is in the future. */
function stayAgain(order: OrderView, today: string): Partial<BookingOption> {
  const { check_in_day: start, check_out_day: end, adults_count: adults, children_count: children } = order;
  return start < today ? {} : { start, end, adults, children, room: sum(order.orders.map(({ num }) => num)) };
}
