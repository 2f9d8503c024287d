/** `orders/{number}`: an order by the number or the short code that somebody has typed into the address. */
import { listStudioOrders } from "#contract/studio/studio-orders.ts";
import { readShortCode } from "#rules/orders/short-code.ts";
import { useCall } from "../../calls/use-call.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingScreen } from "../../parts/loading.tsx";
import { useLodging } from "../../studio-data.ts";
import { NoSuchOrder } from "./no-such-order.tsx";
import { OrderPage } from "./order-page.tsx";

const MOST = 80;

export function OrderByNumber({ number }: { number: string }) {
  const { domain } = useLodging();
  const search = number.trim().slice(0, MOST);
  const { answer, error, again } = useCall(listStudioOrders, { query: { domain, search } });
  if (!answer) return error ? <LoadProblem error={error} again={again} /> : <LoadingScreen />;
  // The search finds names and telephones too.
  const found = answer.orders.find(
    ({ order_doc, short_code }) => order_doc === search.toUpperCase() || short_code === readShortCode(search),
  );
  return found ? <OrderPage order_id={found.order_id} /> : <NoSuchOrder number={number} />;
}
