/** Column headings of the matrix: months above, days below; holidays by name, the nights of the stay underlined. */
import { memo } from "react";
import { weekday } from "#rules/booking/calendar.ts";
import { taiwanHoliday } from "#rules/time/taiwan-holidays.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { holidayName } from "#web/booking/calendar/holidays.ts";

/** A cell is a night: those that most guests want begin on Friday and Saturday. */
export const isWeekendNight = (day: string): boolean => [5, 6].includes(weekday(day));

/** Groups neighbouring days by month. */
function monthsOf(days: readonly string[]): { first: string; count: number }[] {
  const firsts = days.filter((day, index) => index === 0 || day.endsWith("-01"));
  return firsts.map((first) => ({
    first,
    count: days.filter((day) => day.slice(0, 7) === first.slice(0, 7)).length,
  }));
}

type MatrixDaysProps = {
  days: readonly string[];
  names: DayNames;
  /** The stay: its nights are underlined, or the arrival while there is no departure yet. */
  start: string;
  end: string;
};

/** Rendered again only when its days change, which most clicks do not cause. */
export const MatrixDays = memo(function MatrixDays({ days, names, start, end }: MatrixDaysProps) {
  const { words, data } = useBookingTools();
  const holidayOf = (day: string): string | null => {
    const holiday = data.hotel.country === "TW" ? taiwanHoliday(day) : null;
    return holiday && holidayName(holiday, words.matrix.holidays);
  };
  return (
    <>
      <div className="nights-months" aria-hidden="true">
        {monthsOf(days).map(({ first, count }) => (
          <div key={first} style={{ gridColumnEnd: `span ${count}` }}>
            <span suppressHydrationWarning>{names.month(first)}</span>
          </div>
        ))}
      </div>
      <div className="nights-row nights-days" role="row">
        <div role="columnheader">
          <span className="hidden">{words.stage.rooms}</span>
        </div>
        {days.map((day) => {
          const holiday = holidayOf(day);
          return (
            <div
              key={day}
              role="columnheader"
              data-holiday={holiday !== null || undefined}
              data-weekend={isWeekendNight(day)}
              data-today={day === data.today}
              data-in={day === start || (day > start && day < end)}
            >
              <span className="hidden" suppressHydrationWarning>
                {holiday === null ? names.full(day) : words.matrix.holiday(names.full(day), holiday)}
              </span>
              <span aria-hidden="true">{names.weekdays[weekday(day)]}</span>
              <b aria-hidden="true">{Number(day.slice(8))}</b>
            </div>
          );
        })}
      </div>
    </>
  );
});
