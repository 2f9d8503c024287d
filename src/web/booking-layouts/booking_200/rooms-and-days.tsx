/** The first step: the matrix, and below it the rates for the chosen stay. */
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { NoFit, ResultsList } from "#web/booking/parts/results-list.tsx";
import { PriceMatrix } from "./matrix.tsx";
import { MatrixHead } from "./matrix-head.tsx";

export function RoomsAndDays({ names }: { names: DayNames }) {
  const { words, day } = useBookingTools();
  const { state } = useLive();
  const { start, end, row, room, adults, children } = state;
  return (
    <>
      {/* Above the matrix: on a phone it fills the screen, and nobody would look for the reason below it. */}
      {row?.arrival === undefined ? <NoFit /> : null}
      <MatrixHead />
      <PriceMatrix names={names} />
      {/* While a new stay is being chosen, rates of the previous one would be misleading. */}
      <section
        id="rates"
        className="sheet-rates"
        aria-labelledby="rates-title"
        data-choosing={row?.arrival !== undefined}
      >
        <div className="sheet-rates-head">
          <h2 id="rates-title">{words.matrix.choose_plan}</h2>
          <p suppressHydrationWarning>
            {words.sheet.stay(day(start, "brief"), day(end, "brief"), nightsBetween(start, end))}
            <span>{words.guests_line(room, adults, children)}</span>
          </p>
        </div>
        <ResultsList hasNoFit={false} />
      </section>
    </>
  );
}
