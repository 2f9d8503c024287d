/** The site's index: the owner's menu, then other pages with content, numbered. */
import { OFFERED } from "#rules/site/offered.ts";
import { useSite } from "#web/site.ts";

/** Seven places and Book make a row of eight. */
const PLACES = 7;

export type Entry = { number: string; title: string; lang?: string; href: string; path: string; newTab: boolean };

export function useIndex(): {
  all: Entry[];
  /** What fits the header: at least the owner's menu. */ short: Entry[];
} {
  const { menu, filled, href, hotel, words, orderWords, isSelling } = useSite();
  const own = menu.map((item) => ({ ...item, href: item.href ?? href(item.path === "/" ? "/#rooms" : item.path) }));
  const others = [
    { title: words.news, path: "/news", isFilled: filled.news },
    { title: words.attractions, path: "/attractions", isFilled: filled.attractions },
    { title: words.contact_us, path: "/follow", isFilled: true },
    { title: orderWords.my_booking, path: "/orders", isFilled: true },
    { title: words.members, path: "/member", isFilled: OFFERED.members && hotel.enableUser },
  ]
    .filter(({ path, isFilled }) => isFilled && !own.some((item) => item.path === path))
    .map(({ title, path }) => ({ title, path, href: href(path), newTab: false }));
  const all = [...own, ...others].map((item, index) => ({ ...item, number: String(index + 1).padStart(2, "0") }));
  // The header has a link for members above the index; where nothing is sold yet, the button beside it already says "Contact us".
  const elsewhere = new Set(["/member", ...(isSelling ? [] : ["/follow"])]);
  const short = all.filter((entry) => !elsewhere.has(entry.path)).slice(0, Math.max(PLACES, own.length));
  return { all, short };
}

/** Detail pages take the number of the section they belong to. */
const SECTION_PATHS: Record<string, string> = {
  rooms: "/",
  redirect: "/orders",
  pay: "/orders",
  repay: "/orders",
  cancel: "/orders",
};

/** The number shown above a page's title. */
export function usePageNumber(): string | null {
  const { path } = useSite();
  const { all } = useIndex();
  if (path === "/") return null;
  const [, first = ""] = path.split("/");
  const section = SECTION_PATHS[first] ?? `/${first}`;
  return all.find((entry) => entry.path === section)?.number ?? null;
}
