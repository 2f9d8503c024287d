/** The price, row by row, so that a guest can add it up; then what has been paid. */
import type { OrderView } from "#contract/order-view.ts";
import { roundOnWire, sumOnWire } from "#rules/money/money.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { useSite } from "#web/site.ts";

export function PriceTable({ order }: { order: OrderView }) {
  const { orderWords: words, price } = useSite();
  const rooms = order.orders.flatMap((line) => [
    { name: words.room_count(line.room_class_name, line.num), amount: roundOnWire(line.price * line.num) },
    ...line.guest_charges.map(({ label, quantity, amount }) => ({ name: words.room_count(label, quantity), amount })),
  ]);
  const items = order.attachment_list.map((item) => ({
    name: words.room_count(item.item_name, item.quantity),
    amount: item.total_price,
  }));
  // For an order that has ended nothing is due, and refunds are shown separately.
  const isAlive = toneOf(order.display_status) !== "over";
  const before = sumOnWire([...rooms, ...items].map(({ amount }) => amount));
  const stored = before - order.coupon_discount - order.used_point - order.final_amount;
  const off = [
    { name: [words.coupon, ...order.used_coupon].join(" "), amount: order.coupon_discount },
    { name: words.points, amount: order.used_point },
    // What else was taken off is the member's stored value: an order does not name it.
    { name: words.stored_value, amount: roundOnWire(stored) },
  ].filter(({ amount }) => amount > 0);
  return (
    <section aria-labelledby="price">
      <h2 id="price">{words.price}</h2>
      <table className="price-table">
        <tbody>
          {[...rooms, ...items].map(({ name, amount }, index) => (
            <Row key={index} name={name} amount={amount === 0 ? words.add_on.free : price(amount)} />
          ))}
          {off.map(({ name, amount }) => (
            <Row key={name} name={name} amount={`−${price(amount)}`} />
          ))}
        </tbody>
        <tbody>
          <Row name={words.total} amount={price(order.final_amount)} isTotal />
          {isAlive && order.paid_amount > 0 ? <Row name={words.paid} amount={price(order.paid_amount)} /> : null}
          {isAlive && order.remain_total_amount > 0 ? (
            <Row name={words.remaining} amount={price(order.remain_total_amount)} />
          ) : null}
        </tbody>
      </table>
      <p className="fine">{words.tax_included}</p>
    </section>
  );
}

function Row({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <tr data-total={isTotal}>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  );
}
