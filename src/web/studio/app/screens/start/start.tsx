/** Start here: nine steps to a public site, in any order. */
import { Button } from "@mantine/core";
import { getSetup, leaveSetupStep } from "#contract/studio/setup.ts";
import type { StartWords } from "#languages/zh-TW/studio/start.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { useAfterSaving } from "../../draft/use-draft.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { type Step, StepList, useStepHref } from "../../setup/step-list.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import "./start.css";

export default function Start() {
  const { domain, permissions } = useLodging();
  const words = useScreenWords<StartWords>();
  const { name } = useAppWords().screens.start;
  const hrefOf = useHrefOf();
  const { answer, error, again } = useCall(getSetup, { query: { domain } });
  useAfterSaving(again);
  const leaving = useSend(leaveSetupStep);
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const { is_live, can_go_live, steps, minutes, cancellation } = answer;
  const open = steps.filter(({ state }) => state === "missing");
  const done = steps.filter(({ state }) => state !== "missing");
  const leave = async (step: Step["step"], is_left: boolean) => {
    if (await leaving.send({ body: { domain, step, is_left } })) again();
  };
  const mayLeave = permissions.includes("publish");
  const acts = ({ step, state, missing }: Step) =>
    mayLeave && state !== "done" && missing.every(({ required }) => !required) ? (
      <LeaveButton step={step} isLeft={state === "left"} leave={leave} />
    ) : null;
  return (
    <>
      <PageHead title={name} lead={is_live ? words.lead_live : words.lead} />
      {leaving.problem ? <Notice tone="danger">{leaving.problem.text}</Notice> : null}
      <div className="start-progress">
        <p>
          <strong>{words.progress(done.length)}</strong>
          {minutes > 0 ? <span>{words.rest(minutes)}</span> : null}
        </p>
        <span className="start-bar" aria-hidden="true">
          <span style={{ width: `${(done.length / steps.length) * 100}%` }} />
        </span>
      </div>
      {can_go_live && !is_live ? (
        <div className="start-ready">
          <div>
            <h2>{words.ready}</h2>
            <p>{words.ready_text}</p>
          </div>
          <Button component={Link} href={hrefOf("go-live")} size="md">
            {words.go}
          </Button>
        </div>
      ) : null}
      {open.length > 0 ? <StepList steps={open} cancellation={cancellation} acts={acts} /> : null}
      {done.length > 0 ? (
        // What is done by default is still to be looked at before the site is public.
        <details className="start-done" open={!is_live || open.length === 0}>
          <summary>{words.finished(done.length)}</summary>
          <StepList steps={done} cancellation={cancellation} acts={acts} />
        </details>
      ) : null}
      {is_live ? null : <Foot steps={steps} isReady={can_go_live} />}
    </>
  );
}

/** Where to go on after the last line: to what is still missing, or to the public site. */
function Foot({ steps, isReady }: { steps: readonly Step[]; isReady: boolean }) {
  const words = useScreenWords<StartWords>();
  const { permissions } = useLodging();
  const hrefOf = useHrefOf();
  const hrefTo = useStepHref();
  const open = steps.filter(({ state }) => state === "missing");
  const next = open.find(({ missing }) => missing.some(({ required }) => required)) ?? open[0];
  const href = next ? hrefTo(next) : null;
  const mayOpen = isReady && permissions.includes("publish");
  return (
    <div className="start-foot">
      {next && href ? (
        <Button component={Link} href={href} size="md" variant={mayOpen ? "default" : "filled"}>
          {words.next(words.steps[next.step])}
        </Button>
      ) : null}
      {mayOpen ? (
        <Button component={Link} href={hrefOf("go-live")} size="md">
          {words.go}
        </Button>
      ) : null}
    </div>
  );
}

type LeaveButtonProps = {
  step: Step["step"];
  isLeft: boolean;
  leave: (step: Step["step"], is_left: boolean) => unknown;
};

function LeaveButton({ step, isLeft, leave }: LeaveButtonProps) {
  const words = useScreenWords<StartWords>();
  const text = isLeft ? words.take_up : words.leave;
  return (
    <Button variant="subtle" onClick={() => void leave(step, !isLeft)} aria-label={`${text}: ${words.steps[step]}`}>
      {text}
    </Button>
  );
}
