/**
 * Uniform invoices through ECPay B2C. An invoice is issued once for its relate_number, whatever gets lost on the way: where the
 * issuer refuses, it is asked whether the invoice is there already.
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

export type InvoiceAsked = InvoiceWish & {
  /** Ours: 30 of [0-9A-Za-z] at most, one for each payment. */
  relate_number: string;
  /** Whole dollars, tax included. */
  amount: number;
  /** What was paid for: the lodging's name and the order's number. */
  item: string;
  /** Whom the invoice names: the company, where there is one. */
  buyer_name: string;
  /** Where it is told; either is enough. */
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
  asked: InvoiceAsked,
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<Issued | InvoiceFailed> {
  const problem = invoiceProblem(asked);
  if (problem) return { status: "failed", reason: problem };
  const told = await ask("Issue", invoiceData(asked), asked.now, account, outside, issueSchema);
  if (told.RtnCode === 1) return readIssued(told.InvoiceNo, told.RandomNumber, told.InvoiceDate);
  const kept = await findInvoice(asked, account, outside);
  if (!kept) return { status: "failed", reason: reasonOf(told) };
  if (kept.isVoid || kept.amount !== asked.amount)
    return { status: "failed", reason: `${asked.relate_number} is another invoice: ${kept.number}` };
  return readIssued(kept.number, kept.random_number, kept.date);
}

export type InvoiceNamed = { relate_number: string; number: string; issued_at: Date; now: Date };

/** Possible until the 13th after its two months, and only as long as nothing was taken off it. */
export async function voidInvoice(
  asked: InvoiceNamed & { reason: string },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<InvoiceDone | InvoiceFailed> {
  const data = { InvoiceNo: asked.number, InvoiceDate: dayOf(asked.issued_at), Reason: asked.reason.slice(0, 20) };
  const told = await ask("Invalid", data, asked.now, account, outside, answerSchema);
  const isVoid = told.RtnCode === 1 || (await findInvoice(asked, account, outside))?.isVoid === true;
  return isVoid ? { status: "done", proof: asked.number } : { status: "failed", reason: reasonOf(told) };
}

/** Takes part of an invoice off again. What was taken off before says whether this one went out and only its answer was lost. */
export async function allowInvoice(
  asked: InvoiceNamed & { allowance: number; allowed_before: number; item: string; email: string },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<InvoiceDone | InvoiceFailed> {
  const kept = await findInvoice(asked, account, outside);
  if (!kept || kept.number !== asked.number) return { status: "failed", reason: `${asked.number} is not there` };
  const after = asked.allowed_before + asked.allowance;
  if (kept.allowed === after) return { status: "done", proof: `${asked.number} ${after}` };
  if (kept.allowed !== asked.allowed_before)
    return { status: "failed", reason: `By the issuer ${kept.allowed} was taken off, by us ${asked.allowed_before}` };
  const told = await ask("Allowance", allowanceData(asked), asked.now, account, outside, allowanceSchema);
  if (told.RtnCode !== 1) return { status: "failed", reason: reasonOf(told) };
  return { status: "done", proof: told.IA_Allow_No };
}

export function invoiceData(asked: InvoiceAsked): Record<string, unknown> {
  const { is_printed, is_donated, carrier } = invoiceForm(asked);
  return {
    RelateNumber: asked.relate_number,
    CustomerIdentifier: asked.company_number,
    CustomerName: asked.buyer_name.slice(0, 60),
    CustomerAddr: is_printed ? asked.address.slice(0, 100) : "",
    CustomerPhone: asked.phone.replace(/\D/g, "").slice(0, 20),
    CustomerEmail: asked.email.slice(0, 80),
    Print: is_printed ? "1" : "0",
    Donation: is_donated ? "1" : "0",
    LoveCode: asked.love_code,
    CarrierType: carrier.type,
    CarrierNum: carrier.number,
    TaxType: "1",
    SalesAmount: asked.amount,
    InvType: "07",
    vat: "1",
    Items: [itemOf(asked.item, asked.amount)],
  };
}

function allowanceData(
  asked: InvoiceNamed & { allowance: number; item: string; email: string },
): Record<string, unknown> {
  return {
    InvoiceNo: asked.number,
    InvoiceDate: dayOf(asked.issued_at),
    AllowanceNotify: asked.email === "" ? "N" : "E",
    NotifyMail: asked.email.slice(0, 80),
    AllowanceAmount: asked.allowance,
    Items: [itemOf(asked.item, asked.allowance)],
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
  const told = schema.safeParse(await askSealed(`${base}/B2CInvoice/${call}`, data, { keys, now, header }, outside));
  if (!told.success) throw new Unreachable(`The issuer's answer to ${call} can't be read`);
  return told.data;
}

type Kept = { number: string; random_number: string; date: string; amount: number; allowed: number; isVoid: boolean };

async function findInvoice(
  { relate_number, now }: { relate_number: string; now: Date },
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<Kept | null> {
  const told = await ask("GetIssue", { RelateNumber: relate_number }, now, account, outside, keptSchema);
  if (told.RtnCode !== 1 || told.IIS_Relate_Number !== relate_number) return null;
  const amount = Number(told.IIS_Sales_Amount);
  const rest = told.IIS_Remain_Allowance_Amt;
  return {
    number: told.IIS_Number,
    random_number: told.IIS_Random_Number,
    date: told.IIS_Create_Date,
    amount,
    allowed: rest === "" ? 0 : amount - Number(rest),
    isVoid: told.IIS_Invalid_Status === "1",
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
