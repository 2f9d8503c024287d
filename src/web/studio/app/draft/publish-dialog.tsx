/** Before the draft becomes public: what changes, what is missing; now or at a later time; or back to what is public. */
import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { cancelScheduledPublish, discardDraft, publishSite, scheduleSitePublish } from "#contract/site-drafts.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useSend } from "../calls/use-send.ts";
import { useConfirm } from "../parts/confirm.tsx";
import { Notice } from "../parts/notice.tsx";
import { useShown } from "../parts/shown.ts";
import { TimeInput } from "../parts/time-input.tsx";
import { useToast } from "../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { ChangeList } from "./change-list.tsx";
import { fieldLabel } from "./field-label.ts";
import { nameOf } from "./record-name.ts";
import { HeldBack } from "./translation/held-back.tsx";
import { useDraftState, useDraftStore } from "./use-draft.ts";

export function PublishDialog({ close }: { close: () => void }) {
  const words = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const { domain } = useLodging();
  const { lang } = useStudio();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const [note, setNote] = useState("");
  const [at, setAt] = useState<Date | null>(null);
  const publishing = useSend(publishSite);
  const scheduling = useSend(scheduleSitePublish);
  const unscheduling = useSend(cancelScheduledPublish);
  const discarding = useSend(discardDraft);
  const confirm = useConfirm();
  const toast = useToast();
  const { time } = useShown();
  if (!draft) return null;
  const { missing, scheduled, changes, may_publish } = draft;
  const done = async (isDone: unknown, text: string) => {
    if (isDone === null) return;
    toast(text);
    await store.load();
    close();
  };
  const publish = async () => {
    await store.flush();
    await done(await publishing.send({ body: { domain, note } }), words.publish.done);
  };
  const schedule = async () => {
    if (!at) return;
    const publish_timestamp = Math.floor(at.getTime() / 1000);
    await done(await scheduling.send({ body: { domain, publish_timestamp, note } }), words.publish.scheduled_done);
  };
  const discard = async () => {
    const { discard_title: title, discard_text: text, discard: yes } = words.publish;
    if (!(await confirm({ title, text, yes, isDangerous: true }))) return;
    const discarded = await discarding.send({ body: { domain } });
    if (discarded) store.forget();
    await done(discarded, words.publish.discarded);
  };
  const others = publishing.problem ?? discarding.problem ?? unscheduling.problem;
  const problem = others?.text ?? scheduling.errorBeside("publish_timestamp");
  return (
    <Modal
      className="form-dialog"
      opened
      onClose={close}
      size="lg"
      title={words.publish.title}
      closeButtonProps={{ "aria-label": app.close }}
    >
      <div className="publish-dialog">
        {missing.length > 0 ? (
          <Notice tone="wait">
            <p>{words.publish.missing}</p>
            <ul>
              {missing.map((each) => (
                <li key={`${each.record} ${each.record_id} ${each.field}`}>
                  {words.records[each.record]} · {nameOf(draft.records, each, lang)}:{" "}
                  {fieldLabel(words, each.record, each.field)}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <HeldBack />
        {scheduled ? (
          <Notice tone={scheduled.failure === "" ? "info" : "danger"}>
            <p>
              {scheduled.failure === ""
                ? words.publish.scheduled(time(scheduled.publish_timestamp))
                : words.publish.failed(time(scheduled.publish_timestamp))}
            </p>
            <Button
              size="compact-sm"
              variant="default"
              onClick={async () => done(await unscheduling.send({ body: { domain } }), words.publish.unscheduled)}
            >
              {words.publish.unschedule}
            </Button>
          </Notice>
        ) : null}
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <ChangeList changes={changes} records={[...draft.records, ...draft.archived]} />
        {may_publish ? (
          <>
            <TextInput
              label={words.publish.note}
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <div className="publish-later">
              <TimeInput
                label={words.publish.later}
                value={at}
                change={setAt}
                error={scheduling.errorAt("publish_timestamp")}
              />
              <Button
                variant="default"
                disabled={at === null}
                loading={scheduling.isSending}
                onClick={() => void schedule()}
              >
                {words.publish.schedule}
              </Button>
            </div>
          </>
        ) : (
          <Notice>{words.publish.not_allowed}</Notice>
        )}
        <div className="confirm-acts">
          <Button variant="subtle" color="clay" onClick={() => void discard()}>
            {words.publish.discard}
          </Button>
          {may_publish ? (
            <Button loading={publishing.isSending} disabled={missing.length > 0} onClick={() => void publish()}>
              {words.publish.now}
            </Button>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
