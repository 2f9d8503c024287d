/** The frame of the studio's pages: the platform's own look, who is signed in, and the way out. */
import type { ReactNode } from "react";
import { LANGUAGE_FACTS, STUDIO_WORDS, WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { studioLink } from "./studio-links.ts";
import studioStyles from "./studio.css?url";

/** What every page knows of itself. */
export type Studio = { lang: Language; path: string; search: string; xsrf: string };

type StudioPageProps = {
  studio: Studio;
  title: string;
  /** Who is signed in; null: nobody. */
  email: string | null;
  children: ReactNode;
};

export function StudioPage({ studio, title, email, children }: StudioPageProps) {
  const { lang } = studio;
  const words = STUDIO_WORDS[lang];
  return (
    <div className="studio" lang={lang}>
      <title>{`${title} | Yado ${words.title}`}</title>
      <link rel="stylesheet" href={studioStyles} precedence="studio" />
      <a className="skip" href="#main">
        {WORDS[lang].skip_to_content}
      </a>
      <header className="studio-head">
        <a className="studio-name" href={studioLink("", lang)}>
          Yado <span lang="ja">宿</span> <small>{words.title}</small>
        </a>
        {email === null ? null : <Person studio={studio} email={email} />}
      </header>
      <main id="main">{children}</main>
      <footer className="studio-foot">
        <Languages studio={studio} />
      </footer>
    </div>
  );
}

function Person({ studio: { lang, xsrf }, email }: { studio: Studio; email: string }) {
  const words = STUDIO_WORDS[lang];
  return (
    <div className="studio-person">
      <p>{words.signed_in_as(email)}</p>
      <a href={`/accounts/account?lang=${lang}`}>{words.account}</a>
      <form method="post" action={studioLink("/sign-out", lang)}>
        <input type="hidden" name="xsrf" value={xsrf} />
        <button className="studio-link">{words.sign_out}</button>
      </form>
    </div>
  );
}

function Languages({ studio: { lang, path, search } }: { studio: Studio }) {
  const linkTo = (other: Language) => {
    const query = new URLSearchParams(search);
    query.delete("done");
    query.set("lang", other);
    return `${path}?${query}`;
  };
  return (
    <nav aria-label={WORDS[lang].language}>
      <ul className="languages">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={linkTo(other)}
              lang={other}
              hrefLang={other}
              {...(other === lang ? { "aria-current": "true" as const } : {})}
            >
              {LANGUAGE_FACTS[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
