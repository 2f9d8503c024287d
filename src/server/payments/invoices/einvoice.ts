/**
 * Uniform invoices through ECPay B2C. Each relate_number gets one invoice, even when an answer is lost: after a refusal the
 * issuer is asked whether the invoice exists already.
 */
import { z } from "zod";
import { invoiceForm, invoiceProblem, type InvoiceWish } from "#rules/payments/invoice.ts";
import { askSealed } from "#server/payments/vendors/ecpay-envelope.ts";
import { type EcpayKeys, ecpayKeysSchema } from "#server/payments/vendors/ecpay-signature.ts";
import { fromTaipei, taipeiTime } from "#server/payments/vendors/taipei.ts";
import { type Account, type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

export const einvoiceKeysSchema = ecpayKeysSchema;
export const EINVOICE_BASES = { live: "https://einvoice.ecpay.com.tw", test: "https://einvoice-stage.ecpay.com.tw" };
/** The issuer's public test account, which the sandbox bank knows too. */
export const EINVOICE_SANDBOX_KEYS: EcpayKeys = {
  merchant_id: "2000132",
  hash_key: "ejCk326UnaZWKisg",
  hash_iv: "q9jcZX8Ib9LM8wYk",
};

export type InvoiceRequest = InvoiceWish & {
  /** Ours: 30 of [0-9A-Za-z] at most, one for each payment. */
  relate_number: string;
  /** Whole dollars, tax included. */
  amount: number;
  /** What was paid for: the lodging's name and the order's number. */
  item: string;
  /** Whom the invoice names: the company, where there is one. */
  buyer_name: string;
  /** Where the invoice is sent; one of the two is enough. */
  email: string;
  phone: string;
  /** Where a printed one would be sent: the lodging's own address, where the guest gave none. */
  address: string;
  now: Date;
};

export type Issued = { status: "issued"; number: string; random_number: string; issued_at: Date };
export type InvoiceFailed = { status: "failed"; reason: string };
export type InvoiceDone = { status: "done"; proof: string };

export async function issueInvoice(
  request: InvoiceRequest,
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<Issued | InvoiceFailed> {
  const problem = invoiceProblem(request);
  if (problem) return { status: "failed", reason: problem };
  const reply = await ask("Issue", invoiceData(request), request.now, account, outside, issueSchema);
  if (reply.RtnCode === 1) return readIssued(reply.InvoiceNo, reply.RandomNumber, reply.InvoiceDate);
  const kept = await findInvoice(request, account, outside);
  if (!kept) return { status: "failed", reason: reasonOf(reply) };
  if (kept.isVoid || kept.amount !== request.amount)
    return { status: "failed", reason: `${request.relate_number} is another invoice: ${kept.number}` };
  return readIssued(kept.number, kept.random_number, kept.date);
}

export type InvoiceNamed = { relate_number: string; number: string; issued_at: Date; now: Date };

/** Possible until the 13th after its two months, and only as long as nothing was taken off it. */
export async function voidInvoice(
  request: InvoiceNamed & { reason: string },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<InvoiceDone | InvoiceFailed> {
  const data = {
    InvoiceNo: request.number,
    InvoiceDate: dayOf(request.issued_at),
    Reason: request.reason.slice(0, 20),
  };
  const reply = await ask("Invalid", data, request.now, account, outside, answerSchema);
  const isVoid = reply.RtnCode === 1 || (await findInvoice(request, account, outside))?.isVoid === true;
  return isVoid ? { status: "done", proof: request.number } : { status: "failed", reason: reasonOf(reply) };
}

/**
 * Takes part off an invoice. The amount taken off before shows whether this allowance was made and only its answer was lost.
 */
export async function allowInvoice(
  request: InvoiceNamed & { allowance: number; allowed_before: number; item: string; email: string },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<InvoiceDone | InvoiceFailed> {
  const kept = await findInvoice(request, account, outside);
  if (!kept || kept.number !== request.number) return { status: "failed", reason: `${request.number} is not there` };
  const after = request.allowed_before + request.allowance;
  if (kept.allowed === after) return { status: "done", proof: `${request.number} ${after}` };
  if (kept.allowed !== request.allowed_before)
    return { status: "failed", reason: `By the issuer ${kept.allowed} was taken off, by us ${request.allowed_before}` };
  const reply = await ask("Allowance", allowanceData(request), request.now, account, outside, allowanceSchema);
  if (reply.RtnCode !== 1) return { status: "failed", reason: reasonOf(reply) };
  return { status: "done", proof: reply.IA_Allow_No };
}

export function invoiceData(request: InvoiceRequest): Record<string, unknown> {
  const { is_printed, is_donated, carrier } = invoiceForm(request);
  return {
    RelateNumber: request.relate_number,
    CustomerIdentifier: request.company_number,
    CustomerName: request.buyer_name.slice(0, 60),
    CustomerAddr: is_printed ? request.address.slice(0, 100) : "",
    CustomerPhone: request.phone.replace(/\D/g, "").slice(0, 20),
    CustomerEmail: request.email.slice(0, 80),
    Print: is_printed ? "1" : "0",
    Donation: is_donated ? "1" : "0",
    LoveCode: request.love_code,
    CarrierType: carrier.type,
    CarrierNum: carrier.number,
    TaxType: "1",
    SalesAmount: request.amount,
    InvType: "07",
    vat: "1",
    Items: [itemOf(request.item, request.amount)],
  };
}

function allowanceData(
  request: InvoiceNamed & { allowance: number; item: string; email: string },
): Record<string, unknown> {
  return {
    InvoiceNo: request.number,
    InvoiceDate: dayOf(request.issued_at),
    AllowanceNotify: request.email === "" ? "N" : "E",
    NotifyMail: request.email.slice(0, 80),
    AllowanceAmount: request.allowance,
    Items: [itemOf(request.item, request.allowance)],
  };
}

function itemOf(name: string, amount: number): Record<string, unknown> {
  const money = { ItemPrice: amount, ItemTaxType: "1", ItemAmount: amount };
  return { ItemSeq: 1, ItemName: name.slice(0, 100), ItemCount: 1, ItemWord: "式", ...money };
}

function dayOf(instant: Date): string {
  return taipeiTime(instant).slice(0, 10);
}

const textSchema = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => text ?? "");
const answerSchema = z.object({ RtnCode: z.coerce.number(), RtnMsg: textSchema });
const issueSchema = answerSchema.extend({ InvoiceNo: textSchema, InvoiceDate: textSchema, RandomNumber: textSchema });
const allowanceSchema = answerSchema.extend({ IA_Allow_No: textSchema });
const keptSchema = answerSchema.extend({
  IIS_Number: textSchema,
  IIS_Relate_Number: textSchema,
  IIS_Random_Number: textSchema,
  IIS_Create_Date: textSchema,
  IIS_Sales_Amount: textSchema,
  IIS_Invalid_Status: textSchema,
  /** Empty as long as nothing was taken off. */
  IIS_Remain_Allowance_Amt: textSchema,
});

async function ask<Answer>(
  call: string,
  data: Record<string, unknown>,
  now: Date,
  { keys, base }: Account<EcpayKeys>,
  outside: Outside,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const header = { Revision: "3.0.0" };
  const reply = schema.safeParse(await askSealed(`${base}/B2CInvoice/${call}`, data, { keys, now, header }, outside));
  if (!reply.success) throw new Unreachable(`The issuer's answer to ${call} can't be read`);
  return reply.data;
}

type Kept = { number: string; random_number: string; date: string; amount: number; allowed: number; isVoid: boolean };

async function findInvoice(
  { relate_number, now }: { relate_number: string; now: Date },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<Kept | null> {
  const reply = await ask("GetIssue", { RelateNumber: relate_number }, now, account, outside, keptSchema);
  if (reply.RtnCode !== 1 || reply.IIS_Relate_Number !== relate_number) return null;
  const amount = Number(reply.IIS_Sales_Amount);
  const rest = reply.IIS_Remain_Allowance_Amt;
  return {
    number: reply.IIS_Number,
    random_number: reply.IIS_Random_Number,
    date: reply.IIS_Create_Date,
    amount,
    allowed: rest === "" ? 0 : amount - Number(rest),
    isVoid: reply.IIS_Invalid_Status === "1",
  };
}

function readIssued(number: string, random_number: string, date: string): Issued {
  const issued_at = fromTaipei(date);
  if (!/^[A-Z]{2}\d{8}$/.test(number) || !/^\d{4}$/.test(random_number) || !issued_at)
    throw new Unreachable(`The issuer names no invoice: ${number} ${random_number} ${date}`);
  return { status: "issued", number, random_number, issued_at };
}

function reasonOf({ RtnCode, RtnMsg }: { RtnCode: number; RtnMsg: string }): string {
  return `${RtnCode} ${RtnMsg}`.trim().slice(0, 200);
}
