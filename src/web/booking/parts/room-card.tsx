/** One room of the results: pictures, facts, and its plans. */
import { type CSSProperties, memo } from "react";
import type { BookingState, CartLine } from "#rules/booking/booking-state.ts";
import { countOf } from "#rules/booking/booking-state.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom, Offer, Plan } from "#web/booking/booking-data.ts";
import { SheetLink } from "#web/booking/room-sheet/sheet-link.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { Upright } from "#web/ui/upright.tsx";
import { type Exclusion, PlanRow } from "./plan-row.tsx";
import { RoomGallery } from "./room-gallery.tsx";

const FIRST_PLANS = 2;
const FIRST_AMENITIES = 5;
/** Name and sentence are short enough for a layout to set them in columns beside the picture. */
const BRIEF = 48;

export type RoomCardProps = {
  room: BookingRoom;
  offer: Offer;
  start: string;
  end: string;
  /** The cart's lines of this room, as text: the card is rendered again only when they change. */
  lines: string;
  /** What in the cart excludes the other kind of plan. */
  holds: Exclusion;
  isMember: boolean;
  /** How many rooms the search is for. */
  rooms: number;
  /** How many rooms a press chooses: those still missing of the search. */
  rest: number;
  /** What a room holds, where it is too small for everybody; else null. */
  small: string | null;
  /** Labelled as the best match for the group. */
  isBest: boolean;
  isFirst: boolean;
  from: BookingState | null;
};

export type RoomPlanProps = Omit<RoomCardProps, "isBest" | "isFirst" | "small"> & { plan: Plan };

export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, offer, isFirst, isBest, small } = props;
  const { words, data } = useBookingTools();
  const first = offer.rate_plans.slice(0, FIRST_PLANS);
  const more = offer.rate_plans.slice(FIRST_PLANS);
  const title = `room-${room.room_class_id}`;
  return (
    <article
      className="room"
      aria-labelledby={title}
      {...(isFirst ? { id: "first-room" } : {})}
      data-room={room.room_class_id}
      data-house={room.isHouse || undefined}
      // A layout that numbers its rooms says the same number here, however the results are sorted.
      style={{ "--room-number": data.rooms.indexOf(room) + 1 } as CSSProperties}
    >
      {data.drawsBeds ? <Beds beds={room.beds} /> : null}
      <RoomGallery room={room} isFirst={isFirst} />
      <div className="room-info" data-brief={room.room_class_name.length + room.sentence.join("").length <= BRIEF}>
        {data.state.row?.room_class_id === room.room_class_id ? (
          <p className="room-best" data-looked-at>
            {words.room.looked_at}
          </p>
        ) : null}
        {isBest ? <p className="room-best">{words.room.best}</p> : null}
        <h3 id={title} lang={room.lang}>
          {room.room_class_name}
        </h3>
        {room.sentence.length === 0 ? null : (
          <p className="room-line phrased" lang={room.wordsLang}>
            <Phrases phrases={room.sentence} />
          </p>
        )}
        <ul className="facts">
          {room.facts.map((fact) => (
            <li key={fact}>
              <Upright text={fact} />
            </li>
          ))}
        </ul>
        {small === null ? null : <p className="room-small">{words.capacity.each(small)}</p>}
        {room.amenities.length > 0 ? (
          <ul className="facts room-amenities">
            {room.amenities.slice(0, FIRST_AMENITIES).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        <p>
          <SheetLink
            className="more"
            room={room.room_class_id}
            aria-label={words.room.look_named(room.room_class_name)}
            data-look
          >
            {words.room.look}
          </SheetLink>
        </p>
      </div>
      <ul className="rates" aria-label={words.room.plans}>
        {first.map((plan) => (
          <RoomPlan key={plan.rate_plan_id} plan={plan} {...props} />
        ))}
      </ul>
      {more.length > 0 ? (
        <details className="rates-more">
          <summary>{words.room.more_plans(more.length)}</summary>
          <ul className="rates" aria-label={words.room.plans}>
            {more.map((plan) => (
              <RoomPlan key={plan.rate_plan_id} plan={plan} {...props} />
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
});

/** One plan of the room, with what the rest of the cart leaves of it. */
export function RoomPlan({ plan, room, offer, start, end, lines, holds, isMember, rooms, rest, from }: RoomPlanProps) {
  const cart = JSON.parse(lines) as CartLine[];
  const which = { room_class_id: room.room_class_id, rate_plan_id: plan.rate_plan_id };
  const num = countOf(cart, which);
  const inRoom = Math.max(0, ...offer.rate_plans.map(({ inventory }) => inventory));
  const elsewhere = cart.reduce((sum, line) => sum + line.num, 0) - num;
  const most = plan.support_entire_rent ? 1 : Math.min(plan.inventory, inRoom - elsewhere);
  const excluded = num > 0 ? null : plan.support_entire_rent ? holds : holds === "house" ? "house" : null;
  return <PlanRow {...{ room, plan, start, end, num, most, excluded, isMember, rooms, rest, from }} />;
}
