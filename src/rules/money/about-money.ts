/** A price in the guest's own currency: a guide beside the real price, never charged and never sent. */
import type { Language } from "#rules/text/language.ts";

/** What guests can choose, with a sign that no other of them has: a bare $ or ¥ could be several. */
const SIGNS = {
  TWD: "NT$",
  USD: "US$",
  EUR: "€",
  JPY: "JP¥",
  KRW: "₩",
  CNY: "CN¥",
  HKD: "HK$",
  SGD: "S$",
  MYR: "RM",
  THB: "฿",
  PHP: "₱",
  VND: "₫",
  IDR: "Rp",
  AUD: "A$",
  NZD: "NZ$",
  CAD: "CA$",
  GBP: "£",
  CHF: "CHF",
} as const;

export const CURRENCIES = Object.keys(SIGNS) as readonly string[];

/** Whose readers write their own money with the bare ¥. */
const OWN_YEN: Partial<Record<Language, string>> = { "ja-JP": "JPY", "zh-CN": "CNY" };

export const signOf = (currency: string, lang: Language): string =>
  OWN_YEN[lang] === currency ? "¥" : (SIGNS[currency as keyof typeof SIGNS] ?? currency);

const REGIONS: Record<string, string> = {
  EUR: "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA AD ME XK",
  CHF: "CH LI",
  CNY: "CN",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  GBP: "GB GG IM JE",
  TWD: "TW",
  JPY: "JP",
  KRW: "KR",
  HKD: "HK MO",
  SGD: "SG",
  MYR: "MY",
  THB: "TH",
  PHP: "PH",
  VND: "VN",
  IDR: "ID",
};

/** The currency that guests from a region think in; dollars where theirs is not among ours. null: the region is unknown. */
export function currencyOfRegion(region: string | null): string | null {
  if (region === null) return null;
  return Object.keys(REGIONS).find((currency) => REGIONS[currency]!.split(" ").includes(region)) ?? "USD";
}

/** Rates of one day: what one unit of `base` is worth in each currency. */
export type Rates = { base: string; rates: Record<string, number> };

/** What one unit of `from` is worth in `to`; null where either is unknown. */
export function rateBetween({ base, rates }: Rates, from: string, to: string): number | null {
  const worth = (currency: string) => (currency === base ? 1 : rates[currency]);
  const [given, wanted] = [worth(from), worth(to)];
  if (given === undefined || wanted === undefined || !(given > 0) || !(wanted > 0)) return null;
  return wanted / given;
}

/** As much as "about" promises: whole units, from ten thousand on in four figures. */
export function aboutAmount(amount: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, Math.abs(amount)))) - 3));
  return Math.round(amount / step) * step;
}

/** US$158, ₩217,100, CHF 139: a sign of letters alone stands apart from its figures. */
export function aboutMoney(amount: number, rate: number, currency: string, lang: Language): string {
  const sign = signOf(currency, lang);
  const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(aboutAmount(amount * rate));
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0${figures}` : sign + figures;
}

/** Older rates would make "about" untrue. */
const MOST_DAYS = 31;

export function areCurrent(date: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  // A day ahead: it is tomorrow already where the rates were made.
  return days >= -1 && days <= MOST_DAYS;
}
