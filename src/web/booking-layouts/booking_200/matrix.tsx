/** Rooms down, days across, the lowest price of each night where they meet. Two taps on a room's row are a stay. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { PickNote } from "#rules/calendar.ts";
import { type Night, nightByKey, shownDays, shownWith, stayInRow, tapNight } from "#rules/price-matrix.ts";
import { STAY_LIMITS } from "#rules/stay.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { dayNamesIn } from "#web/booking/calendar/day-names.ts";
import { CALENDAR_WORDS } from "#web/booking/calendar-words.ts";
import { MatrixDays } from "./matrix-days.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import { MatrixHead } from "./matrix-head.tsx";
import type { MatrixPrices } from "./use-matrix.ts";

export function PriceMatrix({ matrix }: { matrix: MatrixPrices }) {
  const { data, words, go } = useBench();
  const { state, isLive } = useLive();
  const { rooms, first, pricesOf, isWaiting } = matrix;
  const names = useMemo(() => dayNamesIn(data.lang), [data.lang]);
  const days = shownDays(first);
  const [note, setNote] = useState("");
  const [active, setActive] = useState<Night | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);

  const usual = { room_class_id: state.row?.room_class_id ?? rooms[0]?.room_class_id ?? 0, day: state.start };
  const wanted = active ?? usual;
  const atKeys = days.includes(wanted.day) ? wanted : { ...wanted, day: first };

  const tell = async (why: PickNote | null) => {
    if (why === null) return setNote("");
    const { note: said } = await CALENDAR_WORDS[data.lang]();
    setNote(why.reason === "too_long" ? said.too_long(STAY_LIMITS.nights) : said[why.reason](names.plain(why.day)));
  };

  const tap = (night: Night) => {
    const tapped = tapNight(state, night, pricesOf(night.room_class_id), data.today);
    setActive(night);
    void tell(tapped.note);
    if (tapped.state !== state) go(() => tapped.state, { replace: tapped.state.row?.arrival !== undefined });
  };

  const handleKey = (event: KeyboardEvent) => {
    const [room, day] = ((event.target as HTMLElement).dataset.night ?? "").split(".");
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = { room_class_id: Number(room), day };
    const ids = rooms.map(({ room_class_id }) => room_class_id);
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

  useTurnedStrip(grid, first);

  return (
    <>
      <MatrixHead matrix={matrix} note={note} />
      <div
        className="matrix"
        role="grid"
        aria-label={words.matrix.title}
        aria-multiselectable="true"
        aria-busy={isWaiting}
        ref={grid}
        onKeyDown={handleKey}
      >
        <MatrixDays days={days} names={names} />
        {rooms.map((room) => (
          <MatrixRow
            key={room.room_class_id}
            room={room}
            days={days}
            names={names}
            prices={pricesOf(room.room_class_id)}
            isWaiting={isWaiting}
            stay={stayInRow(state, room.room_class_id)}
            active={isLive && atKeys.room_class_id === room.room_class_id ? atKeys.day : null}
            onTap={tap}
          />
        ))}
      </div>
      {data.rooms.length > rooms.length ? (
        <p className="fine">{words.matrix.rest(rooms.length, data.rooms.length)}</p>
      ) : null}
    </>
  );
}

/** On a narrow screen the days are a strip: turned on it begins at its start, turned back at its end. */
function useTurnedStrip(grid: React.RefObject<HTMLDivElement | null>, first: string): void {
  const before = useRef(first);
  useEffect(() => {
    if (before.current === first) return;
    const isBack = first < before.current;
    before.current = first;
    grid.current?.scrollTo({ left: isBack ? grid.current.scrollWidth : 0, behavior: "instant" });
  }, [first]);
}
