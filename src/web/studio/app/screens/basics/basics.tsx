/** What the lodging is called, where it is, how it is reached: the facts of its header and footer. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { DraftFrame, FormPart } from "../../draft/draft-frame.tsx";
import { LanguagesField } from "../../draft/languages-field.tsx";
import { LogoFields } from "../../draft/logo-field.tsx";
import { TextField } from "../../draft/text-field.tsx";
import { CoordinatesField, LineField, MapField } from "../../draft/value-fields.tsx";
import { useScreenWords } from "../../studio-data.ts";
import { LodgingFacts } from "./lodging-facts.tsx";
import { RailFields } from "./rail-fields.tsx";

const of = (field: string) => ({ record: "site" as const, record_id: 0, field });

export default function Basics() {
  const words = useScreenWords<SiteContentWords>();
  const { parts } = words;
  return (
    <DraftFrame
      title={words.titles.basics}
      lead={words.leads.basics}
      records={(all) => all.filter(({ record }) => record === "site")}
    >
      {() => (
        <>
          <FormPart title={parts.names}>
            <TextField {...of("hotel_name")} />
            <TextField {...of("upper_name")} />
          </FormPart>
          <FormPart title={parts.contact} hint={parts.contact_hint}>
            <div className="field-row">
              <LineField {...of("phone")} type="tel" />
              <LineField {...of("phone2")} type="tel" />
            </div>
            <div className="field-row">
              <LineField {...of("email")} type="email" />
              <LineField {...of("fax")} type="tel" />
            </div>
            <div className="field-row">
              <LineField {...of("line")} />
              <LineField {...of("fb")} type="url" />
            </div>
            <LineField {...of("instagram")} type="url" />
          </FormPart>
          <FormPart title={parts.place}>
            <TextField {...of("address")} />
            <CoordinatesField {...of("coordinates")} />
            <div className="field-row">
              <MapField {...of("google_map_open_way")} />
              <LineField {...of("google_store_name")} />
            </div>
          </FormPart>
          <FormPart title={parts.hours}>
            <div className="field-row">
              <LineField {...of("checkin_start_time")} type="time" />
              <LineField {...of("checkin_end_time")} type="time" />
              <LineField {...of("checkout_time")} type="time" />
            </div>
          </FormPart>
          <RailFields />
          <FormPart title={parts.logo}>
            <LogoFields />
          </FormPart>
          <FormPart title={parts.languages}>
            <LanguagesField {...of("support_lang")} />
          </FormPart>
          <LodgingFacts />
          <FormPart title={parts.registration} hint={parts.registration_hint}>
            <LineField {...of("registration_name")} />
            <div className="field-row">
              <LineField {...of("business_registration")} />
              <LineField {...of("unified_business_number")} />
            </div>
            <LineField {...of("agent_name")} />
          </FormPart>
        </>
      )}
    </DraftFrame>
  );
}
