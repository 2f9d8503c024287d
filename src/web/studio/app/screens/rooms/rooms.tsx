/** The room types: what guests read and see of them. How many there are and what they cost is with the rates. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { BedsField } from "../../draft/beds-field.tsx";
import { FormPart } from "../../draft/draft-frame.tsx";
import { FacilityKeysField } from "../../draft/facility-keys-field.tsx";
import { PhotosField } from "../../draft/photos-field.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { NumberField } from "../../draft/value-fields.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useScreenWords } from "../../studio-data.ts";

export default function Rooms({ rest }: ScreenProps) {
  return <RecordScreen name="rooms" adds="room" icon="bed" rest={rest} page={(id) => `/rooms/${id}`} Form={RoomForm} />;
}

function RoomForm({ record_id }: { record_id: number }) {
  const { parts } = useScreenWords<SiteContentWords>();
  const of = (field: string) => ({ record: "room" as const, record_id, field });
  return (
    <>
      <FormPart title={parts.texts}>
        <TextField {...of("room_class_name")} />
        <TextField {...of("introduction")} />
      </FormPart>
      <FormPart title={parts.photos}>
        <PhotosField {...of("photos")} shape="list" />
      </FormPart>
      <FormPart title={parts.size}>
        <div className="field-row">
          <NumberField {...of("people")} least={1} most={99} />
          <NumberField {...of("children")} least={0} most={99} />
          <NumberField {...of("square_meters")} least={0} most={10_000} />
        </div>
        <BedsField {...of("beds")} />
      </FormPart>
      <FormPart title={parts.facilities}>
        <FacilityKeysField {...of("facilities")} />
      </FormPart>
    </>
  );
}
