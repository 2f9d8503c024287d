import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-payments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { newId } from "#server/orders/ids.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { newTradeNo } from "#server/payments/ids.ts";
import { findCheck, saveCheck } from "#server/payments/settings/check-store.ts";
import { TEST_PREFIX } from "#server/payments/settings/test-trades.ts";
import { testCharge } from "#server/payments/settings/test-charge.ts";
import type { Account, Charge, Gateway } from "#server/payments/vendors/vendor.ts";

/** TapPay's documentation shows it to everyone: a card of its test environment. */
const TEST_PRIME = "test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9";

type Way = CallAnswer<typeof contract.startGatewayTest> & { vendor_number: string | null };

/** The test is stored before the vendor is called, like a guest's attempt. */
export async function startGatewayTest(
  { body: { gateway: name } }: HandlerInput<typeof contract.startGatewayTest>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.startGatewayTest>> {
  const { hotel, now, person, query } = context;
  const { hotel_id } = hotel;
  const gateway = gatewayOf(name)!;
  const [check_id, trade_no] = [newId(now), `${TEST_PREFIX}${newTradeNo().slice(TEST_PREFIX.length)}`];
  const begun = { gateway: name, check_id, trade_no, vendor_number: null, state: "open", problem: "" } as const;
  const account = await query(async (query) => {
    const account = await readAccount(query, context, hotel_id, gateway);
    if (account === null) throw new Refusal("PAY_WAY_NOT_OFFERED", ["gateway"]);
    const known = await findCheck(query, hotel_id, name);
    const { paused = [], passed_at = null } = known ?? {};
    await saveCheck(query, hotel_id, { ...begun, paused, begun_at: now, passed_at });
    const entry = { at: now, actor: `staff:${person.account_id}`, action: `payment.test_begun:${name}` };
    await appendAudit(query, hotel_id, null, entry);
    return account;
  });
  const charge = await testCharge(context, gateway.name, { check_id, trade_no });
  const { vendor_number, ...way } = await begin(gateway, charge, account, context).catch((error: unknown) => {
    console.error(`lodging ${hotel_id}: the test of ${name} could not begin: ${describeFailure(error)}`);
    throw new Refusal("GATEWAY_REFUSED", ["gateway"]);
  });
  await query(async (query) => {
    const known = await findCheck(query, hotel_id, name);
    if (known?.trade_no === trade_no) await saveCheck(query, hotel_id, { ...known, vendor_number });
  });
  return way;
}

async function begin(gateway: Gateway, charge: Charge, account: Account, context: RequestContext): Promise<Way> {
  const { outside } = context;
  const started = await gateway.create(charge, account, outside);
  if (started.kind === "form") {
    return { way: "form", action: started.action, fields: started.fields, vendor_number: null };
  }
  if (started.kind === "redirect") {
    return { way: "redirect", action: started.url, fields: {}, vendor_number: started.vendor_number ?? null };
  }
  // The vendor's own fields take a live card, which is not typed here: its keys are proved by a question about the trade.
  if (account.isLive || !gateway.payByPrime) return { way: "done", action: "", fields: {}, vendor_number: null };
  const { report, url } = await gateway.payByPrime(charge, TEST_PRIME, account, outside);
  const { vendor_number } = report;
  return url === null
    ? { way: "done", action: "", fields: {}, vendor_number }
    : { way: "redirect", action: url, fields: {}, vendor_number };
}
