/** The specification's three lines, then links; in the lodging's layout, or in a neutral one. */
import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { shownName } from "#rules/site/discretion.ts";
import { BookButton } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { useLayout } from "#web/use-layout.ts";

export function SiteNotFound() {
  const { hotel, words, href } = useSite();
  return (
    <div className="lost">
      <title>{`404 · ${shownName(useLayout(), hotel)}`}</title>
      <meta name="robots" content="noindex" />
      <p className="lost-number">404</p>
      <h1>{words.not_found_title}</h1>
      <p>{words.not_found_text}</p>
      <p className="lost-ways">
        <a className="button button-quiet" href={href("/")}>
          {words.back_home}
        </a>
        <BookButton />
      </p>
      {hotel.info.phone ? (
        <p>
          {words.phone} <a href={phoneLink(hotel.info.phone)}>{hotel.info.phone}</a>
        </p>
      ) : null}
    </div>
  );
}

export function NeutralNotFound({ lang }: { lang: Language }) {
  const words = WORDS[lang];
  return (
    <main className="lost" id="main">
      <title>404</title>
      <meta name="robots" content="noindex" />
      <p className="lost-number">404</p>
      <h1>{words.not_found_title}</h1>
      <p>{words.not_found_text}</p>
    </main>
  );
}

/** A lodging that its owner has not published yet. Nothing of it is said: nobody has decided what. */
export function OpensSoon({ lang }: { lang: Language }) {
  const words = WORDS[lang];
  return (
    <main className="lost" id="main">
      <title>{words.opens_soon_title}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.opens_soon_title}</h1>
      <p>{words.opens_soon_text}</p>
    </main>
  );
}
