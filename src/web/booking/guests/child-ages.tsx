/** Each child's age, and its room where there are several. The same fields in the dialog and in the plain form. */
import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { MOST_AGE } from "#rules/guests/guest-bands.ts";

export type Child = { age: number | null; room: number };

type ChildAgesProps = {
  words: BookingSearchWords["families"];
  /** One for each child. */
  list: readonly Child[];
  rooms: number;
  /** Without a script the fields keep what is chosen by themselves. */
  onChange?: (child: number, changed: Partial<Child>) => void;
};

/** As many as there are children; those that are known first. A room that is gone is the first one again. */
export const childrenOf = (known: readonly Child[], children: number, rooms: number): Child[] =>
  Array.from({ length: children }, (_, nth) => {
    const { age, room } = known[nth] ?? { age: null, room: 1 };
    return { age, room: room > rooms ? 1 : room };
  });

export const childrenIn = (ages: readonly (readonly number[])[] | undefined): Child[] =>
  (ages ?? []).flatMap((group, room) => group.map((age) => ({ age, room: room + 1 })));

/** The ages by room; null until all are chosen. */
export function agesByRoom(list: readonly Child[], rooms: number): number[][] | null {
  if (list.some(({ age }) => age === null)) return null;
  return Array.from({ length: rooms }, (_, nth) =>
    list.flatMap(({ age, room }) => (room === nth + 1 && age !== null ? [age] : [])),
  );
}

const AGES = Array.from({ length: MOST_AGE + 1 }, (_, age) => age);

export function ChildAges({ words, list, rooms, onChange }: ChildAgesProps) {
  if (list.length === 0) return null;
  return (
    <fieldset className="ages">
      <legend>{words.ages}</legend>
      {list.map(({ age, room }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- A child is known by its place.
        <div key={nth} className="ages-child">
          <select
            name="age"
            aria-label={words.age_of(nth + 1)}
            {...(onChange
              ? {
                  value: age ?? "",
                  onChange: ({ currentTarget: { value } }) =>
                    onChange(nth, { age: value === "" ? null : Number(value) }),
                }
              : { defaultValue: age ?? "" })}
          >
            <option value="">{words.choose}</option>
            {AGES.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? words.under_one : words.years(each)}
              </option>
            ))}
          </select>
          {rooms > 1 ? (
            <select
              name="age_room"
              aria-label={words.room_of(nth + 1)}
              {...(onChange
                ? { value: room, onChange: ({ currentTarget: { value } }) => onChange(nth, { room: Number(value) }) }
                : { defaultValue: room })}
            >
              {Array.from({ length: rooms }, (_, each) => (
                <option key={each} value={each + 1}>
                  {words.in_room(each + 1)}
                </option>
              ))}
            </select>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

type CotsProps = {
  words: BookingSearchWords["families"];
  most: number;
  value: number;
  /** Until which age a child fits into one. */
  age: number;
  onChange?: (cots: number) => void;
};

export function Cots({ words, most, value, age, onChange }: CotsProps) {
  if (most < 1) return null;
  return (
    <label className="ages-cots">
      <span>
        {words.cots}
        <small>{words.cots_for(age)}</small>
      </span>
      <select
        name="cots"
        {...(onChange
          ? { value, onChange: ({ currentTarget }) => onChange(Number(currentTarget.value)) }
          : { defaultValue: value })}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count === 0 ? words.no_cot : count}
          </option>
        ))}
      </select>
    </label>
  );
}
