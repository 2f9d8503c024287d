/** A text in languages: the main language to read at the left, the chosen one to write at the right. */
import { Textarea, TextInput } from "@mantine/core";
import { useMemo } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { contentField, type RecordKind } from "#rules/content/content-fields.ts";
import type { Language } from "#rules/text/language.ts";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useScreenWords } from "../studio-data.ts";
import { fieldLabel } from "./field-label.ts";
import { RichEditor } from "./rich/rich-editor.tsx";
import { useLackingCharacters } from "./translation/characters-state.ts";
import { TargetNotes } from "./translation/target-notes.tsx";
import { useTranslations } from "./translation/use-translations.ts";
import { type Field, useDraftState, useField, useTextLanguage } from "./use-draft.ts";

type TextFieldProps = { record: RecordKind; record_id: number; field: string };

/** Longer texts get a box of several lines. */
const LINE = 200;

export function TextField(name: TextFieldProps) {
  const { main, target } = useTextLanguage();
  if (main === target) {
    return (
      <div data-field={name.field}>
        <OneText {...name} lang={main} isSource />
      </div>
    );
  }
  return (
    <div className="text-pair" data-field={name.field}>
      <OneText {...name} lang={main} isSource />
      <TargetText {...name} />
    </div>
  );
}

/** The text in the chosen language, and below it what is known of it as a translation. */
function TargetText(name: TextFieldProps) {
  const { target } = useTextLanguage();
  const { draft } = useDraftState();
  const records = useMemo(
    () => draft?.records.filter((each) => each.record === name.record && each.record_id === name.record_id),
    [draft, name.record, name.record_id],
  );
  const translation = useTranslations(target, records).find(({ field }) => field === name.field);
  return (
    <div className="target-text">
      <OneText {...name} lang={target} isSource={false} />
      {translation ? <TargetNotes translation={translation} /> : null}
    </div>
  );
}

export function useFieldError(field: Field): string | undefined {
  const { problems } = useScreenWords<SiteContentWords>();
  if (field.refused === null) return undefined;
  if (field.refused === "PICTURE_GONE") return problems.picture_gone;
  return field.refused === "TOO_LONG" ? problems.too_long(field.most) : problems.invalid;
}

/** The text in one language. */
export function OneText({ lang, isSource, ...name }: TextFieldProps & { lang: Language; isSource: boolean }) {
  const words = useScreenWords<SiteContentWords>();
  const field = useField({ ...name, lang });
  const error = useFieldError(field);
  const lacking = useLackingCharacters({ ...name, lang });
  const described = contentField(name.record, name.field);
  const { target, main } = useTextLanguage();
  const label = fieldLabel(words, name.record, name.field);
  const text = typeof field.value === "string" ? field.value : "";
  const isPair = main !== target;
  const common = {
    label: isPair ? `${label} (${LANGUAGE_NAMES[lang]})` : label,
    lang,
    error,
    required: isSource && described?.required === true,
    description: field.most <= LINE ? words.characters(text.length, field.most) : undefined,
    inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
  };
  if (described?.type === "rich") {
    return (
      <RichEditor
        key={`${name.record_id} ${name.field} ${lang}`}
        label={common.label}
        lang={lang}
        value={text}
        onChange={field.change}
        error={error}
        isCleaned={field.isCleaned}
      />
    );
  }
  if (field.most > LINE) {
    return (
      <Textarea
        {...common}
        autosize
        minRows={3}
        maxRows={14}
        value={text}
        onChange={(event) => field.change(event.currentTarget.value)}
      />
    );
  }
  return (
    <div>
      <TextInput {...common} value={text} onChange={(event) => field.change(event.currentTarget.value)} />
      {lacking.length > 0 ? (
        <p className="target-warning" role="status">
          <StudioIcon name="info" size={16} />
          {words.characters_missing(lacking.join(" "))}
        </p>
      ) : null}
    </div>
  );
}
