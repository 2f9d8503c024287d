/** Rooms as rows, days as columns, each cell with that night's lowest price. Two taps in a row choose a stay. */
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import {
  firstShown,
  isRowChosen,
  type Night,
  nightByKey,
  shownDays,
  shownWith,
  stayInRow,
} from "#rules/booking/price-matrix.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { drawnOnly } from "#web/booking/parts/go-button.tsx";
import { holidaysIn } from "#web/booking/calendar/holidays.ts";
import { matrixRooms } from "#web/booking/matrix.ts";
import { limitsIn, pricesIn, useNights } from "#web/booking/nights.ts";
import { MatrixDays } from "./matrix-days.tsx";
import { MatrixRow } from "./matrix-row.tsx";

export function PriceMatrix({ names }: { names: DayNames }) {
  const { data, words } = useBookingTools();
  const { state, isLive } = useLive();
  const nights = useNights();
  const first = firstShown(state, data.today);
  const days = useMemo(() => shownDays(first), [first]);
  const rooms = matrixRooms(data.rooms);
  const holidays = data.hotel.country === "TW" ? holidaysIn(days, data.today, words.matrix.holidays) : "";
  const { grid, atKeys, handleKey, handleFocus } = useKeys(first);
  const arrival = state.row?.arrival;
  const isWaiting = !nights.firsts.has(first) && nights.failed !== first;
  return (
    <>
      <div
        className="nights"
        role="grid"
        aria-label={words.matrix.title}
        aria-multiselectable="true"
        aria-busy={isWaiting}
        ref={grid}
        onKeyDown={handleKey}
        onFocus={handleFocus}
      >
        <MatrixDays days={days} names={names} start={arrival ?? state.start} end={arrival ?? state.end} />
        {rooms.map((room) => {
          const { room_class_id } = room;
          const prices = pricesIn(nights, room_class_id);
          return (
            <MatrixRow
              key={room_class_id}
              room={room}
              days={days}
              names={names}
              prices={prices}
              limits={limitsIn(nights, room_class_id)}
              isWaiting={isWaiting}
              isChosen={isRowChosen(state, room_class_id)}
              {...stayInRow(state, room_class_id, prices)}
              active={isLive ? (atKeys.room_class_id === room_class_id ? atKeys.day : "") : null}
              from={drawnOnly(data.state)}
            />
          );
        })}
      </div>
      {holidays === "" ? null : <p className="fine nights-holidays">{holidays}</p>}
      {data.rooms.length > rooms.length ? (
        <p className="fine">{words.matrix.rest(rooms.length, data.rooms.length)}</p>
      ) : null}
    </>
  );
}

const nightAt = (target: EventTarget): Night | null => {
  const [room, day] = ((target as HTMLElement).dataset.night ?? "").split(".");
  return day === undefined ? null : { room_class_id: Number(room), day };
};

/** One cell takes the keyboard focus; arrow keys move it, also to days that are not shown yet. */
function useKeys(first: string) {
  const { data, go } = useBookingTools();
  const { state } = useLive();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Night | null>(null);
  const isMoving = useRef(false);
  const ids = matrixRooms(data.rooms).map(({ room_class_id }) => room_class_id);
  const wanted = active ?? { room_class_id: state.row?.room_class_id ?? ids[0] ?? 0, day: state.start };
  const atKeys = shownWith(wanted.day, first, data.today) === first ? wanted : { ...wanted, day: first };

  const handleKey = (event: KeyboardEvent) => {
    const at = nightAt(event.target);
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nightByKey(at, event.key, { rooms: ids, first, today: data.today });
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setActive(next);
    const from = shownWith(next.day, first, data.today);
    if (from !== first) go((now) => ({ ...now, from }), { replace: true });
  };

  // On a narrow screen the days scroll: after going forward they start at the first day, after going back at the last.
  const before = useRef(first);
  useEffect(() => {
    const strip = grid.current;
    if (!strip || before.current === first) return;
    const isBack = first < before.current;
    before.current = first;
    strip.scrollTo({ left: isBack ? strip.scrollWidth : 0, behavior: "instant" });
  }, [first]);

  // The night may have to be rendered before it can take focus, and focusing may scroll the row.
  useEffect(() => {
    if (!isMoving.current) return;
    const night = grid.current?.querySelector<HTMLElement>(`[data-night="${wanted.room_class_id}.${wanted.day}"]`);
    if (!night) return;
    isMoving.current = false;
    night.focus();
  });

  return { grid, atKeys, handleKey, handleFocus: (event: FocusEvent) => setActive(nightAt(event.target)) };
}
