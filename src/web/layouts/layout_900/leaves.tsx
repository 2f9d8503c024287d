/** One page for each of the next twelve months: its number, its two solar terms, and what is on. One is shown at a time. */
import type { Promotion } from "#contract/content.ts";
import { SEASON_WORDS } from "#languages/languages.ts";
import { monthNumber, monthsAhead, monthsOn, monthPublished } from "#rules/site/seasons.ts";
import { langOf, useSite } from "#web/site.ts";

/** How many a page holds; the rest are further down. */
const MOST = 2;

type LeavesProps = { promotions: Promotion[]; news: Promotion[] };

export function Leaves({ promotions, news }: LeavesProps) {
  const { hotel, lang, today, href, keepPreview } = useSite();
  const words = SEASON_WORDS[lang];
  const hasAnything = promotions.length + news.length > 0;
  return (
    <div className="leaves">
      {monthsAhead(today).map((month, index) => {
        const number = monthNumber(month);
        const on = promotions.filter((each) => monthsOn(each, today, hotel.timezone).includes(number));
        const monthNews = news.filter(
          (each) => monthPublished(each.public_timestamp, today, hotel.timezone) === number,
        );
        return (
          <section
            className="leaf"
            key={month}
            data-now={index === 0}
            aria-label={`${words.long_months[number - 1]} ${month.slice(0, 4)}`}
          >
            <div className="leaf-day" id={`month-${number}`}>
              <p className="leaf-number">{number}</p>
              <p className="leaf-name">
                <span>{words.long_months[number - 1]}</span> <small>{month.slice(0, 4)}</small>
              </p>
              <ul className="leaf-terms">
                {words.terms[number - 1]!.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </div>
            {hasAnything ? (
              <div className="leaf-list">
                <p className="leaf-when">{index === 0 ? words.this_month : words.long_months[number - 1]}</p>
                {on.length + monthNews.length === 0 ? <p className="leaf-empty">{words.nothing_this_month}</p> : null}
                <ul>
                  {on.slice(0, MOST).map((promotion) => (
                    <li key={promotion.promotion_id}>
                      <a href={href(`/event/${promotion.promotion_id}`)}>
                        <strong {...langOf(promotion.fallback_lang, "promotion_title")}>
                          {promotion.promotion_title}
                        </strong>{" "}
                        <span {...langOf(promotion.fallback_lang, "sub_title")}>{promotion.sub_title}</span>
                      </a>
                    </li>
                  ))}
                  {monthNews.slice(0, Math.max(0, MOST - on.length)).map((item) => (
                    <li key={item.promotion_id}>
                      <a href={keepPreview(item.detail_info_path)}>
                        <span {...langOf(item.fallback_lang, "promotion_title")}>{item.promotion_title}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
