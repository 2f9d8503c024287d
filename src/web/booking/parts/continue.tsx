/** The button to the next step. It is never disabled: if something is missing it says what, and moves the focus there. */
import { roomsIn, withoutSheet } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf, useSoon } from "#web/booking/later/part.tsx";
import { capacityText } from "#web/booking/capacity.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { subtotalOf } from "#web/booking/subtotal.ts";
import { About } from "./about.tsx";
import { GoLink } from "./go-button.tsx";
import { Summary } from "./summary.tsx";
import { TooFew } from "./too-few.tsx";

const PayButton = partOf(PARTS.payButton);

/** Whether one may go on to the details; where not, the page says why. */
function useMayGo(): () => boolean {
  const tools = useBookingTools();
  const { words, alert, data, roomOf } = tools;
  const { state, results, lineProblems } = useLive();
  return () => {
    const wrong = lineProblems.findIndex((problem) => problem !== null);
    const fault = wrong === -1 ? partyFault(state, { families: data.hotel.families, roomOf, results }) : null;
    if (fault === "ages") {
      alert(words.families.needed);
      return false;
    }
    if (fault === "adults") {
      alert(words.families.adults_few(roomsIn(state.cart), state.adults));
      return false;
    }
    if (fault === "beds") {
      const party = words.capacity.party(state.adults, state.children);
      alert(words.capacity.too_few_stop(party, capacityText(tools, state.cart, state, results) ?? ""));
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
}

function Continue() {
  const { words } = useBookingTools();
  const { state } = useLive();
  const mayGo = useMayGo();
  useSoon(PARTS.detailsStep);
  return (
    <GoLink className="button" to={{ ...withoutSheet(state), step: "details" }} mayGo={mayGo} data-continue>
      {words.cart.continue}
    </GoLink>
  );
}

/** The same beside what was just chosen, seen only with the focus: by keyboard nobody has to pass all other rooms first. */
export function ContinueHere() {
  const { words } = useBookingTools();
  const { state } = useLive();
  const mayGo = useMayGo();
  return (
    <GoLink className="skip skip-rooms" to={{ ...withoutSheet(state), step: "details" }} mayGo={mayGo}>
      {words.cart.continue}
    </GoLink>
  );
}

/** What leads on from each step; where the bar is shown, its form has no button of its own. */
function Onward() {
  const { words } = useBookingTools();
  const { step } = useLive().state;
  if (step === "rooms") return <Continue />;
  if (step === "pay") return <PayButton className="button pay-button" />;
  return (
    <button className="button" type="submit" form="details" name="intent" value="details">
      {words.details.continue}
    </button>
  );
}

/**
 * The bar at the foot of the screen: the total, which opens the cart, and the way on. A details element, so that it works without
 * a script.
 */
export function Dock() {
  const { words, data, price: money } = useBookingTools();
  const live = useLive();
  const { state, price, lineProblems } = live;
  if (state.cart.length === 0) return null;
  const wrong = lineProblems.find((problem) => problem !== null);
  const total = state.step === "rooms" ? subtotalOf(live, data.hotel.families, words) : (price?.total ?? null);
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
      <Onward />
    </div>
  );
}
