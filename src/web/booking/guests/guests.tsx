/** The dialog for rooms, adults and children. Nothing changes until Done. */
import { useState } from "react";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { type BookingOption, STAY_LIMITS } from "#rules/booking/stay.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { useModal } from "#web/ui/use-modal.ts";

type Guests = Pick<BookingOption, "room" | "adults" | "children">;

type GuestsProps = {
  words: CalendarWords["guests"];
  value: Guests;
  /** How many adults the largest room class takes; 0: not known here. */
  mostPeople: number;
  /** The button's words, for so many people. */
  done: (people: number) => string;
  onDone: (guests: Guests) => void;
  onClose: () => void;
};

const COUNTS = [
  { field: "room", said: "rooms", least: 1 },
  { field: "adults", said: "adults", least: 1 },
  { field: "children", said: "children", least: 0 },
] as const;

export default function GuestsSheet({ words, value, mostPeople, done, onDone, onClose }: GuestsProps) {
  const { dialog, closeWith, handleClose } = useModal(onClose);
  const [guests, setGuests] = useState(value);
  const needed = mostPeople > 0 ? Math.ceil(guests.adults / mostPeople) : 1;
  return (
    <dialog className="guests" ref={dialog} aria-labelledby="guests-title" onClose={handleClose}>
      <header className="dialog-head">
        <h2 id="guests-title">{words.title}</h2>
        <button className="dialog-close" type="button" aria-label={words.close} onClick={() => closeWith(onClose)}>
          <Icon name="close" />
        </button>
      </header>
      <div className="guests-counts">
        {COUNTS.map(({ field, said, least }) => (
          <Stepper
            key={field}
            label={words[said].label}
            value={guests[field]}
            least={least}
            most={STAY_LIMITS[field]}
            onChange={(count) => setGuests({ ...guests, [field]: count })}
            words={words[said]}
          />
        ))}
      </div>
      <div className="guests-hint" role="status">
        {needed > guests.room ? words.needs_rooms(mostPeople, guests.adults, needed) : null}
      </div>
      <button className="button" type="button" onClick={() => closeWith(() => onDone(guests))}>
        {done(guests.adults + guests.children)}
      </button>
    </dialog>
  );
}
