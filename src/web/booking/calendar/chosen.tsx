/** The calendar's footer: the chosen stay, its price from, what is missing, and Done. */
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { type ChosenStay, type Prices, soldOutNight, stayFromPrice } from "#rules/booking/calendar.ts";
import { nightsBetween } from "#rules/time/day.ts";
import type { DayNames } from "./day-names.ts";

type ChosenProps = {
  stay: ChosenStay;
  prices: Prices;
  /** Why the last tap did not have the effect the guest may have wanted. */
  note: string;
  words: CalendarWords;
  names: DayNames;
  money: (amount: number) => string;
  /** It checks by itself whether the stay is complete. */
  onDone: () => void;
};

export const isComplete = (stay: ChosenStay, prices: Prices): boolean =>
  stay.end !== "" && soldOutNight(stay, prices) === null;

export function Chosen({ stay, prices, note, words, names, money, onDone }: ChosenProps) {
  // Dates from the address may be sold out by now.
  const night = soldOutNight(stay, prices);
  const isReady = isComplete(stay, prices);
  const notice = note || (night === null ? "" : words.note.crosses(names.plain(night)));
  return (
    <footer className="calendar-foot">
      <div className="calendar-chosen" id="calendar-chosen" role="status" aria-atomic="true">
        {notice ? <span className="calendar-note">{notice} </span> : null}
        <span className="calendar-dates">{datesIn(stay, words, names)} </span>
        <strong>{isReady ? costIn(stay, prices, words, money) : missingIn(stay, words)}</strong>
      </div>
      <button
        className="button"
        type="button"
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : "calendar-chosen"}
        onClick={onDone}
      >
        {words.done}
      </button>
    </footer>
  );
}

function datesIn({ start, end }: ChosenStay, words: CalendarWords, names: DayNames): string {
  if (start === "") return "";
  return end === "" ? words.arrival(names.short(start)) : words.stay(names.short(start), names.short(end));
}

function missingIn({ start, end }: ChosenStay, words: CalendarWords): string {
  return start !== "" && end === "" ? words.choose_departure : words.choose_arrival;
}

function costIn(stay: ChosenStay, prices: Prices, words: CalendarWords, money: (amount: number) => string): string {
  const nights = nightsBetween(stay.start, stay.end);
  const price = stayFromPrice(stay, prices);
  return price === null ? words.nights(nights) : words.nights_from(nights, money(price));
}
