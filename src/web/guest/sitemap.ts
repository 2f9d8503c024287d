/** Every page of the lodging in each of its languages, with its translations. */
import { hasWhereabouts } from "#rules/site/area.ts";
import { pageAddress } from "#rules/site/address.ts";
import { DEFAULT_LANGUAGE, type Language } from "#rules/text/language.ts";
import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/sitemap";
import { loadHomeData } from "#web/guest/home/home-data.ts";
import { openHotel } from "./open-hotel.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const hotel = await openHotel(visit);
  if (!hotel) return new Response(null, { status: 404 });
  const data = await loadHomeData(visit);
  const paths = [
    "/",
    ...data.rooms.map((room) => `/rooms/${room.room_class_id}`),
    ...(data.facilities.length > 0 ? ["/facilities"] : []),
    ...(data.promotions.length > 0 ? ["/event"] : []),
    ...data.promotions.map((promotion) => `/event/${promotion.promotion_id}`),
    ...(data.news.length > 0 ? ["/news"] : []),
    ...data.news.filter((item) => item.detail_info_path.includes("/news/")).map((item) => `/news/${item.promotion_id}`),
    ...(data.attractions.length > 0 ? ["/attractions"] : []),
    ...(hotel.info.about_us || hotel.info.about_images.length > 0 ? ["/about"] : []),
    "/follow",
    ...(hasWhereabouts(hotel.info) ? ["/directions"] : []),
  ];
  const origin = visit.originOf(visit.domain);
  const address = (lang: Language, path: string) => origin + pageAddress(visit.product, lang, path);
  const fallback = hotel.support_lang.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : hotel.main_lang;
  const entries = paths.flatMap((path) => {
    const links = [
      ...hotel.support_lang.map((lang) => [LANGUAGE_FACTS[lang].hreflang, lang] as const),
      ["x-default", fallback] as const,
    ]
      .map(([name, lang]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(lang, path)}"/>`)
      .join("");
    return hotel.support_lang.map((lang) => `<url><loc>${address(lang, path)}</loc>${links}</url>`);
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}
