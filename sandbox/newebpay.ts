/** NewebPay MPG as a merchant uses it: the order is decrypted and checked, and the guest pays on a page of the sandbox. */
import { decryptInfo, shaOf } from "./newebpay-signing.ts";
import type { Bank, Trade } from "./bank.ts";
import { buttonsFor, carryOut } from "./trade-actions.ts";
import { openNewebpayAnswers } from "./newebpay-answers.ts";
import { browserFields, newebpayMerchant, newebpayMessages } from "./newebpay-messages.ts";
import { bankPage, numberSection, paymentPage, postOnPage, walletSection } from "./page.ts";
import { fromTaipei, readAmount, readForm, taipeiTime } from "./forms.ts";

export function openNewebpay(bank: Bank): void {
  const { app } = bank;
  app.post("/newebpay/MPG/mpg_gateway", async (context) => {
    const opened = openOrder(bank, readForm(await context.req.text()));
    if (typeof opened === "string")
      return context.html(bankPage("NewebPay", `<p class="card" role="alert">${opened}</p>`), 400);
    return context.redirect(`/newebpay/pay/${keepTrade(bank, opened).trade_no}`, 303);
  });
  app.get("/newebpay/pay/:trade_no", (context) => {
    const trade = bank.find("newebpay", context.req.param("trade_no"));
    return trade ? context.html(showTrade(trade)) : context.notFound();
  });
  app.post("/newebpay/pay/:trade_no", async (context) => {
    const trade = bank.find("newebpay", context.req.param("trade_no"));
    if (!trade) return context.notFound();
    const { do: action = "", card } = readForm(await context.req.text());
    if (action === "leave") return context.redirect(String(trade.more.back_url), 303);
    if (card) trade.more.card = card;
    await carryOut(bank, trade, newebpayMessages, action);
    const staysHere = action === "forged" || (trade.more.method === "bank" && action !== "issue");
    if (staysHere) return context.redirect(`/newebpay/pay/${trade.trade_no}`, 303);
    return context.html(postOnPage(trade.return_url, browserFields(trade)));
  });
  openNewebpayAnswers(bank);
}

/** The order, or what is wrong with it as NewebPay's page would say. */
function openOrder(bank: Bank, outer: Record<string, string>): Record<string, string> | string {
  const { MerchantID, TradeInfo = "", TradeSha = "", Version } = outer;
  const keys = newebpayMerchant(MerchantID);
  if (!keys) return "MPG01002 商店代號錯誤";
  if (TradeSha !== shaOf(TradeInfo, keys)) return "MPG03009 交易失敗 (TradeSha)";
  const fields = readForm(decryptInfo(TradeInfo, keys));
  if (fields.MerchantID !== MerchantID || fields.Version !== Version) return "MPG03009 交易失敗";
  const isBank = fields.VACC === "1";
  const methods = ["VACC", "CREDIT", "APPLEPAY", "ANDROIDPAY"].filter((name) => fields[name] === "1");
  const tests: [string, boolean][] = [
    ["MPG01009 MerchantOrderNo", /^\w{1,30}$/.test(fields.MerchantOrderNo ?? "")],
    ["MPG03008 已存在相同的商店訂單編號", !bank.find("newebpay", fields.MerchantOrderNo ?? "")],
    ["MPG01012 Amt", (readAmount(fields.Amt) ?? 0) > 0],
    ["MPG01013 ItemDesc", (fields.ItemDesc ?? "") !== "" && [...fields.ItemDesc!].length <= 50],
    ["MPG01005 RespondType", fields.RespondType === "JSON"],
    ["MPG01015 付款方式", methods.length === 1],
    ["MPG01017 NotifyURL", Boolean(fields.NotifyURL)],
    ["MPG01014 ExpireDate", !isBank || /^\d{8}$/.test(fields.ExpireDate ?? "")],
    ["MPG01016 TradeLimit", isBank || isWithin(readAmount(fields.TradeLimit), 60, 900)],
  ];
  return tests.find(([, isFine]) => !isFine)?.[0] ?? fields;
}

function isWithin(number: number | null, least: number, most: number): boolean {
  return number !== null && number >= least && number <= most;
}

function keepTrade(bank: Bank, fields: Record<string, string>): Trade {
  const digits = taipeiTime(bank.clock()).replace(/\D/g, "");
  const serial = String(bank.trades.size + 1).padStart(5, "0");
  const day = fields.ExpireDate?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") ?? "";
  const number = { bank: "HNCB", bank_code: "008", account_number: `99${digits.slice(4)}${serial}`.slice(0, 16) };
  return bank.keep({
    gateway: "newebpay",
    merchant: fields.MerchantID!,
    trade_no: fields.MerchantOrderNo!,
    vendor_number: digits.slice(2) + serial,
    amount: Number(fields.Amt),
    currency: "TWD",
    item: fields.ItemDesc!,
    state: "open",
    notify_url: fields.NotifyURL!,
    return_url: fields.CustomerURL ?? fields.ReturnURL ?? "",
    more: {
      back_url: fields.ClientBackURL ?? fields.ReturnURL,
      ...(fields.VACC === "1" ? { method: "bank", expires_at: fromTaipei(day), ...number } : { method: "card" }),
      ...(fields.APPLEPAY === "1" ? { wallet: "APPLEPAY" } : {}),
      ...(fields.ANDROIDPAY === "1" ? { wallet: "ANDROIDPAY" } : {}),
    },
  });
}

function showTrade(trade: Trade): string {
  const isIssued = trade.more.method === "bank" && trade.state !== "open";
  return paymentPage({
    gateway: "newebpay",
    vendor_name: "NewebPay 藍新金流",
    trade,
    action: `/newebpay/pay/${trade.trade_no}`,
    card_fields: trade.more.method === "card" && !trade.more.wallet && trade.state === "open",
    sections: [...(isIssued ? [numberSection(trade)] : []), ...walletSection(trade)],
    ...buttonsFor(trade),
  });
}
