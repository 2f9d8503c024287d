/** One version: what it changed, how it differs from any other, how its pages look, and the way back to it. */
import { Button, SegmentedControl, Select } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import { getSiteVersion, restoreSiteVersion } from "#contract/site-versions.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { ChangeList } from "../../draft/change-list.tsx";
import { Link } from "../../navigation/link.tsx";
import { go, setQuery, useAddress, useHrefOf } from "../../navigation/router.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging } from "../../studio-data.ts";
import { useVersionPages } from "./version-pages.ts";
import { VersionPages } from "./version-preview.tsx";
import { nameOf, useTime, useVersionWords } from "./version-text.ts";

type Opened = CallAnswer<typeof getSiteVersion>;

export function OneVersion({ version }: { version: string }) {
  const words = useVersionWords();
  const { domain, permissions } = useLodging();
  const { query } = useAddress();
  const hrefOf = useHrefOf();
  const time = useTime();
  const against = query.get("against");
  const isLooking = query.get("look") === "pages";
  const { answer, error, again } = useCall(getSiteVersion, {
    query: { domain, version, ...(against === null ? {} : { against }) },
  });
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const isNow = answer.is_latest || answer.to_now.length === 0;
  return (
    <>
      <PageHead
        title={words.versions.title(answer.version)}
        lead={[nameOf(words, answer), time(answer.made_timestamp), answer.made_by].filter(Boolean).join(" · ")}
      >
        <Button component={Link} href={hrefOf("versions")} variant="default" leftSection={<StudioIcon name="left" />}>
          {words.titles.versions}
        </Button>
        {permissions.includes("publish") && !isNow ? <Restore version={answer} /> : null}
      </PageHead>
      {isNow ? <Notice>{words.versions.is_now}</Notice> : null}
      <div className="version-tools">
        <SegmentedControl
          aria-label={words.look.label}
          value={isLooking ? "pages" : ""}
          onChange={(look) => setQuery({ look: look || null })}
          data={[
            { value: "", label: words.look.changes },
            { value: "pages", label: words.look.pages },
          ]}
        />
        <AgainstSelect version={answer} />
      </div>
      {isLooking ? (
        <VersionPages version={answer.version} against={against === null ? null : (answer.against?.version ?? null)} />
      ) : (
        <>
          <section className="panel">
            <h2>
              {against !== null && answer.against
                ? words.compare.title(answer.against.version, answer.version)
                : words.versions.what_changed}
            </h2>
            {answer.differences.length === 0 ? <p>{words.versions.nothing}</p> : null}
            <ChangeList changes={answer.differences} records={[]} names={answer.names} />
          </section>
          {isNow || against !== null ? null : (
            <section className="panel">
              <h2>{words.versions.would_change}</h2>
              <ChangeList changes={answer.to_now} records={[]} names={answer.names} />
            </section>
          )}
        </>
      )}
    </>
  );
}

/** All others, to compare this one with. */
function AgainstSelect({ version }: { version: Opened }) {
  const words = useVersionWords();
  const time = useTime();
  const { query } = useAddress();
  const { versions } = useVersionPages(true);
  const others = versions.filter((each) => each.version !== version.version);
  if (others.length === 0) return null;
  return (
    <Select
      aria-label={words.compare.label}
      placeholder={words.compare.label}
      value={query.get("against")}
      onChange={(against) => setQuery({ against })}
      searchable
      clearable
      limit={200}
      nothingFoundMessage={words.compare.none}
      clearButtonProps={{ "aria-label": words.compare.stop }}
      data={others.map((each) => ({
        value: String(each.version),
        label: `${words.compare.with(each.version)} · ${nameOf(words, each)} · ${time(each.made_timestamp)}`,
      }))}
    />
  );
}

function Restore({ version: { version, to_now } }: { version: Opened }) {
  const words = useVersionWords();
  const { domain } = useLodging();
  const hrefOf = useHrefOf();
  const confirm = useConfirm();
  const toast = useToast();
  const restoring = useSend(restoreSiteVersion);
  const restore = async () => {
    const text = words.versions.restore_text(to_now.length);
    if (!(await confirm({ title: words.versions.restore_title(version), text, yes: words.versions.restore }))) return;
    if (!(await restoring.send({ body: { domain, version } }))) return;
    toast(words.versions.restored_done(version));
    await go(hrefOf("versions"));
  };
  return (
    <>
      <Button loading={restoring.isSending} leftSection={<StudioIcon name="undo" />} onClick={() => void restore()}>
        {words.versions.restore}
      </Button>
      {restoring.problem ? <Notice tone="danger">{restoring.problem.text}</Notice> : null}
    </>
  );
}
