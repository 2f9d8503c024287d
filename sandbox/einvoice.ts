/** ECPay's B2C invoices as a merchant uses them: issue, find, void, and take a part off. */
import { randomInt } from "node:crypto";
import { EINVOICE } from "./merchants.ts";
import type { Bank } from "./bank.ts";
import { answerSealed } from "./envelope.ts";
import { fromTaipei, taipeiTime } from "./forms.ts";

export type KeptInvoice = {
  relate_number: string;
  number: string;
  random_number: string;
  issued_at: Date;
  amount: number;
  allowances: { number: string; amount: number }[];
  isVoid: boolean;
  /** The data that the merchant sent. */
  data: Record<string, unknown>;
};

type InvoiceData = Record<string, unknown>;

const invoices = new WeakMap<Bank, KeptInvoice[]>();

export function invoicesOf(bank: Bank): KeptInvoice[] {
  const kept = invoices.get(bank) ?? [];
  invoices.set(bank, kept);
  return kept;
}

export function openEinvoice(bank: Bank): void {
  const merchant = (id: string) => (id === EINVOICE.merchant_id ? EINVOICE : undefined);
  const calls = { Issue: issue, GetIssue: find, Invalid: invalidate, Allowance: allow };
  for (const [name, call] of Object.entries(calls))
    bank.app.post(`/einvoice/B2CInvoice/${name}`, (context) =>
      answerSealed(bank, context, merchant, (request) => call(bank, request)),
    );
}

const refuse = (RtnCode: number, RtnMsg: string) => ({ RtnCode, RtnMsg });

function issue(bank: Bank, request: InvoiceData) {
  const problem = whatIsWrong(request);
  if (problem) return refuse(5_070_350, problem);
  const kept = invoicesOf(bank);
  if (kept.some(({ relate_number }) => relate_number === request.RelateNumber))
    return refuse(5_070_357, "B2C開立發票 自訂編號重覆，請重新設定");
  const invoice: KeptInvoice = {
    relate_number: String(request.RelateNumber),
    number: `UV${String(11_100_019 + kept.length)}`,
    random_number: String(randomInt(10_000)).padStart(4, "0"),
    issued_at: bank.clock(),
    amount: Number(request.SalesAmount),
    allowances: [],
    isVoid: false,
    data: request,
  };
  kept.push(invoice);
  const { number: InvoiceNo, random_number: RandomNumber } = invoice;
  return { RtnCode: 1, RtnMsg: "開立發票成功", InvoiceNo, InvoiceDate: taipeiTime(invoice.issued_at), RandomNumber };
}

/** The issuer's rules, in the order in which it checks them. */
function whatIsWrong(request: InvoiceData): string | null {
  const items = request.Items as { ItemName: string; ItemCount: number; ItemPrice: number; ItemAmount: number }[];
  const total = items.reduce((sum, { ItemAmount }) => sum + ItemAmount, 0);
  const isCompany = request.CustomerIdentifier !== "";
  const isCarried = request.CarrierType !== "";
  const tests: [string, boolean][] = [
    ["RelateNumber 格式錯誤", /^[0-9A-Za-z]{1,30}$/.test(String(request.RelateNumber))],
    ["CustomerIdentifier 格式錯誤", !isCompany || /^\d{8}$/.test(String(request.CustomerIdentifier))],
    ["CustomerPhone 與 CustomerEmail 須擇一", Boolean(request.CustomerPhone) || Boolean(request.CustomerEmail)],
    [
      "Print=1 須有 CustomerName 與 CustomerAddr",
      request.Print === "0" || Boolean(request.CustomerName && request.CustomerAddr),
    ],
    [
      "Donation=1 不可列印或填統一編號",
      request.Donation === "0" || (request.Print === "0" && !isCompany && Boolean(request.LoveCode)),
    ],
    ["統一編號無載具須列印", !isCompany || isCarried || request.Print === "1"],
    ["載具不可列印", !["1", "2"].includes(String(request.CarrierType)) || request.Print === "0"],
    ["SalesAmount 與商品合計不符", total === request.SalesAmount && total > 0],
    ["TaxType 或 InvType 錯誤", request.TaxType === "1" && request.InvType === "07"],
  ];
  return tests.find(([, isFine]) => !isFine)?.[0] ?? null;
}

function find(bank: Bank, { RelateNumber }: InvoiceData) {
  const invoice = invoicesOf(bank).find(({ relate_number }) => relate_number === RelateNumber);
  if (!invoice) return refuse(1_600_003, "無發票號碼資料");
  return {
    RtnCode: 1,
    RtnMsg: "查詢成功",
    IIS_Mer_ID: EINVOICE.merchant_id,
    IIS_Number: invoice.number,
    IIS_Relate_Number: invoice.relate_number,
    IIS_Random_Number: invoice.random_number,
    IIS_Create_Date: taipeiTime(invoice.issued_at),
    IIS_Sales_Amount: invoice.amount,
    IIS_Issue_Status: "1",
    IIS_Invalid_Status: invoice.isVoid ? "1" : "0",
    IIS_Remain_Allowance_Amt: invoice.allowances.length > 0 ? restOf(invoice) : "",
  };
}

function invalidate(bank: Bank, request: InvoiceData) {
  const invoice = named(bank, request);
  if (!invoice) return refuse(1_600_003, "無發票號碼資料");
  if (invoice.isVoid) return refuse(5_070_453, "該發票已被作廢過");
  if (invoice.allowances.length > 0) return refuse(5_070_454, "該發票已開立折讓，無法作廢");
  invoice.isVoid = true;
  return { RtnCode: 1, RtnMsg: "作廢發票成功", InvoiceNo: invoice.number };
}

function allow(bank: Bank, request: InvoiceData) {
  const invoice = named(bank, request);
  const amount = Number(request.AllowanceAmount);
  if (!invoice || invoice.isVoid) return refuse(1_600_003, "無發票號碼資料");
  if (!(amount > 0) || amount > restOf(invoice)) return refuse(2_000_018, "折讓金額超過可折讓金額");
  const number = `${taipeiTime(bank.clock()).replace(/\D/g, "").slice(0, 12)}${1000 + invoice.allowances.length}`;
  invoice.allowances.push({ number, amount });
  return {
    RtnCode: 1,
    RtnMsg: "折讓成功",
    IA_Allow_No: number,
    IA_Invoice_No: invoice.number,
    IA_Remain_Allowance_Amt: restOf(invoice),
  };
}

function named(bank: Bank, { InvoiceNo, InvoiceDate }: InvoiceData): KeptInvoice | undefined {
  const day = fromTaipei(String(InvoiceDate));
  return invoicesOf(bank).find(
    ({ number, issued_at }) =>
      number === InvoiceNo && day !== null && taipeiTime(issued_at).slice(0, 10) === InvoiceDate,
  );
}

function restOf({ amount, allowances }: KeptInvoice): number {
  return amount - allowances.reduce((sum, allowance) => sum + allowance.amount, 0);
}
