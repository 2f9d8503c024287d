/** Twelve month tabs, the current month first. They link to a place on the page, so they need no script. */
import { SEASON_WORDS } from "#languages/languages.ts";
import { monthNumber, monthsAhead } from "#rules/site/seasons.ts";
import { useSite } from "#web/site.ts";

/** Pages that can be filtered by month; from any other page the tabs lead to the home page. */
export const MONTHLY_PAGES = ["/", "/event", "/news"];

export function MonthTabs() {
  const { lang, today, path, href } = useSite();
  const words = SEASON_WORDS[lang];
  const isMonthly = MONTHLY_PAGES.includes(path);
  return (
    <nav className="month-tabs" aria-label={words.by_month}>
      <ol>
        {monthsAhead(today).map((month, index) => {
          const number = monthNumber(month);
          return (
            <li key={month}>
              <a
                href={isMonthly ? `#month-${number}` : href(`/#month-${number}`)}
                data-month={number}
                {...(index === 0 ? { "aria-current": "date" as const } : {})}
              >
                <b aria-hidden="true">{number}</b>
                <span>{words.long_months[number - 1]}</span>
              </a>
            </li>
          );
        })}
        {isMonthly ? (
          <li className="whole-year">
            <a href="#main">{words.whole_year}</a>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** The anchors of the tabs on a page that lists by month, with the message for an empty month. */
export function MonthMarks() {
  const { lang, today } = useSite();
  const words = SEASON_WORDS[lang];
  return (
    <>
      {monthsAhead(today).map((month) => (
        <p key={month} className="month-mark" id={`month-${monthNumber(month)}`}>
          {words.long_months[monthNumber(month) - 1]}
        </p>
      ))}
      <p className="month-empty">{words.nothing_this_month}</p>
    </>
  );
}
