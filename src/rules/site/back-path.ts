/** Where a person goes on after signing in: a page of this very site, whatever the address says. */
import { LANGUAGES, type Language } from "#rules/text/language.ts";

const MOST = 2_000;
/** Browsers drop some of these and read `\` as `/`: an address with one means something else to them than to us. */
const FOREIGN = /[\\\s\p{C}]/u;
/** Never the address of anything: it only completes the path. */
const HERE = "http://here.invalid";

/** The path with its query; null: not one of this site's pages, or one of the sign-in itself. */
export function backPath(wanted: unknown, product: string): string | null {
  if (typeof wanted !== "string" || wanted.length > MOST || !wanted.startsWith("/") || FOREIGN.test(wanted))
    return null;
  const url = URL.parse(wanted, HERE);
  if (!url || url.origin !== HERE || url.username !== "" || url.pathname.startsWith("//")) return null;
  const { pathname, search } = url;
  const root = product === "" ? "" : `/${product}`;
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return null;
  const [first = "", second = ""] = pathname.slice(root.length).split("/").filter(Boolean);
  const page = isLanguagePart(first) ? second : first;
  return page === "sign-in" || page === "oauth" || page === "api" ? null : pathname + search;
}

const isLanguagePart = (segment: string): segment is Language => (LANGUAGES as readonly string[]).includes(segment);
