/** From the button to the bank: the order is placed, and where it is paid online, its payment is begun. */
import type { ApiClient } from "#contract/client.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import { type Booking, orderPayload, wayOf } from "#web/booking/payload.ts";
import type { PriceCheck } from "#web/booking/price.ts";

type Placing = {
  api: ApiClient;
  calls: BookingCalls;
  booking: Booking;
  shown: PriceCheck;
  key: string;
  /** Told the order's own page as soon as there is an order. */
  onPlaced?: (order_page: string) => void;
};

/** Where the guest goes next. Sent again under the same key it is the same order, and the same payment. */
export async function placeAndPay({ api, calls, booking, shown, key, onPlaced }: Placing): Promise<string> {
  const body = orderPayload(booking, shown);
  const { order_doc, redirect_path } = await api(calls.placeOrder, { body }, { idempotencyKey: key });
  onPlaced?.(redirect_path);
  const way = wayOf(booking);
  if (way?.kind !== "online" || shown.pay_amount === 0) return redirect_path;
  const { booker_email } = body;
  const payment = { domain: booking.hotel.domain, order_doc, booker_email, payment_vendor: body.payment_vendor! };
  try {
    const next = await api(calls.payOrder, { body: payment }, { idempotencyKey: key });
    return next.redirect ? next.redirect_url : redirect_path;
  } catch {
    // The order stands: its own page says so, and offers to pay again.
    return redirect_path;
  }
}
