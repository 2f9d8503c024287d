/** The platform's front page: what Yado is, and links to the demo lodgings. */
import { data } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { GALLERY_WORDS, WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { visitOf } from "#web/context.ts";
import { LAYOUTS, layoutOf } from "#web/layouts/registry.ts";
import { Photo } from "#web/ui/photo.tsx";
import type { Route } from "./+types/front";
import { Languages } from "./languages.tsx";
import { PlatformPage } from "./platform-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { kind, api, domains, originOf, product, lang } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  const hotels = await Promise.all((await domains()).map((domain) => api(getHotelInfo, { query: { domain } })));
  return {
    lang,
    // Picture credits must be shown wherever the pictures are.
    notes: [...new Set(hotels.map((hotel) => hotel.info.picture_note))].filter(Boolean),
    lodgings: hotels.map((hotel) => ({
      domain: hotel.domain,
      origin: originOf(hotel.domain),
      href:
        originOf(hotel.domain) + pageAddress(product, hotel.support_lang.includes(lang) ? lang : hotel.main_lang, "/"),
      name: hotel.hotel_name,
      line: hotel.info.banner_title,
      picture: hotel.info.banner_images[0] ?? "",
      layout: layoutOf(chosenLayout(LAYOUTS, hotel.template_code).layout).name,
    })),
  };
}

export default function Front({ loaderData: { lang, lodgings, notes } }: Route.ComponentProps) {
  const words = WORDS[lang];
  return (
    <PlatformPage lang={lang} title={`Yado 宿 — ${words.platform_title}`}>
      <header className="platform-head">
        <p className="platform-name">
          Yado <span lang="ja">宿</span>
        </p>
        <Languages lang={lang} page="/" />
        <h1>{words.platform_title}</h1>
        <p className="lead">{words.platform_text(LAYOUTS.length, LANGUAGES.length)}</p>
        <p className="platform-way">
          <a className="button" href={`/layouts?lang=${lang}`}>
            {GALLERY_WORDS[lang].see_layouts}
          </a>
        </p>
      </header>
      <section className="platform-demo" aria-labelledby="demo-title">
        <h2 id="demo-title">{words.platform_demo}</h2>
        <p>{words.platform_demo_text}</p>
        <ul>
          {lodgings.map((lodging) => (
            <li key={lodging.domain}>
              <a href={lodging.href}>
                <Photo src={lodging.picture} alt="" sizes="(min-width: 900px) 33vw, 100vw" origin={lodging.origin} />
                <strong>{lodging.name}</strong>
                <span>{lodging.line}</span>
                <small>
                  {words.platform_layout} {lodging.layout} · {lodging.domain}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <footer className="platform-foot">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <a href="/api/docs">{words.platform_api}</a>
      </footer>
    </PlatformPage>
  );
}
