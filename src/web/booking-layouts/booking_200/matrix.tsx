/** Rooms down, days across, the lowest price of each night where they meet. Two taps on a room's row are a stay. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PickNote } from "#rules/calendar.ts";
import { type Night, nightByKey, shownDays, shownWith, stayInRow, tapNight } from "#rules/price-matrix.ts";
import { STAY_LIMITS } from "#rules/stay.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { CALENDAR_WORDS } from "#web/booking/calendar-words.ts";
import { MatrixDays } from "./matrix-days.tsx";
import { MatrixHead } from "./matrix-head.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import type { MatrixPrices } from "./use-matrix.ts";

export function PriceMatrix({ matrix }: { matrix: MatrixPrices }) {
  const { data, words } = useBench();
  const { state, isLive } = useLive();
  const { rooms, first, names, pricesOf, isWaiting } = matrix;
  const days = useMemo(() => shownDays(first), [first]);
  const grid = useRef<HTMLDivElement>(null);
  const { atKeys, moveBy, take } = useKeys(matrix, grid);
  const tap = useTap(matrix, take);
  useTurnedStrip(grid, first);
  const isInCart = (room_class_id: number) => state.cart.some((line) => line.room_class_id === room_class_id);
  return (
    <>
      <MatrixHead matrix={matrix} />
      <div
        className="matrix"
        role="grid"
        aria-label={words.matrix.title}
        aria-multiselectable="true"
        aria-busy={isWaiting}
        ref={grid}
        onKeyDown={moveBy}
      >
        <MatrixDays days={days} names={names} />
        {rooms.map((room) => {
          const { room_class_id } = room;
          return (
            <MatrixRow
              key={room_class_id}
              room={room}
              days={days}
              names={names}
              prices={pricesOf(room_class_id)}
              isWaiting={isWaiting}
              isChosen={state.row?.room_class_id === room_class_id || isInCart(room_class_id)}
              {...stayInRow(state, room_class_id)}
              active={isLive && atKeys.room_class_id === room_class_id ? atKeys.day : ""}
              from={isLive ? null : state}
              onTap={tap}
            />
          );
        })}
      </div>
      {data.rooms.length > rooms.length ? (
        <p className="fine">{words.matrix.rest(rooms.length, data.rooms.length)}</p>
      ) : null}
    </>
  );
}

/** What a tap on a night does. Always the same function, so that a row is drawn again only when something of its own changes. */
function useTap({ pricesOf, names }: MatrixPrices, take: (night: Night) => void): (night: Night) => void {
  const { data, go, say } = useBench();
  const { state } = useLive();
  const tell = async (note: PickNote | null) => {
    if (note === null) return;
    const { note: said } = await CALENDAR_WORDS[data.lang]();
    say(note.reason === "too_long" ? said.too_long(STAY_LIMITS.nights) : said[note.reason](names.plain(note.day)));
  };
  const tap = (night: Night) => {
    const tapped = tapNight(state, night, pricesOf(night.room_class_id), data.today);
    take(night);
    void tell(tapped.note);
    // A stay that is only begun is no place to come back to.
    if (tapped.state !== state) go(() => tapped.state, { replace: tapped.state.row?.arrival !== undefined });
  };
  const latest = useRef(tap);
  latest.current = tap;
  return useCallback((night: Night) => latest.current(night), []);
}

/** One night takes the keys; arrows lead to its neighbours, and to days that are not shown yet. */
function useKeys({ rooms, first }: MatrixPrices, grid: RefObject<HTMLDivElement | null>) {
  const { data, go } = useBench();
  const { state } = useLive();
  const [active, setActive] = useState<Night | null>(null);
  const isMoving = useRef(false);
  const usual = { room_class_id: state.row?.room_class_id ?? rooms[0]?.room_class_id ?? 0, day: state.start };
  const wanted = active ?? usual;
  const atKeys = shownWith(wanted.day, first, data.today) === first ? wanted : { ...wanted, day: first };

  const moveBy = (event: KeyboardEvent) => {
    const [room, day] = ((event.target as HTMLElement).dataset.night ?? "").split(".");
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const ids = rooms.map(({ room_class_id }) => room_class_id);
    const at = { room_class_id: Number(room), day };
    const next = nightByKey(at, event.key, { rooms: ids, first, today: data.today });
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setActive(next);
    const from = shownWith(next.day, first, data.today);
    if (from !== first) go((now) => ({ ...now, from }), { replace: true });
  };

  // A night may first have to be drawn to take focus.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-night="${atKeys.room_class_id}.${atKeys.day}"]`)?.focus();
  });

  return { atKeys, moveBy, take: setActive };
}

/** On a narrow screen the days are a strip: turned on it begins at its start, turned back at its end. */
function useTurnedStrip(grid: RefObject<HTMLDivElement | null>, first: string): void {
  const before = useRef(first);
  useEffect(() => {
    if (before.current === first) return;
    const isBack = first < before.current;
    before.current = first;
    // Focus has its own say: it comes after.
    grid.current?.scrollTo({ left: isBack ? grid.current.scrollWidth : 0, behavior: "instant" });
    const { activeElement } = document;
    if (grid.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [first]);
}
