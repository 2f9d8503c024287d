/** The second step: extras, codes, and who books. */
import { DetailsForm } from "./details-form.tsx";
import { Extras } from "./extras.tsx";
import { Savings } from "./savings.tsx";

export function DetailsStep() {
  return (
    <>
      <Extras />
      <Savings />
      <DetailsForm />
    </>
  );
}
