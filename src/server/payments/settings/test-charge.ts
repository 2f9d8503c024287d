/** The small charge by which an owner tries a gateway. It belongs to no order. */
import { toMinor } from "#rules/money/money.ts";
import { textReader } from "#server/calls/texts.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { notifyUrl, returnUrl } from "#server/payments/ids.ts";
import type { Charge, GatewayName, Method } from "#server/payments/vendors/vendor.ts";

/** Above every vendor's least, and little enough to lose nothing if a refund takes days. */
const AMOUNTS: Record<string, number> = { TWD: 30, JPY: 100, KRW: 1_000, VND: 20_000, IDR: 20_000 };
const MINUTES_MS = 30 * 60_000;

export const testAmount = (currency: string): number => toMinor(AMOUNTS[currency] ?? 2, currency);

/** Wallets are their vendor's only way; everyone else is tried with a card. */
export const testMethod = (gateway: GatewayName): Method =>
  gateway === "line_pay" || gateway === "jkopay" ? "wallet" : "card";

export async function testCharge(
  context: RequestContext,
  gateway: GatewayName,
  { check_id, trade_no }: { check_id: string; trade_no: string },
): Promise<Charge> {
  const { hotel, lang, now } = context;
  const settings = await context.query((query) => readSettings(query, hotel.hotel_id));
  const name = textReader(lang, hotel.main_lang).plain("hotel_name", settings.hotel_name);
  return {
    trade_no,
    amount: testAmount(hotel.currency),
    currency: hotel.currency,
    method: testMethod(gateway),
    bank: "",
    item: `${name} TEST`,
    order_doc: `TEST${trade_no.slice(4, 14)}`,
    lang,
    booker: { name: "Test", email: settings.info.email || "test@example.com", phone: "0900000000" },
    now,
    expires_at: new Date(now.getTime() + MINUTES_MS),
    notify_url: notifyUrl(context, gateway, hotel.hotel_id),
    return_url: returnUrl(context, hotel.domain, check_id),
  };
}
