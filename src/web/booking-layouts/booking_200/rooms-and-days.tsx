/** The first fold: the matrix, and below it the rates of what was tapped. */
import { nightsBetween } from "#rules/day.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { ResultsList } from "#web/booking/parts/results-list.tsx";
import { PriceMatrix } from "./matrix.tsx";
import type { MatrixPrices } from "./use-matrix.ts";

export function RoomsAndDays({ matrix }: { matrix: MatrixPrices }) {
  const { words, day } = useBench();
  const { state } = useLive();
  const { start, end, row, room, adults, children } = state;
  return (
    <>
      <PriceMatrix matrix={matrix} />
      {/* Rates of the days before would be taken for those of the days being chosen. */}
      {row?.arrival === undefined ? (
        <section id="rates" className="sheet-rates" aria-labelledby="rates-title">
          <div className="sheet-rates-head">
            <h2 id="rates-title">{words.matrix.choose_plan}</h2>
            <p suppressHydrationWarning>
              {words.sheet.stay(day(start), day(end), nightsBetween(start, end))}
              <span>{words.guests_line(room, adults, children)}</span>
            </p>
          </div>
          <ResultsList />
        </section>
      ) : null}
    </>
  );
}
