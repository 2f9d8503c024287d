/** How an order of this lodging may be paid again: its online vendors, in the lodging's order. */
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { PAYMENT_WORDS } from "#languages/languages.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { paymentIdOf } from "#server/payments/repay-ids.ts";
import { soldVendors } from "#server/payments/settings/sold-vendors.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

type Preferences = CallAnswer<typeof contract.getRepayPreferences>;

const FORM_GATEWAYS = new Set(["newebpay", "ecpay"]);

export async function getRepayPreferences(
  _input: HandlerInput<typeof contract.getRepayPreferences>,
  context: RequestContext,
): Promise<Preferences> {
  const { hotel, lang } = context;
  const names = PAYMENT_WORDS[lang].vendors;
  return context.query(async (query) => {
    const settings = await readSettings(query, hotel.hotel_id);
    const payment_types: Preferences["payment_types"] = [];
    for (const id of await soldVendors(query, context, settings.payment_list)) {
      const vendor = vendorOf(id, hotel.currency);
      const gateway = vendor && gatewayOf(vendor.gateway);
      const payment_id = paymentIdOf(id);
      // A vendor without keys would only lead to a refusal.
      if (!vendor || !gateway || payment_id === null) continue;
      if (!(await readAccount(query, context, hotel.hotel_id, gateway))) continue;
      const name = names[id] ?? String(id);
      payment_types.push({
        type_id: id,
        name,
        is_card: vendor.method === "card",
        is_customform: FORM_GATEWAYS.has(gateway.name),
        is_offline: vendor.method === "bank",
        payments: [{ payment_id, name }],
      });
    }
    return {
      payment_types,
      payment_preference: {
        pay_a_deposit: settings.deposit_type.includes("deposit"),
        pay_in_full: settings.deposit_type.includes("all"),
        deposit: settings.deposit_percent,
      },
    };
  });
}
