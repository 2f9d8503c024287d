/** What a cancellation costs and what is refunded, before and after it. */
import type { OrderView } from "#contract/order-view.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { Refunds } from "#web/orders/after-payment.tsx";
import { CancelRule } from "#web/orders/cancel-rule.tsx";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { PriceTable } from "#web/orders/price-table.tsx";
import { StayLine } from "#web/orders/stay-facts.tsx";
import { useSite } from "#web/site.ts";

export function CancelTerms({ order, action }: { order: OrderView; action: string }) {
  const { orderWords, href } = useSite();
  const words = orderWords.cancel;
  return (
    <>
      <CancelStay order={order} />
      <PriceTable bill={soldLines(order)} />
      <section aria-labelledby="rule">
        <h2 id="rule">{words.rule}</h2>
        <CancelRule rule={order.cancel_rule} />
        <Figures bill={order.cancellation_bill} />
        <p>{whatBecomes(order, words)}</p>
      </section>
      <PersonalForm action={action} className="form form-line">
        <input type="hidden" name="intent" value="cancel" />
        <button className="button button-danger" type="submit">
          {words.confirm}
        </button>
        <a className="button button-quiet" href={href(`/orders/${order.order_doc}`)}>
          {words.keep}
        </a>
      </PersonalForm>
    </>
  );
}

/** What was paid is said with what cancelling costs. */
const soldLines = ({ bill }: OrderView) => bill.slice(0, bill.findIndex(({ kind }) => kind === "total") + 1);

/** What is given up: the rooms by name. */
export function CancelStay({ order }: { order: OrderView }) {
  const { orderWords: words } = useSite();
  return (
    <StayLine stay={order}>
      <span>{order.orders.map((line) => words.room_count(line.room_class_name, line.num)).join(" · ")}</span>
      <span>{shownCode(order.short_code)}</span>
    </StayLine>
  );
}

function whatBecomes(order: OrderView, words: ReturnType<typeof useSite>["orderWords"]["cancel"]): string {
  if (order.cancellation_refund > 0)
    return order.pay_way === "remittance" ? words.money_back_remitted : words.money_back;
  if (order.paid_amount > 0) return words.no_money_back;
  return order.cancellation_fee > 0 ? words.fee_unpaid : words.nothing_paid;
}

/** What was paid, what cancelling costs and what goes back; each by its name on the bill. */
function Figures({ bill }: { bill: OrderView["bill"] }) {
  const { price } = useSite();
  if (bill.length === 0) return null;
  return (
    <dl className="figures">
      {bill.map(({ kind, name, amount }) => (
        <div key={kind} data-kind={kind} data-total={kind === "refund"}>
          <dt>{name}</dt>
          <dd>{price(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Cancelled({ order }: { order: OrderView }) {
  const { orderWords, price } = useSite();
  const words = orderWords.cancel;
  const { cancellation_refund: refund } = order;
  return (
    <>
      <CancelStay order={order} />
      <PriceTable bill={order.bill} />
      <p>{refund > 0 ? words.done_refund(price(refund)) : words.done_nothing}</p>
      <Refunds order={order} />
    </>
  );
}
