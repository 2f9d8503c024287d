/** A field of rich text. The editor is big: it is loaded when the first such field is on a screen, and the text is readable until then. */
import { Button, Input } from "@mantine/core";
import { lazy, Suspense, useId, useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { isSimpleMarkup } from "#rules/text/rich-markup.ts";
import { plainText } from "#rules/text/sentence.ts";
import type { Language } from "#rules/text/language.ts";
import { Notice } from "../../parts/notice.tsx";
import { useScreenWords } from "../../studio-data.ts";
import "./rich.css";

const TextEditor = lazy(() => import("./text-editor.tsx"));

type RichEditorProps = {
  label: string;
  lang: Language;
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Something was taken out when it was saved. */
  isCleaned: boolean;
};

export function RichEditor({ label, lang, value, onChange, error, isCleaned }: RichEditorProps) {
  const words = useScreenWords<SiteContentWords>();
  const id = useId();
  const [isPlainPaste, setPlainPaste] = useState(false);
  const [isSimplified, setSimplified] = useState(false);
  const isKept = !isSimplified && !isSimpleMarkup(value);
  const note = isCleaned ? words.cleaned : isPlainPaste ? words.rich.pasted : undefined;
  const asText = (
    <div className="rich-text" lang={lang}>
      {plainText(value)
        .split("\n")
        .map((line, at) => (
          <p key={at}>{line}</p>
        ))}
    </div>
  );
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      {isKept ? (
        <div className="rich">
          <Notice>
            <p>{words.rich.not_simple}</p>
            <Button size="compact-sm" variant="default" onClick={() => setSimplified(true)}>
              {words.rich.simplify}
            </Button>
          </Notice>
          {asText}
        </div>
      ) : (
        <Suspense fallback={<div className="rich">{asText}</div>}>
          <TextEditor
            id={id}
            label={label}
            lang={lang}
            value={value}
            isInvalid={error !== undefined}
            onChange={onChange}
            onPaste={setPlainPaste}
          />
        </Suspense>
      )}
      <p className="rich-note" role="status">
        {note}
      </p>
    </Input.Wrapper>
  );
}
