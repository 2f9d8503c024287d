/** What a Taiwanese uniform invoice may ask for: a company's number, a carrier that keeps it, or a charity that gets it. */
import { isCompanyNumber } from "#rules/payments/company-number.ts";

/** "" none, 1 the issuer's own (by e-mail), 2 the citizen's certificate, 3 a mobile barcode. */
export type Carrier = { type: "" | "1" | "2" | "3"; number: string };

export type InvoiceWish = {
  /** Empty for a private person. */
  company_number: string;
  carrier: Carrier;
  /** Empty: not given away. */
  love_code: string;
};

const CARRIER_NUMBERS: Record<Carrier["type"], RegExp> = {
  "": /^$/,
  "1": /^$/,
  "2": /^[A-Z]{2}\d{14}$/,
  "3": /^\/[0-9A-Z.+-]{7}$/,
};

export type InvoiceProblem = "company_number" | "carrier" | "love_code" | "given_away_twice";

/** null where it can be issued as wished. */
export function invoiceProblem({ company_number, carrier, love_code }: InvoiceWish): InvoiceProblem | null {
  if (company_number !== "" && !isCompanyNumber(company_number)) return "company_number";
  if (!CARRIER_NUMBERS[carrier.type].test(carrier.number)) return "carrier";
  if (love_code !== "" && !/^\d{3,7}$/.test(love_code)) return "love_code";
  const isKept = company_number !== "" || carrier.type !== "";
  return love_code !== "" && isKept ? "given_away_twice" : null;
}

/**
 * Printed only when nothing else stores it: a company without a carrier. A private invoice goes to the issuer's carrier, which
 * notifies by e-mail.
 */
export function invoiceForm(wish: InvoiceWish): { is_printed: boolean; is_donated: boolean; carrier: Carrier } {
  const is_donated = wish.love_code !== "";
  const is_printed = wish.company_number !== "" && wish.carrier.type === "";
  const isKeptByIssuer = !is_donated && !is_printed && wish.carrier.type === "";
  return { is_printed, is_donated, carrier: isKeptByIssuer ? { type: "1", number: "" } : wish.carrier };
}
