/** How what is left of an order is paid; or why there is nothing to pay, and where to go instead. */
import type { CallAnswer } from "#contract/call.ts";
import type { getMasterOrder } from "#contract/payments.ts";
import type { Problem } from "#web/orders/answers.ts";
import { Choice } from "#web/orders/choice.tsx";
import { Deadline } from "#web/orders/deadline.tsx";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { StayLine } from "#web/orders/stay-facts.tsx";
import { useSite } from "#web/site.ts";

type Booking = CallAnswer<typeof getMasterOrder>["booking"];

type RepayFormProps = {
  booking: Booking;
  expired_ts: number | null;
  ways: { way: string; type: string; name: string }[];
  /** What a part-paid deposit lacks; 0 where there is nothing to choose. */
  lacking: number;
  idempotencyKey: string;
  typed: Record<string, string>;
  problems: Problem[];
};

const stayOf = ({ check_in, check_out }: Booking) => ({ check_in_day: check_in, check_out_day: check_out });

export function RepayForm({ booking, expired_ts, ways, lacking, idempotencyKey, typed, problems }: RepayFormProps) {
  const { orderWords, price, href } = useSite();
  const words = orderWords.repay;
  const rest = booking.price - booking.paid;
  return (
    <PersonalForm>
      <StayLine stay={stayOf(booking)}>
        <span>{booking.booking_number}</span>
      </StayLine>
      <p className="order-amount">
        <span>{booking.paid > 0 ? orderWords.due_rest : orderWords.due_now}</span> <strong>{price(rest)}</strong>
      </p>
      {expired_ts === null ? null : <Deadline timestamp={expired_ts} say={orderWords.pay_by} />}
      {lacking > 0 ? (
        <Choice
          name="part"
          legend={orderWords.pay.how_much}
          options={[
            { value: "rest", title: words.rest(price(rest)), text: orderWords.pay.all_text },
            {
              value: "deposit",
              title: words.deposit(price(lacking)),
              text: orderWords.pay.deposit_text(price(rest - lacking)),
            },
          ]}
          chosen={typed.part || "rest"}
        />
      ) : null}
      <Choice
        name="way"
        legend={orderWords.pay.how}
        options={ways.map(({ way, type, name }) => ({ value: way, title: name, text: type === name ? "" : type }))}
        chosen={typed.way || ways[0]?.way}
        error={problems.find(({ field }) => field === "way")?.text}
      />
      <input type="hidden" name="key" value={idempotencyKey} />
      <button className="button" type="submit">
        {orderWords.pay.go}
      </button>
      <a className="more" href={href(`/orders/${booking.booking_number}`)}>
        {orderWords.pay.back}
      </a>
    </PersonalForm>
  );
}

export function RepayOver({ booking }: { booking: Booking }) {
  const { orderWords, href, bookHref, isSelling } = useSite();
  const words = orderWords.repay;
  const isOver = booking.is_canceled || booking.status === "expired";
  return (
    <>
      <StayLine stay={stayOf(booking)}>
        <span>{booking.booking_number}</span>
      </StayLine>
      <p>{reasonOf(booking, words)}</p>
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

function reasonOf(booking: Booking, words: ReturnType<typeof useSite>["orderWords"]["repay"]): string {
  if (booking.is_canceled) return words.cancelled;
  if (booking.status === "expired") return words.expired;
  return booking.payment_status === 2 ? words.paid : words.unavailable;
}
