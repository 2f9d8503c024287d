/** Above the matrix: what to do, which days are shown, and the way to others. */
import { addDays, nightsBetween } from "#rules/day.ts";
import { MATRIX, turned } from "#rules/price-matrix.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MatrixPrices } from "./use-matrix.ts";

/** Nothing here changes its height: the next night to tap stays under the finger. */
export function MatrixHead({ matrix: { hasFailed, retry } }: { matrix: MatrixPrices }) {
  const { words, data } = useBench();
  return (
    <div className="matrix-head">
      <p>{words.matrix.text}</p>
      <p className="fine">
        {data.hotel.currency} · {words.matrix.per_night}
      </p>
      <Said />
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

/** What the taps have come to, for whoever can't see it drawn. */
function Said() {
  const { words, day, roomOf } = useBench();
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

export function MatrixTurns({ matrix: { first, names, isWaiting } }: { matrix: MatrixPrices }) {
  const { words } = useBench();
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
