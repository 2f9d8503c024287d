/** The dialog for rooms, adults and children. Nothing changes until Done. */
import { useState } from "react";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { type BookingOption, STAY_LIMITS } from "#rules/booking/stay.ts";
import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import type { FamilyOption } from "#rules/booking/booking-state.ts";
import { COT_MOST_AGE } from "#rules/guests/guest-bands.ts";
import { agesByRoom, ChildAges, childrenIn, childrenOf, Cots } from "#web/booking/guests/child-ages.tsx";
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
  /** Where guests pay by their age: what is known of the children, and how many cots there are. */
  families?: { words: BookingSearchWords["families"]; ages: number[][] | undefined; cots: number; mostCots: number };
  onDone: (guests: Guests & FamilyOption) => void;
  onClose: () => void;
};

const COUNTS = [
  { field: "room", said: "rooms", least: 1 },
  { field: "adults", said: "adults", least: 1 },
  { field: "children", said: "children", least: 0 },
] as const;

export default function GuestsSheet({ words, value, mostPeople, done, families, onDone, onClose }: GuestsProps) {
  const { dialog, closeWith, handleClose } = useModal(onClose);
  const [guests, setGuests] = useState(value);
  const [known, setKnown] = useState(() => childrenIn(families?.ages));
  const [cots, setCots] = useState(families?.cots ?? 0);
  const [isMissing, setMissing] = useState(false);
  const list = childrenOf(known, guests.children, guests.room);
  const small = list.filter(({ age }) => age !== null && age <= COT_MOST_AGE).length;
  const mostCots = Math.min(families?.mostCots ?? 0, small);
  const finish = () => {
    if (!families || guests.children === 0) return closeWith(() => onDone(guests));
    const ages = agesByRoom(list, guests.room);
    if (ages !== null) return closeWith(() => onDone({ ...guests, ages, cots: Math.min(cots, mostCots) }));
    setMissing(true);
    const fields = dialog.current?.querySelectorAll<HTMLSelectElement>("select[name=age]") ?? [];
    [...fields].find(({ value }) => value === "")?.focus();
  };
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
      {families ? (
        <div className="guests-families">
          <ChildAges
            words={families.words}
            list={list}
            rooms={guests.room}
            onChange={(child, changed) =>
              setKnown(list.map((each, nth) => (nth === child ? { ...each, ...changed } : each)))
            }
          />
          <Cots words={families.words} most={mostCots} value={cots} age={COT_MOST_AGE} onChange={setCots} />
        </div>
      ) : null}
      <div className="guests-hint" role="status">
        {families && isMissing && agesByRoom(list, guests.room) === null ? families.words.needed : null}
        {needed > guests.room ? words.needs_rooms(mostPeople, guests.adults, needed) : null}
      </div>
      <button className="button" type="button" onClick={finish}>
        {done(guests.adults + guests.children)}
      </button>
    </dialog>
  );
}
