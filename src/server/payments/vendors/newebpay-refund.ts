/**
 * Refunds through NewebPay, depending on the state of the capture. The vendor's records are read first: they also show whether
 * this refund was made and only its answer was lost. A bank's number can't be refunded: the lodging sends that money.
 */
import { z } from "zod";
import { askNewebpay, type NewebpayTrade, readJson } from "#server/payments/vendors/newebpay-query.ts";
import { encryptTradeInfo, hashKeysOf, type NewebpayKeys } from "#server/payments/vendors/newebpay-seal.ts";
import { FORM_TYPE, readAmount, writeForm } from "#server/payments/vendors/read-form.ts";
import {
  type Account,
  type Outside,
  type RefundAnswer,
  type RefundRequest,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

const HOUR_MS = 3_600_000;

/** Cancels the authorisation, cancels a waiting capture, captures, or refunds. */
type Action = "let_go" | "uncapture" | "capture" | "give_back";

export async function newebpayRefund(
  request: RefundRequest,
  account: Account<NewebpayKeys>,
  outside: Outside,
): Promise<RefundAnswer> {
  if (request.method !== "card")
    return { status: "failed", reason: "NewebPay gives nothing back that was paid to a number" };
  const trade = await readBooks(request, account, outside);
  const refunded = refundedOf(trade);
  const after = request.refunded_before + request.refund_amount;
  const proof = `${request.vendor_number} ${after}`;
  if (after > request.amount) return { status: "failed", reason: `${after} is more than the ${request.amount} paid` };
  if (refunded === after) return { status: "done", proof };
  if (refunded !== request.refunded_before)
    return {
      status: "failed",
      reason: `By NewebPay's books ${refunded} went back, by ours ${request.refunded_before}`,
    };
  const plan = planFor(trade.CloseStatus ?? "0", request.refund_amount === request.amount);
  if (!plan) return { status: "failed", reason: `NewebPay's capture stands at ${trade.CloseStatus}` };
  for (const action of plan.actions) {
    const reason = await act(action, request, account, outside);
    if (reason !== null) return { status: "failed", reason: `${action}: ${reason}` };
  }
  return plan.isDone ? { status: "done", proof } : { status: "later", at: new Date(request.now.getTime() + HOUR_MS) };
}

export async function newebpayRefunded(
  request: RefundRequest,
  account: Account<NewebpayKeys>,
  outside: Outside,
): Promise<number> {
  return request.method === "card" ? refundedOf(await readBooks(request, account, outside)) : 0;
}

async function readBooks(
  request: RefundRequest,
  account: Account<NewebpayKeys>,
  outside: Outside,
): Promise<NewebpayTrade> {
  const { trade, reason } = await askNewebpay(request, account, outside);
  if (!trade || trade.Amt !== request.amount)
    throw new Unreachable(`NewebPay's books of ${request.trade_no} can't be read: ${reason}`);
  return trade;
}

function refundedOf({ TradeStatus, BackStatus, BackBalance, Amt }: NewebpayTrade): number {
  if (TradeStatus === "3") return Amt;
  if (BackStatus === "0" || !BackStatus) return 0;
  const balance = readAmount(BackBalance);
  if (balance === null || balance > Amt) throw new Unreachable("NewebPay does not say what may still be given back");
  return Amt - balance;
}

/** A partial refund is possible after the capture, which takes until the next day. */
function planFor(capture: string, isWhole: boolean): { actions: Action[]; isDone: boolean } | null {
  if (capture === "0") return isWhole ? { actions: ["let_go"], isDone: true } : { actions: ["capture"], isDone: false };
  if (capture === "1")
    return isWhole ? { actions: ["uncapture", "let_go"], isDone: true } : { actions: [], isDone: false };
  if (capture === "2") return { actions: [], isDone: false };
  return capture === "3" ? { actions: ["give_back"], isDone: true } : null;
}

const answerSchema = z.object({
  Status: z.string(),
  Message: z.string().default(""),
  Result: z.object({ MerchantOrderNo: z.string() }).partial().catch({}),
});

/** null where it was done, else why it was not. */
async function act(
  action: Action,
  { trade_no, amount, refund_amount, now }: RefundRequest,
  { keys, base }: Account<NewebpayKeys>,
  outside: Outside,
): Promise<string | null> {
  const fields = {
    RespondType: "JSON",
    Version: action === "let_go" ? "1.0" : "1.1",
    Amt: String(action === "give_back" ? refund_amount : amount),
    MerchantOrderNo: trade_no,
    TimeStamp: String(Math.floor(now.getTime() / 1000)),
    // By the order's number; 2 would be by the vendor's.
    IndexType: "1",
    ...(action === "let_go" ? {} : { CloseType: action === "give_back" ? "2" : "1" }),
    ...(action === "uncapture" ? { Cancel: "1" } : {}),
  };
  const body = writeForm({ MerchantID_: keys.merchant_id, PostData_: encryptTradeInfo(fields, hashKeysOf(keys)) });
  const path = action === "let_go" ? "/API/CreditCard/Cancel" : "/API/CreditCard/Close";
  const answer = await outside.send(base + path, { method: "POST", headers: FORM_TYPE, body });
  const reply = answer.status === 200 ? readJson(answer.text, answerSchema) : null;
  if (!reply) throw new Unreachable(`NewebPay's answer ${answer.status} says nothing of ${action}`);
  if (reply.Status === "SUCCESS" && reply.Result.MerchantOrderNo !== trade_no)
    throw new Unreachable("NewebPay answers about another trade");
  return reply.Status === "SUCCESS" ? null : `${reply.Status} ${reply.Message}`.trim();
}
