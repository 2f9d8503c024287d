/** A stay as long a few days earlier or later, with its price: for guests who are free to choose. Loaded when asked for. */
import { useEffect, useRef } from "react";
import { type BookingState, withStay } from "#rules/booking/booking-state.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { GoLink } from "./go-button.tsx";

function withoutNearby(state: BookingState): BookingState {
  const { nearby: _, ...rest } = state;
  return rest;
}

export function Nearby() {
  const { words, day, price } = useBookingTools();
  const { state, results, isCurrent } = useLive();
  const strip = useRef<HTMLOListElement>(null);
  const shown = state.nearby === true && isCurrent ? state.start : null;
  // On a phone three of seven are in sight: the requested days are in the middle.
  useEffect(() => {
    const here = shown === null ? null : strip.current?.querySelector<HTMLElement>("[data-this]");
    if (!here || !strip.current) return;
    strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2;
  }, [shown]);
  const stays = isCurrent ? (results.alternatives?.nearby ?? []) : [];
  const lowest = Math.min(...stays.flatMap((stay) => stay.price ?? []));
  const title = words.nearby.title(nightsBetween(state.start, state.end));
  return (
    <section className="nearby" aria-label={title}>
      <div className="nearby-head">
        <h3>{title}</h3>
        <GoLink className="more" to={withoutNearby(state)}>
          {words.nearby.close}
        </GoLink>
      </div>
      {stays.length === 0 ? <p className="fine">{words.loading}</p> : null}
      <ol ref={strip}>
        {stays.map((stay) => {
          const isThis = stay.start_date === state.start;
          const content = (
            <>
              <span suppressHydrationWarning>{day(stay.start_date)}</span>
              <b data-lowest={stay.price === lowest || undefined}>
                {stay.price === null ? words.nearby.none : price(stay.price)}
              </b>
              {isThis ? <small>{words.nearby.yours}</small> : null}
            </>
          );
          return (
            <li key={stay.start_date} data-this={isThis || undefined}>
              {isThis || stay.price === null ? (
                <span className="nearby-stay">{content}</span>
              ) : (
                <GoLink className="nearby-stay" to={withStay(state, { start: stay.start_date, end: stay.end_date })}>
                  {content}
                </GoLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
