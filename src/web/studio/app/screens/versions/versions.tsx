/** What was published when and by whom: to look at, to compare with now, and to bring back. */
import { Button } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import { getSiteVersion, listSiteVersions, restoreSiteVersion } from "#contract/site-versions.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { ChangeList } from "../../draft/change-list.tsx";
import "../../draft/publish.css";
import { Link } from "../../navigation/link.tsx";
import { go, setQuery, useAddress, useHrefOf } from "../../navigation/router.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";

type Version = CallAnswer<typeof listSiteVersions>["versions"][number];

export default function Versions({ rest: [version] }: ScreenProps) {
  return version === undefined ? <VersionList /> : <OneVersion version={version} />;
}

function useTime(): (seconds: number) => string {
  const { lang, lodging } = useStudio();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short", timeZone: lodging.timezone });
  return (seconds) => format.format(new Date(seconds * 1000));
}

const keyOf = ({ version }: Version) => String(version);

function VersionList() {
  const words = useScreenWords<SiteContentWords>();
  const lists = useListWords();
  const { domain } = useLodging();
  const { query } = useAddress();
  const time = useTime();
  const { answer, error, again } = useCall(listSiteVersions, { query: { domain } });
  const [filter, search] = [query.get("filter") ?? "", (query.get("search") ?? "").toLowerCase()];
  const all = answer?.versions ?? [];
  const textOf = (version: Version) =>
    `${version.note || reasonOf(words, version)} ${version.made_by} ${version.version}`;
  const shown = all.filter(
    (version) => (filter === "" || version.reason === filter) && textOf(version).toLowerCase().includes(search),
  );
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  const table = () => [
    Object.values(lists.columns.versions),
    ...shown.map((each) => [
      each.version,
      each.note || reasonOf(words, each),
      time(each.made_timestamp),
      each.made_by,
      each.changed,
    ]),
  ];
  return (
    <>
      <PageHead title={words.titles.versions} lead={words.leads.versions} />
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
            { value: "", name: lists.all, count: all.length },
            ...reasons.map((reason) => ({
              value: reason,
              name: words.versions.reasons[reason],
              count: all.filter((each) => each.reason === reason).length,
            })),
          ]}
          csv={{ name: "versions", table }}
        />
      ) : null}
      {all.length > 0 && shown.length === 0 ? (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
            {lists.show_all}
          </Button>
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <Rows
          className="versions"
          rows={shown}
          keyOf={keyOf}
          height={72}
          render={(each) => <VersionRow version={each} isNow={each === all[0]} />}
        />
      ) : null}
    </>
  );
}

function VersionRow({ version, isNow }: { version: Version; isNow: boolean }) {
  const words = useScreenWords<SiteContentWords>();
  const hrefOf = useHrefOf();
  const time = useTime();
  return (
    <Link href={hrefOf(`versions/${version.version}`)} className="version-link">
      <span className="version-number">{version.version}</span>
      <span className="version-text">
        <b>{version.note || reasonOf(words, version)}</b>
        <small>
          {time(version.made_timestamp)} {version.made_by}
        </small>
      </span>
      <span className="version-count">{isNow ? words.versions.now : words.versions.changed(version.changed)}</span>
    </Link>
  );
}

function reasonOf(words: SiteContentWords, { reason, source_version }: Version): string {
  return reason === "restore" ? words.versions.restored(source_version ?? 0) : words.versions.reasons[reason];
}

function OneVersion({ version }: { version: string }) {
  const words = useScreenWords<SiteContentWords>();
  const { domain, permissions } = useLodging();
  const hrefOf = useHrefOf();
  const time = useTime();
  const confirm = useConfirm();
  const toast = useToast();
  const restoring = useSend(restoreSiteVersion);
  const { answer, error, again } = useCall(getSiteVersion, { query: { domain, version } });
  const title = words.versions.title(Number(version));
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const restore = async () => {
    const text = words.versions.restore_text(answer.to_now.length);
    if (!(await confirm({ title: words.versions.restore_title(answer.version), text, yes: words.versions.restore })))
      return;
    const made = await restoring.send({ body: { domain, version: answer.version } });
    if (!made) return;
    toast(words.versions.restored_done(answer.version));
    await go(hrefOf("versions"));
  };
  const isNow = answer.to_now.length === 0;
  return (
    <>
      <PageHead title={title} lead={`${time(answer.made_timestamp)} ${answer.made_by}`}>
        <Button component={Link} href={hrefOf("versions")} variant="default" leftSection={<StudioIcon name="left" />}>
          {words.titles.versions}
        </Button>
        {permissions.includes("publish") && !isNow ? (
          <Button loading={restoring.isSending} leftSection={<StudioIcon name="undo" />} onClick={() => void restore()}>
            {words.versions.restore}
          </Button>
        ) : null}
      </PageHead>
      {restoring.problem ? <Notice tone="danger">{restoring.problem.text}</Notice> : null}
      {isNow ? <Notice>{words.versions.is_now}</Notice> : null}
      <section className="panel">
        <h2>{words.versions.what_changed}</h2>
        {answer.differences.length === 0 ? <p>{words.versions.nothing}</p> : null}
        <ChangeList changes={answer.differences} records={[]} names={answer.names} />
      </section>
      {isNow ? null : (
        <section className="panel">
          <h2>{words.versions.would_change}</h2>
          <ChangeList changes={answer.to_now} records={[]} names={answer.names} />
        </section>
      )}
    </>
  );
}
