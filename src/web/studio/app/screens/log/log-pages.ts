/** The log page by page: the first with the filters, the others as the reader comes to them. */
import { useCallback, useMemo, useRef, useState } from "react";
import type { CallAnswer, CallInput } from "#contract/call.ts";
import { listLog } from "#contract/studio/log.ts";
import { sendCall, type SendSettings } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { useStudio } from "../../studio-data.ts";

const FIRST = "50";
const LATER = "200";
/** As many as one answer may have. */
const WHOLE = "500";

export type LogEntry = CallAnswer<typeof listLog>["entries"][number];
export type LogQuery = Omit<CallInput<typeof listLog>["query"], "after" | "limit">;
type Older = { of: string; entries: LogEntry[]; next: number | null; isFailed: boolean };

export function useLogPages(query: LogQuery) {
  const { lang } = useStudio();
  const { answer, error, isLoading, again } = useCall(listLog, { query: { ...query, limit: FIRST } });
  const key = JSON.stringify(query);
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isBusy = useRef(false);
  const known = older?.of === key ? older : null;
  const next = known ? known.next : (answer?.next ?? null);
  const entries = useMemo(() => [...(answer?.entries ?? []), ...(known?.entries ?? [])], [answer, known]);

  const loadMore = useCallback(async () => {
    if (next === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    const before = known?.entries ?? [];
    const query = JSON.parse(key) as LogQuery;
    try {
      const more = await sendCall(listLog, { query: { ...query, after: String(next), limit: LATER } }, { lang });
      setOlder({ of: key, entries: [...before, ...more.entries], next: more.next, isFailed: false });
    } catch {
      setOlder({ of: key, entries: before, next, isFailed: true });
    } finally {
      isBusy.current = false;
      setLoadingMore(false);
    }
  }, [key, known, next, lang]);

  const hasFailed = known?.isFailed ?? false;
  return { answer, error, isLoading, again, entries, next, loadMore, isLoadingMore, hasFailed };
}

type Reading = Pick<SendSettings, "lang"> & { signal: AbortSignal; progress: (done: number) => void };

/** All of it, for a file. */
export async function readWholeLog(query: LogQuery, { lang, signal, progress }: Reading): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let after: number | null = null;
  do {
    const page: { after?: string } = after === null ? {} : { after: String(after) };
    const answer = await sendCall(listLog, { query: { ...query, ...page, limit: WHOLE } }, { lang, signal });
    entries.push(...answer.entries);
    after = answer.next;
    progress(entries.length);
  } while (after !== null);
  return entries;
}
