import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import {
  findCheck,
  type GatewayCheck,
  keepBefore,
  lockTerms,
  saveCheck,
  setTerms,
} from "#server/payments/settings/check-store.ts";
import { vendorsOf } from "#server/payments/settings/get-payment-settings.ts";
import { testAmount, testMethod } from "#server/payments/settings/test-charge.ts";
import type { Account, Gateway, TradeQuery } from "#server/payments/vendors/vendor.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

type Context = RequestContext<PersonOf<"staff">>;
type Outcome = Pick<GatewayCheck, "state" | "problem">;

/** Paid and refunded: only then the vendor is offered to guests, the first time at once. That can be taken back like other terms. */
export async function finishGatewayTest(
  { body: { gateway: name } }: HandlerInput<typeof contract.finishGatewayTest>,
  context: Context,
): Promise<CallAnswer<typeof contract.finishGatewayTest>> {
  const { hotel, now, person, query } = context;
  const { hotel_id } = hotel;
  const gateway = gatewayOf(name)!;
  const [found, account] = await query(async (query) => [
    await findCheck(query, hotel_id, name),
    await readAccount(query, context, hotel_id, gateway),
  ]);
  if (found?.state !== "open" || account === null)
    return { test: found?.state ?? "none", problem: found?.problem ?? "", offered: [] };
  const outcome = await askVendor(gateway, found, account, context).catch((error: unknown) => {
    console.error(`lodging ${hotel_id}: the test of ${name} could not be looked up: ${describeFailure(error)}`);
    // Silent, or asked too often: nothing is decided, and the owner may ask again.
    return { state: "open", problem: "" } as const;
  });
  const offered = await query(async (query): Promise<number[]> => {
    const { remittance_account: _, ...terms } = await lockTerms(query, hotel_id);
    const known = await findCheck(query, hotel_id, name);
    // Other keys, or another test, were begun meanwhile.
    if (known?.trade_no !== found.trade_no || outcome.state === "open") return [];
    const isPassed = outcome.state === "passed";
    const passed_at = isPassed ? now : null;
    await saveCheck(query, hotel_id, { ...known, ...outcome, passed_at, paused: isPassed ? [] : known.paused });
    const again = isPassed ? known.paused : [];
    // What was only half proved the owner offers by hand.
    const isFirst = isPassed && outcome.problem === "" && again.length === 0 && known.passed_at === null;
    const first = isFirst ? triedWith(gateway, hotel.currency) : [];
    const added = [...again, ...first].filter((id) => !terms.payment_list.includes(id));
    const payment_list = [...terms.payment_list, ...added];
    if (added.length > 0) {
      await setTerms(query, hotel_id, { ...terms, payment_list });
      await keepBefore(query, hotel_id, terms, person.account_id, now);
    }
    const entry = { at: now, actor: `staff:${person.account_id}`, action: `payment.test_${outcome.state}:${name}` };
    const [before, after] = [terms.payment_list.join(","), payment_list.join(",")];
    await appendAudit(query, hotel_id, null, added.length > 0 ? { ...entry, before, after } : entry);
    return added;
  });
  return { test: outcome.state, problem: outcome.problem, offered };
}

/** Of a gateway's ways to pay, that by which it was tried. */
const triedWith = (gateway: Gateway, currency: string): number[] =>
  vendorsOf(gateway.name, currency).filter((id) => vendorOf(id, currency)?.method === testMethod(gateway.name));

async function askVendor(gateway: Gateway, check: GatewayCheck, account: Account, context: Context): Promise<Outcome> {
  const { hotel, now, outside } = context;
  const { trade_no, vendor_number, begun_at } = check;
  const amount = testAmount(hotel.currency);
  const trade: TradeQuery = {
    trade_no,
    amount,
    currency: hotel.currency,
    method: testMethod(gateway.name),
    now,
    vendor_number,
    created_at: begun_at ?? now,
  };
  const isByHand = gateway.payByPrime !== undefined && account.isLive;
  let report = await gateway.query(trade, account, outside);
  // A vendor that answers a question about the trade has accepted the keys. No money has moved.
  if (isByHand) return { state: "passed", problem: "not_charged" };
  if (report.status === "authorized" && gateway.confirm) report = await gateway.confirm(trade, account, outside);
  if (report.status === "failed" || report.status === "expired") return { state: "failed", problem: report.reason };
  if (report.status !== "paid") return { state: "open", problem: "" };
  if (report.amount !== null && report.amount !== amount)
    return { state: "failed", problem: `${report.amount} ≠ ${amount}` };
  const number = report.vendor_number ?? vendor_number;
  if (!gateway.refund || number === null) return { state: "passed", problem: "not_refunded" };
  // Another key than the charge's: vendors take each once. No longer than theirs may be.
  const request_key = `R${trade_no.slice(1)}`;
  const refund = {
    ...trade,
    vendor_number: number,
    refund_amount: amount,
    refunded_before: 0,
    request_key,
    paid_at: now,
  };
  const answer = await gateway.refund(refund, account, outside);
  if (answer.status === "done") return { state: "passed", problem: "" };
  return answer.status === "failed" ? { state: "failed", problem: answer.reason } : { state: "open", problem: "" };
}
