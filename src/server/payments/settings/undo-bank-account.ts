import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { lockTerms, setAccount, setTerms } from "#server/payments/settings/check-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

/** Where there was no account before, guests are no longer offered to send money to one. */
export function undoBankAccount(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const terms = await lockTerms(query, hotel_id);
    const { account } = await takeBack<{ account: Record<string, string> | null }>(query, context, "bank_account");
    await setAccount(query, hotel_id, account);
    if (account === null && terms.payment_list.includes(REMITTANCE)) {
      await setTerms(query, hotel_id, {
        ...terms,
        payment_list: terms.payment_list.filter((id) => id !== REMITTANCE),
      });
    }
    const [before, after] = [terms.remittance_account, account].map((each) => each?.account_number?.slice(-4) ?? "");
    const entry = { at: context.now, actor: actorOf(context), action: "payment.account_undone" };
    await appendAudit(query, hotel_id, null, { ...entry, before: before!, after: after! });
    return {};
  });
}
