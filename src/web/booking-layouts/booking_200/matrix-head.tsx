/** Above the matrix: what to do, which days are shown, and buttons to show others. */
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { firstShown, MATRIX, turned } from "#rules/booking/price-matrix.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Its height never changes, so that the next night to tap stays under the finger. */
export function MatrixHead() {
  const { words, data, loadNightsAgain } = useBookingTools();
  const { state, nights } = useLive();
  return (
    <div className="nights-head">
      <p>{words.matrix.text}</p>
      <p className="fine">
        {data.hotel.currency} · {words.matrix.per_night}
      </p>
      <Said />
      {nights.failed === firstShown(state, data.today) ? (
        <p className="nights-failed" role="status">
          {words.matrix.failed}{" "}
          <button type="button" className="more" onClick={loadNightsAgain}>
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
  const { state, isLive } = useLive();
  const { start, end, row } = state;
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
  const { state, nights } = useLive();
  const first = firstShown(state, data.today);
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
  const { state, isLive } = useLive();
  const from = turned(first, by, data.today);
  return (
    <GoButton
      aria-label={by === 1 ? words.matrix.later : words.matrix.earlier}
      aria-disabled={from === null}
      to={isLive || from === null ? null : { ...state, from }}
      onGo={() => from !== null && go((now) => ({ ...now, from }), { replace: true })}
    >
      <Icon name={by === 1 ? "right" : "left"} />
    </GoButton>
  );
}
