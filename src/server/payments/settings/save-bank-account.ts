import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { lockTerms, setAccount } from "#server/payments/settings/check-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

/** The log has the ends of both numbers: enough to see a change, too little to send money. */
export function saveBankAccount(
  { body: { account } }: HandlerInput<typeof contract.saveBankAccount>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { remittance_account: old } = await lockTerms(query, hotel_id);
    await setAccount(query, hotel_id, account);
    await keepBefore(query, context, "bank_account", { account: old });
    const [before, after] = [old?.account_number ?? "", account.account_number].map((number) => number.slice(-4));
    const entry = { at: context.now, actor: actorOf(context), action: "payment.account_saved" };
    await appendAudit(query, hotel_id, null, { ...entry, before: before!, after: after! });
    return {};
  });
}
