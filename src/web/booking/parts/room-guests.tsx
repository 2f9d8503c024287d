/** Who sleeps in which room of the cart, and adults moved from one room to another. */
import { roomsIn, roomsOf } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { guestsByRoom, withAdultMoved } from "#web/booking/families.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { GoButton } from "./go-button.tsx";

/** Who sleeps in each room of a line, where there are several rooms and a bed for everyone. */
export function LineGuests({ index }: { index: number }) {
  const { words, roomOf, data } = useBookingTools();
  const { state, results } = useLive();
  if (roomsIn(state.cart) < 2 || partyFault(state, { families: data.hotel.families, roomOf, results })) return null;
  const guests = guestsByRoom(data.hotel.families, state, roomOf);
  const before = roomsIn(state.cart.slice(0, index));
  const own = roomsOf([state.cart[index]!]);
  return (
    <ul className="line-guests">
      {own.map(({ key }, nth) => {
        const { adults, children } = guests[before + nth]!;
        return <li key={key}>{words.capacity.room(before + nth + 1, words.capacity.party(adults, children))}</li>;
      })}
    </ul>
  );
}

/** Adults of each room with − and +; only where somebody can sleep in another room. It opens without a script. */
export function RoomAdults() {
  const { words, roomOf, data } = useBookingTools();
  const { state, results } = useLive();
  if (roomsIn(state.cart) < 2 || partyFault(state, { families: data.hotel.families, roomOf, results })) return null;
  const { families } = data.hotel;
  const moved = roomsOf(state.cart).map((each, room) => ({
    ...each,
    fewer: withAdultMoved(families, state, roomOf, results, { room, by: -1 }),
    more: withAdultMoved(families, state, roomOf, results, { room, by: 1 }),
  }));
  if (moved.every(({ fewer, more }) => fewer === null && more === null)) return null;
  const guests = guestsByRoom(families, state, roomOf);
  return (
    <details className="room-adults" open={state.adultsByRoom !== undefined}>
      <summary>{words.capacity.divide}</summary>
      <ol>
        {moved.map(({ key, room_class_id, fewer, more }, nth) => {
          const name = roomOf(room_class_id)?.room_class_name ?? "";
          const label = words.capacity.adults_of(nth + 1, name);
          return (
            <li key={key}>
              <span aria-hidden="true">{words.capacity.room(nth + 1, name)}</span>
              <div className="count" role="group" aria-label={label}>
                <Move to={fewer} label={words.capacity.fewer_adults(nth + 1)} sign="−" />
                <output>{guests[nth]!.adults}</output>
                <Move to={more} label={words.capacity.more_adults(nth + 1)} sign="+" />
              </div>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function Move({ to, label, sign }: { to: ReturnType<typeof withAdultMoved>; label: string; sign: "−" | "+" }) {
  const { go } = useBookingTools();
  const { isLive } = useLive();
  return (
    <GoButton
      to={isLive ? null : to}
      onGo={() => to && go(() => to, { replace: true })}
      aria-label={label}
      aria-disabled={to === null}
    >
      {sign}
    </GoButton>
  );
}
