/** Dates and guests in one line: two buttons that open dialogs, or plain fields without a script. */
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { nightsBetween } from "#rules/time/day.ts";
import { type BookingState, withStay } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { loadCalendarWords } from "#web/booking/calendar-words.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PlainSearch } from "./plain-search.tsx";

const loadDates = () => import("#web/booking/calendar/calendar.tsx");
const loadGuests = () => import("#web/booking/guests/guests.tsx");
const Calendar = lazy(loadDates);
const Guests = lazy(loadGuests);

const KEPT = { __html: "" };

export function SearchBar() {
  const { data, words, go, loadCalendar, alert } = useBookingTools();
  const { start, end, room, adults, children, ages, cots, isLive } = useLive(({ state, isLive }) => ({
    ...stayOf(state),
    ages: state.ages,
    cots: state.cots,
    isLive,
  }));
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
          {/* It is not hydrated: the browser keeps what the server has drawn. */}
          {import.meta.env.SSR ? (
            <PlainSearch />
          ) : (
            // oxlint-disable-next-line react/no-danger -- It is empty.
            <form suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
          )}
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
            start={start}
            end={end}
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
            value={{ room, adults, children }}
            mostPeople={mostPeople}
            done={calendarWords.guests.done}
            {...(families
              ? {
                  families: {
                    words: words.families,
                    ages,
                    cots: cots ?? 0,
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

const stayOf = ({ start, end, room, adults, children }: BookingState) => ({ start, end, room, adults, children });

function Dates() {
  const { words, day } = useBookingTools();
  const { start, end } = useLive(({ state }) => stayOf(state));
  return (
    <>
      <Icon name="calendar" />
      <span>
        <span className="hidden">{words.search.dates}</span>
        <strong suppressHydrationWarning>{words.days(day(start, "brief"), day(end, "brief"))}</strong>
        <small>{words.nights(nightsBetween(start, end))}</small>
      </span>
    </>
  );
}

function People() {
  const { words } = useBookingTools();
  const { room, adults, children } = useLive(({ state }) => stayOf(state));
  return (
    <>
      <Icon name="people" />
      <span>
        <span className="hidden">{words.search.guests}</span>
        <strong>{words.guests_line(room, adults, children)}</strong>
      </span>
    </>
  );
}
