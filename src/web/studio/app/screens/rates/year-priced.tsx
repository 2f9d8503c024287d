/** How far the coming year is priced, by room type: all of it, or how many nights nobody can book. */
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer } from "./rates.tsx";

const YEAR = 365;

export function YearPriced({ rates }: { rates: RatesAnswer }) {
  const words = useScreenWords<RatesWords>();
  const sold = new Set(rates.plans.flatMap((plan) => (plan.is_archived ? [] : plan.rate_plan_id)));
  const rooms = rates.rooms
    .filter((room) => room.is_active)
    .map(({ room_class_id, name }) => {
      const nights = rates.coverage
        .filter((each) => each.room_class_id === room_class_id && sold.has(each.rate_plan_id))
        .map((each) => each.nights);
      return { room_class_id, name, missing: YEAR - Math.min(YEAR, Math.max(0, ...nights)) };
    });
  if (rooms.length === 0) return null;
  return (
    <section className="panel rates-year" aria-labelledby="rates-year">
      <h2 id="rates-year">{words.year}</h2>
      {rooms.every(({ missing }) => missing === 0) ? (
        <p data-done="true">
          <StudioIcon name="check" />
          {words.year_done}
        </p>
      ) : (
        <ul>
          {rooms.map(({ room_class_id, name, missing }) => (
            <li key={room_class_id}>
              <span>{name}</span>
              <meter min={0} max={YEAR} value={YEAR - missing} aria-label={name} />
              <span>{missing === 0 ? words.year_done : words.year_missing(missing)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
