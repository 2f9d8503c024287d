import type { HotelInfo } from "#contract/hotel.ts";
import { findReceipt } from "#contract/orders.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { PageVisit } from "#web/context.ts";
import { unpaidOf } from "#web/orders/unpaid.ts";
import { isUnknown } from "#web/orders/open-order.ts";

/** The order that the booking page's address says was placed from it, if this guest may see it and it is not over. */
export async function findPlacedOrder(
  { api, domain, product, lang, now }: PageVisit,
  { hotel_id }: HotelInfo,
  order_doc: string | undefined,
): Promise<PlacedOrder | null> {
  if (order_doc === undefined) return null;
  const order = await api(findReceipt, { query: { domain, order_doc } }).catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });
  if (!order || toneOf(order.display_status) === "over") return null;
  const isToPay = order.display_status === "pending_payment" && order.pay_way === "credit_card";
  const path = isToPay ? `/pay/${hotel_id}/${order_doc}` : `/redirect/receipt/${order_doc}`;
  const { check_in_day: start, check_out_day: end } = order;
  return { order_doc, page: pageAddress(product, lang, path), start, end, unpaid: unpaidOf(order, now.getTime()) };
}
