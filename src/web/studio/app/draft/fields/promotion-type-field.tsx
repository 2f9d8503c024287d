/** The topic under which the page of promotions shows one, where the lodging has topics. */
import { Select } from "@mantine/core";
import { listPromotionTypes } from "#contract/content.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { textIn } from "#rules/text/language.ts";
import { useCall } from "../../calls/use-call.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { type Name, useValue } from "../value-fields.tsx";

export function PromotionTypeField(name: Name) {
  const { domain, main_lang } = useLodging();
  const { lang } = useStudio();
  const { forms } = useScreenWords<SiteContentWords>();
  const { field, error, label } = useValue(name);
  const { answer } = useCall(listPromotionTypes, { query: { domain } });
  if (!answer || answer.length === 0) return null;
  const topics = answer.map(({ topic_key, topic_detail }) => ({
    value: topic_key,
    label: textIn(topic_detail, lang, main_lang).text || topic_key,
  }));
  return (
    <Select
      label={label}
      error={error}
      allowDeselect={false}
      data={[{ value: "", label: forms.no_type }, ...topics]}
      value={typeof field.value === "string" ? field.value : ""}
      onChange={(value) => field.change(value ?? "")}
    />
  );
}
