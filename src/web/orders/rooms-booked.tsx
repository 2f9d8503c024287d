/** What was bought: rooms with their plans and guests. */
import type { OrderView } from "#contract/order-view.ts";
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
