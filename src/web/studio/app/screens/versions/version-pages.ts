/** The versions, page by page. Whoever searches or filters looks through all of them, so then the rest is loaded, too. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { listSiteVersions } from "#contract/site-versions.ts";
import type { Language } from "#rules/text/language.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { useStudio } from "../../studio-data.ts";

export type Version = CallAnswer<typeof listSiteVersions>["versions"][number];

type Older = { versions: Version[]; hasMore: boolean };

/** `isWhole`: all of them are wanted. */
export function useVersionPages(isWhole: boolean) {
  const { lang, lodging } = useStudio();
  const { domain } = lodging;
  const { answer, error, again } = useCall(listSiteVersions, { query: { domain } });
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useRef(false);
  const versions = useMemo(() => {
    const all = [...(answer?.versions ?? []), ...(older?.versions ?? [])];
    // A new version moves the others on: one may be on two pages.
    return [...new Map(all.map((each) => [each.version, each])).values()];
  }, [answer, older]);
  const hasMore = older ? older.hasMore : (answer?.has_more ?? false);
  const last = versions.at(-1)?.version;

  const load = useCallback(
    async (isRest: boolean) => {
      if (!hasMore || last === undefined || isBusy.current) return;
      isBusy.current = true;
      setLoadingMore(true);
      try {
        const more = isRest
          ? { versions: await readOlderVersions(domain, last, { lang }), has_more: false }
          : await readPage(domain, last, lang);
        setOlder((before) => ({ versions: [...(before?.versions ?? []), ...more.versions], hasMore: more.has_more }));
        setFailed(false);
      } catch {
        setFailed(true);
      } finally {
        isBusy.current = false;
        setLoadingMore(false);
      }
    },
    [domain, lang, hasMore, last],
  );
  const loadMore = useCallback(() => void load(false), [load]);

  useEffect(() => {
    if (!isWhole || !hasMore || hasFailed) return undefined;
    // After this render, which shows what is there already.
    const timer = setTimeout(() => void load(true));
    return () => clearTimeout(timer);
  }, [isWhole, hasMore, hasFailed, load]);

  return { answer, error, again, versions, hasMore, loadMore, isLoadingMore, hasFailed };
}

const readPage = (domain: string, before: number, lang: Language, signal?: AbortSignal) =>
  sendCall(
    listSiteVersions,
    { query: { domain, before: String(before) } },
    signal === undefined ? { lang } : { lang, signal },
  );

/** All those before a version. */
export async function readOlderVersions(
  domain: string,
  before: number,
  { lang, signal, progress }: { lang: Language; signal?: AbortSignal; progress?: (done: number) => void },
): Promise<Version[]> {
  const versions: Version[] = [];
  let hasMore = true;
  while (hasMore) {
    const page = await readPage(domain, versions.at(-1)?.version ?? before, lang, signal);
    versions.push(...page.versions);
    hasMore = page.has_more;
    progress?.(versions.length);
  }
  return versions;
}
