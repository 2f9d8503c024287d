/** The whole sandbox: the bank with every vendor's emulator at its counter. */
import { type Bank, type BankSettings, createBank } from "./bank.ts";
import { openJkoPay } from "./jkopay.ts";
import { openLinePay } from "./line-pay.ts";
import { openStripe } from "./stripe.ts";
import { openTapPay } from "./tappay.ts";

export { openBank } from "./bank.ts";

export function createSandbox(settings: BankSettings = {}): Bank {
  const bank = createBank(settings);
  openLinePay(bank);
  openTapPay(bank);
  openStripe(bank);
  openJkoPay(bank);
  return bank;
}
