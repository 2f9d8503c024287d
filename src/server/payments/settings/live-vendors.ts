import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { isTestAccount, openKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { listKeys } from "#server/payments/keys-store.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";
import type { Secrets } from "#server/security/secrets.ts";

/** Keys as they are stored, by gateway. */
export type StoredKeys = ReadonlyMap<string, string>;

export async function readStoredKeys(query: Query, hotel_id: number): Promise<StoredKeys> {
  return new Map((await listKeys(query, hotel_id)).map(({ gateway, sealed }) => [gateway, sealed]));
}

/** Of these vendors, those that bring the lodging real money: paid by hand, or through its own keys, which are no test's. */
export function liveVendors(
  stored: StoredKeys,
  secrets: Secrets,
  { hotel_id, currency }: Pick<Tenant, "hotel_id" | "currency">,
  payment_list: readonly number[],
): number[] {
  return payment_list.filter((id) => {
    const gateway = gatewayOf(vendorOf(id, currency)?.gateway ?? "");
    if (!gateway || gateway.keepsNoBooks) return gateway?.keepsNoBooks === true;
    const sealed = stored.get(gateway.name);
    return sealed !== undefined && !isTestAccount(gateway, openKeys(secrets, sealed, hotel_id, gateway.name));
  });
}
