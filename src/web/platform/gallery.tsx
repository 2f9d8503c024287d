/** /layouts: every layout and theme, alive, with the demo lodging it suits. What an owner chooses by. */
import { data } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { GALLERY_WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { TEMPLATES } from "#rules/site/site.ts";
import { visitOf } from "#web/context.ts";
import { layoutOf } from "#web/layouts/registry.ts";
import type { Route } from "./+types/gallery";
import { coloursOf, Face } from "./face.tsx";
import galleryStyles from "./gallery.css?url";
import { Languages } from "./languages.tsx";
import { PlatformPage } from "./platform-page.tsx";
import { SHOWN_WITH } from "./show-lodgings.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { kind, api, domains, originOf, product, lang } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  const known = await domains();
  const faces = await Promise.all(
    TEMPLATES.map(async ({ code, name, themes }) => {
      const domain = known.find((each) => each.startsWith(`${SHOWN_WITH[code]}.`)) ?? known[0];
      if (domain === undefined) throw data(null, 404);
      const hotel = await api(getHotelInfo, { query: { domain } });
      const spoken = hotel.support_lang.includes(lang) ? lang : hotel.main_lang;
      return {
        code,
        name,
        themes: [...themes],
        lodging: hotel.hotel_name,
        note: hotel.info.picture_note,
        href: originOf(domain) + pageAddress(product, spoken, "/"),
      };
    }),
  );
  return { lang, faces, notes: [...new Set(faces.map(({ note }) => note))].filter(Boolean) };
}

export default function Gallery({ loaderData: { lang, faces, notes } }: Route.ComponentProps) {
  const words = GALLERY_WORDS[lang];
  const count = faces.reduce((sum, { themes }) => sum + themes.length, 0);
  return (
    <PlatformPage lang={lang} title={`${words.title} | Yado 宿`}>
      <link rel="stylesheet" href={galleryStyles} precedence="platform" />
      <header className="platform-head gallery-head">
        <p className="platform-name">
          <a href={`/?lang=${lang}`} aria-label={`Yado 宿: ${words.back}`}>
            Yado <span lang="ja">宿</span>
          </a>
        </p>
        <Languages lang={lang} page="/layouts" />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="gallery-facts">{words.facts(faces.length, count, LANGUAGES.length)}</p>
      </header>
      <nav className="chart" aria-label={words.all_themes}>
        <ol>
          {faces.map(({ code }) => (
            <li key={code}>
              <a href={`#${code}`}>
                <span className="chart-column" aria-hidden="true">
                  {layoutOf(code).themes.map((theme) => (
                    <span key={theme.bg + theme.fill} className="chart-cell" style={coloursOf(theme)} />
                  ))}
                </span>
                <small>{code.slice("layout_".length)}</small>
                <span>{words.layouts[code].name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {faces.map((face) => (
        <Face key={face.code} lang={lang} face={face} />
      ))}
      <footer className="platform-foot">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <a href={`/?lang=${lang}`}>{words.back}</a>
      </footer>
    </PlatformPage>
  );
}
