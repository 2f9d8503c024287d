/** Every gateway. Their keys differ; code that uses this list has had the keys checked by the gateway's own schema. */
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { jkopay } from "#server/payments/vendors/jkopay.ts";
import { linePay } from "#server/payments/vendors/line-pay.ts";
import { newebpay } from "#server/payments/vendors/newebpay.ts";
import { onArrival } from "#server/payments/vendors/on-arrival.ts";
import { remittance } from "#server/payments/vendors/remittance.ts";
import { stripe } from "#server/payments/vendors/stripe.ts";
import { tappay } from "#server/payments/vendors/tappay.ts";
import type { Gateway, GatewayName } from "#server/payments/vendors/vendor.ts";

/** Safe because the keys are always read by the same gateway's schema. */
const withAnyKeys = <Keys extends Record<string, string>>(gateway: Gateway<Keys>) => gateway as unknown as Gateway;

const GATEWAYS: Record<GatewayName, Gateway> = {
  newebpay: withAnyKeys(newebpay),
  tappay: withAnyKeys(tappay),
  stripe: withAnyKeys(stripe),
  jkopay: withAnyKeys(jkopay),
  line_pay: withAnyKeys(linePay),
  ecpay: withAnyKeys(ecpay),
  remittance: withAnyKeys(remittance),
  on_arrival: withAnyKeys(onArrival),
};

export function gatewayOf(name: string): Gateway | null {
  return Object.hasOwn(GATEWAYS, name) ? GATEWAYS[name as GatewayName] : null;
}
