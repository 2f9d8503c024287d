import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockTerms, setAccount } from "#server/payments/settings/check-store.ts";

/** The log has the ends of both numbers: enough to see a change, too little to send money. */
export function saveBankAccount(
  { body: { account } }: HandlerInput<typeof contract.saveBankAccount>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const { remittance_account: old } = await lockTerms(query, hotel_id);
    await setAccount(query, hotel_id, account);
    const [before, after] = [old?.account_number ?? "", account.account_number].map((number) => number.slice(-4));
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "payment.account_saved" };
    await appendAudit(query, hotel_id, null, { ...entry, before: before!, after: after! });
    return {};
  });
}
