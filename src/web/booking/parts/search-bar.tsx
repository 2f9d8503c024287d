/** Dates and guests in one line: two buttons that open dialogs, or plain fields without a script. */
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { withStay, writeBooking } from "#rules/booking/booking-state.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { COT_MOST_AGE } from "#rules/guests/guest-bands.ts";
import { ChildAges, childrenIn, childrenOf, Cots } from "#web/booking/guests/child-ages.tsx";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { loadCalendarWords } from "#web/booking/calendar-words.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { Icon } from "#web/ui/icon.tsx";

const loadDates = () => import("#web/booking/calendar/calendar.tsx");
const loadGuests = () => import("#web/booking/guests/guests.tsx");
const Calendar = lazy(loadDates);
const Guests = lazy(loadGuests);

export function SearchBar() {
  const { data, words, go, loadCalendar, alert } = useBookingTools();
  const { state, isLive } = useLive();
  const [open, setOpen] = useState<"dates" | "guests" | null>(null);
  const [calendarWords, setWords] = useState<CalendarWords | null>(null);
  const isWaiting = useRef(false);
  const show = async (which: "dates" | "guests", { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not every browser focuses a clicked button, and the dialog returns the focus to where it was.
    currentTarget.focus();
    if (isWaiting.current) return;
    isWaiting.current = true;
    try {
      // Loaded before it is shown: if offline the page says so, and the button can be used again.
      const words = loadCalendarWords(data.lang, data.hotel.hasRooms);
      const [found] = await Promise.all([words, which === "dates" ? loadDates() : loadGuests()]);
      setWords(found);
      setOpen(which);
    } catch {
      alert(words.pay.offline);
    } finally {
      isWaiting.current = false;
    }
  };
  const close = () => setOpen(null);
  const { families } = data.hotel;
  const mostPeople = Math.max(1, ...data.rooms.filter(({ isHouse }) => !isHouse).map(({ people }) => people));
  return (
    <section className="stay-bar" aria-label={words.search.title}>
      {isLive ? (
        <div className="stay-live">
          <button type="button" data-open="dates" aria-haspopup="dialog" onClick={(event) => void show("dates", event)}>
            <Dates />
          </button>
          <button
            type="button"
            data-open="guests"
            aria-haspopup="dialog"
            onClick={(event) => void show("guests", event)}
          >
            <People />
          </button>
        </div>
      ) : (
        // Until the script has loaded, the same bar opens a plain form.
        <details>
          <summary className="stay-live">
            <span>
              <Dates />
            </span>
            <span>
              <People />
            </span>
          </summary>
          <PlainSearch />
        </details>
      )}
      <Suspense
        fallback={
          <p className="hidden" role="status">
            {words.search.opening}
          </p>
        }
      >
        {open === "dates" && calendarWords ? (
          <Calendar
            lang={data.lang}
            words={calendarWords}
            today={data.today}
            start={state.start}
            end={state.end}
            currency={data.hotel.currency}
            country={data.hotel.country}
            taxNote={words.cart.tax_included}
            loadPrices={loadCalendar}
            onDone={(start, end) => {
              close();
              go((now) => withStay(now, { start, end }));
            }}
            onClose={close}
          />
        ) : null}
        {open === "guests" && calendarWords ? (
          <Guests
            words={calendarWords.guests}
            value={{ room: state.room, adults: state.adults, children: state.children }}
            mostPeople={mostPeople}
            done={calendarWords.guests.done}
            {...(families
              ? {
                  families: {
                    words: words.families,
                    ages: state.ages,
                    cots: state.cots ?? 0,
                    mostCots: families.cots,
                  },
                }
              : {})}
            onDone={(people) => {
              close();
              go((now) => withStay(now, people));
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

function Dates() {
  const { words, day } = useBookingTools();
  const { state } = useLive();
  return (
    <>
      <Icon name="calendar" />
      <span>
        <span className="hidden">{words.search.dates}</span>
        <strong suppressHydrationWarning>{words.days(day(state.start, "brief"), day(state.end, "brief"))}</strong>
        <small>{words.nights(nightsBetween(state.start, state.end))}</small>
      </span>
    </>
  );
}

function People() {
  const { words } = useBookingTools();
  const { state } = useLive();
  return (
    <>
      <Icon name="people" />
      <span>
        <span className="hidden">{words.search.guests}</span>
        <strong>{words.guests_line(state.room, state.adults, state.children)}</strong>
      </span>
    </>
  );
}

/** The fields of the plain form itself. */
const SEARCH_FIELDS = new Set(["start", "end", "room", "adults", "children", "ages", "cots"]);

/** The same search as a plain form with the browser's own fields. */
function PlainSearch() {
  const { data, words } = useBookingTools();
  const { state } = useLive();
  const kept = writeBooking(withStay(state, {})).filter(([name]) => !SEARCH_FIELDS.has(name));
  const count = (name: "room" | "adults" | "children", least: number) => (
    <label>
      <span>{words.search[name]}</span>
      <input type="number" name={name} defaultValue={state[name]} min={least} max={STAY_LIMITS[name]} required />
    </label>
  );
  return (
    <form className="stay-plain" method="get" action={data.address}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {data.preview === null ? null : <input type="hidden" name="preview" value={data.preview} />}
      <label>
        <span>{words.search.arrival}</span>
        <input type="date" name="start" defaultValue={state.start} min={data.today} required />
      </label>
      <label>
        <span>{words.search.departure}</span>
        <input type="date" name="end" defaultValue={state.end} min={addDays(data.today, 1)} required />
      </label>
      {count("adults", 1)}
      {count("children", 0)}
      {count("room", 1)}
      {data.hotel.families ? (
        <>
          <ChildAges
            words={words.families}
            list={childrenOf(childrenIn(state.ages), state.children, state.room)}
            rooms={state.room}
          />
          <Cots
            words={words.families}
            most={Math.min(data.hotel.families.cots, state.children)}
            value={state.cots ?? 0}
            age={COT_MOST_AGE}
          />
        </>
      ) : null}
      <p className="fine">{words.stay_changed.longest(STAY_LIMITS.nights)}</p>
      <button className="button" type="submit">
        {words.search.go}
      </button>
    </form>
  );
}
