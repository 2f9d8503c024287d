/** One order: stay, guest, price with its reasons, policy, payments, e-mails and history, and what can be done with it. */
import type { CallAnswer } from "#contract/call.ts";
import { CallRefused } from "#contract/client.ts";
import { getStudioOrder } from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useCall } from "../../calls/use-call.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingScreen } from "../../parts/loading.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useOrderNews } from "../../shell/order-news.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { NoSuchOrder } from "./no-such-order.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderGuest } from "./order-guest.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderStatus } from "./order-status.tsx";

export type StudioOrder = CallAnswer<typeof getStudioOrder>;

export function OrderPage({ order_id }: { order_id: string }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const hrefOf = useHrefOf();
  const { domain } = useLodging();
  const { answer: order, error, again } = useCall(getStudioOrder, { query: { domain, order_id } });
  useOrderNews(again);
  const back = (
    <Link href={hrefOf("orders")} className="order-back">
      <StudioIcon name="left" size={18} />
      {words.back}
    </Link>
  );
  if (!order && error instanceof CallRefused && error.status === 404) return <NoSuchOrder />;
  if (!order) {
    return (
      <>
        {back}
        {error ? <LoadProblem error={error} again={again} /> : <LoadingScreen />}
      </>
    );
  }
  return (
    <>
      {back}
      <PageHead
        title={order.booker_name || order.order_doc}
        lead={
          <span className="order-lead">
            <OrderStatus status={order.display_status} />
            <span>{`${order.order_doc} · ${shownCode(order.short_code)}`}</span>
            <span>{words.booked_at(shown.time(order.created_timestamp))}</span>
          </span>
        }
      />
      <div className="order-page">
        <div>
          <Stay order={order} />
          <OrderMoney order={order} />
        </div>
        <div>
          <OrderActions order={order} changed={again} />
          <OrderGuest order={order} changed={again} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

function Stay({ order }: { order: StudioOrder }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const { check_in_day, check_out_day, adults_count, children_count } = order;
  return (
    <section className="panel" aria-labelledby="stay">
      <h2 id="stay">{words.stay}</h2>
      <div className="order-days">
        <p>
          <small>{words.check_in}</small>
          <strong>{shown.day(check_in_day)}</strong>
          {order.arrival_time === "" ? null : <small>{`${words.arrival_time} ${order.arrival_time}`}</small>}
        </p>
        <p className="order-nights">{words.nights(nightsBetween(check_in_day, check_out_day))}</p>
        <p>
          <small>{words.check_out}</small>
          <strong>{shown.day(check_out_day)}</strong>
        </p>
      </div>
      <p className="order-party">
        {children_count > 0 ? words.people(adults_count, children_count) : words.adults(adults_count)}
      </p>
      <ul className="order-rooms">
        {order.rooms.map((room, nth) => (
          <li key={nth}>
            <div>
              <strong>{`${room.num} × ${room.room_class_name}`}</strong>
              <span>{shown.money(room.price * room.num)}</span>
            </div>
            <small>{`${room.rate_plan_code_name} · ${mealsOf(room.contain_meals, words)}`}</small>
            {room.occupant_name === "" ? null : <small>{words.occupant(room.occupant_name)}</small>}
            {room.guests.map(({ text }, nth) => (
              <small key={nth}>{text}</small>
            ))}
            {room.guest_charges.map(({ label, quantity, amount }) => (
              <div key={label}>
                <small>{`${quantity} × ${label}`}</small>
                <small>{shown.money(amount)}</small>
              </div>
            ))}
            {room.memo === "" ? null : <small>{room.memo}</small>}
            <details>
              <summary>{words.each_night}</summary>
              <ul>
                {room.nights.map(({ night, price, reason }) => (
                  <li key={night}>
                    <span>
                      {shown.day(night)}
                      <small>{reason}</small>
                    </span>
                    <span>{shown.money(price)}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {order.attachment_list.map((item, nth) => (
          <li key={`add-on ${nth}`}>
            <div>
              <strong>{`${item.quantity} × ${item.item_name}`}</strong>
              <span>{shown.money(item.total_price)}</span>
            </div>
            {item.extra_info.date ? <small>{shown.day(item.extra_info.date)}</small> : null}
          </li>
        ))}
      </ul>
      {order.memo === "" ? null : (
        <blockquote className="order-memo">
          <small>{words.memo}</small>
          {order.memo}
        </blockquote>
      )}
    </section>
  );
}

function mealsOf(meals: readonly string[], words: OrdersWords): string {
  const named = meals.flatMap((meal) => words.meals[meal as keyof OrdersWords["meals"]] ?? []);
  return named.length === 0 ? words.no_meals : named.join(" · ");
}
