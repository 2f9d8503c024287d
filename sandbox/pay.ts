/** A guest's hand for tests and for the bank's desk: pays, or fails to, without a page. */
import type { Bank, Trade } from "./bank.ts";
import { carryOut, type Voice } from "./counter.ts";
import { ecpayVoice } from "./ecpay-voice.ts";
import { newebpayVoice } from "./newebpay-voice.ts";
import { pressButton } from "./trades.ts";

const VOICES: Record<string, Voice> = { ecpay: ecpayVoice, newebpay: newebpayVoice };

/** Any button of the payment page: "pay", "fail", "issue", "twice", "lost", "late", "forged", "wrong_amount" … */
export function press(bank: Bank, trade: Trade, deed: string): Promise<void> {
  const voice = VOICES[trade.gateway];
  return voice ? carryOut(bank, trade, voice, deed) : pressButton(bank, trade, deed);
}

export function payTrade(bank: Bank, trade: Trade): Promise<void> {
  return press(bank, trade, "pay");
}

export function failTrade(bank: Bank, trade: Trade): Promise<void> {
  return press(bank, trade, "fail");
}

/** The guest gets a number, and pays some other time. */
export function issueNumber(bank: Bank, trade: Trade): Promise<void> {
  return press(bank, trade, "issue");
}
