/** Shared spaces and services of the lodging. */
import { lazy } from "react";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";

const FacilityForm = lazy(() => import("./facility-form.tsx"));

export default function Facilities({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="facilities"
      adds="facility"
      icon="pool"
      rest={rest}
      page={() => "/facilities"}
      Form={FacilityForm}
    />
  );
}
