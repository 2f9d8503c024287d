/** /layouts: every layout and theme as a live page with a suitable demo lodging, or as a picture of it, for an owner to choose from. */
import { data } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { FRONT_WORDS, GALLERY_WORDS, SIGN_UP_WORDS } from "#languages/languages.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import { pageAddress } from "#rules/site/address.ts";
import { isKindKey, layoutsFor, LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { visitOf } from "#web/context.ts";
import { LAYOUTS } from "#web/layouts/registry.ts";
import type { Route } from "./+types/gallery";
import galleryStyles from "./gallery.css?url";
import { coloursOf, GalleryLayout } from "./gallery-layout.tsx";
import { Languages } from "./languages.tsx";
import { PlatformPage } from "./platform-page.tsx";

declare const GALLERY_SCRIPT: string;

export async function loader({ context }: Route.LoaderArgs) {
  const { kind, api, demos, originOf, product, lang, search } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  const requested = new URLSearchParams(search).get("kind");
  const owned = isKindKey(requested) ? requested : "";
  const best = owned === "" ? [] : layoutsFor(owned);
  const rank = (code: LayoutCode) => (best.includes(code) ? best.indexOf(code) : best.length);
  const shown = await Promise.all(
    LAYOUTS.map(async ({ code, showcase }) => {
      const [domain] = await demos([showcase]);
      // A platform without the demo shows what the layouts looked like with it, never an owner's site.
      if (domain === undefined) return { code, suits: best.includes(code), lodging: "", note: "", href: null };
      const hotel = await api(getHotelInfo, { query: { domain } });
      const spoken = hotel.support_lang.includes(lang) ? lang : hotel.main_lang;
      return {
        code,
        suits: best.includes(code),
        lodging: hotel.hotel_name,
        note: hotel.info.picture_note,
        href: originOf(domain) + pageAddress(product, spoken, "/"),
      };
    }),
  );
  // What suits comes first; the others stay in their order.
  shown.sort((one, other) => rank(one.code) - rank(other.code));
  return { lang, kind: owned, shown, notes: [...new Set(shown.map(({ note }) => note))].filter(Boolean) };
}

export default function Gallery({ loaderData: { lang, kind, shown, notes } }: Route.ComponentProps) {
  const words = GALLERY_WORDS[lang];
  const isLive = shown.some(({ href }) => href !== null);
  const count = LAYOUTS.reduce((sum, { themes }) => sum + themes.length, 0);
  return (
    <PlatformPage lang={lang} title={`${words.all_themes} | Yado 宿`}>
      <link rel="stylesheet" href={galleryStyles} precedence="platform" />
      <script type="module" async src={GALLERY_SCRIPT} />
      <header className="platform-head gallery-head">
        <p className="platform-name">
          <a href={`/?lang=${lang}`} aria-label={`Yado 宿: ${words.back}`}>
            Yado <span lang="ja">宿</span>
          </a>
        </p>
        <Languages lang={lang} page="/layouts" query={kind === "" ? {} : { kind }} />
        <h1>{words.all_themes}</h1>
        <p className="lead">{isLive ? words.lead : words.lead_pictures}</p>
        <p className="gallery-facts">{words.facts(LAYOUTS.length, count, LANGUAGES.length)}</p>
        <form className="gallery-kind" action="/layouts">
          <input type="hidden" name="lang" value={lang} />
          <label htmlFor="kind">{FRONT_WORDS[lang].i_run}</label>
          <select id="kind" name="kind" defaultValue={kind}>
            <option value="">{FRONT_WORDS[lang].all_kinds}</option>
            {LODGING_KINDS.map(({ key }) => (
              <option key={key} value={key}>
                {SIGN_UP_WORDS[lang].kinds[key]}
              </option>
            ))}
          </select>
          <button className="button button-quiet">{FRONT_WORDS[lang].show}</button>
        </form>
        <div className="gallery-mine" data-my-pictures={isLive || undefined} hidden>
          <label htmlFor="mine">{FRONT_WORDS[lang].with_mine}</label>
          <input id="mine" type="file" accept="image/*" multiple aria-describedby="mine-text" />
          <button type="button" className="button button-quiet" hidden>
            {FRONT_WORDS[lang].remove_mine}
          </button>
          <p id="mine-text">{FRONT_WORDS[lang].with_mine_text}</p>
        </div>
      </header>
      <nav className="chart" aria-label={words.all_themes}>
        <ol>
          {LAYOUTS.map(({ code, themes, description }) => (
            <li key={code}>
              <a href={`#${code}`}>
                <span className="chart-column" aria-hidden="true">
                  {themes.map((theme) => (
                    <span key={theme.bg + theme.fill} className="chart-cell" style={coloursOf(theme)} />
                  ))}
                </span>
                <small>{code.slice("layout_".length)}</small>
                <span>{(description[lang] ?? description["en-US"]).name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {shown.map((each) => (
        <GalleryLayout key={each.code} lang={lang} shown={each} kind={kind} />
      ))}
      <footer className="platform-foot">
        {isLive ? null : <p>{words.pictures_note}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <a href={`/?lang=${lang}`}>{words.back}</a>
      </footer>
    </PlatformPage>
  );
}
