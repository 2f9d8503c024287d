/** What saving would change, night by night, before it is done; afterwards it can be undone for ten minutes. */
import { Button, Checkbox, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { previewNights, saveRates, undoRates } from "#contract/studio/studio-rates.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { nightRuns } from "#rules/rates/night-runs.ts";
import { useSend } from "../../calls/use-send.ts";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer, RatesProps } from "./rates.tsx";

type Preview = CallAnswer<typeof previewNights>;

const SHOWN = 30;

type ReviewProps = RatesProps & { revision: number; close: () => void; done: () => void };

export function Review({ rates, rules, revision, again, close, done }: ReviewProps) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const { domain } = useLodging();
  const toast = useToast();
  const [previewing, saving, undoing] = [useSend(previewNights), useSend(saveRates), useSend(undoRates)];
  const [overwrite, setOverwrite] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { send } = previewing;

  useEffect(() => {
    let isLeft = false;
    void send({ body: { domain, rules, overwrite_hand_set: overwrite } }).then((found) => isLeft || setPreview(found));
    return () => {
      isLeft = true;
    };
  }, [send, domain, rules, overwrite]);

  async function save() {
    const saved = await saving.send({ body: { domain, rules, revision, overwrite_hand_set: overwrite } });
    if (!saved) return;
    toast(words.saved(saved.summary.changed), async () => {
      const undone = await undoing.send({ body: { domain } });
      if (undone) toast(words.undone(undone.nights));
      again();
    });
    done();
  }

  const problem = previewing.problem ?? saving.problem;
  return (
    <Modal
      className="form-dialog"
      opened
      onClose={close}
      size="lg"
      title={words.review_title}
      closeButtonProps={{ "aria-label": app.close }}
    >
      <div className="rates-form">
        {preview ? <Summary preview={preview} rates={rates} /> : null}
        {!preview && !problem ? <LoadingPanel /> : null}
        {preview && (preview.summary.kept > 0 || overwrite) ? (
          <Checkbox
            label={words.overwrite}
            checked={overwrite}
            onChange={(event) => setOverwrite(event.currentTarget.checked)}
          />
        ) : null}
        {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button loading={saving.isSending} disabled={!preview} onClick={() => void save()}>
            {app.save}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Summary({ preview: { summary, nights }, rates }: { preview: Preview; rates: RatesAnswer }) {
  const words = useScreenWords<RatesWords>();
  const shown = useShown();
  const nameOf = (rate_plan_id: number, room_class_id: number) =>
    [
      rates.rooms.find((room) => room.room_class_id === room_class_id)?.name,
      rates.plans.find((plan) => plan.rate_plan_id === rate_plan_id)?.name,
    ].join(" · ");
  if (summary.changed === 0) return <p>{words.review_nothing}</p>;
  const facts = [
    ...(summary.dearer > 0 ? [words.review_up(summary.dearer)] : []),
    ...(summary.cheaper > 0 ? [words.review_down(summary.cheaper)] : []),
    ...(summary.new_nights > 0 ? [words.review_new(summary.new_nights)] : []),
  ];
  const runs = nightRuns(nights).slice(0, SHOWN);
  const listed = runs.reduce((sum, run) => sum + run.nights, 0);
  const [lowest, highest] = [shown.money(summary.lowest ?? 0), shown.money(summary.highest ?? 0)];
  return (
    <>
      <p className="rates-changed">{words.review_changed(summary.changed)}</p>
      {summary.new_nights === summary.changed ? null : <p>{facts.join(" · ")}</p>}
      <p>{lowest === highest ? words.review_one(lowest) : words.review_range(lowest, highest)}</p>
      {summary.halved > 0 ? <Notice tone="wait">{words.review_halved(summary.halved)}</Notice> : null}
      {summary.kept > 0 ? <p>{words.review_kept(summary.kept)}</p> : null}
      <ul className="rates-changes" tabIndex={0} aria-label={words.review_changed(summary.changed)}>
        {runs.map(({ from, through, room_class_id, rate_plan_id, before, after }) => (
          <li key={`${from} ${room_class_id} ${rate_plan_id}`}>
            <span>
              {from === through ? shown.day(from) : shown.days(from, through)}
              <small>{nameOf(rate_plan_id, room_class_id)}</small>
            </span>
            <span>
              <s>{before === null ? words.no_price : shown.money(before)}</s>
              <strong>{shown.money(after)}</strong>
            </span>
          </li>
        ))}
        {summary.changed > listed ? <li>{words.review_more(summary.changed - listed)}</li> : null}
      </ul>
    </>
  );
}
