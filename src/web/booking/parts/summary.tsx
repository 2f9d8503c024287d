/** The cart, never an empty one: its lines, their problems, the price, and what is due now. */
import { roomsIn, withCount, withStay } from "#rules/booking/booking-state.ts";
import type { BillLine } from "#rules/money/bill.ts";
import type { LineProblem } from "#rules/stock/availability.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { type Live, useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { SheetLink } from "#web/booking/room-sheet/sheet-link.tsx";
import { searchedBill } from "#web/booking/subtotal.ts";
import { CountButtons } from "./count-buttons.tsx";
import { GoButton, GoLink } from "./go-button.tsx";
import { NightPrices } from "./night-prices.tsx";
import { PriceRows } from "./price-rows.tsx";
import { LineGuests, RoomAdults } from "./room-guests.tsx";
import { TooFew } from "./too-few.tsx";

export function Summary() {
  const { words, day } = useBookingTools();
  const { state } = useLive();
  return (
    <div className="summary">
      <h2 tabIndex={-1}>{words.cart.title}</h2>
      <p className="summary-stay" suppressHydrationWarning>
        {words.days(day(state.start), day(state.end))} · {words.nights(nightsBetween(state.start, state.end))}
        <br />
        {words.guests_line(roomsIn(state.cart) || state.room, state.adults, state.children)}
      </p>
      <OtherRooms />
      <Lines />
      <RoomAdults />
      <Totals />
      <TooFew />
    </div>
  );
}

/** Another number of rooms than was searched for is said, and can be taken as it is. */
function OtherRooms() {
  const { words } = useBookingTools();
  const { state, results } = useLive();
  const rooms = roomsIn(state.cart);
  const isHouse = state.cart.some((line) => planOf(results, line)?.support_entire_rent);
  if (rooms === state.room || isHouse || state.step !== "rooms") return null;
  return (
    <p className="summary-rooms" role="status">
      {words.families.rooms_differ(state.room, rooms)}{" "}
      <GoLink className="more" to={withStay(state, { room: rooms })}>
        {words.families.keep_rooms(rooms)}
      </GoLink>
    </p>
  );
}

function Lines() {
  const { state, lineProblems } = useLive();
  return (
    <ul className="lines">
      {state.cart.map((line, index) => (
        <Line key={`${line.room_class_id}.${line.rate_plan_id}`} index={index} problem={lineProblems[index] ?? null} />
      ))}
    </ul>
  );
}

/** The bill as far as it is known: the search's prices, from the details step on the server's with everything in it. */
function useBill() {
  const { words, data } = useBookingTools();
  const live = useLive();
  if (live.state.step === "rooms") return searchedBill(live, data.hotel.families, words);
  return live.price?.bill ?? null;
}

/** Its rooms, if they are the cart's lines and not rooms by occupant. */
function roomLines(bill: readonly BillLine[] | null, { state }: Live) {
  const rooms = bill?.filter(({ kind }) => kind === "room") ?? [];
  return rooms.length === state.cart.length ? rooms : null;
}

function Line({ index, problem }: { index: number; problem: LineProblem | null }) {
  const { words, price, roomOf, setCount, data } = useBookingTools();
  const live = useLive();
  const { state, isLive, member } = live;
  const line = state.cart[index]!;
  const plan = planOf(live.results, line);
  // Rooms by occupant are listed row by row below; once is enough.
  const known = roomLines(useBill(), live)?.[index]?.amount ?? null;
  const amount = plan || state.step !== "rooms" ? known : null;
  const name = roomOf(line.room_class_id)?.room_class_name ?? "";
  const withNum = (num: number) => ({ ...state, cart: withCount(state.cart, line, num) });
  const count = (num: number) => setCount(line.room_class_id, line.rate_plan_id, num);
  return (
    <li
      className="line"
      data-line={`${line.room_class_id}.${line.rate_plan_id}`}
      data-wrong={problem !== null}
      tabIndex={-1}
    >
      <p className="line-name">
        <SheetLink room={line.room_class_id} lang={roomOf(line.room_class_id)?.lang}>
          {name}
        </SheetLink>
        <span lang={plan?.fallback_lang.rate_plan_code_name}>{plan?.rate_plan_code_name}</span>
      </p>
      {amount === null ? null : <p className="line-price">{price(amount)}</p>}
      {plan && live.isCurrent ? (
        <NightPrices plan={plan} isMember={member !== null} room={name} isOneOfMany={line.num > 1} />
      ) : null}
      <LineGuests index={index} />
      {problem === null ? null : (
        <p className="line-problem" role="alert">
          {data.lineWords[problem]}
        </p>
      )}
      <div className="line-actions">
        {plan?.support_entire_rent ? null : (
          <CountButtons
            label={words.plan.count_of(name, plan?.rate_plan_code_name ?? "")}
            words={words.plan}
            num={line.num}
            most={problem === null ? (plan?.inventory ?? line.num) : line.num}
            withNum={isLive ? null : withNum}
            onCount={count}
          />
        )}
        <GoButton
          className="more"
          to={isLive ? null : withNum(0)}
          onGo={() => count(0)}
          aria-label={words.remove_named(name)}
        >
          {words.remove}
        </GoButton>
        {problem === null || state.step === "rooms" ? null : (
          <GoLink className="more" to={{ ...state, step: "rooms" }}>
            {words.cart.choose_other}
          </GoLink>
        )}
      </div>
    </li>
  );
}

/** Everything but the rooms, which the lines above have said, and the total. */
function Totals() {
  const { words } = useBookingTools();
  const live = useLive();
  const { state, price, isPricing, hasNoPrice } = live;
  const bill = useBill();
  if (state.step !== "rooms" && !price && hasNoPrice) return <NoPrice />;
  if (bill === null) {
    return (
      <dl className="totals">
        <div data-total="true">
          <dt>{words.bill.total}</dt>
          <dd>…</dd>
        </div>
        {isPricing && state.step !== "rooms" ? (
          <div>
            <dt className="fine">{words.price.checking}</dt>
          </div>
        ) : null}
      </dl>
    );
  }
  const isSaidAbove = roomLines(bill, live) !== null;
  return (
    <div aria-busy={isPricing}>
      <PriceRows
        bill={isSaidAbove ? bill.filter(({ kind }) => kind !== "room") : bill}
        pay_amount={state.step === "rooms" ? null : (price?.pay_amount ?? null)}
      />
      {isPricing && state.step !== "rooms" ? <p className="fine">{words.price.checking}</p> : null}
    </div>
  );
}

/** The price check got no answer: the guest is informed and can retry. */
export function NoPrice() {
  const { words, checkAgain } = useBookingTools();
  return (
    <p role="alert">
      {words.price.failed}{" "}
      <button type="button" className="more" onClick={checkAgain}>
        {words.retry}
      </button>
    </p>
  );
}
