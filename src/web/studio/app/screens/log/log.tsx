/** The lodging's whole log: who changed what, found by subject, person, days and words. */
import { Button, NativeSelect } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { LOG_ACTIONS, LOG_SUBJECTS } from "#rules/people/studio-log.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import { isDay } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { useStudio } from "../../studio-data.ts";
import { type LogEntry, type LogQuery, readWholeLog, useLogPages } from "./log-pages.ts";
import { LogRow } from "./log-row.tsx";
import { useLogText, useLogWords } from "./log-text.ts";
import "./log.css";

const ROW_HEIGHT = 110;
const keyOf = ({ seq }: LogEntry) => String(seq);
const NO_NAMES = {};

/** Filters of the address; a day that is none is no filter. */
function useLogQuery(): LogQuery {
  const { lodging } = useStudio();
  const { log: words } = useLogWords();
  const { query } = useAddress();
  const { domain } = lodging;
  const text = query.toString();
  return useMemo(() => {
    const given = new URLSearchParams(text);
    const day = (name: string) => (isDay(given.get(name) ?? "") ? { [name]: given.get(name)! } : {});
    const search = given.get("search") ?? "";
    // The server does not know the reader's words: actions that are called so are found here.
    const found = LOG_ACTIONS.filter((action) => words.actions[action].toLowerCase().includes(search.toLowerCase()));
    return {
      domain,
      subject: LOG_SUBJECTS.find((subject) => subject === given.get("filter")) ?? "all",
      who: given.get("who") ?? "",
      ...day("from"),
      ...day("to"),
      ...(search === "" ? {} : { search, actions: found.join(",") }),
    };
  }, [domain, text, words]);
}

export default function Log() {
  const { words: app } = useStudio();
  const { log: words } = useLogWords();
  const lists = useListWords();
  const filters = useLogQuery();
  const pages = useLogPages(useDeferredValue(filters));
  const { answer, error, again, entries, next } = pages;
  const names = answer?.names ?? NO_NAMES;
  const table = useLogTable(filters, names);
  const { who = "", from = "", to = "", search = "", subject } = filters;
  const isFiltered = who !== "" || from !== "" || to !== "" || search !== "" || subject !== "all";
  const people = (answer?.people ?? []).map(({ account_id, name }) => ({
    value: account_id,
    label: name || `${words.actors.staff} (${account_id.slice(0, 4)})`,
  }));
  return (
    <>
      <PageHead title={app.screens.log.name} lead={words.lead} />
      <ListBar
        list="log"
        searchLabel={words.search}
        filter="filter"
        filterLabel={words.subject_label}
        views={(["all", ...LOG_SUBJECTS] as const).map((each) => ({
          value: each === "all" ? "" : each,
          name: words.subjects[each],
        }))}
        csv={{ name: "log", table }}
      >
        <NativeSelect
          size="md"
          aria-label={words.who_label}
          value={who}
          onChange={({ currentTarget: { value } }) => setQuery({ who: value })}
          data={[
            { value: "", label: words.everyone },
            ...people,
            { value: "guests", label: words.guests },
            { value: "system", label: words.system },
          ]}
        />
        <div className="log-days">
          <DayFilter name="from" label={words.from} value={from} />
          <DayFilter name="to" label={words.to} value={to} />
        </div>
      </ListBar>
      {error && !answer ? <LoadProblem error={error} again={again} /> : null}
      {!answer && !error ? <LoadingPanel lines={6} /> : null}
      {entries.length > 0 ? (
        <Rows
          className="log-list"
          rows={entries}
          keyOf={keyOf}
          height={ROW_HEIGHT}
          isBusy={pages.isLoading}
          render={(entry) => <LogRow entry={entry} names={names} />}
          {...(next === null || pages.hasFailed ? {} : { onEnd: pages.loadMore })}
        />
      ) : null}
      {answer && entries.length === 0 && isFiltered ? (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button
            variant="default"
            onClick={() => setQuery({ filter: null, who: null, from: null, to: null, search: null })}
          >
            {lists.show_all}
          </Button>
        </EmptyState>
      ) : null}
      {answer && entries.length === 0 && !isFiltered ? (
        <EmptyState icon="history" title={words.empty} text={words.empty_text} />
      ) : null}
      {next !== null && entries.length > 0 ? (
        <div className="log-older">
          <Button variant="default" loading={pages.isLoadingMore} onClick={() => void pages.loadMore()}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function DayFilter({ name, label, value }: { name: "from" | "to"; label: string; value: string }) {
  return (
    <DayInput
      className="log-day"
      size="md"
      aria-label={label}
      leftSection={<span>{label}</span>}
      leftSectionWidth="auto"
      value={value}
      change={(day) => setQuery({ [name]: day })}
    />
  );
}

/** Each change is a line of the file. */
function useLogTable(filters: LogQuery, names: Readonly<Record<string, string>>) {
  const { actionOf, actorOf, changesOf, words } = useLogText(names);
  const shown = useShown();
  const { lang } = useStudio();
  return async (progress: (done: number) => void, signal: AbortSignal): Promise<Cell[][]> => {
    const entries = await readWholeLog(filters, { lang, signal, progress });
    const rows = entries.flatMap((entry) => {
      const { order, version, origin, whom } = entry;
      const about = order?.order_doc ?? (version === null ? whom : words.version(version));
      const head = [shown.time(entry.timestamp), actorOf(entry), actionOf(entry)];
      const from = [origin?.device, origin?.network].filter(Boolean).join(" · ");
      const changes = changesOf(entry);
      if (changes.length === 0) return [[...head, about, "", "", from]];
      return changes.map(({ label, before, after }) => [
        ...head,
        [about, label].filter(Boolean).join(" · "),
        before ?? "",
        after ?? "",
        from,
      ]);
    });
    return [Object.values(words.columns), ...rows];
  };
}
