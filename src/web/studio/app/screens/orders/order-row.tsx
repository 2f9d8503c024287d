/** One order in the list: who, when, how much and how it stands. */
import { memo } from "react";
import type { CallAnswer } from "#contract/call.ts";
import type { listStudioOrders } from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useShown } from "../../parts/shown.ts";
import { useScreenWords } from "../../studio-data.ts";
import { OrderStatus } from "./order-status.tsx";

export type Listed = CallAnswer<typeof listStudioOrders>["orders"][number];

/** Of what is over, money that went back says more than that it came. */
export function paidOf({ payment_status, paid_amount, display_status }: Listed): "full" | "part" | "none" | "refunded" {
  if (toneOf(display_status) === "over" && payment_status !== -1 && paid_amount === 0) return "refunded";
  return payment_status === 2 ? "full" : payment_status === 1 ? "part" : "none";
}

/** Made again only when the order itself changes: scrolling makes new rows alone. */
export const OrderRow = memo(function OrderRow({ order }: { order: Listed }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const hrefOf = useHrefOf();
  const nights = nightsBetween(order.check_in_day, order.check_out_day);
  return (
    <Link href={hrefOf(`orders/${order.order_id}`)} className="order-row" data-new={order.is_new}>
      <span className="order-row-who">
        <strong>
          {order.is_new ? <span className="order-new">{words.is_new}</span> : null}
          {order.booker_name || order.order_doc}
        </strong>
        <small>{order.order_doc}</small>
      </span>
      <span className="order-row-stay">
        <span>{`${shown.day(order.check_in_day)} – ${shown.day(order.check_out_day)}`}</span>
        <small>{`${words.nights(nights)} · ${words.rooms(order.rooms)} · ${shown.list(order.room_names)}`}</small>
      </span>
      <span className="order-row-money">
        <strong>{shown.money(order.total)}</strong>
        <small>{words.paid[paidOf(order)]}</small>
      </span>
      <OrderStatus status={order.display_status} />
    </Link>
  );
});
