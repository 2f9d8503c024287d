/** Cancellation policies: which one new plans begin with, and the steps of each. */
import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { type listRefundPolicies, removeRefundPolicy, undoRefundPolicy } from "#contract/studio/refund-policies.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { PaidWays } from "#rules/payments/refund-law.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { listText } from "../../parts/list-text.ts";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { LawNotice } from "./law-notice.tsx";
import { RefundPolicyDialog } from "./refund-policy-dialog.tsx";
import { namesOf, policyName, TimeLine } from "./time-line.tsx";

export type RefundPolicies = CallAnswer<typeof listRefundPolicies>;
export type RefundPolicy = RefundPolicies["policies"][number];

/** The usual three are changed and restored, never removed. */
const USUAL = 3;

type CancellationProps = {
  listed: RefundPolicies;
  /** The one that new plans begin with. */
  value: number;
  choose: (refund_template_id: number) => void;
  ways: PaidWays;
  changed: () => void;
};

export function Cancellation({ listed, value, choose, ways, changed }: CancellationProps) {
  const words = useScreenWords<PaymentScreenWords>();
  const app = useAppWords();
  const { domain } = useLodging();
  const toast = useToast();
  const undoing = useSend(undoRefundPolicy);
  const [editing, setEditing] = useState<RefundPolicy | "new" | null>(null);
  const undo = async () => {
    if (await undoing.send({ body: { domain } })) toast(app.undone);
    changed();
  };
  const done = (text: string) => {
    setEditing(null);
    toast(text, undo);
    changed();
  };
  return (
    <>
      <Radio.Group aria-labelledby="cancellation" value={String(value)} onChange={(chosen) => choose(Number(chosen))}>
        <div className="templates">
          {listed.policies.map((policy) => (
            <Policy
              key={policy.refund_template_id}
              policy={policy}
              isChosen={policy.refund_template_id === value}
              ways={ways}
              edit={() => setEditing(policy)}
              done={done}
            />
          ))}
        </div>
      </Radio.Group>
      <div className="page-acts template-add">
        <Button variant="default" leftSection={<StudioIcon name="plus" />} onClick={() => setEditing("new")}>
          {words.add_policy}
        </Button>
      </div>
      {undoing.problem ? <Notice tone="danger">{undoing.problem.text}</Notice> : null}
      {editing ? (
        <RefundPolicyDialog
          policy={editing === "new" ? null : editing}
          ways={ways}
          close={() => setEditing(null)}
          done={() => done(words.policy_saved)}
        />
      ) : null}
    </>
  );
}

type PolicyProps = {
  policy: RefundPolicy;
  isChosen: boolean;
  ways: PaidWays;
  edit: () => void;
  done: (text: string) => void;
};

function Policy({ policy, isChosen, ways, edit, done }: PolicyProps) {
  const words = useScreenWords<PaymentScreenWords>();
  const { lang } = useStudio();
  const { domain } = useLodging();
  const confirm = useConfirm();
  const removing = useSend(removeRefundPolicy);
  const { refund_template_id, steps, plans, is_changed, is_default } = policy;
  const name = policyName(steps, words);
  const isUsual = refund_template_id <= USUAL;
  const remove = async () => {
    const question = isUsual
      ? { title: words.usual_steps, text: words.usual_steps_text, yes: words.usual_steps }
      : { title: words.remove_policy_title(name), text: words.remove_policy_text, yes: words.remove_policy };
    if (!(await confirm({ ...question, isDangerous: !isUsual }))) return;
    if (await removing.send({ body: { domain, refund_template_id } })) done(words.policy_removed);
  };
  const canRemove = isUsual ? is_changed : plans.length === 0 && !is_default && !isChosen;
  return (
    <div className="template" data-chosen={isChosen}>
      <Radio value={String(refund_template_id)} label={name} description={isChosen ? words.default_mark : undefined} />
      <TimeLine steps={steps} />
      <div className="template-foot">
        <p>{plans.length > 0 ? words.used_by(listText(namesOf(plans), lang)) : words.not_used}</p>
        <div className="page-acts">
          <Button variant="subtle" size="compact-md" onClick={edit} aria-label={words.edit_policy_of(name)}>
            {words.edit_policy}
          </Button>
          {canRemove ? (
            <Button
              variant="subtle"
              color="clay"
              size="compact-md"
              loading={removing.isSending}
              onClick={() => void remove()}
              aria-label={isUsual ? words.usual_steps : words.remove_policy_of(name)}
            >
              {isUsual ? words.usual_steps : words.remove_policy}
            </Button>
          ) : null}
        </div>
      </div>
      {isChosen ? <LawNotice steps={steps} ways={ways} /> : null}
      {removing.problem ? <Notice tone="danger">{removing.problem.text}</Notice> : null}
    </div>
  );
}
