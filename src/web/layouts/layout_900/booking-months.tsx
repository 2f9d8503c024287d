import { SEASON_WORDS } from "#languages/languages.ts";
import { addDays } from "#rules/time/day.ts";
import { monthNumber, monthsAhead } from "#rules/site/seasons.ts";
import { useSite } from "#web/site.ts";

const KEPT = new Set(["adults", "children", "room", "preview"]);

/** The month tabs above booking: each begins the search anew in its month, for the same guests. */
export function BookingMonths() {
  const { lang, today, hrefIn, isSelling } = useSite();
  const words = SEASON_WORDS[lang];
  const [page, query] = hrefIn(lang).split("?");
  if (!isSelling) return null;
  return (
    <nav className="month-tabs booking-months" aria-label={words.by_month}>
      <ol>
        {monthsAhead(today).map((month, index) => {
          const number = monthNumber(month);
          const start = index === 0 ? today : `${month}-01`;
          const kept = [...new URLSearchParams(query)].filter(([name]) => KEPT.has(name));
          const search = new URLSearchParams([["start", start], ["end", addDays(start, 1)], ...kept]);
          return (
            <li key={month}>
              <a href={`${page}?${search}`} data-month={number}>
                <b aria-hidden="true">{number}</b>
                <span>{words.long_months[number - 1]}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
