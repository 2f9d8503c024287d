/** The form of a promotion, a piece of news or an attraction: they share one shape. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useScreenWords } from "../studio-data.ts";
import { FormPart } from "./draft-frame.tsx";
import { DayField } from "./fields/day-field.tsx";
import { PromotionTypeField } from "./fields/promotion-type-field.tsx";
import { RoomsField } from "./fields/rooms-field.tsx";
import { RecordSearch } from "./page-search.tsx";
import { PhotosField } from "./photos-field.tsx";
import type { FormProps } from "./record-screen.tsx";
import { TextField } from "./text-field.tsx";
import { CoordinatesField, InstantField, SwitchField } from "./value-fields.tsx";

export default function PromotionForm({ record_id, adds: kind }: FormProps) {
  const { parts, forms } = useScreenWords<SiteContentWords>();
  const of = (field: string) => ({ record: "promotion" as const, record_id, field });
  return (
    <>
      <FormPart title={parts.texts}>
        <TextField {...of("promotion_title")} />
        <TextField {...of("sub_title")} />
        <TextField {...of("detail_foreword")} />
        <TextField {...of("detail_info")} />
      </FormPart>
      <FormPart title={parts.photos}>
        <PhotosField {...of("main_image")} shape="one" />
        {kind === "attraction" ? null : <PhotosField {...of("sub_image")} shape="one" />}
        <PhotosField {...of("banner_info")} shape="banner" />
      </FormPart>
      {kind === "attraction" ? (
        <FormPart title={parts.place}>
          <CoordinatesField {...of("coordinates")} />
        </FormPart>
      ) : (
        <FormPart title={parts.when} hint={parts.when_hint}>
          <div className="field-row">
            <InstantField {...of("public_at")} />
            <InstantField {...of("begin_at")} />
            <InstantField {...of("end_at")} />
          </div>
        </FormPart>
      )}
      {kind === "promotion" ? (
        <FormPart title={forms.terms} hint={forms.terms_hint}>
          <div className="field-row">
            <DayField {...of("checkin_start_at")} />
            <DayField {...of("checkin_close_at")} isLast />
          </div>
          <RoomsField {...of("support_room_type")} />
          <PromotionTypeField {...of("promotion_type")} />
        </FormPart>
      ) : null}
      {kind === "attraction" ? null : (
        <FormPart title={parts.search}>
          <RecordSearch
            path={`/${kind === "announcement" ? "news" : "event"}/${record_id}`}
            record="promotion"
            record_id={record_id}
            name="promotion_title"
            introduction="detail_foreword"
          />
        </FormPart>
      )}
      <FormPart title={parts.shown}>
        <SwitchField {...of("active")} />
        {kind === "promotion" ? <SwitchField {...of("show_in_index")} /> : null}
      </FormPart>
    </>
  );
}
