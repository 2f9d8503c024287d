/** Train tickets with the rooms: an offer, the choice of trains, and what was chosen. Without a script it leads to a page of its own. */
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import { packagePercent } from "#rules/rail/fares.ts";
import { searchPrice } from "#rules/rail/rail-search.ts";
import { stationName } from "#rules/rail/stations.ts";
import { type BookingState, writeBooking } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { GoButton, GoLink } from "#web/booking/parts/go-button.tsx";
import { peopleText, Rides } from "#web/rail/rides.tsx";
import { loadTrainWords } from "./train-words.ts";

const Chooser = lazy(() => import("./chooser.tsx").then(({ Chooser }) => ({ default: Chooser })));

/** A Monday like any other: what midweek trains save. */
const MIDWEEK = "2026-01-05";

function withoutRail(state: BookingState): BookingState {
  const { rail: _, ...rest } = state;
  return rest;
}

export function RailPanel() {
  const { data, words, go } = useBookingTools();
  const { state } = useLive();
  const [trainWords, setTrainWords] = useState<TrainWords | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const offer = data.hotel.rail;
  if (!offer) return null;
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const loaded = await loadTrainWords(data.lang, data.hotel.hasRooms).catch(() => null);
    // Without an answer the page of its own is tried instead.
    if (loaded === null) return location.assign(railAddress(data, state));
    setTrainWords(loaded);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTimeout(() => opener.current?.focus(), 0);
  };
  const station = stationName(offer.station, data.lang);
  const text = offer.round_trip_only ? words.rail.text_round : words.rail.text;
  return (
    <section className="rail-panel" aria-labelledby="rail-title">
      <h3 id="rail-title">{words.rail.title}</h3>
      {state.rail ? <Chosen /> : <p>{text(station, packagePercent(MIDWEEK))}</p>}
      <RailProblem />
      {isOpen && trainWords ? (
        <Suspense fallback={<p role="status">{trainWords.loading}</p>}>
          <Chooser
            offer={offer}
            words={trainWords}
            onDone={(rail) => {
              go((now) => ({ ...now, rail }), { replace: true });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      ) : (
        <div className="rail-actions">
          {state.rail ? (
            <GoButton
              className="more"
              to={withoutRail(state)}
              onGo={() => go(withoutRail, { replace: true })}
              aria-label={words.remove_named(words.rail.title)}
            >
              {words.remove}
            </GoButton>
          ) : null}
          <a
            ref={opener}
            className="button button-quiet"
            href={railAddress(data, state)}
            onClick={(event) => void open(event)}
          >
            {state.rail ? words.rail.change : words.rail.choose}
          </a>
        </div>
      )}
    </section>
  );
}

function railAddress({ address, preview }: { address: string; preview: string | null }, state: BookingState): string {
  const query = new URLSearchParams(writeBooking(state));
  if (preview !== null) query.set("preview", preview);
  return `${address}/rail?${query}`;
}

/** What was chosen, and what it costs with the stay. */
function Chosen() {
  const { data, words, price, day } = useBookingTools();
  const { rail } = useLive().state;
  if (!rail) return null;
  const total = searchPrice(rail.rides, rail.people);
  return (
    <>
      <Rides rides={rail.rides} words={words.rail} lang={data.lang} day={day} />
      <p className="rail-chosen">
        <span>{peopleText(rail.people, words.rail)}</span>
        <span>
          {total.was > total.price ? <s>{price(total.was)}</s> : null} <strong>{price(total.price)}</strong>
        </span>
      </p>
    </>
  );
}

/** In the summary before ordering. */
export function RailReview() {
  const { data, words, day } = useBookingTools();
  const { rail } = useLive().state;
  if (!rail) return null;
  return (
    <div>
      <dt>{words.rail.title}</dt>
      <dd>
        <Rides rides={rail.rides} words={words.rail} lang={data.lang} day={day} />
        <small>{peopleText(rail.people, words.rail)}</small>
      </dd>
    </div>
  );
}

/** The railway or the lodging's terms say no: other trains, or the room alone. */
export function RailProblem() {
  const { data, words, go } = useBookingTools();
  const { state, railProblem } = useLive();
  if (railProblem === null || !state.rail) return null;
  return (
    <div className="rail-problem" role="alert">
      <p>
        <strong>{words.rail.problem}</strong> {railProblem}
      </p>
      <div className="rail-actions">
        {state.step === "pay" && data.hotel.rail ? (
          <GoLink className="more" to={{ ...state, step: "details" }}>
            {words.rail.change}
          </GoLink>
        ) : null}
        <GoButton
          className="button button-quiet"
          to={withoutRail(state)}
          onGo={() => go(withoutRail, { replace: true })}
        >
          {words.rail.without}
        </GoButton>
      </div>
    </div>
  );
}
