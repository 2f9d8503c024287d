/** Rich text with a small, safe set: paragraphs, a heading, bold, italic, lists and links. The server keeps nothing else. */
import { ActionIcon, Input, Tooltip } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import type { Language } from "#rules/text/language.ts";
import { useScreenWords } from "../studio-data.ts";

type RichEditorProps = {
  label: string;
  lang: Language;
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
  note: string | undefined;
};

const ACTS = [
  ["bold", "bold", undefined, "B"],
  ["italic", "italic", undefined, "I"],
  ["heading", "formatBlock", "h3", "H"],
  ["paragraph", "formatBlock", "p", "¶"],
  ["bullets", "insertUnorderedList", undefined, "•"],
  ["numbers", "insertOrderedList", undefined, "1."],
] as const;

export function RichEditor({ label, lang, value, onChange, error, note }: RichEditorProps) {
  const words = useScreenWords<SiteContentWords>();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(value);
  const id = useId();
  // Only what comes from elsewhere is put into the box: else the caret would jump at every key.
  useEffect(() => {
    if (!box.current || (typed.current === value && box.current.innerHTML !== "")) return;
    if (document.activeElement === box.current) return;
    box.current.innerHTML = value;
    typed.current = value;
  }, [value]);

  const report = () => {
    const html = box.current?.innerHTML ?? "";
    const isEmpty = (box.current?.textContent ?? "").trim() === "";
    typed.current = isEmpty ? "" : html;
    onChange(typed.current);
  };
  /** The old command, but the only one that all browsers have for this; a library of 80 KB would do no more here. */
  const act = (command: string, argument?: string) => {
    box.current?.focus();
    document.execCommand(command, false, argument);
    report();
  };
  const link = () => {
    const address = prompt(words.rich.link_address, "https://");
    if (address !== null && isSafeLink(address)) act("createLink", address);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error} description={note}>
      <div className="rich" data-invalid={error !== undefined}>
        <div className="rich-tools" role="toolbar" aria-label={words.rich.tools(label)}>
          {ACTS.map(([name, command, argument, sign]) => (
            <Tooltip key={name} label={words.rich[name]}>
              <ActionIcon
                size="lg"
                variant="subtle"
                color="gray.8"
                aria-label={words.rich[name]}
                onClick={() => act(command, argument)}
              >
                <span className={`rich-${name}`} data-sign={sign} />
              </ActionIcon>
            </Tooltip>
          ))}
          <Tooltip label={words.rich.link}>
            <ActionIcon size="lg" variant="subtle" color="gray.8" aria-label={words.rich.link} onClick={link}>
              <span className="rich-link" data-sign="a" />
            </ActionIcon>
          </Tooltip>
        </div>
        {/* Pasted text comes without the look of where it was copied. */}
        <div
          ref={box}
          className="rich-box"
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline="true"
          aria-labelledby={id}
          lang={lang}
          tabIndex={0}
          onInput={report}
          onBlur={report}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
