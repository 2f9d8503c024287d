/** One room's row: its name, and each night as a button. */
import { memo } from "react";
import type { BookingState } from "#rules/booking/booking-state.ts";
import {
  canOnlyLeave,
  type DayLimit,
  type DayLimits,
  type DayMark,
  markOf,
  type Prices,
} from "#rules/booking/calendar.ts";
import { tapNight } from "#rules/booking/price-matrix.ts";
import { bareAmount } from "#rules/money/shown-money.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { shortLimit, withLimit } from "#web/booking/calendar/day-limit.ts";
import type { DayNames } from "#web/booking/calendar/day-names.ts";
import { useMatrix } from "#web/booking/nights.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { SheetLink } from "#web/booking/room-sheet/sheet-link.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { FittedAmount } from "#web/ui/fitted-amount.tsx";
import { isWeekendNight } from "./matrix-days.tsx";

type MatrixRowProps = {
  room: BookingRoom;
  days: readonly string[];
  names: DayNames;
  prices: Prices;
  limits: DayLimits;
  isWaiting: boolean;
  /** The guest has tapped this room, or it is in the cart: the chosen stay belongs to this row. */
  isChosen: boolean;
  /** The stay to show in this row; both empty if the stay belongs to another row. */
  start: string;
  end: string;
  /** The day that receives keyboard focus, if it is in this row; null: each can be reached, as without a script. */
  active: string | null;
  /** The state that the buttons' forms start from before the script has loaded. */
  from: BookingState | null;
};

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { room, days, names, prices, limits, isWaiting, isChosen, start, end, active, from } = props;
  const { words, data } = useBookingTools();
  return (
    <div
      className="nights-row"
      role="row"
      aria-label={words.matrix.row(room.room_class_name)}
      data-chosen={isChosen && start !== ""}
      data-begun={start !== "" && end === ""}
      data-house={room.isHouse || undefined}
    >
      <div className="nights-room" role="rowheader">
        <RoomPicture room={room} />
        <strong lang={room.lang}>{room.room_class_name}</strong>
        <small>
          {room.facts.slice(0, 2).map((fact) => (
            <span key={fact}>{unsplit(fact)} </span>
          ))}
        </small>
      </div>
      {days.map((day) => (
        <NightCell
          key={day}
          room={room}
          day={day}
          names={names}
          mark={markOf(day, { start, end })}
          price={prices.get(day)}
          limit={limits.get(day)}
          isForLeaving={canOnlyLeave(day, prices, data.today)}
          isWaiting={isWaiting}
          isActive={active === null ? null : day === active}
          to={from && changed(from, tapNight(from, { ...room, day }, { prices, limits }, data.today).state)}
        />
      ))}
    </div>
  );
});

/** The room itself beside its prices: above the matrix nothing else shows it. By keyboard its sheet is opened from the results. */
function RoomPicture({ room }: { room: BookingRoom }) {
  const photo = room.photos.find(({ src }) => readPicture(src) !== null);
  if (!photo) return null;
  return (
    <SheetLink className="nights-picture" room={room.room_class_id} tabIndex={-1}>
      <Photo src={photo.src} alt={photo.alt} sizes={PICTURE} />
    </SheetLink>
  );
}

const PICTURE = "6rem at 4/3";

/** A fact stays on one line: a number and what it counts belong together. */
const unsplit = (fact: string) => fact.replaceAll(" ", "\u00a0");

const changed = (from: BookingState, to: BookingState) => (to === from ? null : to);

type NightCellProps = {
  room: BookingRoom;
  day: string;
  names: DayNames;
  mark: DayMark;
  price: number | null | undefined;
  limit: DayLimit | undefined;
  isForLeaving: boolean;
  isWaiting: boolean;
  isActive: boolean | null;
  /** The address of the button's form, for use without a script. */
  to: BookingState | null;
};

/** One click changes few nights of a row: only those are rendered again. */
const NightCell = memo(function NightCell(props: NightCellProps) {
  const { room, day, names, mark, price, limit, isForLeaving, isWaiting, isActive, to } = props;
  const { data, words } = useBookingTools();
  const { tap } = useMatrix();
  const rule = shortLimit(limit, words.matrix);
  const said = useNightWords(room, names.full(day), price, isForLeaving, limit);
  const night = { room_class_id: room.room_class_id, day };
  return (
    <div
      className="nights-cell"
      role="gridcell"
      aria-selected={mark === "" ? undefined : true}
      aria-disabled={price === null && !isForLeaving ? true : undefined}
      data-mark={mark || undefined}
      data-weekend={isWeekendNight(day)}
      data-kind={price === undefined ? (isWaiting ? "waiting" : "unknown") : price === null ? "sold_out" : "priced"}
    >
      <GoButton
        data-night={`${night.room_class_id}.${day}`}
        tabIndex={isActive === null ? undefined : isActive ? 0 : -1}
        aria-label={
          mark === "" || mark === "between" ? said : words.matrix[mark === "end" ? "departure" : "arrival"](said)
        }
        to={to}
        onGo={() => tap(night)}
        suppressHydrationWarning
      >
        {price === undefined ? (
          ""
        ) : price === null ? (
          "—"
        ) : (
          <FittedAmount text={bareAmount(price, data.hotel.currency)} />
        )}
        {rule === "" || price === null ? null : <small>{rule}</small>}
      </GoButton>
    </div>
  );
});

/** The night's label for screen readers, with the same figures as on screen. */
function useNightWords(
  room: BookingRoom,
  day: string,
  price: number | null | undefined,
  isForLeaving: boolean,
  limit: DayLimit | undefined,
) {
  const { words, price: money } = useBookingTools();
  const name = room.room_class_name;
  if (price === undefined) return words.matrix.night_unpriced(name, day);
  if (price === null) return words.matrix[isForLeaving ? "night_leave" : "night_sold_out"](name, day);
  return withLimit(words.matrix.night(name, day, money(price)), limit, words.matrix);
}
