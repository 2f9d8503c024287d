/** Addresses of guest pages: /{product}/{language}/{page}, where zh-TW has no language part. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#rules/text/language.ts";

/** The address of a page. `path` begins with "/"; "/" is the home page. */
export function pageAddress(product: string, lang: Language, path: string): string {
  const parts = [product, lang === DEFAULT_LANGUAGE ? "" : lang, path.replace(/^\//, "")].filter(Boolean);
  return `/${parts.join("/")}`;
}

export type Address =
  | { kind: "page"; lang: Language; path: string }
  /** The same page under its one right address. */
  | { kind: "moved"; to: string; permanent: boolean }
  /** Not one of the product's paths. */
  | { kind: "outside" };

/**
 * Pages about one person's order, made or in the making: never cached, never indexed, and the only ones with forms that change
 * something.
 */
const PERSONAL = new Set([
  "booking",
  "orders",
  "member",
  "sign-in",
  "oauth",
  "pay",
  "redirect",
  "repay",
  "cancel",
  "staff",
]);

/** Paths whose segments are ours, so another case is a typing error. Numbers and codes are left alone. */
const PAGES = new Set([
  ...PERSONAL,
  "rooms",
  "facilities",
  "event",
  "news",
  "attractions",
  "about",
  "follow",
  "directions",
  "maintain",
  "404",
]);

/** `path` is a page's, without product and language. */
export const isPersonal = (path: string): boolean => PERSONAL.has(path.split("/")[1] ?? "");

/** A path's segments, each in its one right spelling; null where one can't be read at all. */
function spelling(pathname: string): string[] | null {
  try {
    return pathname
      .split("/")
      .filter(Boolean)
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)));
  } catch {
    return null;
  }
}

export function readAddress(
  pathname: string,
  site: { product: string; support_lang: readonly Language[]; main_lang: Language },
): Address {
  const segments = spelling(pathname);
  if (!segments) return { kind: "outside" };
  if (segments.length === 0 && site.product !== "") {
    return { kind: "moved", to: pageAddress(site.product, DEFAULT_LANGUAGE, "/"), permanent: false };
  }
  const rest = [...segments];
  if (site.product !== "" && rest.shift()?.toLowerCase() !== site.product) return { kind: "outside" };
  // The router would answer such an address with the page's data, as if it were no personal page. None of our pages requests
  // it.
  if (rest.at(-1)?.toLowerCase().endsWith(".data")) return { kind: "outside" };

  const named = LANGUAGES.find((language) => language.toLowerCase() === rest[0]?.toLowerCase());
  if (named) rest.shift();
  if (rest[0] !== undefined && PAGES.has(rest[0].toLowerCase())) rest[0] = rest[0].toLowerCase();
  const path = `/${rest.join("/")}`;

  const requested = named ?? DEFAULT_LANGUAGE;
  const lang = site.support_lang.includes(requested) ? requested : site.main_lang;
  const to = pageAddress(site.product, lang, path);
  if (lang !== requested) return { kind: "moved", to, permanent: false };
  return to === pathname ? { kind: "page", lang, path } : { kind: "moved", to, permanent: true };
}
