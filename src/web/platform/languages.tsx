/** Links to the platform's pages in other languages. */
import { LANGUAGE_FACTS, WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";

type LanguagesProps = {
  lang: Language;
  page: string;
  /** What else the address says. */
  query?: Record<string, string>;
};

export function Languages({ lang, page, query }: LanguagesProps) {
  return (
    <nav aria-label={WORDS[lang].language}>
      <ul className="languages">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={`${page}?${new URLSearchParams({ lang: other, ...query })}`}
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
