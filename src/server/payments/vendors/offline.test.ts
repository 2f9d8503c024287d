import { expect, test } from "vitest";
import { chargeOf, webhookOf, openMerchant } from "#tests/vendors/merchant.ts";
import { onArrival } from "#server/payments/vendors/on-arrival.ts";
import { remittance } from "#server/payments/vendors/remittance.ts";

test.each([remittance, onArrival])("$name asks nobody and believes nobody", async (gateway) => {
  const { outside, requests } = openMerchant();
  const account = { keys: gateway.sandboxKeys, base: "", isLive: false };
  const charge = chargeOf();
  expect(await gateway.create(charge, account, outside)).toEqual({ kind: "instructions" });
  expect(gateway.readWebhook(webhookOf("RtnCode=1"), account)).toBeNull();
  const report = await gateway.query({ ...charge, vendor_number: null, created_at: charge.now }, account, outside);
  expect(report).toMatchObject({ status: "pending", trade_no: charge.trade_no });
  expect([gateway.refund, gateway.refunded, requests]).toEqual([undefined, undefined, []]);
});
