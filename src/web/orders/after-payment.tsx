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
  const { orderWords: words, wordSets, price } = useSite();
  if (order.refunds.length === 0) return null;
  const hasRail = order.refunds.some(({ is_rail }) => is_rail);
  const said = ({ amount, state, is_rail }: OrderView["refunds"][number]): string => {
    const text = state === "done" ? words.refund_done(price(amount)) : words.refund_requested(price(amount));
    return hasRail ? words.refund_of(is_rail ? wordSets.trains.order.title : words.refund_stay, text) : text;
  };
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{words.refunds}</h2>
      <ul className="refunds">
        {order.refunds.map((refund, index) => (
          <li key={index} className="status" data-tone={refund.state === "done" ? "good" : "waiting"}>
            <strong>{said(refund)}</strong>
          </li>
        ))}
      </ul>
      <p className="fine">{words.refund_text}</p>
    </section>
  );
}
