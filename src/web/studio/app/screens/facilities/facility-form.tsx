/** The form of one shared space or service. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { FormPart } from "../../draft/draft-frame.tsx";
import { PhotosField } from "../../draft/photos-field.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { LineField } from "../../draft/value-fields.tsx";
import { useScreenWords } from "../../studio-data.ts";

export default function FacilityForm({ record_id }: { record_id: number }) {
  const { parts } = useScreenWords<SiteContentWords>();
  const of = (field: string) => ({ record: "facility" as const, record_id, field });
  return (
    <>
      <FormPart title={parts.texts}>
        <TextField {...of("facilities_title")} />
        <TextField {...of("index_introduction")} />
        <TextField {...of("introduction")} />
        <LineField {...of("floor")} />
      </FormPart>
      <FormPart title={parts.photos}>
        <PhotosField {...of("photos")} shape="list" />
      </FormPart>
    </>
  );
}
