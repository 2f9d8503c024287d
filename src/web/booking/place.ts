/** After the order is placed: where the guest goes next. */
import type { ApiClient } from "#contract/client.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import type { Wallet } from "#rules/payments/pay-methods.ts";
import type { OrderPayload } from "#web/booking/payload.ts";

type Paying = {
  api: ApiClient;
  calls: BookingCalls;
  body: OrderPayload;
  placed: { order_doc: string; redirect_path: string };
  /** A wallet of the device that the guest has chosen. */
  wallet: Wallet | undefined;
  key: string;
};

/** To the payment page if paid online, else to the order's page. The same key never starts a second payment. */
export async function beginPayment({ api, calls, body, placed, wallet, key }: Paying): Promise<string> {
  const { order_doc, redirect_path } = placed;
  const { domain, booker_email, payment_vendor, pay_way, pay_amount } = body;
  if (pay_way !== "credit_card" || pay_amount === 0 || payment_vendor === undefined) return redirect_path;
  try {
    const payment = { domain, order_doc, booker_email, payment_vendor, ...(wallet === undefined ? {} : { wallet }) };
    const next = await api(calls.payOrder, { body: payment }, { idempotencyKey: key });
    return next.redirect ? next.redirect_url : redirect_path;
  } catch {
    // The order exists: its page says so and offers to pay again.
    return redirect_path;
  }
}
