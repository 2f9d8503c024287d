/** What was bought: rooms with their plans and guests, and extras. */
import type { OrderView } from "#contract/order-view.ts";
import { dayIn } from "#web/orders/moments.ts";
import { langOf, useSite } from "#web/site.ts";

export function RoomsBooked({ order }: { order: OrderView }) {
  const { orderWords: words } = useSite();
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms">{words.rooms}</h2>
      <ul className="booked">
        {order.orders.map((line, index) => (
          <li key={index}>
            <strong {...langOf(order.fallback_lang, `orders.${index}.room_class_name`)}>
              {words.room_count(line.room_class_name, line.num)}
            </strong>
            <span {...langOf(order.fallback_lang, `orders.${index}.rate_plan_code_name`)}>
              {line.rate_plan_code_name}
            </span>
            {line.rate_plan_code_introduction ? (
              <span className="fine" {...langOf(order.fallback_lang, `orders.${index}.rate_plan_code_introduction`)}>
                {line.rate_plan_code_introduction}
              </span>
            ) : null}
            {line.occupant_name ? (
              <span className="fine">
                {words.occupant} {line.occupant_name} {line.occupant_phone} {line.occupant_email}
              </span>
            ) : null}
            {line.guests.map(({ text }, room) => (
              <span key={room} className="fine">
                {text}
              </span>
            ))}
            {line.memo ? <span className="fine as-typed">{line.memo}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AddOns({ order }: { order: OrderView }) {
  const site = useSite();
  const { orderWords: words, price } = site;
  if (order.attachment_list.length === 0) return null;
  return (
    <section aria-labelledby="add-ons">
      <h2 id="add-ons">{words.add_ons}</h2>
      <ul className="booked">
        {order.attachment_list.map((item, index) => {
          const { date, ...rest } = item.extra_info;
          const details = [date === undefined ? "" : dayIn(date, site), ...Object.values(rest)].filter(Boolean);
          return (
            <li key={index} className="booked-item">
              <strong>{words.room_count(item.item_name, item.quantity)}</strong>
              <span>{price(item.total_price)}</span>
              {details.length > 0 ? <span className="fine">{details.join(" · ")}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
