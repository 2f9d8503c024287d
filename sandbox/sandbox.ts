/** The whole sandbox: the bank with every vendor's emulator at its counter. */
import { type Bank, type BankSettings, createBank } from "./bank.ts";

export { openBank } from "./bank.ts";

export function createSandbox(settings: BankSettings = {}): Bank {
  return createBank(settings);
}
