/** Above the matrix: what to do, which days are shown, and buttons to show others. */
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { firstShown, MATRIX, turned } from "#rules/booking/price-matrix.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useMatrix, useNights } from "#web/booking/nights.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { drawnOnly, GoButton } from "#web/booking/parts/go-button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Its height never changes, so that the next night to tap stays under the finger. */
export function MatrixHead() {
  const { words, data } = useBookingTools();
  const { again } = useMatrix();
  const { first } = useLive(({ state }) => ({ first: firstShown(state, data.today) }));
  const nights = useNights();
  return (
    <div className="nights-head">
      <p>{words.matrix.text}</p>
      <p className="fine">
        {data.hotel.currency} · {words.matrix.per_night}
      </p>
      <Said />
      {nights.failed === first ? (
        <p className="nights-failed" role="status">
          {words.matrix.failed}{" "}
          <button type="button" className="more" onClick={again}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** What has been tapped so far, for screen readers. */
function Said() {
  const { words, day, roomOf } = useBookingTools();
  const { start, end, row, isLive } = useLive(({ state: { start, end, row }, isLive }) => ({
    start,
    end,
    row,
    isLive,
  }));
  const name = row ? roomOf(row.room_class_id)?.room_class_name : undefined;
  const text =
    row?.arrival !== undefined
      ? words.matrix.chosen_arrival(day(row.arrival))
      : name === undefined
        ? ""
        : words.matrix.chosen(name, day(start), day(end), nightsBetween(start, end));
  return (
    <p className="hidden" role="status">
      {isLive ? text : ""}
    </p>
  );
}

export function MatrixTurns({ names }: { names: DayNames }) {
  const { words, data } = useBookingTools();
  const { first } = useLive(({ state }) => ({ first: firstShown(state, data.today) }));
  const nights = useNights();
  return (
    <div className="nights-turns">
      <Turn by={-1} first={first} />
      <p role="status">
        <span suppressHydrationWarning>
          {words.days(names.plain(first), names.plain(addDays(first, MATRIX.days - 1)))}
        </span>
        {nights.firsts.has(first) || nights.failed === first ? null : (
          <span className="hidden">{words.matrix.loading}</span>
        )}
      </p>
      <Turn by={1} first={first} />
    </div>
  );
}

function Turn({ by, first }: { by: 1 | -1; first: string }) {
  const { words, data, go } = useBookingTools();
  const from = turned(first, by, data.today);
  return (
    <GoButton
      aria-label={by === 1 ? words.matrix.later : words.matrix.earlier}
      aria-disabled={from === null}
      to={from === null ? null : drawnOnly({ ...data.state, from })}
      onGo={() => from !== null && go((now) => ({ ...now, from }), { replace: true })}
    >
      <Icon name={by === 1 ? "right" : "left"} />
    </GoButton>
  );
}
