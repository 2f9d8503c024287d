/**
 * Sheet, for a few rooms, villas or pitches: one page that unfolds in three steps (rooms, days and rate; extras and details;
 * payment), as many as the ledger has whatever the chosen rate offers.
 */
import { useMemo } from "react";
import { roomsIn, STEPS, type Step as StepName } from "#rules/booking/booking-state.ts";
import { asOne } from "#rules/text/as-one.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { dayNamesIn } from "#web/booking/calendar/day-names.ts";
import { SheetLink } from "#web/booking/room-sheet/sheet-link.tsx";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf } from "#web/booking/later/part.tsx";
import { Dock } from "#web/booking/parts/continue.tsx";
import { GoLink } from "#web/booking/parts/go-button.tsx";
import { SearchBar } from "#web/booking/parts/search-bar.tsx";
import { EditDetails } from "#web/booking/parts/edit-details.tsx";
import { MatrixTurns } from "./matrix-head.tsx";
import { RoomsAndDays } from "./rooms-and-days.tsx";
import { StayDock } from "./stay-dock.tsx";
import { Step } from "./step.tsx";

const DetailsStep = partOf(PARTS.detailsStep);
const DetailsSummary = partOf(PARTS.detailsSummary);
const PayStep = partOf(PARTS.payStep);

export function Sheet() {
  const { words, data } = useBookingTools();
  const { state } = useLive();
  const names = useMemo(() => dayNamesIn(data.lang), [data.lang]);
  const now = STEPS.indexOf(state.step);
  const stateOf = (step: StepName) => {
    const at = STEPS.indexOf(step);
    return at < now ? "done" : at === now ? "open" : "ahead";
  };
  return (
    <div className="sheet-flow" data-step={state.step}>
      <div className="sheet-column">
        <h1 className="booking-title">{words.sheet.title}</h1>
        {state.step === "rooms" ? <SearchBar /> : null}
        <ol className="sheet-steps">
          <Step
            id="rooms"
            number={1}
            name={words.stage.rooms}
            title={words.matrix.title}
            state={stateOf("rooms")}
            summary={<RoomsSummary />}
            edit={<Edit to="rooms" name={words.stage.rooms} />}
            aside={<MatrixTurns names={names} />}
          >
            <RoomsAndDays names={names} />
          </Step>
          <Step
            id="details"
            number={2}
            name={words.stage.details}
            title={words.titles.details}
            state={stateOf("details")}
            summary={<DetailsSummary />}
            edit={<Edit to="details" name={words.stage.details} />}
          >
            <DetailsStep />
          </Step>
          <Step id="pay" number={3} name={words.stage.pay} title={words.titles.pay} state={stateOf("pay")}>
            <PayStep hasBooker={false} />
          </Step>
        </ol>
      </div>
      {state.cart.length === 0 || state.row?.arrival !== undefined ? <StayDock /> : <Dock />}
    </div>
  );
}

/** Going back from payment is a button of the form: without a script a link would lose what was typed. */
function Edit({ to, name }: { to: "rooms" | "details"; name: string }) {
  const { words } = useBookingTools();
  const { state } = useLive();
  const label = words.sheet.edit(name);
  if (to === "details") return <EditDetails aria-label={label}>{words.change}</EditDetails>;
  return (
    <GoLink className="more" to={{ ...state, step: to }} aria-label={label}>
      {words.change}
    </GoLink>
  );
}

function RoomsSummary() {
  const { words, day, nameOf } = useBookingTools();
  const { state } = useLive();
  const { start, end, cart } = state;
  const ids = [...new Set(cart.map(({ room_class_id }) => room_class_id))];
  return (
    <>
      {ids.map((id) => (
        <SheetLink key={id} room={id}>
          {words.nothing.room_times(nameOf(id), roomsIn(cart.filter(({ room_class_id }) => room_class_id === id)))}
        </SheetLink>
      ))}
      <span>{words.sheet.stay(asOne(day(start)), asOne(day(end)), nightsBetween(start, end))}</span>
    </>
  );
}
