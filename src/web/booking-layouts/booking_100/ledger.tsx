/** Ledger, for many room types: three pages (rooms, details, payment), the cart in a bar below the rooms and beside the others. */
import { useLive } from "#web/booking/booking-context.ts";
import { Dock } from "#web/booking/parts/continue.tsx";
import { DetailsForm } from "#web/booking/parts/details-form.tsx";
import { Extras } from "#web/booking/parts/extras.tsx";
import { PayForm } from "#web/booking/parts/pay-form.tsx";
import { ResultsList } from "#web/booking/parts/results-list.tsx";
import { Savings } from "#web/booking/parts/savings.tsx";
import { SearchBar } from "#web/booking/parts/search-bar.tsx";
import { Stages, Title } from "#web/booking/parts/stages.tsx";
import { Summary } from "#web/booking/parts/summary.tsx";

export function Ledger() {
  const { state } = useLive();
  return (
    <div className="ledger" data-step={state.step}>
      <div className="ledger-head">
        <Stages />
        <Title />
      </div>
      {state.step === "rooms" ? <SearchBar /> : null}
      <div className="ledger-main">
        {state.step === "rooms" ? <ResultsList /> : null}
        {state.step === "details" ? (
          <>
            <Extras />
            <Savings />
            <DetailsForm />
          </>
        ) : null}
        {state.step === "pay" ? (
          <>
            <Savings />
            <PayForm />
          </>
        ) : null}
      </div>
      {state.step === "rooms" ? null : (
        <aside className="ledger-side">
          <Summary />
        </aside>
      )}
      <Dock />
    </div>
  );
}
