/** Above the matrix: what to do or what is chosen, which days are shown, and the way to others. */
import { useMemo } from "react";
import { withStay } from "#rules/booking-state.ts";
import { addDays, nightsBetween } from "#rules/day.ts";
import { MATRIX, turned } from "#rules/price-matrix.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { dayNamesIn } from "#web/booking/calendar/day-names.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MatrixPrices } from "./use-matrix.ts";

/** Which days are shown, and the way to earlier and later ones. */
export function MatrixTurns({ matrix: { first, isWaiting } }: { matrix: MatrixPrices }) {
  const { words, data } = useBench();
  const names = useMemo(() => dayNamesIn(data.lang), [data.lang]);
  return (
    <div className="matrix-turns">
      <Turn by={-1} first={first} />
      <p role="status">
        <span suppressHydrationWarning>
          {names.plain(first)} – {names.plain(addDays(first, MATRIX.days - 1))}
        </span>
        {isWaiting ? <span className="hidden">{words.matrix.loading}</span> : null}
      </p>
      <Turn by={1} first={first} />
    </div>
  );
}

/** Why the last tap did not do what it might have been meant to do, and how things stand. */
export function MatrixHead({ matrix: { hasFailed, retry }, note }: { matrix: MatrixPrices; note: string }) {
  const { words, data } = useBench();
  return (
    <div className="matrix-head">
      <div className="matrix-said" role="status">
        {note === "" ? null : <p className="matrix-note">{note}</p>}
        <Said />
      </div>
      <p className="fine">
        {data.hotel.currency} · {words.matrix.per_night}
      </p>
      {hasFailed ? (
        <p className="matrix-failed" role="status">
          {words.matrix.failed}{" "}
          <button type="button" className="more" onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** What to do, what is still missing, or what is chosen. */
function Said() {
  const { words, day, roomOf, go } = useBench();
  const { state, isLive } = useLive();
  const { start, end, row } = state;
  const name = row ? roomOf(row.room_class_id)?.room_class_name : undefined;
  if (row?.arrival !== undefined) {
    return (
      <p suppressHydrationWarning>
        <strong>{words.matrix.chosen_arrival(day(row.arrival))}</strong>{" "}
        <GoButton
          className="more"
          to={isLive ? null : withStay(state, {})}
          onGo={() => go((now) => withStay(now, {}), { replace: true })}
        >
          {words.matrix.keep(day(start), day(end))}
        </GoButton>
      </p>
    );
  }
  return name === undefined ? (
    <p>{words.matrix.text}</p>
  ) : (
    <p suppressHydrationWarning>
      <strong>{words.matrix.chosen(name, day(start), day(end), nightsBetween(start, end))}</strong>
    </p>
  );
}

function Turn({ by, first }: { by: 1 | -1; first: string }) {
  const { words, data, go } = useBench();
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
