/** ECPay's B2C invoices as a merchant meets them: issue, find, void, and take a part off. */
import { randomInt } from "node:crypto";
import { EINVOICE_SANDBOX_KEYS } from "#server/payments/einvoice.ts";
import { fromTaipei, taipeiTime } from "#server/payments/vendors/taipei.ts";
import type { Bank } from "./bank.ts";
import { answerSealed } from "./envelope.ts";

export type KeptInvoice = {
  relate_number: string;
  number: string;
  random_number: string;
  issued_at: Date;
  amount: number;
  allowances: { number: string; amount: number }[];
  isVoid: boolean;
  /** As it was asked for. */
  data: Record<string, unknown>;
};

type Asked = Record<string, unknown>;

const invoices = new WeakMap<Bank, KeptInvoice[]>();

export function invoicesOf(bank: Bank): KeptInvoice[] {
  const kept = invoices.get(bank) ?? [];
  invoices.set(bank, kept);
  return kept;
}

export function openEinvoice(bank: Bank): void {
  const merchant = (id: string) => (id === EINVOICE_SANDBOX_KEYS.merchant_id ? EINVOICE_SANDBOX_KEYS : undefined);
  const calls = { Issue: issue, GetIssue: find, Invalid: invalidate, Allowance: allow };
  for (const [name, call] of Object.entries(calls))
    bank.app.post(`/einvoice/B2CInvoice/${name}`, (context) =>
      answerSealed(bank, context, merchant, (asked) => call(bank, asked)),
    );
}

const refuse = (RtnCode: number, RtnMsg: string) => ({ RtnCode, RtnMsg });

function issue(bank: Bank, asked: Asked) {
  const problem = whatIsWrong(asked);
  if (problem) return refuse(5_070_350, problem);
  const kept = invoicesOf(bank);
  if (kept.some(({ relate_number }) => relate_number === asked.RelateNumber))
    return refuse(5_070_357, "B2C開立發票 自訂編號重覆，請重新設定");
  const invoice: KeptInvoice = {
    relate_number: String(asked.RelateNumber),
    number: `UV${String(11_100_019 + kept.length)}`,
    random_number: String(randomInt(10_000)).padStart(4, "0"),
    issued_at: bank.clock(),
    amount: Number(asked.SalesAmount),
    allowances: [],
    isVoid: false,
    data: asked,
  };
  kept.push(invoice);
  const { number: InvoiceNo, random_number: RandomNumber } = invoice;
  return { RtnCode: 1, RtnMsg: "開立發票成功", InvoiceNo, InvoiceDate: taipeiTime(invoice.issued_at), RandomNumber };
}

/** The issuer's own rules, in the order it looks at them. */
function whatIsWrong(asked: Asked): string | null {
  const items = asked.Items as { ItemName: string; ItemCount: number; ItemPrice: number; ItemAmount: number }[];
  const total = items.reduce((sum, { ItemAmount }) => sum + ItemAmount, 0);
  const isCompany = asked.CustomerIdentifier !== "";
  const isCarried = asked.CarrierType !== "";
  const tests: [string, boolean][] = [
    ["RelateNumber 格式錯誤", /^[0-9A-Za-z]{1,30}$/.test(String(asked.RelateNumber))],
    ["CustomerIdentifier 格式錯誤", !isCompany || /^\d{8}$/.test(String(asked.CustomerIdentifier))],
    ["CustomerPhone 與 CustomerEmail 須擇一", Boolean(asked.CustomerPhone) || Boolean(asked.CustomerEmail)],
    [
      "Print=1 須有 CustomerName 與 CustomerAddr",
      asked.Print === "0" || Boolean(asked.CustomerName && asked.CustomerAddr),
    ],
    [
      "Donation=1 不可列印或填統一編號",
      asked.Donation === "0" || (asked.Print === "0" && !isCompany && Boolean(asked.LoveCode)),
    ],
    ["統一編號無載具須列印", !isCompany || isCarried || asked.Print === "1"],
    ["載具不可列印", !["1", "2"].includes(String(asked.CarrierType)) || asked.Print === "0"],
    ["SalesAmount 與商品合計不符", total === asked.SalesAmount && total > 0],
    ["TaxType 或 InvType 錯誤", asked.TaxType === "1" && asked.InvType === "07"],
  ];
  return tests.find(([, isFine]) => !isFine)?.[0] ?? null;
}

function find(bank: Bank, { RelateNumber }: Asked) {
  const invoice = invoicesOf(bank).find(({ relate_number }) => relate_number === RelateNumber);
  if (!invoice) return refuse(1_600_003, "無發票號碼資料");
  return {
    RtnCode: 1,
    RtnMsg: "查詢成功",
    IIS_Mer_ID: EINVOICE_SANDBOX_KEYS.merchant_id,
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

function invalidate(bank: Bank, asked: Asked) {
  const invoice = named(bank, asked);
  if (!invoice) return refuse(1_600_003, "無發票號碼資料");
  if (invoice.isVoid) return refuse(5_070_453, "該發票已被作廢過");
  if (invoice.allowances.length > 0) return refuse(5_070_454, "該發票已開立折讓，無法作廢");
  invoice.isVoid = true;
  return { RtnCode: 1, RtnMsg: "作廢發票成功", InvoiceNo: invoice.number };
}

function allow(bank: Bank, asked: Asked) {
  const invoice = named(bank, asked);
  const amount = Number(asked.AllowanceAmount);
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

function named(bank: Bank, { InvoiceNo, InvoiceDate }: Asked): KeptInvoice | undefined {
  const day = fromTaipei(String(InvoiceDate));
  return invoicesOf(bank).find(
    ({ number, issued_at }) =>
      number === InvoiceNo && day !== null && taipeiTime(issued_at).slice(0, 10) === InvoiceDate,
  );
}

function restOf({ amount, allowances }: KeptInvoice): number {
  return amount - allowances.reduce((sum, allowance) => sum + allowance.amount, 0);
}
