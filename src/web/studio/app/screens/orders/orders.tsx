/** Orders: the list, and under `orders/{id}` one of them. */
import type { ScreenProps } from "../../screens.ts";
import { OrderList } from "./order-list.tsx";
import { OrderPage } from "./order-page.tsx";
import "./orders.css";

export default function Orders({ rest: [order_id] }: ScreenProps) {
  return order_id === undefined ? <OrderList /> : <OrderPage order_id={order_id} key={order_id} />;
}
