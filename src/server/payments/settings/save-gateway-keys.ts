import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { findCheck, lockTerms, saveCheck, setTerms } from "#server/payments/settings/check-store.ts";
import { vendorsOf } from "#server/payments/settings/get-payment-settings.ts";

/** New keys are not proved: guests are not offered the vendor until its test has passed with them. */
export function saveGatewayKeys(
  { body: { gateway: name, is_live, keys } }: HandlerInput<typeof contract.saveGatewayKeys>,
  { hotel: { hotel_id, currency }, person, now, query, secrets }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  const gateway = gatewayOf(name)!;
  const read = gateway.keys.safeParse(keys);
  if (!read.success) {
    throw new Refusal("INVALID_INPUT", [...new Set(read.error.issues.map(({ path }) => `keys.${path.join(".")}`))]);
  }
  return query(async (query) => {
    const terms = await lockTerms(query, hotel_id);
    await writeKeys(query, secrets, hotel_id, gateway, { is_live, keys: read.data, now });
    const own = new Set(vendorsOf(name, currency));
    const offered = terms.payment_list.filter((id) => own.has(id));
    const known = await findCheck(query, hotel_id, name);
    const paused = [...new Set([...(known?.paused ?? []), ...offered])];
    const nothing = { check_id: null, trade_no: "", vendor_number: null, problem: "", begun_at: null, passed_at: null };
    await saveCheck(query, hotel_id, { gateway: name, state: "none", paused, ...nothing });
    const payment_list = terms.payment_list.filter((id) => !own.has(id));
    await setTerms(query, hotel_id, { ...terms, payment_list });
    // Neither here are the keys: the log is read by more people than the owner.
    const [before, after] = [terms.payment_list.join(","), payment_list.join(",")];
    const entry = { at: now, actor: `staff:${person.account_id}`, action: `payment.keys_saved:${name}` };
    await appendAudit(query, hotel_id, null, { ...entry, before, after });
    return {};
  });
}
