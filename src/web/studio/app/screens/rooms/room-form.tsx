/** The form of one room type. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { BedsField } from "../../draft/beds-field.tsx";
import { FormPart } from "../../draft/draft-frame.tsx";
import { FacilityKeysField } from "../../draft/facility-keys-field.tsx";
import { HighlightChoices } from "../../draft/fields/highlight-choices.tsx";
import { RecordSearch } from "../../draft/page-search.tsx";
import { PhotosField } from "../../draft/photos-field.tsx";
import { TagsField } from "../../draft/tags-field.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { NumberField } from "../../draft/fields/number-field.tsx";
import { useScreenWords } from "../../studio-data.ts";
import { UnitNumbers } from "./unit-numbers.tsx";
import "./rooms.css";

export default function RoomForm({ record_id }: { record_id: number }) {
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
        <TagsField {...of("symbol_tags")}>
          <HighlightChoices {...of("symbol_tags")} />
        </TagsField>
        <TagsField {...of("memo_tags")} isNote />
        <FacilityKeysField {...of("facilities")} />
      </FormPart>
      <FormPart title={parts.search}>
        <RecordSearch
          path={`/rooms/${record_id}`}
          record="room"
          record_id={record_id}
          name="room_class_name"
          introduction="introduction"
        />
      </FormPart>
    </>
  );
}
