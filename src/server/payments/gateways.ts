/** Every gateway there is. Their keys differ; whoever uses one through this list has had its keys read by its own schema. */
import type { Gateway, GatewayName } from "#server/payments/vendors/vendor.ts";

const known = new Map<GatewayName, Gateway>();

export function gatewayOf(name: string): Gateway | null {
  return known.get(name as GatewayName) ?? null;
}
