/** How the home page looks in a list of search results. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useLodging, useScreenWords } from "../studio-data.ts";
import { useField, useTextLanguage } from "./use-draft.ts";

export function SearchResult() {
  const words = useScreenWords<SiteContentWords>();
  const { site, name } = useLodging();
  const { target } = useTextLanguage();
  const of = (field: string) => ({ record: "site" as const, record_id: 0, field, lang: target });
  const title = useField(of("seo_title")).value;
  const text = useField(of("seo_content")).value;
  const introduction = useField(of("introduction")).value;
  return (
    <figure className="search-result">
      <figcaption>{words.search_preview}</figcaption>
      <span className="search-address">{new URL(site).host}</span>
      <span className="search-title">{String(title ?? "") || name}</span>
      <span className="search-text">{(String(text ?? "") || String(introduction ?? "")).slice(0, 160)}</span>
    </figure>
  );
}
