/** The log page by page. */
import { useCallback, useMemo } from "react";
import type { CallAnswer, CallInput } from "#contract/call.ts";
import { listLog } from "#contract/studio/log.ts";
import { sendCall, type SendSettings } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { type Page, PAGE_SIZE, readAllPages, usePages } from "../../calls/use-pages.ts";
import { useStudio } from "../../studio-data.ts";

export type LogEntry = CallAnswer<typeof listLog>["entries"][number];
export type LogQuery = Omit<CallInput<typeof listLog>["query"], "after" | "limit">;

const pageOf = ({ entries, next }: CallAnswer<typeof listLog>): Page<LogEntry> => ({
  items: entries,
  next: next === null ? null : String(next),
});

const readPage = async (query: CallInput<typeof listLog>["query"], settings: SendSettings) =>
  pageOf(await sendCall(listLog, { query }, settings));

export function useLogPages(query: LogQuery) {
  const { lang } = useStudio();
  const { answer, error, isLoading, again } = useCall(listLog, { query: { ...query, limit: PAGE_SIZE.first } });
  const key = JSON.stringify(query);
  const first = useMemo(() => (answer ? pageOf(answer) : null), [answer]);
  const load = useCallback(
    (after: string) => readPage({ ...(JSON.parse(key) as LogQuery), after, limit: PAGE_SIZE.later }, { lang }),
    [key, lang],
  );
  const { items: entries, ...pages } = usePages(key, first, load);
  return { answer, error, isLoading, again, entries, ...pages };
}

type Reading = Pick<SendSettings, "lang"> & { signal: AbortSignal; progress: (done: number) => void };

/** All of it, for a file. */
export const readWholeLog = (query: LogQuery, { progress, ...settings }: Reading): Promise<LogEntry[]> =>
  readAllPages(
    (after) => readPage({ ...query, ...(after === null ? {} : { after }), limit: PAGE_SIZE.whole }, settings),
    progress,
  );
