/** The last step: codes, the summary, and the payment. */
import { PayForm } from "./pay-form.tsx";
import { Savings } from "./savings.tsx";

export { DetailsSummary } from "./details-summary.tsx";
export { PayButton } from "./pay-button.tsx";

export function PayStep({ hasBooker }: { hasBooker: boolean }) {
  return (
    <>
      <Savings />
      <PayForm hasBooker={hasBooker} />
    </>
  );
}
