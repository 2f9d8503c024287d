/** A discount code and everything it does not cover, from the coupon itself. */
import type { CodeTerms as Terms } from "#contract/content.ts";
import type { Words } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { useSite } from "#web/site.ts";

type CodeTermsProps = { terms: Terms };

export function CodeTerms({ terms }: CodeTermsProps) {
  const { words, lang, price } = useSite();
  const { code_terms: said } = words;
  const names = (list: readonly string[]) => new Intl.ListFormat(lang).format(list);
  const booked = daysOf(terms.book_from, terms.book_to, words, lang);
  const stayed = daysOf(terms.stay_from, terms.stay_to, words, lang);
  const lines = [
    terms.except_plans.length > 0 ? said.except_plans(names(terms.except_plans)) : "",
    terms.room_classes.length > 0 ? said.rooms(names(terms.room_classes)) : "",
    terms.minimum_spend > 0 ? said.minimum_spend(price(terms.minimum_spend)) : "",
    booked === null ? "" : said.booking_dates(booked),
    stayed === null ? "" : said.stay_dates(stayed),
    terms.per_member_cap === null ? "" : said.each(terms.per_member_cap),
    terms.cap === null ? "" : said.cap(terms.cap),
    terms.is_for_cards ? said.cards : "",
    said.extras,
  ].filter((line) => line !== "");
  return (
    <div data-code={terms.code}>
      <dt>{said.title(terms.code)}</dt>
      <dd>
        <ul className="code-terms">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Null: any day. */
function daysOf(from: string | null, to: string | null, words: Words, lang: Language): string | null {
  const { days } = words.coupon_refused;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  const [first, last] = [from, to].map((day) => day && format.format(new Date(`${day}T00:00:00Z`)));
  if (first && last) return days.between(first, last);
  if (first) return days.from(first);
  return last ? days.through(last) : null;
}
