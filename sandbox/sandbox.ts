/** The whole sandbox: the bank with every vendor's emulator, the receivers of analytics reports, exchange rates, the railway, sign-in providers, and a bucket for pictures. */
import { openAnalytics } from "./analytics.ts";
import { type Bank, type BankSettings, createBank } from "./bank.ts";
import { openOverview } from "./overview.ts";
import { openEcpay } from "./ecpay.ts";
import { openEinvoice } from "./einvoice.ts";
import { openJkoPay } from "./jkopay.ts";
import { openLinePay } from "./line-pay.ts";
import { openNewebpay } from "./newebpay.ts";
import { openOneTap } from "./one-tap.ts";
import { openProviders } from "./providers.ts";
import { openRail } from "./rail.ts";
import { openRates } from "./rates.ts";
import { openRegistrar } from "./registrar.ts";
import { openS3 } from "./s3.ts";
import { openStripe } from "./stripe.ts";
import { openTapPay } from "./tappay.ts";

export { openBank } from "./bank.ts";

export function createSandbox(settings: BankSettings = {}): Bank {
  const bank = createBank(settings);
  openOverview(bank);
  openEcpay(bank);
  openNewebpay(bank);
  openEinvoice(bank);
  openLinePay(bank);
  openTapPay(bank);
  openStripe(bank);
  openJkoPay(bank);
  openAnalytics(bank);
  openRates(bank);
  openRail(bank);
  openRegistrar(bank);
  openProviders(bank);
  openOneTap(bank);
  openS3(bank);
  return bank;
}
