/** The room types: what guests read and see of them, how many there are and their numbers. What they cost is with the rates. */
import { listRoomUnits } from "#contract/studio/room-units.ts";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { shownNumbers } from "#rules/stock/unit-numbers.ts";
import { useCall } from "../../calls/use-call.ts";
import { BedsField } from "../../draft/beds-field.tsx";
import { FormPart } from "../../draft/draft-frame.tsx";
import { FacilityKeysField } from "../../draft/facility-keys-field.tsx";
import { PhotosField } from "../../draft/photos-field.tsx";
import { RecordScreen } from "../../draft/record-screen.tsx";
import { TagsField } from "../../draft/tags-field.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { NumberField } from "../../draft/value-fields.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { UnitNumbers } from "./unit-numbers.tsx";
import "./rooms.css";

export default function Rooms({ rest }: ScreenProps) {
  const { units: words } = useScreenWords<RoomsWords>();
  const { domain } = useLodging();
  const { answer } = useCall(listRoomUnits, { query: { domain } });
  const noteOf = (room_class_id: number) => {
    const found = answer?.rooms.find((each) => each.room_class_id === room_class_id);
    if (!answer) return undefined;
    if (!found || found.units === 0) return words.none;
    return words.note(found.units, shownNumbers(found.numbers.map(({ number }) => number)));
  };
  return (
    <RecordScreen
      name="rooms"
      adds="room"
      icon="bed"
      rest={rest}
      page={(id) => `/rooms/${id}`}
      note={({ record_id }) => noteOf(record_id)}
      Form={RoomForm}
    />
  );
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
      <UnitNumbers room_class_id={record_id} />
      <FormPart title={parts.size}>
        <div className="field-row">
          <NumberField {...of("people")} least={1} most={99} />
          <NumberField {...of("children")} least={0} most={99} />
          <NumberField {...of("square_meters")} least={0} most={10_000} />
        </div>
        <BedsField {...of("beds")} />
      </FormPart>
      <FormPart title={parts.facilities}>
        <TagsField {...of("symbol_tags")} />
        <FacilityKeysField {...of("facilities")} />
      </FormPart>
    </>
  );
}
