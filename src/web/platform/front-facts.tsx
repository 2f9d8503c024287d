/** What an owner gets, in four facts. */
import { FRONT_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";

export function Facts({ lang }: { lang: Language }) {
  const words = FRONT_WORDS[lang];
  const facts = [
    [words.f_lang, words.f_lang_t],
    [words.f_pay, words.f_pay_t],
    [words.f_domain, words.f_domain_t],
    [words.f_leave, words.f_leave_t],
  ] as const;
  return (
    <section className="front-facts" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
