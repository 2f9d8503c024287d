/** How the rest of an order is paid; or why nothing is due, and where to go instead. */
import type { CallAnswer } from "#contract/call.ts";
import type { OrderView } from "#contract/order-view.ts";
import type { getMasterOrder } from "#contract/payments.ts";
import { defaultMethod } from "#rules/payments/pay-methods.ts";
import type { Problem } from "#web/orders/answers.ts";
import { Choice } from "#web/orders/choice.tsx";
import { Deadline } from "#web/orders/deadline.tsx";
import type { PayOption } from "#web/orders/pay-ways.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { PriceTable } from "#web/orders/price-table.tsx";
import { StayLine } from "#web/orders/stay-facts.tsx";
import { useSite } from "#web/site.ts";

type Booking = CallAnswer<typeof getMasterOrder>["booking"];

type RepayFormProps = {
  booking: Booking;
  bill: OrderView["bill"];
  expired_ts: number | null;
  ways: PayOption[];
  due_amount: number;
  idempotencyKey: string;
  typed: Record<string, string>;
  problems: Problem[];
};

const stayOf = ({ check_in, check_out }: Booking) => ({ check_in_day: check_in, check_out_day: check_out });

export function RepayForm({ booking, bill, expired_ts, ways, due_amount, ...rest }: RepayFormProps) {
  const { orderWords, price, href } = useSite();
  const { idempotencyKey, typed, problems } = rest;
  return (
    <PersonalForm>
      <StayLine stay={stayOf(booking)}>
        <span>{booking.booking_number}</span>
      </StayLine>
      <PriceTable bill={bill} />
      <p className="order-amount">
        <span>{booking.paid > 0 ? orderWords.due_rest : orderWords.due_now}</span> <strong>{price(due_amount)}</strong>
      </p>
      {expired_ts === null ? null : <Deadline timestamp={expired_ts} say={orderWords.pay_by} />}
      <Choice
        name="way"
        legend={orderWords.pay.how}
        options={ways}
        chosen={typed.way || defaultMethod(ways)?.value}
        saysCards={orderWords.cards_taken}
        error={problems.find(({ field }) => field === "way")?.text}
      />
      <input type="hidden" name="key" value={idempotencyKey} />
      <button className="button" type="submit">
        {orderWords.pay.go_with(price(due_amount))}
      </button>
      <a className="more" href={href(`/orders/${booking.booking_number}`)}>
        {orderWords.pay.back}
      </a>
    </PersonalForm>
  );
}

export function RepayOver({ booking }: { booking: Booking }) {
  const { orderWords, href, bookHref, isSelling } = useSite();
  const isOver = booking.is_canceled || booking.status === "expired";
  return (
    <>
      <StayLine stay={stayOf(booking)}>
        <span>{booking.booking_number}</span>
      </StayLine>
      <p>{reasonOf(booking, orderWords)}</p>
      <div className="form form-line">
        {isOver && isSelling ? (
          <a className="button" href={bookHref()}>
            {orderWords.book_again}
          </a>
        ) : null}
        <a className="button button-quiet" href={href(`/orders/${booking.booking_number}`)}>
          {orderWords.cancel.see_order}
        </a>
      </div>
    </>
  );
}

function reasonOf(booking: Booking, { repay: words, too_late }: ReturnType<typeof useSite>["orderWords"]): string {
  if (booking.is_canceled) return words.cancelled;
  if (booking.status === "expired") return words.expired;
  if (booking.payment_status === 2) return words.paid;
  return booking.status === "pending_payment" && !booking.payment_available ? too_late : words.unavailable;
}
