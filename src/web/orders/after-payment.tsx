/** Invoices and refunds. */
import type { OrderView } from "#contract/order-view.ts";
import { useSite } from "#web/site.ts";

export function Invoices({ order }: { order: OrderView }) {
  const { orderWords: words } = useSite();
  if (order.invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices">{words.invoices}</h2>
      <dl className="spec">
        {order.invoices.map(({ number, random_number }) => (
          <div key={number}>
            <dt>{words.invoice_number}</dt>
            <dd>
              {number}
              <small>
                {words.invoice_random_number} {random_number}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Refunds({ order }: { order: OrderView }) {
  const { orderWords: words, price } = useSite();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{words.refunds}</h2>
      <ul className="refunds">
        {order.refunds.map(({ amount, state }, index) => (
          <li key={index} className="status" data-tone={state === "done" ? "good" : "waiting"}>
            <strong>
              {state === "done" ? words.refund_done(price(amount)) : words.refund_requested(price(amount))}
            </strong>
          </li>
        ))}
      </ul>
      <p className="fine">{words.refund_text}</p>
    </section>
  );
}
