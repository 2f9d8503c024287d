/** An item's texts, one language at a time, with how much of each is done. */
import { SegmentedControl, Textarea, TextInput } from "@mantine/core";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { LanguageChoice } from "../../draft/language-choice.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

export type ItemTexts = { item_name: Texts; introduction: Texts; unit: Texts };

const FIELDS = ["item_name", "introduction", "unit"] as const;

/** What is written in the main language should be in the others. Nobody marks these texts as reviewed: written is done. */
function progressIn(texts: ItemTexts, lang: Language, main: Language) {
  const wanted = FIELDS.filter((field) => texts[field][main]);
  const written = wanted.filter((field) => texts[field][lang]).length;
  const share = wanted.length === 0 ? 0 : Math.round((written / wanted.length) * 100);
  return { written: share, done: share };
}

/** Every text that any language has. */
export const isWritten = (texts: ItemTexts, lang: Language): boolean =>
  FIELDS.every((field) => texts[field][lang] || Object.values(texts[field]).every((text) => !text));

type ItemTextsProps = {
  texts: ItemTexts;
  set: (texts: Partial<ItemTexts>) => void;
  lang: Language;
  setLang: (lang: Language) => void;
  errorAt: (field: string) => string | undefined;
};

export function ItemTextFields({ texts, set, lang, setLang, errorAt }: ItemTextsProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { languages } = useLodging();
  const main = languages[0]!;
  const change = (field: (typeof FIELDS)[number], text: string) => set({ [field]: { ...texts[field], [lang]: text } });
  const common = (field: (typeof FIELDS)[number]) => ({
    lang,
    value: texts[field][lang] ?? "",
    error: errorAt(`${field}.${lang}`),
    ...(lang === main ? {} : { placeholder: texts[field][main] ?? "" }),
  });
  const isMissing = lang !== main && !texts.item_name[lang];
  return (
    <>
      {languages.length > 1 ? (
        <div className="language-bar">
          <SegmentedControl
            fullWidth
            aria-label={words.text_language}
            value={lang}
            onChange={(next) => setLang(next as Language)}
            data={languages.map((each) => ({
              value: each,
              label: (
                <LanguageChoice
                  lang={each}
                  progress={each === main ? null : progressIn(texts, each, main)}
                  main={words.main}
                />
              ),
            }))}
          />
        </div>
      ) : null}
      {isMissing ? <p className="add-on-hint">{words.falls_back(LANGUAGE_NAMES[main])}</p> : null}
      <div className="add-on-pair">
        <TextInput
          label={words.name}
          required={lang === main}
          maxLength={120}
          {...common("item_name")}
          onChange={(event) => change("item_name", event.currentTarget.value)}
        />
        <TextInput
          label={words.unit}
          description={words.unit_hint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxLength={30}
          {...common("unit")}
          onChange={(event) => change("unit", event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={words.introduction}
        description={words.introduction_hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autosize
        minRows={2}
        maxLength={600}
        {...common("introduction")}
        onChange={(event) => change("introduction", event.currentTarget.value)}
      />
    </>
  );
}
