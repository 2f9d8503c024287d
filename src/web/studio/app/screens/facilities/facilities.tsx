/** Shared spaces and services of the lodging. */
import { lazy } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { FACILITY_GROUPS } from "#rules/site/facilities.ts";
import { FormPart } from "../../draft/draft-frame.tsx";
import { FacilityKeysField } from "../../draft/facility-keys-field.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useScreenWords } from "../../studio-data.ts";

const FacilityForm = lazy(() => import("./facility-form.tsx"));

export default function Facilities({ rest }: ScreenProps) {
  return (
    <RecordScreen
      name="facilities"
      adds="facility"
      icon="pool"
      rest={rest}
      page={(_, found) => `/facilities#${String(found?.fields.facilities_key ?? "")}`}
      list="/facilities"
      Form={FacilityForm}
      more={<HouseAmenities />}
    />
  );
}

/** Windows, balconies and bathrooms are a room's own. */
const OF_ROOMS = new Set(["window", "balcony", "bathroom_type"]);
const HOUSE_GROUPS = FACILITY_GROUPS.filter(({ key }) => !OF_ROOMS.has(key));

function HouseAmenities() {
  const { forms } = useScreenWords<SiteContentWords>();
  return (
    <FormPart title={forms.amenities} hint={forms.amenities_hint}>
      <FacilityKeysField record="site" record_id={0} field="support_facilities" groups={HOUSE_GROUPS} />
    </FormPart>
  );
}
