import * as contract from "#contract/studio/refund-policies.ts";
import { handle } from "#server/calls/handle.ts";
import { listRefundPolicies } from "#server/refund-policies/list-refund-policies.ts";
import { removeRefundPolicy } from "#server/refund-policies/remove-refund-policy.ts";
import { saveRefundPolicy } from "#server/refund-policies/save-refund-policy.ts";
import { undoRefundPolicy } from "#server/refund-policies/undo-refund-policy.ts";

export const refundPolicyHandlers = [
  handle(contract.listRefundPolicies, listRefundPolicies),
  handle(contract.saveRefundPolicy, saveRefundPolicy),
  handle(contract.removeRefundPolicy, removeRefundPolicy),
  handle(contract.undoRefundPolicy, undoRefundPolicy),
];
