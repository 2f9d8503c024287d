import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { keepBefore, listChecks, lockTerms, setTerms } from "#server/payments/settings/check-store.ts";
import { changesOf, policiesOf, termsOf, undoUntil } from "#server/payments/settings/policies.ts";
import { isPolicy } from "#server/refund-policies/read-policies.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

type Context = RequestContext<PersonOf<"staff">>;

/** Orders that are placed keep the terms they were placed on. */
export function savePolicies(
  { body: { policies, is_preview } }: HandlerInput<typeof contract.savePolicies>,
  context: Context,
): Promise<CallAnswer<typeof contract.savePolicies>> {
  const { hotel, person, now, query } = context;
  const { hotel_id } = hotel;
  // Nothing in advance is no deposit, and everything is payment in full.
  if (policies.takes_deposit && (policies.deposit_percent === 0 || policies.deposit_percent === 100)) {
    throw new Refusal("DEPOSIT_INVALID", ["policies.deposit_percent"]);
  }
  return query(async (query) => {
    const terms = await lockTerms(query, hotel_id);
    const before = policiesOf(terms);
    const after = { ...policies, payment_list: [...new Set(policies.payment_list)] };
    const added = after.payment_list.filter((id) => !before.payment_list.includes(id));
    await assertOffered(query, context, added, terms.remittance_account !== null);
    const isKept = before.refund_template_id === after.refund_template_id;
    if (!isKept && !(await isPolicy(query, hotel_id, after.refund_template_id))) {
      throw new Refusal("INVALID_INPUT", ["policies.refund_template_id"]);
    }
    const changes = changesOf(before, after);
    if (is_preview || changes.length === 0) return { changes, undo_until_timestamp: null };
    await setTerms(query, hotel_id, termsOf(after));
    const { remittance_account: _, ...kept } = terms;
    await keepBefore(query, hotel_id, kept, person.account_id, now);
    const [was, is] = (["before", "after"] as const).map((side) =>
      JSON.stringify(Object.fromEntries(changes.map((change) => [change.field, change[side]]))),
    );
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "payment.policies_saved" };
    await appendAudit(query, hotel_id, null, { ...entry, before: was!, after: is! });
    return { changes, undo_until_timestamp: undoUntil(now) };
  });
}

/** What was offered before stays; what is new must have been tried, or needs no vendor. */
async function assertOffered(query: Query, { hotel }: Context, added: readonly number[], hasAccount: boolean) {
  const passed = new Set(
    (await listChecks(query, hotel.hotel_id)).flatMap(({ state, gateway }) => (state === "passed" ? gateway : [])),
  );
  for (const id of added) {
    const gateway = vendorOf(id, hotel.currency)?.gateway;
    if (gateway === undefined || (id === REMITTANCE && !hasAccount)) {
      throw new Refusal("PAY_WAY_NOT_OFFERED", ["policies.payment_list"]);
    }
    const needsTest = gatewayOf(gateway)!.keepsNoBooks !== true;
    if (needsTest && !passed.has(gateway)) throw new Refusal("GATEWAY_NOT_TESTED", ["policies.payment_list"]);
  }
}
