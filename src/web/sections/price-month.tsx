/** The coming weeks as a table, each day with the lowest price of that single night and a link that books it. No script needed. */
import { cheapestOf, type DayLimit, limitsOf } from "#rules/booking/calendar.ts";
import { comingWeeks, usualPrice } from "#rules/booking/coming-weeks.ts";
import { addDays } from "#rules/time/day.ts";
import { bareAmount } from "#rules/money/shown-money.ts";
import { shortLimit, withLimit } from "#web/booking/calendar/day-limit.ts";
import { type DayNames, dayNamesIn } from "#web/booking/calendar/day-names.ts";
import type { DayPrice } from "#web/guest/home/home-month.ts";
import { useSite } from "#web/site.ts";
import { FittedAmount } from "#web/ui/fitted-amount.tsx";

type PriceMonthProps = {
  days: DayPrice[];
  /** Links only to whole-house plans. */ isHouse: boolean;
};

export function PriceMonth({ days, isHouse }: PriceMonthProps) {
  const { lang, wordSets, today, hotel, words } = useSite();
  const names = dayNamesIn(lang);
  const { first, last, weeks } = comingWeeks(today);
  const prices = new Map(days.map(({ date, price }) => [date, price]));
  const limits = limitsOf(days);
  const usual = usualPrice(days);
  const cheapest = cheapestOf({ weeks }, prices);
  return (
    <table className="month">
      <caption>
        <span>{wordSets.calendar.stay(names.plain(first), names.plain(last))}</span>{" "}
        <small>{words.room_page.one_night_prices(hotel.currency)}</small>
      </caption>
      <thead>
        <tr>
          {names.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} />
              ) : (
                <td key={day}>
                  <Day
                    day={day}
                    names={names}
                    isNamed={day === first}
                    price={prices.get(day)}
                    usual={usual}
                    cheapest={cheapest}
                    isHouse={isHouse}
                    limit={limits.get(day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: string;
  names: DayNames;
  /** Shows its month too, as every first day of a month does. */ isNamed: boolean;
  price: number | null | undefined;
  /** Shown quietly, so that the nights of another price stand out. */ usual: number | null;
  cheapest: number | null;
  isHouse: boolean;
  /** What it demands of who arrives: a price of longer stays is not shown as one night's. */ limit:
    | DayLimit
    | undefined;
};

function Day({ day, names, isNamed, price, usual, cheapest, isHouse, limit }: DayProps) {
  const { wordSets, hotel, bookHref, price: money } = useSite();
  const words = wordSets.calendar.day;
  const [, month, date] = day.split("-").map(Number) as [number, number, number];
  const shown =
    isNamed || date === 1 ? (
      <>
        <span className="month-of">{month}/</span>
        {date}
      </>
    ) : (
      String(date)
    );
  const name = names.full(day);
  if (price === undefined) {
    return (
      <span className="month-day">
        <span>{shown}</span>
      </span>
    );
  }
  if (price === null) {
    return (
      <span className="month-day" data-kind="sold_out">
        <span className="hidden">{words.sold_out(name)}</span>
        <span aria-hidden="true">{shown}</span>
        <small aria-hidden="true">—</small>
      </span>
    );
  }
  const isCheapest = price === cheapest;
  const kind = price === usual ? "usual" : isCheapest ? "cheapest" : "priced";
  const rule = shortLimit(limit, words);
  const content = (
    <>
      <span className="hidden">
        {withLimit(words[isCheapest ? "cheapest" : "priced"](name, money(price)), limit, words)}
      </span>
      <span aria-hidden="true">{shown}</span>
      <small aria-hidden="true">
        <FittedAmount text={bareAmount(price, hotel.currency)} />
      </small>
      {rule === "" ? null : (
        <small className="month-rule" aria-hidden="true">
          {rule}
        </small>
      )}
    </>
  );
  if (limit?.closed_to_arrival) {
    return (
      <span className="month-day" data-kind="closed">
        {content}
      </span>
    );
  }
  const end = addDays(day, limit?.min_nights ?? 1);
  return (
    <a
      className="month-day"
      href={bookHref({ start: day, end }) + (isHouse ? "&only=whole_house" : "")}
      data-kind={kind}
      data-book
    >
      {content}
    </a>
  );
}
