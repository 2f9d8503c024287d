import * as contract from "#contract/studio/studio-payments.ts";
import { undoBankAccount as undoBankAccountCall } from "#contract/studio/selling-changes.ts";
import { handle } from "#server/calls/handle.ts";
import { finishGatewayTest } from "#server/payments/settings/finish-gateway-test.ts";
import { getPaymentSettings } from "#server/payments/settings/get-payment-settings.ts";
import { saveBankAccount } from "#server/payments/settings/save-bank-account.ts";
import { saveGatewayKeys } from "#server/payments/settings/save-gateway-keys.ts";
import { savePolicies } from "#server/payments/settings/save-policies.ts";
import { startGatewayTest } from "#server/payments/settings/start-gateway-test.ts";
import { undoBankAccount } from "#server/payments/settings/undo-bank-account.ts";
import { undoPolicies } from "#server/payments/settings/undo-policies.ts";

export const paymentSettingHandlers = [
  handle(contract.getPaymentSettings, getPaymentSettings),
  handle(contract.saveGatewayKeys, saveGatewayKeys),
  handle(contract.startGatewayTest, startGatewayTest),
  handle(contract.finishGatewayTest, finishGatewayTest),
  handle(contract.savePolicies, savePolicies),
  handle(contract.undoPolicies, undoPolicies),
  handle(contract.saveBankAccount, saveBankAccount),
  handle(undoBankAccountCall, undoBankAccount),
];
