/** One month of the calendar. Months and days are rendered again only when they change. */
import { memo } from "react";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import {
  type CalendarMonth,
  canOnlyLeave,
  cheapestOf,
  type DayLimits,
  type DayMark,
  markOf,
  type Prices,
} from "#rules/booking/calendar.ts";
import { taiwanHoliday } from "#rules/time/taiwan-holidays.ts";
import type { Language } from "#rules/text/language.ts";
import { bareAmount, shownMoney } from "#rules/money/shown-money.ts";
import { FittedAmount } from "#web/ui/fitted-amount.tsx";
import { shortLimit, withLimit } from "./day-limit.ts";
import type { DayNames } from "./day-names.ts";
import { holidayName, holidaysIn } from "./holidays.ts";

type MonthProps = {
  month: CalendarMonth;
  lang: Language;
  words: CalendarWords;
  names: DayNames;
  currency: string;
  today: string;
  prices: Prices;
  limits: DayLimits;
  hasHolidays: boolean;
  isWaiting: boolean;
  /** Its first day is sold out but the night before is not, which only the month before knows. */
  isFirstForLeaving: boolean;
  /** Both empty if the stay is not in this month. */
  start: string;
  end: string;
  /** The day that has the keyboard focus, if it is in this month. */
  active: string;
  hasWeekdays: boolean;
};

export const Month = memo(function Month(props: MonthProps) {
  const { month, words, names, today, prices, limits, start, end, active, hasWeekdays, hasHolidays } = props;
  const cheapest = cheapestOf(month, prices);
  const drawn = (day: string) => {
    if (day < today) return <PastDay key={day} day={day} />;
    const mark = markOf(day, { start, end });
    const kind = kindOf(day, cheapest, props);
    return (
      <Day
        key={day}
        day={day}
        label={labelOf(day, kind, mark, props)}
        price={priceIn(kind, prices.get(day), props)}
        limit={shortLimit(limits.get(day), words.day)}
        isClosed={limits.get(day)?.closed_to_arrival === true}
        isHoliday={hasHolidays && taiwanHoliday(day) !== null}
        kind={kind}
        mark={mark}
        isToday={day === today}
        isActive={day === active}
      />
    );
  };
  return (
    <section className="calendar-month" data-month={month.key}>
      <h3 id={`calendar-${month.key}`}>{names.month(month.first)}</h3>
      {hasHolidays ? <p className="calendar-holidays">{holidaysIn(month.weeks.flat(), today, words.holiday)}</p> : null}
      {hasWeekdays ? <Weekdays names={names} /> : null}
      <table role="grid" aria-labelledby={`calendar-${month.key}`} aria-multiselectable="true">
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (day === null ? <td key={column} aria-hidden="true" /> : drawn(day)))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** Weekday headings for sighted readers only: each day's label already names its weekday. */
export function Weekdays({ names }: { names: DayNames }) {
  return (
    <div className="calendar-weekdays" aria-hidden="true">
      {names.weekdays.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

type Kind = "priced" | "cheapest" | "sold_out" | "leave_only" | "waiting" | "unknown";

function kindOf(day: string, cheapest: number | null, { month, prices, today, ...given }: MonthProps): Kind {
  const price = prices.get(day);
  if (price === undefined) return given.isWaiting ? "waiting" : "unknown";
  if (price !== null) return price === cheapest ? "cheapest" : "priced";
  const isForLeaving = day === month.first ? given.isFirstForLeaving : canOnlyLeave(day, prices, today);
  return isForLeaving ? "leave_only" : "sold_out";
}

function labelOf(day: string, kind: Kind, mark: DayMark, props: MonthProps): string {
  const { names, prices, limits, currency, lang, hasHolidays } = props;
  const { day: words, holiday: holidayWords } = props.words;
  const holiday = hasHolidays ? taiwanHoliday(day) : null;
  const name = holiday ? words.holiday(names.full(day), holidayName(holiday, holidayWords)) : names.full(day);
  const price = prices.get(day);
  const limit = limits.get(day);
  const priced =
    typeof price === "number"
      ? words[kind === "cheapest" ? "cheapest" : "priced"](name, shownMoney(price, currency, lang))
      : kind === "sold_out" || kind === "leave_only"
        ? words[kind](name)
        : name;
  const label = withLimit(priced, limit, words);
  if (mark === "end") return words.departure(label);
  return mark === "start" || mark === "alone" ? words.arrival(label) : label;
}

function priceIn(kind: Kind, price: number | null | undefined, { currency }: MonthProps): string {
  if (typeof price === "number") return bareAmount(price, currency);
  return kind === "sold_out" || kind === "leave_only" ? "—" : "";
}

type DayProps = {
  day: string;
  label: string;
  price: string;
  /** What it demands of who arrives. */
  limit: string;
  /** Nobody arrives on it. */
  isClosed: boolean;
  isHoliday: boolean;
  kind: Kind;
  mark: DayMark;
  isToday: boolean;
  isActive: boolean;
};

const numberOf = (day: string) => Number(day.slice(8));

/** The calendar handles the click and finds the day by `data-day`. */
const Day = memo(function Day(props: DayProps) {
  const { day, label, price, limit, isClosed, isHoliday, kind, mark, isToday, isActive } = props;
  return (
    <td data-mark={mark || undefined} aria-selected={mark === "" ? undefined : true}>
      <button
        type="button"
        data-day={day}
        data-kind={kind}
        data-holiday={isHoliday || undefined}
        data-limited={isClosed ? "arrival" : undefined}
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={kind === "sold_out" ? true : undefined}
      >
        <span className="hidden">{label}</span>
        <span className="calendar-day" aria-hidden="true">
          {numberOf(day)}
        </span>
        <span className="calendar-price" aria-hidden="true">
          <FittedAmount text={price} />
        </span>
        {limit === "" ? null : (
          <span className="calendar-limit" aria-hidden="true">
            {limit}
          </span>
        )}
      </button>
    </td>
  );
});

const PastDay = memo(function PastDay({ day }: { day: string }) {
  return (
    <td aria-disabled="true">
      <div className="calendar-past">{numberOf(day)}</div>
    </td>
  );
});
