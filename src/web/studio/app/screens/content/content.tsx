/** The site's own texts: what its pages say, language by language. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { DraftFrame, FormPart } from "../../draft/draft-frame.tsx";
import { PagePicturesField } from "../../draft/fields/page-pictures-field.tsx";
import { PhotosField } from "../../draft/photos-field.tsx";
import { SitePagesSearch } from "../../draft/page-search.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { LineField } from "../../draft/value-fields.tsx";
import { useScreenWords } from "../../studio-data.ts";

const of = (field: string) => ({ record: "site" as const, record_id: 0, field });

export default function Content() {
  const words = useScreenWords<SiteContentWords>();
  const { parts, forms } = words;
  return (
    <DraftFrame
      title={words.titles.content}
      lead={words.leads.content}
      records={(all) => all.filter(({ record }) => record === "site")}
    >
      {() => (
        <>
          <FormPart title={parts.banner}>
            <TextField {...of("banner_title")} />
            <TextField {...of("banner_sub_title")} />
            <PhotosField {...of("banner_images")} shape="banner" />
          </FormPart>
          <FormPart title={parts.about}>
            <TextField {...of("introduction")} />
            <TextField {...of("about_us")} />
            <PhotosField {...of("about_images")} shape="list" />
            <TextField {...of("picture_note")} />
          </FormPart>
          <FormPart title={parts.stay}>
            <TextField {...of("dining_options")} />
            <TextField {...of("location_block")} />
            <TextField {...of("custom_block")} />
          </FormPart>
          <FormPart title={parts.policies}>
            <TextField {...of("customer_notice")} />
            <TextField {...of("booking_policy")} />
            <TextField {...of("cancel_policy")} />
            <TextField {...of("remittance_notice")} />
          </FormPart>
          <FormPart title={forms.page_pictures} hint={forms.page_pictures_hint}>
            <PagePicturesField />
          </FormPart>
          <FormPart title={parts.search}>
            <SitePagesSearch />
          </FormPart>
          <FormPart title={forms.analytics} hint={forms.analytics_hint}>
            <div className="field-row">
              <LineField {...of("ga_code")} hint={forms.ga_hint} />
              <LineField {...of("pixel_code")} hint={forms.pixel_hint} />
            </div>
          </FormPart>
        </>
      )}
    </DraftFrame>
  );
}
