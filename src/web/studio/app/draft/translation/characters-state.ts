/** Characters that the layout's heading font can't draw, as the server finds them in what has been saved. */
import { useEffect, useSyncExternalStore } from "react";
import { listLackingCharacters } from "#contract/studio/translations.ts";
import { fieldKey, type FieldName } from "#rules/content/site-content.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useLodging, useStudio } from "../../studio-data.ts";
import { useDraftState } from "../use-draft.ts";

type Lacking = ReadonlyMap<string, readonly string[]>;

const NONE: Lacking = new Map();
const found = new Map<string, Lacking>();
/** For which state of the draft it was requested last. */
const requested = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLackingCharacters(name: FieldName): readonly string[] {
  const { domain } = useLodging();
  const { lang } = useStudio();
  const { draft, round } = useDraftState();
  const read = () => found.get(domain) ?? NONE;
  const lacking = useSyncExternalStore(subscribe, read, read);
  const isLoaded = draft !== null;
  useEffect(() => {
    const state = `${domain} ${round}`;
    if (!isLoaded || requested.get(domain) === state) return;
    requested.set(domain, state);
    // Without an answer nothing is said: it is a hint.
    sendCall(listLackingCharacters, { query: { domain } }, { lang }).then(
      ({ texts }) => {
        found.set(domain, new Map(texts.map((each) => [fieldKey(each), each.characters])));
        for (const listener of listeners) listener();
      },
      () => requested.delete(domain),
    );
  }, [domain, lang, isLoaded, round]);
  return lacking.get(fieldKey(name)) ?? [];
}
