/** The button to the next step. It is never disabled: if something is missing it says what, and moves the focus there. */
import { roomsIn, withoutSheet } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { bedsOfCart, holdsGuests } from "#web/booking/capacity.ts";
import { subtotalOf } from "#web/booking/subtotal.ts";
import { About } from "./about.tsx";
import { GoLink } from "./go-button.tsx";
import { Summary } from "./summary.tsx";
import { TooFew } from "./too-few.tsx";

export function Continue() {
  const { words, alert, data, roomOf } = useBookingTools();
  const { state, results, lineProblems } = useLive();
  if (state.cart.length === 0 || state.step !== "rooms") return null;
  const mayGo = () => {
    const wrong = lineProblems.findIndex((problem) => problem !== null);
    if (wrong === -1 && !holdsGuests(state, roomOf, results)) {
      const beds = bedsOfCart(state, roomOf, results)?.people ?? 0;
      alert(words.too_few_stop(state.adults + state.children, beds));
      return false;
    }
    if (wrong === -1) return true;
    const { room_class_id, rate_plan_id } = state.cart[wrong]!;
    alert(words.cart.not_yet(data.lineWords[lineProblems[wrong]!]));
    const lines = [...document.querySelectorAll<HTMLElement>(`[data-line="${room_class_id}.${rate_plan_id}"]`)];
    // On a narrow screen the cart may be closed.
    for (const line of lines) line.closest("details")?.setAttribute("open", "");
    lines.find((line) => line.checkVisibility())?.focus();
    return false;
  };
  return (
    <>
      <GoLink className="button" to={{ ...withoutSheet(state), step: "details" }} mayGo={mayGo} data-continue>
        {words.cart.continue}
      </GoLink>
    </>
  );
}

/** On a narrow screen: the total at the bottom, which opens the cart. A details element, so that it works without a script. */
export function Dock() {
  const { words, data, price: money } = useBookingTools();
  const live = useLive();
  const { state, price, lineProblems } = live;
  if (state.cart.length === 0) return null;
  const wrong = lineProblems.find((problem) => problem !== null);
  const total = state.step === "rooms" ? subtotalOf(live, data.hotel.families) : (price?.total ?? null);
  return (
    <div className="cart-dock">
      <details key={state.step}>
        <summary>
          <span className="hidden">{words.cart.open} </span>
          <span>
            <b>{total === null ? "…" : money(total)}</b>
            <span>
              {wrong ? <em>{data.lineWords[wrong]}</em> : words.rooms(roomsIn(state.cart))}{" "}
              {total === null ? null : <About amount={total} />}
            </span>
          </span>
        </summary>
        <div className="cart-dock-sheet">
          <Summary />
        </div>
      </details>
      <TooFew />
      <Continue />
    </div>
  );
}
