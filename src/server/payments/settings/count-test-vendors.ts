import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { isTestAccount, openKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { listKeys } from "#server/payments/settings/check-store.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

/** Of these vendors, those that would bring no money: without keys, or with keys of a test environment. */
export async function countTestVendors(
  query: Query,
  { hotel: { hotel_id, currency }, secrets }: Pick<RequestContext, "hotel" | "secrets">,
  payment_list: readonly number[],
): Promise<number> {
  const stored = new Map((await listKeys(query, hotel_id)).map(({ gateway, sealed }) => [gateway, sealed]));
  return payment_list.filter((id) => {
    const gateway = gatewayOf(vendorOf(id, currency)?.gateway ?? "");
    if (gateway === null || gateway.keepsNoBooks) return false;
    const sealed = stored.get(gateway.name);
    return sealed === undefined || isTestAccount(gateway, openKeys(secrets, sealed, hotel_id, gateway.name));
  }).length;
}
