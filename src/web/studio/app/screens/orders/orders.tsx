/** Orders: the list, and under `orders/{id}` one of them. */
import type { ScreenProps } from "../../screens.ts";
import { OrderByNumber } from "./order-by-number.tsx";
import { OrderList } from "./order-list.tsx";
import { OrderPage } from "./order-page.tsx";
import "./orders.css";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export default function Orders({ rest: [wanted] }: ScreenProps) {
  if (wanted === undefined) return <OrderList />;
  return ID.test(wanted) ? (
    <OrderPage order_id={wanted} key={wanted} />
  ) : (
    <OrderByNumber number={wanted} key={wanted} />
  );
}
