/** The room's plans for the chosen days; where there are none, why, and when it is free next. */
import { withoutSheet, withStay } from "#rules/booking/booking-state.ts";
import { roomsToAdd } from "#rules/booking/rooms-to-add.ts";
import { sortPlans } from "#rules/stock/plans.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { besidesOf } from "#web/booking/guests/party-price.ts";
import { capacityText } from "#web/booking/capacity.ts";
import { GoLink } from "#web/booking/parts/go-button.tsx";
import { heldKind } from "#web/booking/parts/results-list.tsx";
import { RoomPlan } from "#web/booking/parts/room-card.tsx";
import type { RoomSheetProps } from "./sheet-place.tsx";

export function SheetPlans({ room, isPage }: RoomSheetProps) {
  const tools = useBookingTools();
  const { data, words, roomOf, day } = tools;
  const { state, results, member, isLive, isSearching } = useLive();
  const Title = isPage ? "h2" : "h3";
  const { room_class_id } = room;
  const offer = results.offers.find((each) => each.room_class_id === room_class_id);
  const isMember = member !== null;
  const plans = offer ? sortPlans(offer.rate_plans, isMember, (plan) => besidesOf(plan, state.room)) : [];
  const { start, end } = results;
  const nights = nightsBetween(start, end);
  const isFitting = plans.some((plan) => plan.refer_best_match !== undefined);
  const capacity = capacityText(tools, [{ room_class_id, rate_plan_id: 0, num: 1 }], state, results);
  return (
    <section
      className="room-sheet-plans"
      id="sheet-plans"
      aria-labelledby="sheet-plans-title"
      aria-busy={isSearching}
      itemScope
      itemType="https://schema.org/Hotel"
    >
      <meta itemProp="name" content={data.hotel.hotel_name} />
      <Title id="sheet-plans-title" tabIndex={-1}>
        {words.room.plans}
      </Title>
      <p className="room-sheet-stay">
        <b suppressHydrationWarning>{words.sheet.stay(day(start), day(end), nights)}</b>
        <span>{words.guests_line(state.room, state.adults, state.children)}</span>
        {state.step === "rooms" ? (
          <GoLink className="more" to={{ ...withoutSheet(state), row: { room_class_id } }}>
            {words.room.change_stay}
          </GoLink>
        ) : null}
      </p>
      {plans.length > 0 && !isFitting && capacity !== null ? (
        <p className="room-small">{words.capacity.each(capacity)}</p>
      ) : null}
      {offer && plans.length > 0 ? (
        <ul className="rates" aria-label={words.room.plans}>
          {plans.map((plan) => (
            <RoomPlan
              key={plan.rate_plan_id}
              plan={plan}
              room={room}
              offer={offer}
              start={start}
              end={end}
              lines={JSON.stringify(state.cart.filter((line) => line.room_class_id === room_class_id))}
              holds={heldKind(state.cart, results, roomOf)}
              isMember={isMember}
              rooms={state.room}
              rest={roomsToAdd(state)}
              from={isLive ? null : state}
            />
          ))}
        </ul>
      ) : (
        <NoPlans room={room} isPage={isPage} />
      )}
      {plans.length > 0 ? <p className="fine">{words.cart.tax_included}</p> : null}
    </section>
  );
}

function NoPlans({ room: { room_class_id } }: RoomSheetProps) {
  const { words, day } = useBookingTools();
  const { state, results } = useLive();
  const offer = results.offers.find((each) => each.room_class_id === room_class_id);
  const { unavailable = "sold_out" } = offer ?? {};
  const next = results.nextOpen[room_class_id];
  const nights = nightsBetween(state.start, state.end);
  return (
    <p className="room-sheet-none">
      <span>{unavailable === "sold_out" ? words.results.sold_out : words.unavailable[unavailable]}</span>
      {next === undefined ? null : (
        <GoLink className="more" to={withStay(state, { start: next, end: addDays(next, nights) })}>
          {words.results.next_open(day(next))}
        </GoLink>
      )}
    </p>
  );
}
