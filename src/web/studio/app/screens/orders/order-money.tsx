/** What the price is made of, what was paid, and what cancelling would cost when. */
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { billAmount, billName } from "#rules/money/bill.ts";
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { useShown } from "../../parts/shown.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { StudioOrder } from "./order-page.tsx";

function wayOf(pay_way: string, words: OrdersWords): string {
  if (pay_way === "remittance") return words.ways.remittance;
  return pay_way === "cash" || pay_way === "pay_arrival" ? words.ways.arrival : words.ways.card;
}

export function OrderMoney({ order }: { order: StudioOrder }) {
  return (
    <>
      <Price order={order} />
      <Payments order={order} />
      <Policy order={order} />
    </>
  );
}

function Price({ order }: { order: StudioOrder }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  return (
    <section className="panel" aria-labelledby="price">
      <h2 id="price">{words.price}</h2>
      <ul className="order-sums">
        {order.bill.map((line, index) => (
          <li key={index} data-kind={line.kind}>
            <span>{billName(line)}</span>
            <span>{billAmount(line, shown.money, shown.money(0))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payments({ order }: { order: StudioOrder }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const waiting = order.refunds.filter(({ is_done, is_task }) => !is_done && !is_task);
  const hasNothing = order.money.length === 0 && waiting.length === 0;
  return (
    <section className="panel" aria-labelledby="payments">
      <h2 id="payments">{words.payments}</h2>
      <p className="order-way">{words.pay_way(wayOf(order.pay_way, words))}</p>
      {order.pay_expired_timestamp === null ? null : <p>{words.hold_until(shown.time(order.pay_expired_timestamp))}</p>}
      {order.last_five === null ? null : <p>{words.last_five(order.last_five)}</p>}
      {hasNothing ? <p className="order-note">{words.no_payments}</p> : null}
      <ul className="order-times">
        {order.money.map(({ kind, vendor, amount, timestamp }) => (
          <li key={`${kind} ${timestamp} ${amount}`}>
            <span>
              {words[kind](vendor === REMITTANCE ? words.ways.remittance : words.ways.card)}
              <small>{shown.time(timestamp)}</small>
            </span>
            <strong>{shown.money(kind === "refund" ? -amount : amount)}</strong>
          </li>
        ))}
        {waiting.map(({ reason, transfer_no, amount }) => (
          <li key={`${reason} ${transfer_no}`}>
            <span>{words.refund_waiting(shown.money(amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policy({ order }: { order: StudioOrder }) {
  const words = useScreenWords<OrdersWords>();
  return (
    <section className="panel" aria-labelledby="policy">
      <h2 id="policy">{words.policy}</h2>
      <ol className="order-policy">
        {order.policy.map(({ from, text, fee }) => (
          <li key={from} data-free={fee === 0}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
