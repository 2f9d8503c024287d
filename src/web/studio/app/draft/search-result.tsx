/** How a page looks in a list of search results. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useLodging, useScreenWords } from "../studio-data.ts";

type SearchResultProps = { path: string; title: string; text: string };

export function SearchResult({ path, title, text }: SearchResultProps) {
  const words = useScreenWords<SiteContentWords>();
  const { site, name } = useLodging();
  const parts = path.split("/").filter(Boolean);
  return (
    <figure className="search-result">
      <figcaption>{words.search_preview}</figcaption>
      <span className="search-address">{[new URL(site).host, ...parts].join(" › ")}</span>
      <span className="search-title">{title || name}</span>
      <span className="search-text">{text.slice(0, 160)}</span>
    </figure>
  );
}
