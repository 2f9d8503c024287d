/**
 * The ways to pay as a guest sees them: one "Card" whichever gateway takes it, wallets of the device, and an order by the
 * guest's language. The lodging's payment_list decides which gateway serves a way.
 */
import { CARD_VENDORS, onlineVendors } from "#rules/payments/pay-way.ts";
import type { Language } from "#rules/text/language.ts";

export const WALLETS = ["apple_pay", "google_pay"] as const;
export type Wallet = (typeof WALLETS)[number];

export type PayMethod = "card" | Wallet | "line_pay" | "jkopay" | "pi" | "atm" | "remittance" | "arrival";

/** One way to pay: what it is, and the specification's id of the vendor that takes it. */
export type PayChoice = { method: PayMethod; vendor: number };

const METHODS: Record<number, PayMethod> = {
  1: "card",
  2: "card",
  3: "jkopay",
  4: "line_pay",
  6: "card",
  7: "pi",
  8: "remittance",
  9: "atm",
  10: "atm",
  11: "atm",
  12: "atm",
  13: "atm",
  14: "arrival",
  15: "atm",
};

/**
 * What each language's readers use most comes first. Transfers and the front desk come last everywhere: they keep rooms
 * waiting.
 */
const ORDER: Record<Language, readonly PayMethod[]> = {
  "zh-TW": ["line_pay", "card", "apple_pay", "google_pay", "jkopay", "pi", "atm", "remittance", "arrival"],
  "zh-CN": ["card", "apple_pay", "google_pay", "line_pay", "jkopay", "pi", "remittance", "atm", "arrival"],
  "en-US": ["card", "apple_pay", "google_pay", "line_pay", "jkopay", "pi", "remittance", "atm", "arrival"],
  "ja-JP": ["card", "apple_pay", "google_pay", "line_pay", "jkopay", "pi", "remittance", "atm", "arrival"],
  "ko-KR": ["card", "google_pay", "apple_pay", "line_pay", "jkopay", "pi", "remittance", "atm", "arrival"],
};

/** Which vendors carry a wallet: ECPay and NewebPay as a choice of their own page, Stripe on its checkout page. */
const CARRIERS: Record<Wallet, { TWD: readonly number[]; abroad: readonly number[] }> = {
  apple_pay: { TWD: [1, 6], abroad: [2] },
  google_pay: { TWD: [1], abroad: [2] },
};

/** Wallets and transfers that only take accounts registered in Taiwan. */
const TAIWANESE: ReadonlySet<PayMethod> = new Set<PayMethod>(["line_pay", "jkopay", "pi", "atm"]);

type Offered = {
  payment_list: readonly number[];
  currency: string;
  /** The wallets that the lodging has activated at its vendors. */
  wallets: readonly Wallet[];
};

/** The wallets of a lodging's own settings; whatever else stands there is ignored. */
export function walletsIn(options: Readonly<Record<string, unknown>>): Wallet[] {
  const { wallets } = options;
  return Array.isArray(wallets) ? WALLETS.filter((wallet) => wallets.includes(wallet)) : [];
}

/** The vendor through which this lodging takes a wallet; null where none does. */
export function walletVendor(wallet: Wallet, { payment_list, currency, wallets }: Offered): number | null {
  if (!wallets.includes(wallet)) return null;
  const carriers = CARRIERS[wallet][currency === "TWD" ? "TWD" : "abroad"];
  return onlineVendors(payment_list, currency).find((vendor) => carriers.includes(vendor)) ?? null;
}

/**
 * Everything that a lodging offers, in the order of the reader's language. `own`: the vendor an order was placed with: where
 * that is a card gateway, it stays the one.
 */
export function payMethods(offered: Offered, lang: Language, own: number | null = null): PayChoice[] {
  const { payment_list, currency } = offered;
  const online = onlineVendors(payment_list, currency);
  const cards = online.filter((vendor) => CARD_VENDORS.includes(vendor));
  const card = cards.find((vendor) => vendor === own) ?? cards[0];
  const byHand = payment_list.filter((vendor) => METHODS[vendor] === "remittance" || METHODS[vendor] === "arrival");
  const found: PayChoice[] = [
    ...(card === undefined ? [] : [{ method: "card" as const, vendor: card }]),
    ...WALLETS.flatMap((method) => {
      const vendor = walletVendor(method, offered);
      return vendor === null ? [] : [{ method, vendor }];
    }),
    ...[...online, ...byHand].flatMap((vendor) => {
      const method = METHODS[vendor];
      return method === undefined || method === "card" ? [] : [{ method, vendor }];
    }),
  ];
  const place = ({ method }: PayChoice) => ORDER[lang].indexOf(method);
  return found.toSorted((a, b) => place(a) - place(b));
}

/** How a form names a way: cards and wallets by what they are, the others by their vendor. */
export const payKey = ({ method, vendor }: PayChoice): string =>
  method === "card" || isWallet(method) ? method : String(vendor);

export const isWallet = (method: string): method is Wallet => WALLETS.includes(method as Wallet);

/** The card is the specification's default way; where there is none, the first one that every device has. */
export function defaultMethod<Choice extends PayChoice>(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ method }) => method === "card") ?? choices.find(({ method }) => !isWallet(method));
}

/** Readers of zh-TW know; everybody else is told before choosing. */
export const needsTaiwan = (method: PayMethod, lang: Language): boolean => lang !== "zh-TW" && TAIWANESE.has(method);

export type CardMark = "visa" | "mastercard" | "jcb" | "amex";

/** The cards that every gateway of this currency takes. */
export const cardMarks = (currency: string): CardMark[] =>
  currency === "TWD" ? ["visa", "mastercard", "jcb"] : ["visa", "mastercard", "amex"];
