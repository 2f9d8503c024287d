/** The price calendar: twelve months to scroll through, or two at a time on wide screens. Nothing changes until Done. */
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import {
  calendarMonths,
  canOnlyLeave,
  cheapestOf,
  dayByKey,
  nextAvailable,
  pickDay,
  type PickNote,
} from "#rules/booking/calendar.ts";
import type { Language } from "#rules/text/language.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { afterPaint } from "#web/ui/after-paint.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useModal } from "#web/ui/use-modal.ts";
import { Chosen, isComplete } from "./chosen.tsx";
import { type DayNames, dayNamesIn } from "./day-names.ts";
import { Month, Weekdays } from "./month.tsx";
import { useDays } from "./use-days.ts";
import { type LoadPrices, usePrices } from "./use-prices.ts";
import { useWide } from "./use-wide.ts";

type CalendarProps = {
  lang: Language;
  words: CalendarWords;
  today: string;
  start: string;
  end: string;
  currency: string;
  /** The lodging's, whose holidays are marked where they are known. */
  country: string;
  taxNote: string;
  loadPrices: LoadPrices;
  onDone: (start: string, end: string) => void;
  onClose: () => void;
};

const MONTHS = 12;

export default function Calendar(props: CalendarProps) {
  const { lang, words, today, currency, country, taxNote, onDone, onClose, ...given } = props;
  const { dialog, closeWith, handleClose } = useModal(onClose);
  const names = useMemo(() => dayNamesIn(lang), [lang]);
  const months = useMemo(() => calendarMonths(today, MONTHS), [today]);
  const range = { first: today, last: months.at(-1)!.last };
  const prices = usePrices(months, today, given.loadPrices);
  const isWide = useWide();
  const scroller = useRef<HTMLDivElement>(null);
  const days = useDays({ scroller, months, range, start: given.start, isWide, onNear: prices.load });
  const [stay, setStay] = useState({ start: given.start, end: given.end });
  /** The latest choice, also before it is rendered: what the next tap and Done work on. */
  const latest = useRef(stay);
  const [note, setNote] = useState("");

  /** Where most days of a month have its lowest price, none is marked: then there is nothing to explain. */
  const hasCheapest = days.shown.some(
    (month) => cheapestOf(month, prices.ofMonth(months.indexOf(month)).known) !== null,
  );

  const handleClick = ({ target, detail }: MouseEvent) => {
    const day = (target as Element).closest<HTMLElement>("[data-day]")?.dataset.day;
    if (day === undefined) return;
    const picked = pickDay(latest.current, day, prices.all, range, prices.limits);
    latest.current = picked.stay;
    const draw = () => {
      setStay(picked.stay);
      setNote(noteIn(picked.note, words, names));
      days.goTo(day);
    };
    // After a tap the browser paints first, as elsewhere on the page. Keys continue at once and must not move the focus back.
    if (detail === 0) draw();
    else afterPaint(draw);
  };

  const handleKey = (event: KeyboardEvent) => {
    const { day } = (event.target as HTMLElement).dataset;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayByKey(day, event.key, range);
    if (next === null) return;
    event.preventDefault();
    days.goTo(next);
  };

  const findNext = async () => {
    const first = days.afterHere();
    for (const [index, month] of months.entries()) {
      if (month.last < first) continue;
      const known = await prices.load(index);
      // The failure has already been reported.
      if (known === null) return;
      const day = nextAvailable({ first: first > month.first ? first : month.first, last: month.last }, known);
      if (day !== null) return days.goTo(day, true);
    }
    setNote(words.none_available);
  };

  const handleDone = () => {
    const { start, end } = latest.current;
    if (isComplete(latest.current, prices.all)) closeWith(() => onDone(start, end));
  };

  const handleRetry = () => {
    // The button disappears, but the month in view must stay.
    scroller.current?.focus({ preventScroll: true });
    prices.retry();
  };

  return (
    <dialog className="calendar" ref={dialog} aria-labelledby="calendar-title" onClose={handleClose}>
      <header className="dialog-head">
        <h2 id="calendar-title">{words.title}</h2>
        <button className="dialog-close" type="button" aria-label={words.close} onClick={() => closeWith(onClose)}>
          <Icon name="close" />
        </button>
      </header>
      <div className="calendar-bar">
        <div className="calendar-caption">
          {words.lowest_per_night(currency)}
          {taxNote ? ` · ${taxNote}` : null} · {words.note.too_long(STAY_LIMITS.nights)}
        </div>
        {/* It keeps its place, so that nothing moves when prices arrive. */}
        <span className="calendar-legend" data-unused={!hasCheapest}>
          {words.cheapest}
        </span>
        <button className="calendar-next" type="button" onClick={() => void findNext()}>
          {words.next_available}
          <Icon name="right" />
        </button>
        <div className="calendar-state" role="status">
          {prices.hasFailed ? words.failed : prices.isWaiting ? <span className="hidden">{words.loading}</span> : null}
          {prices.hasFailed ? (
            <button type="button" onClick={handleRetry}>
              {words.retry}
            </button>
          ) : null}
        </div>
      </div>
      {isWide ? <Turns days={days} words={words} names={names} /> : <Weekdays names={names} />}
      {/* The days inside are buttons; this handler receives their clicks. */}
      <div className="calendar-months" ref={scroller} tabIndex={-1} onClick={handleClick} onKeyDown={handleKey}>
        {days.shown.map((month) => {
          const { state, known, limits } = prices.ofMonth(months.indexOf(month));
          const isElsewhere = stay.start > month.last || (stay.end || stay.start) < month.first;
          return (
            <Month
              key={month.key}
              month={month}
              lang={lang}
              words={words}
              names={names}
              currency={currency}
              today={today}
              prices={known}
              limits={limits}
              hasHolidays={country === "TW"}
              isWaiting={state === "waiting"}
              isFirstForLeaving={canOnlyLeave(month.first, prices.all, today)}
              start={isElsewhere ? "" : stay.start}
              end={isElsewhere ? "" : stay.end}
              active={days.active >= month.first && days.active <= month.last ? days.active : ""}
              hasWeekdays={isWide}
            />
          );
        })}
      </div>
      <Chosen
        stay={stay}
        prices={prices.all}
        note={note}
        words={words}
        names={names}
        money={(amount) => shownMoney(amount, currency, lang)}
        onDone={handleDone}
      />
    </dialog>
  );
}

function noteIn(note: PickNote | null, words: CalendarWords, names: DayNames): string {
  if (note === null) return "";
  if (note.reason === "too_long") return words.note.too_long(STAY_LIMITS.nights);
  if (note.reason === "least") return words.note.least(note.nights);
  return words.note[note.reason](names.plain(note.day));
}

type TurnsProps = { days: ReturnType<typeof useDays>; words: CalendarWords; names: DayNames };

/** Previous and next month. At either end the button stays, because it may have the focus. */
function Turns({ days, words, names }: TurnsProps) {
  const { isAtStart, isAtEnd, shown, turn } = days;
  return (
    <div className="calendar-turns">
      <button
        type="button"
        aria-label={words.previous_month}
        aria-disabled={isAtStart}
        onClick={() => (isAtStart ? null : turn(-1))}
      >
        <Icon name="left" />
      </button>
      <span className="hidden" role="status">
        {shown.map(({ first }) => names.month(first)).join(" · ")}
      </span>
      <button
        type="button"
        aria-label={words.next_month}
        aria-disabled={isAtEnd}
        onClick={() => (isAtEnd ? null : turn(1))}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
