/** Go live: the check list, the one button, and then sharing. */
import { Button } from "@mantine/core";
import { getSetup, goLive } from "#contract/studio/setup.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { useAfterSaving } from "../../draft/use-draft.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useToast } from "../../parts/toast.tsx";
import { noteOpened } from "../../shell/live-site.ts";
import { StepList } from "../../setup/step-list.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { Share } from "./share.tsx";
import "./go-live.css";

export default function GoLive() {
  const { domain } = useLodging();
  const words = useScreenWords<GoLiveWords>();
  const { screens } = useAppWords();
  const { name } = screens.go_live;
  const { answer, error, again } = useCall(getSetup, { query: { domain } });
  useAfterSaving(again);
  const hrefOf = useHrefOf();
  const opening = useSend(goLive);
  const confirm = useConfirm();
  const toast = useToast();
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const { is_live, can_go_live, steps, site, cancellation } = answer;
  const required = steps.flatMap(({ missing }) => missing.filter((each) => each.required)).length;
  const isWhole = steps.every(({ missing }) => missing.length === 0);
  const tests = steps.flatMap(({ missing }) => missing).find(({ code }) => code === "test_payments");
  const publish = async () => {
    const text = words.confirm_text(new URL(site).host);
    if (!(await confirm({ title: words.confirm_title, text, yes: words.publish }))) return;
    if (!(await opening.send({ body: { domain } }))) return again();
    noteOpened();
    toast(words.published);
    again();
  };
  return (
    <>
      <PageHead title={name} lead={is_live ? words.live_text : words.lead} />
      {opening.problem ? <Notice tone="danger">{opening.problem.text}</Notice> : null}
      {is_live ? (
        <Share site={site} />
      ) : (
        <section className="go-live-door" data-ready={can_go_live}>
          <div>
            <h2>{isWhole ? words.ready : can_go_live ? words.enough : words.blocked(required)}</h2>
            {can_go_live && !isWhole ? <p>{words.enough_text}</p> : null}
            {tests ? <p>{words.missing[tests.code](String(tests.count))}</p> : null}
            <p>{can_go_live ? words.ready_text : words.blocked_text}</p>
          </div>
          <Button size="lg" onClick={() => void publish()} disabled={!can_go_live} loading={opening.isSending}>
            {words.publish}
          </Button>
        </section>
      )}
      <div className="go-live-try">
        <div>
          <h2>{screens.rehearsal.name}</h2>
          <p>{words.rehearse_text}</p>
        </div>
        <Button component={Link} href={hrefOf("rehearsal")} variant="default" size="md">
          {words.rehearse}
        </Button>
      </div>
      <h2 className="go-live-checks">{words.checks}</h2>
      <StepList steps={steps} cancellation={cancellation} />
    </>
  );
}
