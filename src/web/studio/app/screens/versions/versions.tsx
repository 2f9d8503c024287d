/** What was published when and by whom: to look at, to compare with any other, and to bring back. */
import { Button } from "@mantine/core";
import { useMemo } from "react";
import "../../draft/publish.css";
import { Link } from "../../navigation/link.tsx";
import { setQuery, useAddress, useHrefOf } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LogLink } from "../../parts/log-link.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useStudio } from "../../studio-data.ts";
import { OneVersion } from "./one-version.tsx";
import { readOlderVersions, useVersionPages, type Version } from "./version-pages.ts";
import { nameOf, useTime, useVersionWords } from "./version-text.ts";
import "./versions.css";

export default function Versions({ rest: [version] }: ScreenProps) {
  return version === undefined ? <VersionList /> : <OneVersion key={version} version={version} />;
}

const keyOf = ({ version }: Version) => String(version);
const ROW_HEIGHT = 72;

function VersionList() {
  const words = useVersionWords();
  const lists = useListWords();
  const { lang, lodging } = useStudio();
  const { query } = useAddress();
  const time = useTime();
  const [filter, search] = [query.get("filter") ?? "", (query.get("search") ?? "").toLowerCase()];
  const isFiltered = filter !== "" || search !== "";
  const pages = useVersionPages(isFiltered);
  const { answer, error, again, versions: all, hasMore } = pages;
  const wanted = useMemo(
    () => (versions: readonly Version[]) =>
      versions.filter(
        (each) =>
          (filter === "" || each.reason === filter) &&
          `${nameOf(words, each)} ${each.made_by} ${each.version}`.toLowerCase().includes(search),
      ),
    [filter, search, words],
  );
  const shown = useMemo(() => wanted(all), [wanted, all]);
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  const countOf = (some: readonly Version[]) => (hasMore ? undefined : some.length);
  const table = async (progress: (done: number) => void, signal: AbortSignal) => {
    const older = hasMore
      ? await readOlderVersions(lodging.domain, all.at(-1)!.version, { lang, signal, progress })
      : [];
    const lines = wanted([...all, ...older]);
    return [
      Object.values(lists.columns.versions),
      ...lines.map((each) => [
        each.version,
        nameOf(words, each),
        time(each.made_timestamp),
        each.made_by,
        each.changed,
      ]),
    ];
  };
  return (
    <>
      <PageHead title={words.titles.versions} lead={words.leads.versions}>
        <LogLink filter="website" />
      </PageHead>
      {error ? <LoadProblem error={error} again={again} /> : null}
      {!answer && !error ? <LoadingPanel /> : null}
      {answer?.versions.length === 0 ? (
        <EmptyState icon="history" title={words.versions.none_title} text={words.versions.none_text} />
      ) : null}
      {all.length > 0 ? (
        <ListBar
          list="versions"
          filter="filter"
          views={[
            { value: "", name: lists.all, count: countOf(all) },
            ...reasons.map((reason) => ({
              value: reason,
              name: words.versions.reasons[reason],
              count: countOf(all.filter((each) => each.reason === reason)),
            })),
          ]}
          csv={{ name: "versions", table }}
        />
      ) : null}
      {shown.length > 0 ? (
        <Rows
          className="versions"
          rows={shown}
          keyOf={keyOf}
          height={ROW_HEIGHT}
          isBusy={pages.isLoadingMore}
          render={(each) => <VersionRow version={each} isNow={each === all[0]} />}
          {...(hasMore && !isFiltered && !pages.hasFailed ? { onEnd: pages.loadMore } : {})}
        />
      ) : null}
      {all.length > 0 && shown.length === 0 && !hasMore ? (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
            {lists.show_all}
          </Button>
        </EmptyState>
      ) : null}
      {hasMore && all.length > 0 ? (
        <div className="versions-more">
          <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function VersionRow({ version, isNow }: { version: Version; isNow: boolean }) {
  const words = useVersionWords();
  const hrefOf = useHrefOf();
  const time = useTime();
  return (
    <Link href={hrefOf(`versions/${version.version}`)} className="version-link">
      <span className="version-number">{version.version}</span>
      <span className="version-text">
        <b>{nameOf(words, version)}</b>
        <small>{[time(version.made_timestamp), version.made_by].filter(Boolean).join(" · ")}</small>
      </span>
      <span className="version-count">{isNow ? words.versions.now : words.versions.changed(version.changed)}</span>
    </Link>
  );
}
