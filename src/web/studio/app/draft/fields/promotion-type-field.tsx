/** The topic under which the page of promotions shows one, and the way to the topics themselves. */
import { Button, Select } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { listPromotionTypes } from "#contract/content.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { textIn } from "#rules/text/language.ts";
import { useCall } from "../../calls/use-call.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { type Name, useValue } from "../value-fields.tsx";

const TopicsDialog = lazy(() => import("./topics-dialog.tsx"));

export function PromotionTypeField(name: Name) {
  const { domain, main_lang } = useLodging();
  const { lang } = useStudio();
  const { forms } = useScreenWords<SiteContentWords>();
  const { field, error, label } = useValue(name);
  const [isOpen, setOpen] = useState(false);
  const { answer, set } = useCall(listPromotionTypes, { query: { domain } });
  if (!answer) return null;
  const topics = answer.map(({ topic_key, topic_detail }) => ({
    value: topic_key,
    label: textIn(topic_detail, lang, main_lang).text || topic_key,
  }));
  const chosen = typeof field.value === "string" ? field.value : "";
  return (
    <div className="topic-field">
      {topics.length > 0 ? (
        <Select
          label={label}
          error={error}
          allowDeselect={false}
          data={[{ value: "", label: forms.no_type }, ...topics]}
          value={topics.some(({ value }) => value === chosen) ? chosen : ""}
          onChange={(value) => field.change(value ?? "")}
        />
      ) : null}
      <Button variant="default" onClick={() => setOpen(true)}>
        {topics.length > 0 ? forms.topics.edit : forms.topics.first}
      </Button>
      {isOpen ? (
        <Suspense>
          <TopicsDialog topics={answer} close={() => setOpen(false)} change={set} choose={field.change} />
        </Suspense>
      ) : null}
    </div>
  );
}
