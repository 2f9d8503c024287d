/**
 * Refunds through ECPay. The action depends on the state of the card payment, so the vendor's records are read first; they
 * also show whether this refund was made and only its answer was lost. Payments to a bank's number (method `bank`) can't be
 * refunded: the lodging sends that money.
 */
import { z } from "zod";
import { askSealed } from "#server/payments/vendors/ecpay-envelope.ts";
import { type EcpayKeys, sign } from "#server/payments/vendors/ecpay-signature.ts";
import { FORM_TYPE, readForm, writeForm } from "#server/payments/vendors/read-form.ts";
import { fromTaipei, taipeiTime } from "#server/payments/vendors/taipei.ts";
import {
  type Account,
  type Outside,
  type RefundAnswer,
  type RefundRequest,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

/** C captures, R refunds, E cancels a capture that is not done yet, N cancels the authorisation. */
type Action = "C" | "R" | "E" | "N";
type State = "authorised" | "to_be_captured" | "captured" | "let_go";

export async function ecpayRefund(
  request: RefundRequest,
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<RefundAnswer> {
  if (request.method !== "card")
    return { status: "failed", reason: "ECPay gives nothing back that was paid to a number" };
  const pause = pauseEnd(request.now);
  if (pause) return { status: "later", at: pause };
  const { state, refunded } = await readBooks(request, account, outside);
  const after = request.refunded_before + request.refund_amount;
  const proof = `${request.vendor_number} ${after}`;
  if (after > request.amount) return { status: "failed", reason: `${after} is more than the ${request.amount} paid` };
  if (refunded === after) return { status: "done", proof };
  if (refunded !== request.refunded_before)
    return { status: "failed", reason: `By ECPay's books ${refunded} went back, by ours ${request.refunded_before}` };
  for (const action of actionsFor(state, request.refund_amount === request.amount)) {
    const reason = await act(action, request, account, outside);
    if (reason !== null) return { status: "failed", reason: `${action}: ${reason}` };
  }
  return { status: "done", proof };
}

export async function ecpayRefunded(
  request: RefundRequest,
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<number> {
  return request.method === "card" ? (await readBooks(request, account, outside)).refunded : 0;
}

/** Captures are made automatically between 20:15 and 20:30; a minute more on each side, for clocks that differ. */
function pauseEnd(now: Date): Date | null {
  const [day, time] = taipeiTime(now).split(" ") as [string, string];
  return time >= "20:14:00" && time < "20:31:00" ? fromTaipei(`${day} 20:31:00`) : null;
}

/** An authorisation can't be cancelled in part: it is captured, and the part refunded. */
function actionsFor(state: State, isWhole: boolean): Action[] {
  if (state === "authorised") return isWhole ? ["N"] : ["C", "R"];
  if (state === "to_be_captured") return isWhole ? ["E", "N"] : ["R"];
  return ["R"];
}

/** null where it was done, else why it was not. */
async function act(
  Action: Action,
  { trade_no, vendor_number, amount, refund_amount }: RefundRequest,
  { keys, base }: Account<EcpayKeys>,
  outside: Outside,
): Promise<string | null> {
  const fields = {
    MerchantID: keys.merchant_id,
    MerchantTradeNo: trade_no,
    TradeNo: vendor_number,
    Action,
    TotalAmount: String(Action === "R" ? refund_amount : amount),
  };
  const body = writeForm(sign(fields, keys));
  const answer = await outside.send(`${base}/CreditDetail/DoAction`, { method: "POST", headers: FORM_TYPE, body });
  const reply = answer.status === 200 ? readForm(answer.text) : null;
  if (reply?.RtnCode === undefined || reply.MerchantTradeNo !== trade_no)
    throw new Unreachable(`ECPay's answer ${answer.status} says nothing of ${Action}`);
  return reply.RtnCode === "1" ? null : `${reply.RtnCode} ${reply.RtnMsg ?? ""}`.trim();
}

/** The states as ECPay's documentation names them, in either language. An unknown state leads to no action. */
const STATES = new Map<string, State>(
  Object.entries({
    已授權: "authorised",
    authorized: "authorised",
    操作取消: "authorised",
    "operation canceled": "authorised",
    要關帳: "to_be_captured",
    "to be captured": "to_be_captured",
    已關帳: "captured",
    captured: "captured",
    已取消: "let_go",
    canceled: "let_go",
  }),
);

/** Names come in two spellings, `Status` and `status`, and objects sometimes as their text. */
const objectSchema = z
  .preprocess((given) => (typeof given === "string" ? JSON.parse(given) : given), z.record(z.string(), z.unknown()))
  .transform((given) => Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value])));
const rowSchema = objectSchema.pipe(z.object({ status: z.string(), amount: z.coerce.number().int() }));
/** Null or an empty object when nothing has been captured. Unreadable rows are no reason to refund. */
const rowsSchema = z.preprocess((given) => (Array.isArray(given) ? given : []), z.array(rowSchema));
const answerSchema = objectSchema.pipe(
  z.object({
    rtnmsg: z.literal(""),
    rtnvalue: objectSchema.pipe(
      z.object({ status: z.string(), amount: z.coerce.number().int(), close_data: rowsSchema.optional() }),
    ),
    closedata: rowsSchema.optional(),
  }),
);

/**
 * Queried by our own number at the other host, which AIO's documentation names for this: AIO's own call needs a number that
 * only comes with the card's data, and a code that the lodging would have to look up. Refunds are listed there as negative
 * captures.
 */
async function readBooks(
  { trade_no, amount, now }: RefundRequest,
  { keys, base }: Account<EcpayKeys>,
  outside: Outside,
): Promise<{ state: State; refunded: number }> {
  const url = `${base.replace("//payment", "//ecpayment")}/1.0.0/CreditDetail/QueryTrade`;
  const answer = await askSealed(url, { MerchantTradeNo: trade_no }, { keys, now }, outside);
  const books = readAnswer(answer);
  const state = STATES.get(books?.rtnvalue.status.toLowerCase() ?? "");
  if (!books || !state || books.rtnvalue.amount !== amount)
    throw new Unreachable(`ECPay's books of ${trade_no} can't be read`);
  if (state === "let_go") return { state, refunded: amount };
  const rows = books.closedata ?? books.rtnvalue.close_data ?? [];
  const back = rows.filter((row) => row.amount < 0 && !isTakenBack(row.status));
  return { state, refunded: back.reduce((sum, row) => sum - row.amount, 0) };
}

function readAnswer(answer: unknown): z.infer<typeof answerSchema> | null {
  try {
    return answerSchema.parse(answer);
  } catch {
    return null;
  }
}

function isTakenBack(status: string): boolean {
  return ["authorised", "let_go"].includes(STATES.get(status.toLowerCase()) ?? "");
}
