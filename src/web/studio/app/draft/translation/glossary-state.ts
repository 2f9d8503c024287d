/** The lodging's glossary in this tab: loaded once, shown beside every translation. */
import { useEffect, useSyncExternalStore } from "react";
import { listGlossary } from "#contract/studio/translations.ts";
import type { Term } from "#rules/content/glossary.ts";
import type { Language } from "#rules/text/language.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useLodging, useStudio } from "../../studio-data.ts";

type Glossary = { terms: readonly Term[] | null; error: unknown };

const NONE: Glossary = { terms: null, error: null };
const glossaries = new Map<string, Glossary>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

function load(domain: string, lang: Language): Promise<void> {
  const work = sendCall(listGlossary, { query: { domain } }, { lang })
    .then(
      ({ terms }) => void glossaries.set(domain, { terms, error: null }),
      (error: unknown) => void glossaries.set(domain, { terms: glossaries.get(domain)?.terms ?? null, error }),
    )
    .finally(() => {
      for (const listener of listeners) listener();
    });
  loading.set(domain, work);
  return work;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGlossary(): Glossary & { again: () => Promise<void> } {
  const { domain } = useLodging();
  const { lang } = useStudio();
  const read = () => glossaries.get(domain) ?? NONE;
  const found = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (!loading.has(domain)) void load(domain, lang);
  }, [domain, lang]);
  return { ...found, again: () => load(domain, lang) };
}
