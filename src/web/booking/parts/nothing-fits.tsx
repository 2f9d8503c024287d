/** Nothing fits: why, and what would, each with its price and a button that chooses it. */
import { withStay } from "#rules/booking/booking-state.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { Alternatives, Suggestion } from "#web/booking/booking-data.ts";
import { GoLink } from "./go-button.tsx";

export function NothingFits() {
  const { data, words, day } = useBookingTools();
  const { state, results } = useLive();
  const found = results.alternatives;
  const isSoldOut = results.offers.every((offer) => offer.rate_plans.length === 0);
  const guests = words.guests_line(state.room, state.adults, state.children);
  const isTooMany = !isSoldOut && found !== null && found.mixes.length > 0;
  const title = isTooMany ? words.nothing.title_guests : words.nothing.title;
  const isEmpty = !found || [found.dates, found.shorter, found.mixes].every((list) => list.length === 0);
  return (
    <section className="nothing" aria-label={title}>
      <h2>{title}</h2>
      <p suppressHydrationWarning>
        {isTooMany ? words.nothing.too_many(guests) : words.nothing.sold_out(day(state.start), day(state.end))}
      </p>
      {found ? (
        <>
          <Mixes mixes={found.mixes} />
          <Stays title={words.nothing.dates} stays={found.dates} />
          <Stays title={words.nothing.shorter} stays={found.shorter} />
        </>
      ) : null}
      {isEmpty ? <p>{words.nothing.nothing_near}</p> : null}
      {data.hotel.phone ? (
        <p>
          <a className="more" href={phoneLink(data.hotel.phone)}>
            {words.call(data.hotel.phone)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Stays({ title, stays }: { title: string; stays: Suggestion[] }) {
  const { words, day, price, roomOf } = useBookingTools();
  const { state } = useLive();
  if (stays.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="suggestions">
        {stays.map((stay) => (
          <li key={stay.start_date + stay.end_date}>
            <GoLink to={withStay(state, { start: stay.start_date, end: stay.end_date })}>
              <strong suppressHydrationWarning>
                {day(stay.start_date)} – {day(stay.end_date)}
              </strong>
              <span>
                {words.nights(nightsBetween(stay.start_date, stay.end_date))} ·{" "}
                {roomOf(stay.room_class_id)?.room_class_name}
              </span>
              <b>{price(stay.price)}</b>
            </GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mixes({ mixes }: { mixes: Alternatives["mixes"] }) {
  const { words, price, roomOf } = useBookingTools();
  const { state } = useLive();
  if (mixes.length === 0) return null;
  const named = (lines: Alternatives["mixes"][number]["lines"]) =>
    words.nothing.pieces(
      lines.map(({ room_class_id, num }) =>
        words.nothing.room_times(roomOf(room_class_id)?.room_class_name ?? "", num),
      ),
    );
  return (
    <div>
      <h3>{words.nothing.mixes}</h3>
      <ul className="suggestions">
        {mixes.map(({ lines, price: total }) => (
          <li key={JSON.stringify(lines)}>
            <GoLink to={{ ...state, cart: lines }}>
              <strong>{named(lines)}</strong>
              <span>{words.nothing.choose_mix}</span>
              <b>{price(total)}</b>
            </GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
