/** The draft on a screen: `useDraft()` for all of it, `useField(name)` for one field. */
import { useEffect, useSyncExternalStore } from "react";
import { contentField } from "#rules/content/content-fields.ts";
import { type ContentRecord, fieldKey, type FieldName, recordKey, valueIn } from "#rules/content/site-content.ts";
import { partText, readPart, withPartText } from "#rules/content/text-parts.ts";
import type { Language } from "#rules/text/language.ts";
import { useAddress } from "../navigation/router.ts";
import { useLodging, useStudio } from "../studio-data.ts";
import { createDraftStore, type DraftState, type DraftStore, type RefusedReason } from "./draft-state.ts";

const stores = new Map<string, DraftStore>();

export function useDraftStore(): DraftStore {
  const { domain } = useLodging();
  const { lang } = useStudio();
  const found = stores.get(domain) ?? createDraftStore(domain, lang);
  stores.set(domain, found);
  return found;
}

export function useDraft(): DraftState & { store: DraftStore } {
  const store = useDraftStore();
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    void store.load();
    const send = () => void store.flush();
    addEventListener("pagehide", send);
    return () => {
      removeEventListener("pagehide", send);
      send();
    };
  }, [store]);
  return { ...state, store };
}

/** For screens that say what the draft lacks: what was typed a moment ago on another one is saved first, then `again` reads it. */
export function useAfterSaving(again: () => void): void {
  const store = useDraftStore();
  useEffect(() => {
    if (store.state().pending.size > 0) void store.flush().then(again);
  }, [store, again]);
}

export type Field = {
  value: unknown;
  change: (value: unknown) => void;
  /** Why it was not saved. */
  refused: RefusedReason | null;
  isCleaned: boolean;
  isChanged: boolean;
  most: number;
};

/** A part of a value is written by changing the value. */
export function useField(name: FieldName): Field {
  const { lang } = name;
  const part = readPart(name.field);
  const own = useWholeField(part && lang !== "" ? { ...name, field: part.field, lang: "" } : name);
  if (!part || lang === "") return own;
  return {
    ...own,
    value: partText(own.value, part, lang),
    change: (text) => own.change(withPartText(own.value, part, lang, String(text))),
    most: part.most,
  };
}

function useWholeField(name: FieldName): Field {
  const store = useDraftStore();
  const { draft, pending, refused, cleaned } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const key = fieldKey(name);
  const typed = pending.get(key) ?? refused.get(key);
  const record = draft?.records.find((each) => recordKey(each) === recordKey(name));
  return {
    value: typed ? typed.value : record ? valueIn(record.fields, name) : null,
    change: (value) => store.change(name, value),
    refused: refused.get(key)?.reason ?? null,
    isCleaned: cleaned.has(key),
    isChanged: typed !== undefined || (draft?.changes.some((each) => fieldKey(each) === key) ?? false),
    most: contentField(name.record, name.field)?.most ?? 0,
  };
}

/** The language that texts are being written in, kept in the address; else the site's main one. */
export function useTextLanguage(): { main: Language; target: Language; langs: Language[] } {
  const { draft } = useDraftState();
  const { query } = useAddress();
  const main = draft?.main_lang ?? "zh-TW";
  const langs = languagesOf(draft?.records ?? []) ?? draft?.support_lang ?? [main];
  const chosen = query.get("text") as Language | null;
  return { main, target: chosen !== null && langs.includes(chosen) ? chosen : main, langs };
}

export function useDraftState(): DraftState {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}

const languagesOf = (records: readonly ContentRecord[]) =>
  records.find(({ record }) => record === "site")?.fields.support_lang as Language[] | undefined;
