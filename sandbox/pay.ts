/** Acts for the guest in tests and on the overview page: pays, or fails to, without the payment page. */
import type { Bank, Trade } from "./bank.ts";
import { carryOut, type VendorMessages } from "./trade-actions.ts";
import { ecpayMessages } from "./ecpay-messages.ts";
import { newebpayMessages } from "./newebpay-messages.ts";
import { clickHostedButton } from "./trades.ts";

const VENDOR_MESSAGES: Record<string, VendorMessages> = { ecpay: ecpayMessages, newebpay: newebpayMessages };

/** Any button of the payment page: "pay", "fail", "issue", "twice", "lost", "late", "forged", "wrong_amount" … */
export function clickButton(bank: Bank, trade: Trade, action: string): Promise<void> {
  const messages = VENDOR_MESSAGES[trade.gateway];
  return messages ? carryOut(bank, trade, messages, action) : clickHostedButton(bank, trade, action);
}

export function payTrade(bank: Bank, trade: Trade): Promise<void> {
  return clickButton(bank, trade, "pay");
}

export function failTrade(bank: Bank, trade: Trade): Promise<void> {
  return clickButton(bank, trade, "fail");
}

/** The guest gets a number, and pays some other time. */
export function issueNumber(bank: Bank, trade: Trade): Promise<void> {
  return clickButton(bank, trade, "issue");
}
