/** What search engines and shared links read of a page. React lifts these into the head. */
import { pictureSource, pictureWidths, readPicture } from "#rules/pictures.ts";
import { DEFAULT_LANGUAGE, type Language } from "#rules/language.ts";
import { pageAddress } from "#rules/address.ts";
import { HREFLANG } from "#web/seo/hreflang.ts";
import { DataBlock } from "#web/ui/data-block.tsx";
import { useLayout } from "#web/dress.ts";
import { useSite } from "#web/site.ts";

type PageMetaProps = {
  title: string;
  /** The title already names the lodging. */
  isWholeTitle?: boolean;
  description?: string;
  image?: string | undefined;
  /** JSON-LD objects of the page. */
  data?: object[];
  /** A page for people only. */
  isHidden?: boolean;
};

export function PageMeta({
  title,
  isWholeTitle = false,
  description = "",
  image,
  data,
  isHidden = false,
}: PageMetaProps) {
  const { hotel, lang, product, origin, path, preview } = useSite();
  const { isDiscreet } = useLayout();
  // A tab that others may see says the house's short name, which does not tell what kind of house it is.
  const full = isWholeTitle ? title : `${title} | ${(isDiscreet && hotel.upper_name) || hotel.hotel_name}`;
  const text = plain(description, 160);
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
            <link key={other} rel="alternate" hrefLang={HREFLANG[other]} href={addressIn(other)} />
          ))}
      {noindex ? null : <link rel="alternate" hrefLang="x-default" href={addressIn(fallback)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={hotel.hotel_name} />
      <meta property="og:title" content={full} />
      {text ? <meta property="og:description" content={text} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={lang.replace("-", "_")} />
      {hotel.support_lang
        .filter((other) => other !== lang)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={other.replace("-", "_")} />
        ))}
      <SharedPicture path={image} origin={origin} />
      {data?.map((each, index) => (
        <DataBlock key={index} type="application/ld+json" value={each} />
      ))}
    </>
  );
}

function SharedPicture({ path, origin }: { path: string | undefined; origin: string }) {
  const picture = path ? readPicture(path) : null;
  if (!picture) return <meta name="twitter:card" content="summary" />;
  const width = pictureWidths(picture).find((each) => each >= 1200) ?? pictureWidths(picture).at(-1)!;
  return (
    <>
      <meta property="og:image" content={origin + pictureSource(picture, width, "jpg")} />
      <meta property="og:image:width" content={String(Math.min(width, picture.width))} />
      <meta
        property="og:image:height"
        content={String(Math.round((picture.height * Math.min(width, picture.width)) / picture.width))}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Text of a rich or long one, cut at a whole sentence or word. */
function plain(html: string, most: number): string {
  const text = html
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
