import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import type { DisplayStatus } from "#rules/orders/order-status.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { useScreenWords } from "../../studio-data.ts";

/** The state in one word, with a colour and a shape. */
export function OrderStatus({ status }: { status: DisplayStatus }) {
  const words = useScreenWords<OrdersWords>();
  return (
    <span className="order-status" data-tone={toneOf(status)}>
      {words.status[status]}
    </span>
  );
}
