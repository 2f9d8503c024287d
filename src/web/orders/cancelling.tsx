/** What cancelling costs now, and the link to it: done by the guest, or requested from the lodging. */
import type { OrderView } from "#contract/order-view.ts";
import { isCancellable } from "#rules/orders/outcome.ts";
import type { Faulty } from "#web/orders/answers.ts";
import { CancelRule } from "#web/orders/cancel-rule.tsx";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

export function Cancelling({ order, answer }: { order: OrderView; answer?: Faulty | undefined }) {
  const { orderWords: words, href } = useSite();
  if (!isCancellable(order.display_status)) return null;
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel">{words.cancel.rule}</h2>
      <CancelRule rule={order.cancel_rule} />
      {order.valid_hash === null ? null : <CostNow order={order} />}
      {order.valid_hash === null ? (
        <details className="fold" open={answer !== undefined}>
          <summary className="more">{words.apply.title}</summary>
          <ApplyForm action={`/orders/${order.order_doc}`} answer={answer} />
        </details>
      ) : (
        <p>
          <a className="button button-quiet" href={href(`/cancel/${order.valid_hash}`)}>
            {words.cancel.go}
          </a>
        </p>
      )}
    </section>
  );
}

/** The present fee and refund, shown before the guest decides; where nothing was paid, nothing is refunded. */
function CostNow({ order }: { order: OrderView }) {
  const { orderWords, price } = useSite();
  const words = orderWords.cancel;
  const { cancellation_fee: fee, cancellation_refund: refund, paid_amount: paid } = order;
  // An unpaid order is free to cancel whatever its policy says later; "free of charge now" alone would hide that.
  const unpaid = order.display_status === "pending_payment" ? words.today_unpaid : words.today_free;
  const free = refund > 0 ? words.today_free_refund(price(refund)) : unpaid;
  const costly = paid > 0 ? words.today(price(fee), price(refund)) : words.today_fee(price(fee));
  return <p className="cost-now">{fee === 0 ? free : costly}</p>;
}

export function ApplyForm({ action, answer }: { action: string; answer?: Faulty | undefined }) {
  const { orderWords } = useSite();
  const words = orderWords.apply;
  const error = answer?.problems.find(({ field }) => field === "reason")?.text;
  return (
    <PersonalForm action={action}>
      <p>{words.text}</p>
      <input type="hidden" name="intent" value="apply" />
      <div className="field" data-wrong={error !== undefined}>
        <label htmlFor="reason">{words.reason}</label>
        <textarea
          id="reason"
          name="reason"
          rows={4}
          maxLength={500}
          defaultValue={answer?.typed.reason}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : "reason-error"}
        />
        {error ? (
          <p className="field-error" id="reason-error">
            {error}
          </p>
        ) : null}
      </div>
      <button className="button" type="submit">
        {words.send}
      </button>
    </PersonalForm>
  );
}
