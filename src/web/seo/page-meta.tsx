/** A page's metadata for search engines and shared links. React moves these elements into the head. */
import { CARD_HEIGHT, CARD_WIDTH } from "#contract/card.ts";
import { DEFAULT_LANGUAGE, type Language } from "#rules/text/language.ts";
import { pageAddress } from "#rules/site/address.ts";
import { cardPath } from "#web/cards/card-pages.ts";
import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { shownName } from "#rules/site/discretion.ts";
import { DataBlock } from "#web/ui/data-block.tsx";
import { useLayout } from "#web/use-layout.ts";
import { useSite } from "#web/site.ts";

type PageMetaProps = {
  title: string;
  /** The title already names the lodging. */
  isWholeTitle?: boolean;
  description?: string;
  /** The page's JSON-LD objects. */
  data?: object[];
  /** What a shared link leads to: a text with a date, a room, or else a page of the site. */
  type?: "website" | "article" | "product";
  /** Not for search engines. */
  isHidden?: boolean;
};

export function PageMeta({
  title,
  isWholeTitle = false,
  description = "",
  data,
  type = "website",
  isHidden = false,
}: PageMetaProps) {
  const { hotel, lang, product, origin, path, preview, keepPreview } = useSite();
  const name = shownName(useLayout(), hotel);
  // The owner's own words for search results go before the page's. A discreet layout keeps its name to itself.
  const own = hotel.info.page_seo?.[path];
  const full = own?.title || (isWholeTitle ? title : `${title} | ${name}`);
  const text = plain(own?.text || description, 160);
  const canonical = origin + pageAddress(product, lang, path);
  const noindex = isHidden || preview !== null;
  const addressIn = (other: Language) => origin + pageAddress(product, other, path);
  const fallback = hotel.support_lang.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : hotel.main_lang;
  return (
    <>
      <title>{full}</title>
      {text ? <meta name="description" content={text} /> : null}
      <link rel="canonical" href={canonical} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {noindex
        ? null
        : hotel.support_lang.map((other) => (
            <link key={other} rel="alternate" hrefLang={LANGUAGE_FACTS[other].hreflang} href={addressIn(other)} />
          ))}
      {noindex ? null : <link rel="alternate" hrefLang="x-default" href={addressIn(fallback)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      {text ? <meta property="og:description" content={text} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={lang.replace("-", "_")} />
      {hotel.support_lang
        .filter((other) => other !== lang)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={other.replace("-", "_")} />
        ))}
      <meta property="og:image" content={origin + keepPreview(pageAddress(product, lang, cardPath(path)))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={full} />
      <meta name="twitter:card" content="summary_large_image" />
      {data?.map((each, index) => (
        <DataBlock key={index} type="application/ld+json" value={each} />
      ))}
    </>
  );
}

/** The plain text, cut at a whole sentence or word. */
function plain(html: string, most: number): string {
  const text = html
    .replace(/<[^<>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
