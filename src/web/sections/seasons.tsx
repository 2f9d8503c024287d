/** The year ahead by month, with the promotions of each, from their own dates. */
import type { Promotion } from "#contract/content.ts";
import { SEASON_WORDS } from "#languages/languages.ts";
import { isWholeYear, monthNumber, monthsAhead, seasonOf } from "#rules/site/seasons.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";

/** Fewer months would be signs, not a year. */
const FEWEST = 6;

/** A bar that takes so much of the row has its words on itself; a shorter one beside it. */
const ALONG = 1 / 4;

export function Seasons({ promotions }: { promotions: Promotion[] }) {
  const { hotel, lang, today, href } = useSite();
  const words = SEASON_WORDS[lang];
  const year = monthsAhead(today);
  const on = promotions
    .flatMap((promotion) => {
      const season = seasonOf(promotion, year, hotel.timezone);
      return season ? [{ promotion, ...season }] : [];
    })
    .toSorted((one, other) => one.first - other.first);
  // If every promotion runs all year, there are no seasons to show.
  if (on.every((season) => isWholeYear(season, year))) return null;
  // Up to the last month with something on: what follows would be an empty row.
  const months = year.slice(0, Math.max(FEWEST, ...on.map(({ last }) => last + 1)));
  const isOn = (index: number) => on.some(({ first, last }) => first <= index && index <= last);
  return (
    <Section name="seasons" title={words.seasons}>
      <div className="season-year" style={{ "--months": months.length } as object}>
        <ol className="season-months" aria-hidden="true">
          {months.map((month, index) => (
            <li key={month} data-on={isOn(index)}>
              <b>{monthNumber(month)}</b> <span>{words.months[monthNumber(month) - 1]}</span>
            </li>
          ))}
        </ol>
        <ul className="season-bars">
          {on.map(({ promotion, first, last }) => (
            <li
              key={promotion.promotion_id}
              data-late={first >= months.length / 2}
              data-along={(last - first + 1) / months.length >= ALONG}
              style={{ "--first": first + 1, "--last": last + 2 } as object}
            >
              <a href={href(`/event/${promotion.promotion_id}`)}>
                <span className="season-bar" />
                <span className="season-name">
                  <strong {...langOf(promotion.fallback_lang, "promotion_title")}>{promotion.promotion_title}</strong>{" "}
                  <small>
                    {isWholeYear({ first, last }, year)
                      ? words.all_year
                      : words.between(
                          words.months[monthNumber(months[first]!) - 1]!,
                          words.months[monthNumber(months[last]!) - 1]!,
                        )}
                  </small>
                  {promotion.sub_title ? (
                    <span className="season-line" {...langOf(promotion.fallback_lang, "sub_title")}>
                      {promotion.sub_title}
                    </span>
                  ) : null}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
