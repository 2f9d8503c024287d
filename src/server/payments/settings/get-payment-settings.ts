import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { GATEWAY_KEYS, ONLINE_GATEWAYS, type OnlineGateway } from "#rules/payments/gateway-keys.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { isTestAccount, openKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { listKeys } from "#server/payments/keys-store.ts";
import { findBefore, listChecks, readTerms } from "#server/payments/settings/check-store.ts";
import { policiesOf, undoUntil } from "#server/payments/settings/policies.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";
import { findUndo } from "#server/selling/selling-change.ts";

const seconds = (at: Date | null) => (at === null ? null : Math.floor(at.getTime() / 1000));

const VENDOR_IDS = Array.from({ length: 15 }, (_, nth) => nth + 1);

/** What a gateway can take for guests, in this currency. */
export const vendorsOf = (gateway: string, currency: string): number[] =>
  VENDOR_IDS.filter((id) => vendorOf(id, currency)?.gateway === gateway);

/** Keys never leave the server: of each account only the end of its merchant's number is shown. */
export function getPaymentSettings(
  _input: unknown,
  { hotel: { hotel_id, currency, is_demo }, now, query, secrets, sandboxUrl }: RequestContext,
): Promise<CallAnswer<typeof contract.getPaymentSettings>> {
  return query(async (query) => {
    const terms = await readTerms(query, hotel_id);
    const [keys, checks] = [await listKeys(query, hotel_id), await listChecks(query, hotel_id)];
    const before = await findBefore(query, hotel_id);
    const until = before && undoUntil(before.changed_at);
    const show = (gateway: OnlineGateway) => {
      const stored = keys.find((each) => each.gateway === gateway);
      const check = checks.find((each) => each.gateway === gateway);
      const opened = stored && openKeys(secrets, stored.sealed, hotel_id, gateway);
      const found = gatewayOf(gateway)!;
      const { merchant, keys: schema } = found;
      return {
        gateway,
        vendors: vendorsOf(gateway, currency),
        fields: [...GATEWAY_KEYS[gateway]],
        is_set: stored !== undefined,
        is_live: opened?.is_live ?? false,
        ends_with: opened ? merchant(schema.parse(opened.keys)).slice(-4) : "",
        set_timestamp: seconds(stored?.updated_at ?? null),
        is_sandbox: stored === undefined && sandboxUrl !== null,
        takes_money: opened !== undefined && !isTestAccount(found, opened),
        test: check?.state ?? ("none" as const),
        problem: check?.problem ?? "",
        passed_timestamp: seconds(check?.passed_at ?? null),
      };
    };
    const account = terms.remittance_account;
    return {
      gateways: ONLINE_GATEWAYS.map(show).filter(({ vendors }) => vendors.length > 0),
      is_demo,
      policies: policiesOf(terms),
      has_account: account !== null,
      account_ends_with: account?.account_number?.slice(-4) ?? "",
      account_name: account?.account_name ?? "",
      undo_account_until_timestamp: (await findUndo(query, hotel_id, "bank_account", now))?.until ?? null,
      undo_until_timestamp: until !== null && until * 1000 > now.getTime() ? until : null,
    };
  });
}
