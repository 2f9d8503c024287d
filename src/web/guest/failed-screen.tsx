import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";

/** An error on our side: says so without details, and offers to try again. */
export function Failed({ lang }: { lang: Language }) {
  const words = WORDS[lang];
  return (
    <main className="lost" id="main">
      <title>{words.something_failed}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.something_failed}</h1>
      <p>{words.something_failed_text}</p>
      <p className="lost-ways">
        <a className="button" href="">
          {words.try_again}
        </a>
      </p>
    </main>
  );
}
