/** The bar before there is a total: what the tapped stay costs from, and the way down to its rates. */
import { stayFromPrice } from "#rules/calendar.ts";
import { nightsBetween } from "#rules/day.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import type { MatrixPrices } from "./use-matrix.ts";

export function ToRates({ matrix }: { matrix: MatrixPrices }) {
  const { words, roomOf, price: money } = useBench();
  const { state } = useLive();
  const { row, start, end } = state;
  if (!row || row.arrival !== undefined) return null;
  const price = stayFromPrice({ start, end }, matrix.pricesOf(row.room_class_id));
  return (
    <div className="cart-dock">
      <p className="to-rates">
        <span>{roomOf(row.room_class_id)?.room_class_name}</span>
        <b>
          {words.nights(nightsBetween(start, end))}
          {price === null ? null : ` · ${words.matrix.from(money(price))}`}
        </b>
      </p>
      <a className="button" href="#rates">
        {words.matrix.choose_plan}
      </a>
    </div>
  );
}
