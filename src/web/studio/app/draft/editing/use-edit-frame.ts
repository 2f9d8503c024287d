/** A framed page of the preview in which texts and pictures can be pressed: it learns the draft's fields, and says which was pressed. */
import { useEffect, useRef } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { editFields, type ToPage, type ToStudio } from "#rules/content/edit-marks.ts";
import { fieldKey, type FieldName } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { go, useHrefOf } from "../../navigation/router.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { fieldLabel } from "../field-label.ts";
import { useDraftState, useTextLanguage } from "../use-draft.ts";
import { fieldPlace } from "./field-place.ts";

function readKey(key: string): FieldName {
  const [record, record_id, field, lang] = key.split(" ");
  return { record, record_id: Number(record_id), field, lang } as FieldName;
}

export function useEditFrame(lang: Language, isOn: boolean) {
  const words = useScreenWords<SiteContentWords>();
  const { site } = useLodging();
  const { draft } = useDraftState();
  const { main } = useTextLanguage();
  const hrefOf = useHrefOf();
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame whose page listens. Before that it has another origin.
  const ready = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(site);
  useEffect(() => {
    const records = draft?.records ?? [];
    const known = new Map(editFields(records, main, lang).map((field) => [field.key, field]));
    const tell = () => {
      const fields = [...known.values()].map((field) => {
        const { record, field: name } = readKey(field.key);
        return { ...field, label: words.editing.mark(fieldLabel(words, record, name)) };
      });
      frame.current?.contentWindow?.postMessage({ yado: "edit-fields", isOn, fields } satisfies ToPage, origin);
    };
    const open = (key: string) => {
      const name = readKey(key);
      const query = { field: name.field, ...(lang === main ? {} : { text: lang }) };
      if (known.has(fieldKey(name))) void go(hrefOf(fieldPlace(name, records), query));
    };
    const listen = ({ source, origin: from, data }: MessageEvent<ToStudio | null>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !data) return;
      if (data.yado === "edit-ready") {
        ready.current = frame.current;
        tell();
      } else if (data.yado === "edit-open") open(data.key);
    };
    addEventListener("message", listen);
    if (frame.current !== null && ready.current === frame.current) tell();
    return () => removeEventListener("message", listen);
  }, [draft, main, lang, isOn, origin, words, hrefOf]);
  return frame;
}
