/** The bar at the bottom of a room's sheet: what it costs and the way to its plans; once a room is chosen, the way on. */
import type { MouseEvent } from "react";
import { roomsIn, withoutSheet } from "#rules/booking/booking-state.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { partyPrice } from "#web/booking/guests/party-price.ts";
import { GoLink } from "#web/booking/parts/go-button.tsx";
import { TooFew } from "#web/booking/parts/too-few.tsx";
import { subtotalOf } from "#web/booking/subtotal.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";
import type { RoomSheetProps } from "./sheet-place.tsx";

export function SheetFoot({ room, isPage }: RoomSheetProps) {
  const { state } = useLive();
  return (
    <footer className="room-sheet-foot">
      {state.cart.length > 0 ? <Chosen isPage={isPage} /> : <From room={room} />}
    </footer>
  );
}

function From({ room: { room_class_id } }: Pick<RoomSheetProps, "room">) {
  const { words, price } = useBookingTools();
  const { results, member, state } = useLive();
  const plans = results.offers.find((each) => each.room_class_id === room_class_id)?.rate_plans ?? [];
  if (plans.length === 0) return null;
  const amount = Math.min(...plans.map((plan) => partyPrice(plan, member !== null, state.room)));
  const nights = nightsBetween(results.start, results.end);
  return (
    <>
      <p>
        <b>
          <AmountFrom amount={price(amount)} say={words.room.from} />
        </b>
        <span>{words.plan.total(nights)}</span>
      </p>
      <a className="button" href="#sheet-plans-title" onClick={showPlans} data-plans>
        {words.room.to_plans}
      </a>
    </>
  );
}

/** Without an entry in the browser's history: Back closes the sheet. */
function showPlans(event: MouseEvent): void {
  event.preventDefault();
  const title = document.getElementById("sheet-plans-title");
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

/** More rooms where those chosen are too few; else on to the details. From the details it leads back to them. */
function Chosen({ isPage }: Pick<RoomSheetProps, "isPage">) {
  const { words, price, data, roomOf, closeSheet } = useBookingTools();
  const live = useLive();
  const { state, results, lineProblems } = live;
  const total = state.step === "rooms" ? subtotalOf(live, data.hotel.families, words) : (live.price?.total ?? null);
  const isEnough =
    partyFault(state, { families: data.hotel.families, roomOf, results }) === null &&
    lineProblems.every((problem) => problem === null);
  const beneath = withoutSheet(state);
  const label = state.step === "rooms" ? words.room.more_rooms : words.room.to_booking;
  return (
    <>
      <TooFew />
      <p role="status">
        <b>{total === null ? "…" : price(total)}</b>
        <span>{words.rooms(roomsIn(state.cart))}</span>
      </p>
      {isEnough && state.step === "rooms" ? (
        <GoLink className="button" to={{ ...beneath, step: "details" }} data-continue>
          {words.cart.continue}
        </GoLink>
      ) : (
        <GoLink
          className="button"
          to={beneath}
          mayGo={() => {
            if (isPage) return true;
            closeSheet();
            return false;
          }}
        >
          {label}
        </GoLink>
      )}
    </>
  );
}
