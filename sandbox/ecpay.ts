/** ECPay AIO V5 as a merchant uses it: the order is checked, and the guest pays on a page of the sandbox. */
import { hasMac } from "./ecpay-signing.ts";
import type { Bank, Trade } from "./bank.ts";
import { buttonsFor, carryOut } from "./trade-actions.ts";
import { openEcpayAnswers } from "./ecpay-answers.ts";
import { ecpayMerchant, ecpayMessages, leaveUndecided, resultFields, simulatePaid } from "./ecpay-messages.ts";
import { bankPage, numberSection, paymentPage, postOnPage, walletSection } from "./page.ts";
import { fromTaipei, readAmount, readForm, taipeiTime } from "./forms.ts";

const BANK_CODES: Record<string, string> = {
  TAISHIN: "812",
  ESUN: "808",
  BOT: "004",
  FUBON: "012",
  CHINATRUST: "822",
  FIRST: "007",
  LAND: "005",
  CATHAY: "013",
  TACHONG: "814",
  PANHSIN: "118",
};

export function openEcpay(bank: Bank): void {
  const { app } = bank;
  app.post("/ecpay/Cashier/AioCheckOut/V5", async (context) => {
    const fields = readForm(await context.req.text());
    const problem = whatIsWrong(bank, fields);
    if (problem) return context.html(bankPage("ECPay", `<p class="card" role="alert">${problem}</p>`), 400);
    const trade = keepTrade(bank, fields);
    return context.redirect(`/ecpay/pay/${trade.trade_no}`, 303);
  });
  app.get("/ecpay/pay/:trade_no", (context) => {
    const trade = bank.find("ecpay", context.req.param("trade_no"));
    return trade ? context.html(showTrade(trade)) : context.notFound();
  });
  app.post("/ecpay/pay/:trade_no", async (context) => {
    const trade = bank.find("ecpay", context.req.param("trade_no"));
    if (!trade) return context.notFound();
    const { do: action = "", card } = readForm(await context.req.text());
    if (action === "leave") return context.redirect(trade.return_url, 303);
    if (card) trade.more.card = card;
    if (action === "simulated") await simulatePaid(bank, trade);
    else if (action === "undecided") await leaveUndecided(bank, trade);
    else await carryOut(bank, trade, ecpayMessages, action);
    const staysHere = trade.more.method === "bank" || action === "forged" || action === "simulated";
    if (action === "undecided") return context.redirect(trade.return_url, 303);
    if (staysHere) return context.redirect(`/ecpay/pay/${trade.trade_no}`, 303);
    return context.html(postOnPage(trade.return_url, resultFields(trade)));
  });
  openEcpayAnswers(bank);
}

/** What is wrong with the request, as ECPay's page would say it; null when nothing is. */
function whatIsWrong(bank: Bank, fields: Record<string, string>): string | null {
  const keys = ecpayMerchant(fields.MerchantID);
  if (!keys) return "10200050 MerchantID Error";
  if (!hasMac(fields, keys)) return "10200073 CheckMacValue Error";
  const tests: [string, boolean][] = [
    ["10200052 MerchantTradeNo Error", /^[0-9A-Za-z]{4,20}$/.test(fields.MerchantTradeNo ?? "")],
    ["10300028 MerchantTradeNo is repeated", !bank.find("ecpay", fields.MerchantTradeNo ?? "")],
    ["MerchantTradeDate Error", fromTaipei(fields.MerchantTradeDate ?? "") !== null],
    ["TotalAmount Error", (readAmount(fields.TotalAmount) ?? 0) > 0],
    ["PaymentType Error", fields.PaymentType === "aio" && fields.EncryptType === "1"],
    [
      "ItemName Error",
      (fields.ItemName ?? "") !== "" && fields.ItemName!.length <= 400 && (fields.TradeDesc ?? "") !== "",
    ],
    ["ReturnURL Error", [fields.ReturnURL, fields.OrderResultURL ?? "", fields.PaymentInfoURL ?? ""].every(isShort)],
    ["ChoosePayment Error", ["Credit", "ATM", "ApplePay"].includes(fields.ChoosePayment ?? "")],
    ["ExpireDate Error", fields.ChoosePayment !== "ATM" || isBetween(fields.ExpireDate, 1, 60)],
    ["ChooseSubPayment Error", !fields.ChooseSubPayment || fields.ChooseSubPayment in BANK_CODES],
  ];
  return tests.find(([, isFine]) => !isFine)?.[0] ?? null;
}

function isShort(url: string | undefined): boolean {
  return url !== undefined && url.length <= 200;
}

function isBetween(text: string | undefined, least: number, most: number): boolean {
  const days = readAmount(text);
  return days !== null && days >= least && days <= most;
}

function keepTrade(bank: Bank, fields: Record<string, string>): Trade {
  const now = bank.clock();
  const serial = String(bank.trades.size + 1).padStart(4, "0");
  const isBank = fields.ChoosePayment === "ATM";
  const number = fields.ChooseSubPayment || "TAISHIN";
  const lastDay = taipeiTime(new Date(now.getTime() + Number(fields.ExpireDate ?? 0) * 86_400_000)).slice(0, 10);
  return bank.keep({
    gateway: "ecpay",
    merchant: fields.MerchantID!,
    trade_no: fields.MerchantTradeNo!,
    vendor_number: taipeiTime(now).replace(/\D/g, "").slice(2) + serial,
    amount: Number(fields.TotalAmount),
    currency: "TWD",
    item: fields.ItemName!,
    state: "open",
    notify_url: fields.ReturnURL!,
    return_url: fields.OrderResultURL ?? fields.ClientBackURL ?? fields.ReturnURL!,
    more: isBank
      ? {
          method: "bank",
          bank: number,
          bank_code: BANK_CODES[number],
          account_number: `9${BANK_CODES[number]}${taipeiTime(now).replace(/\D/g, "").slice(4, 12)}${serial}`,
          expires_at: fromTaipei(lastDay),
          info_url: fields.PaymentInfoURL,
        }
      : {
          method: "card",
          ...(fields.ChoosePayment === "ApplePay" ? { wallet: "ApplePay" } : {}),
          namesCard: fields.NeedExtraPaidInfo === "Y",
        },
  });
}

function showTrade(trade: Trade): string {
  const { buttons, troubles } = buttonsFor(trade);
  const isIssued = trade.more.method === "bank" && trade.state !== "open";
  const simulated = {
    name: "do",
    value: "simulated",
    label: "後台模擬付款 Simulated in the back office",
    kind: "quiet",
  } as const;
  const undecided = {
    name: "do",
    value: "undecided",
    label: "發卡行未回覆 The card's bank has not decided",
    kind: "quiet",
  } as const;
  return paymentPage({
    gateway: "ecpay",
    vendor_name: "ECPay 綠界科技",
    trade,
    action: `/ecpay/pay/${trade.trade_no}`,
    card_fields: trade.more.method === "card" && !trade.more.wallet && trade.state === "open",
    sections: [...(isIssued ? [numberSection(trade)] : []), ...walletSection(trade)],
    buttons,
    troubles: troubles.length > 0 ? [...troubles, simulated, undecided] : [],
  });
}
