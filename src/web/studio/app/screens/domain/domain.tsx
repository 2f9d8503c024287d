/** Domain: an address of one's own. What to enter at the registrar, whether it is there, and which one guests see. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { addDomain, checkDomain, listDomains, makeCanonical, removeDomain } from "#contract/studio/domains.ts";
import type { DomainWords } from "#languages/zh-TW/studio/domain.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { Records } from "./records.tsx";
import "./domain.css";

type Host = CallAnswer<typeof listDomains>["hosts"][number];

export default function Domain() {
  const { domain } = useLodging();
  const words = useScreenWords<DomainWords>();
  const { name } = useAppWords().screens.domain;
  const { answer, error, again } = useCall(listDomains, { query: { domain } });
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel />;
  const given = answer.hosts.find(({ is_platforms }) => is_platforms)?.host ?? answer.domain;
  return (
    <>
      <PageHead title={name} lead={words.lead} />
      <AddDomain again={again} />
      <ul className="domains">
        {answer.hosts.map((host) => (
          <li key={host.host} className="panel">
            <OneDomain host={host} given={given} again={again} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AddDomain({ again }: { again: () => void }) {
  const { domain } = useLodging();
  const words = useScreenWords<DomainWords>();
  const toast = useToast();
  const adding = useSend(addDomain);
  const [host, setHost] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await adding.send({ body: { domain, host } }))) return;
    setHost("");
    toast(words.added);
    again();
  };
  return (
    <form className="panel domain-add" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={words.add_label}
        description={words.add_hint}
        placeholder="www.example.com"
        value={host}
        onChange={(event) => {
          setHost(event.currentTarget.value);
          adding.clear();
        }}
        error={adding.problem?.text}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        maxLength={260}
      />
      <Button type="submit" loading={adding.isSending} disabled={host.trim() === ""}>
        {words.add}
      </Button>
    </form>
  );
}

function OneDomain({ host, given, again }: { host: Host; given: string; again: () => void }) {
  const { domain } = useLodging();
  const shown = useShown();
  const words = useScreenWords<DomainWords>();
  const [confirm, toast] = [useConfirm(), useToast()];
  const [checking, choosing, removing] = [useSend(checkDomain), useSend(makeCanonical), useSend(removeDomain)];
  const body = { domain, host: host.host };
  const problem = checking.problem ?? choosing.problem ?? removing.problem;
  const check = async () => {
    await checking.send({ body });
    again();
  };
  const choose = async () => {
    const [title, text] = [words.confirm_main_title(host.shown), words.confirm_main_text];
    if (!(await confirm({ title, text, yes: words.make_main }))) return;
    if (await choosing.send({ body })) toast(words.made_main);
    again();
  };
  const remove = async () => {
    const question = { title: words.remove_title(host.shown), text: words.remove_text(given), yes: words.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if (await removing.send({ body })) toast(words.removed);
    again();
  };
  const stateText = { waiting: words.state_waiting, proved: words.state_proved, ready: words.state_ready }[host.state];
  return (
    <>
      <div className="domain-head">
        <h2>{host.shown}</h2>
        <p className="domain-state" data-state={host.state}>
          <StudioIcon name={host.state === "ready" ? "check" : "clock"} size={18} />
          {stateText}
        </p>
        {host.is_canonical ? <p className="domain-main">{words.main}</p> : null}
        {host.is_platforms ? <p className="domain-given">{words.given}</p> : null}
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      {host.is_platforms || (host.state === "ready" && host.is_canonical) ? null : (
        <>
          <p className="domain-found">
            {words[`found_${host.found}`]}{" "}
            {host.found === "proved" ? (host.points_here ? words.points : words.points_not) : ""}
          </p>
          {host.state === "ready" ? null : <Records records={host.records} />}
        </>
      )}
      <div className="page-acts domain-acts">
        {host.state === "ready" && !host.is_canonical ? (
          <Button onClick={() => void choose()} loading={choosing.isSending}>
            {words.make_main}
          </Button>
        ) : null}
        {host.is_platforms ? null : (
          <>
            <Button
              variant={host.state === "ready" ? "default" : "filled"}
              onClick={() => void check()}
              loading={checking.isSending}
            >
              {words.check}
            </Button>
            <Button variant="subtle" color="clay" onClick={() => void remove()} loading={removing.isSending}>
              {words.remove}
            </Button>
            {host.checked_timestamp === null ? null : (
              <span className="domain-checked">{words.checked(shown.time(host.checked_timestamp))}</span>
            )}
          </>
        )}
      </div>
      {host.state === "ready" && !host.is_platforms ? <p className="domain-note">{words.certificate}</p> : null}
    </>
  );
}
