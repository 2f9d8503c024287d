/** The page cannot be rendered at the moment: says so, says that nothing was lost, and offers to try again. */
import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { useSite } from "#web/site.ts";

type About = keyof (typeof WORDS)[Language]["unavailable_text"];

const isAbout = (text: unknown): text is About => text === "page" || text === "personal" || text === "form";

function Sentences({ lang, about }: { lang: Language; about: unknown }) {
  const words = WORDS[lang];
  return (
    <>
      <title>{words.unavailable_title}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.unavailable_title}</h1>
      <p>{words.unavailable_text[isAbout(about) ? about : "page"]}</p>
      <p className="lost-ways">
        {/* An empty address reloads the current page. */}
        <a className="button" href="">
          {words.try_again}
        </a>
      </p>
    </>
  );
}

export function SiteUnavailable({ about }: { about: unknown }) {
  const { lang, hotel, words } = useSite();
  return (
    <div className="lost">
      <Sentences lang={lang} about={about} />
      {hotel.info.phone ? (
        <p>
          {words.phone} <a href={phoneLink(hotel.info.phone)}>{hotel.info.phone}</a>
        </p>
      ) : null}
    </div>
  );
}

export function NeutralUnavailable({ lang, about }: { lang: Language; about: unknown }) {
  return (
    <main className="lost" id="main">
      <Sentences lang={lang} about={about} />
    </main>
  );
}
