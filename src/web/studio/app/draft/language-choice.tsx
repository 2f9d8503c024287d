/** A language to write in, with how much of it is done. Where there is little room its name is short, and the ring alone says how much. */
import type { Language } from "#rules/text/language.ts";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import type { Progress } from "#rules/content/translations.ts";
import { Ring } from "./translation/ring.tsx";

const SHORT_NAMES: Record<Language, string> = {
  "zh-TW": "繁中",
  "zh-CN": "简中",
  "en-US": "EN",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
};

/** `progress` null: the main language, which is named so. */
type LanguageChoiceProps = {
  lang: Language;
  progress: Pick<Progress, "done" | "written"> | null;
  main: string;
  title?: string;
};

export function LanguageChoice({ lang, progress, main, title }: LanguageChoiceProps) {
  return (
    <span className="language-choice" title={title}>
      {progress === null ? null : <Ring {...progress} />}
      <span className="language-long" lang={lang}>
        {LANGUAGE_NAMES[lang]}
      </span>
      <span className="language-short" lang={lang} aria-hidden="true">
        {SHORT_NAMES[lang]}
      </span>
      <small>{progress === null ? main : `${progress.done}%`}</small>
    </span>
  );
}
