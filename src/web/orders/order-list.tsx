import type { OrderView } from "#contract/order-view.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { dayIn } from "#web/orders/moments.ts";
import { Status } from "#web/orders/status.tsx";
import { useSite } from "#web/site.ts";

/** All orders of one contact, the latest first. */
export function OrderList({ orders }: { orders: OrderView[] }) {
  const site = useSite();
  const { orderWords, words, href } = site;
  return (
    <section aria-labelledby="your-orders">
      <h2 id="your-orders">{orderWords.lookup.your_orders}</h2>
      {orders.length === 0 ? <p>{orderWords.lookup.no_orders}</p> : null}
      <ul className="order-list">
        {orders.map((order) => (
          <li key={order.order_doc}>
            <a href={href(`/orders/${order.order_doc}`)}>
              <strong>{words.between(dayIn(order.check_in_day, site), dayIn(order.check_out_day, site))}</strong>{" "}
              <span>
                {orderWords.nights(nightsBetween(order.check_in_day, order.check_out_day))} ·{" "}
                {order.orders.map((line) => orderWords.room_count(line.room_class_name, line.num)).join(" · ")}
              </span>{" "}
              <span className="order-list-number">{shownCode(order.short_code)}</span>
            </a>
            <Status order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
