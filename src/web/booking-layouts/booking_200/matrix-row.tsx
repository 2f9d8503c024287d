/** A room's row: its name, and its nights as buttons. */
import { canOnlyLeave, type ChosenStay, type Prices } from "#rules/calendar.ts";
import { type Night, tapNight } from "#rules/price-matrix.ts";
import { shortAmount } from "#rules/shown-money.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { isWeekend } from "./matrix-days.tsx";

type MatrixRowProps = {
  room: BookingRoom;
  days: readonly string[];
  names: DayNames;
  prices: Prices;
  isWaiting: boolean;
  /** What this row draws; null where the stay is another row's. */
  stay: ChosenStay | null;
  /** The day that takes the keys; null in every other row, and where there is no script to move by keys. */
  active: string | null;
  onTap: (night: Night) => void;
};

export function MatrixRow(props: MatrixRowProps) {
  const { room, days, stay } = props;
  const { words } = useBench();
  const { state } = useLive();
  const isAlone = state.row?.room_class_id === room.room_class_id || state.cart.length > 0;
  return (
    <div
      className="matrix-row"
      role="row"
      aria-label={words.matrix.row(room.room_class_name)}
      data-chosen={stay !== null && isAlone}
      data-begun={stay?.end === ""}
    >
      <div className="matrix-room" role="rowheader">
        <strong lang={room.lang}>{room.room_class_name}</strong>
        <small>{room.facts.slice(0, 2).join(" · ")}</small>
      </div>
      {days.map((day) => (
        <NightCell key={day} day={day} {...props} />
      ))}
    </div>
  );
}

/** In full where it fits: a night is chosen by its price. */
const FITS = 1_000_000;

type Mark = "alone" | "start" | "between" | "end" | "";

function markOf(day: string, stay: ChosenStay | null): Mark {
  if (stay === null) return "";
  if (day === stay.start) return stay.end === "" ? "alone" : "start";
  if (day === stay.end) return "end";
  return day > stay.start && day < stay.end ? "between" : "";
}

function NightCell({ room, day, names, prices, isWaiting, stay, active, onTap }: MatrixRowProps & { day: string }) {
  const { data, words, price: money } = useBench();
  const { state, isLive } = useLive();
  const price = prices.get(day);
  const isLong = typeof price === "number" && price >= FITS;
  const shown =
    typeof price === "number" ? (isLong ? shortAmount(price, data.lang) : price.toLocaleString("en-US")) : "";
  const isForLeaving = canOnlyLeave(day, prices, data.today);
  const mark = markOf(day, stay);
  const { room_class_id, room_class_name } = room;
  const said = { room: room_class_name, day: names.full(day) };
  const night =
    price === undefined
      ? words.matrix.night_unpriced(said.room, said.day)
      : price !== null
        ? words.matrix.night(said.room, said.day, isLong ? `${data.hotel.currency} ${shown}` : money(price))
        : words.matrix[isForLeaving ? "night_leave" : "night_sold_out"](said.room, said.day);
  const to = isLive ? null : tapNight(state, { room_class_id, day }, prices, data.today).state;
  return (
    <div
      className="matrix-night"
      role="gridcell"
      aria-selected={mark === "" ? undefined : true}
      aria-disabled={price === null && !isForLeaving ? true : undefined}
      data-mark={mark || undefined}
      data-weekend={isWeekend(day)}
      data-kind={price === undefined ? (isWaiting ? "waiting" : "unknown") : price === null ? "sold_out" : "priced"}
    >
      <GoButton
        data-night={`${room_class_id}.${day}`}
        tabIndex={isLive ? (day === active ? 0 : -1) : undefined}
        aria-label={
          mark === "end"
            ? words.matrix.departure(night)
            : mark === "start" || mark === "alone"
              ? words.matrix.arrival(night)
              : night
        }
        to={to === state ? null : to}
        onGo={() => onTap({ room_class_id, day })}
        suppressHydrationWarning
      >
        {price === null ? "—" : shown}
      </GoButton>
    </div>
  );
}
