/** Ledger, for many room types: three pages (rooms, details, payment), the cart in a bar below the rooms and beside the others. */
import { useLive } from "#web/booking/booking-context.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf } from "#web/booking/later/part.tsx";
import { Dock } from "#web/booking/parts/continue.tsx";
import { ResultsList } from "#web/booking/parts/results-list.tsx";
import { SearchBar } from "#web/booking/parts/search-bar.tsx";
import { Stages, Title } from "#web/booking/parts/stages.tsx";
import { Summary } from "#web/booking/parts/summary.tsx";

const DetailsStep = partOf(PARTS.detailsStep);
const PayStep = partOf(PARTS.payStep);

export function Ledger() {
  const { step } = useLive(({ state: { step } }) => ({ step }));
  return (
    <div className="ledger" data-step={step}>
      <div className="ledger-head">
        <Stages />
        <Title />
      </div>
      {step === "rooms" ? <SearchBar /> : null}
      <div className="ledger-main">
        {step === "rooms" ? <ResultsList /> : null}
        {step === "details" ? <DetailsStep /> : null}
        {step === "pay" ? <PayStep hasBooker /> : null}
      </div>
      {step === "rooms" ? null : (
        <aside className="ledger-side">
          <Summary />
        </aside>
      )}
      <Dock />
    </div>
  );
}
