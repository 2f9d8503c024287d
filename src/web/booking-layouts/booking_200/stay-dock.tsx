/** The bottom bar while a stay is being chosen: what is still missing, or the price from and a link to the rates. */
import { withStay } from "#rules/booking/booking-state.ts";
import { stayFromPrice } from "#rules/booking/calendar.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { pricesIn, useNights } from "#web/booking/nights.ts";
import { GoButton } from "#web/booking/parts/go-button.tsx";
import { AmountFrom } from "#web/ui/amount-from.tsx";

export function StayDock() {
  const { words, nameOf, day, price: money, go } = useBookingTools();
  const { state, isLive } = useLive();
  const nights = useNights();
  const { row, start, end } = state;
  if (!row) return null;
  const name = nameOf(row.room_class_id);
  if (row.arrival !== undefined) {
    return (
      <div className="cart-dock">
        <p className="stay-dock" suppressHydrationWarning>
          <span>{name}</span>
          <b>{words.matrix.chosen_arrival(day(row.arrival))}</b>
        </p>
        <GoButton
          className="button button-quiet"
          to={isLive ? null : withStay(state, {})}
          onGo={() => go((now) => withStay(now, {}), { replace: true })}
        >
          {words.undo}
        </GoButton>
      </div>
    );
  }
  const price = stayFromPrice({ start, end }, pricesIn(nights, row.room_class_id));
  return (
    <div className="cart-dock">
      <p className="stay-dock">
        <span>{name}</span>
        <b>
          {words.nights(nightsBetween(start, end))}
          {price === null ? null : (
            <>
              {" · "}
              <AmountFrom amount={money(price)} say={words.matrix.from} />
            </>
          )}
        </b>
      </p>
      <a className="button" href="#rates">
        {words.matrix.choose_plan}
      </a>
    </div>
  );
}
