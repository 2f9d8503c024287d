/** What a cancellation costs and what is refunded, before and after it. */
import type { OrderView } from "#contract/order-view.ts";
import { Refunds } from "#web/orders/after-payment.tsx";
import { CancelRule } from "#web/orders/cancel-rule.tsx";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { RailCancelNote } from "#web/orders/rail/rail-cancel-note.tsx";
import { StayLine } from "#web/orders/stay-facts.tsx";
import { useSite } from "#web/site.ts";

export function CancelTerms({ order, action }: { order: OrderView; action: string }) {
  const { orderWords, href } = useSite();
  const words = orderWords.cancel;
  return (
    <>
      <CancelStay order={order} />
      <section aria-labelledby="rule">
        <h2 id="rule">{words.rule}</h2>
        <CancelRule rule={order.cancel_rule} />
        {order.paid_amount + order.cancellation_fee > 0 ? <Figures order={order} /> : null}
        <p>{whatBecomes(order, words)}</p>
        <RailCancelNote order={order} />
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

/** What is given up: the rooms by name. */
export function CancelStay({ order }: { order: OrderView }) {
  const { orderWords: words } = useSite();
  return (
    <StayLine stay={order}>
      <span>{order.orders.map((line) => words.room_count(line.room_class_name, line.num)).join(" · ")}</span>
      <span>{order.order_doc}</span>
    </StayLine>
  );
}

function whatBecomes(order: OrderView, words: ReturnType<typeof useSite>["orderWords"]["cancel"]): string {
  if (order.cancellation_refund > 0) return words.money_back;
  if (order.paid_amount > 0) return words.no_money_back;
  return order.cancellation_fee > 0 ? words.fee_unpaid : words.nothing_paid;
}

function Figures({ order }: { order: OrderView }) {
  const { orderWords, price } = useSite();
  const words = orderWords.cancel;
  return (
    <dl className="figures">
      <div>
        <dt>{words.paid}</dt>
        <dd>{price(order.paid_amount)}</dd>
      </div>
      <div>
        <dt>{words.fee}</dt>
        <dd>{price(order.cancellation_fee)}</dd>
      </div>
      <div data-total="true">
        <dt>{words.refund}</dt>
        <dd>{price(order.cancellation_refund)}</dd>
      </div>
    </dl>
  );
}

export function Cancelled({ order }: { order: OrderView }) {
  const { orderWords, price } = useSite();
  const words = orderWords.cancel;
  const { cancellation_refund: refund, cancellation_fee: fee } = order;
  return (
    <>
      <CancelStay order={order} />
      <dl className="figures">
        <div>
          <dt>{words.fee}</dt>
          <dd>{price(fee)}</dd>
        </div>
        <div data-total="true">
          <dt>{words.refund}</dt>
          <dd>{price(refund)}</dd>
        </div>
      </dl>
      <p>{refund > 0 ? words.done_refund(price(refund)) : words.done_nothing}</p>
      <Refunds order={order} />
    </>
  );
}
