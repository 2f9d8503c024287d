/** One cancellation policy: its steps, and at once how guests read them in every language of the site. */
import { ActionIcon, Button, NumberInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { saveRefundPolicy } from "#contract/studio/refund-policies.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { inOrder, isSameSteps, MOST_STEPS, REFUND_PRESETS } from "#rules/orders/refund-steps.ts";
import { firstSteps } from "#rules/payments/first-steps.ts";
import { hasStandardContract, lawfulSteps, type PaidWays } from "#rules/payments/refund-law.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { listText } from "../../parts/list-text.ts";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import type { RefundPolicy } from "./cancellation.tsx";
import { LawNotice, useLaw } from "./law-notice.tsx";
import { stricterThanLaw } from "./stricter-than-law.tsx";
import { namesOf, policyName, TimeLine } from "./time-line.tsx";

type Preview = CallAnswer<typeof saveRefundPolicy>;
type DialogProps = { policy: RefundPolicy | null; ways: PaidWays; close: () => void; done: () => void };

const PAUSE_MS = 350;
const PRESETS = Object.keys(REFUND_PRESETS) as (keyof typeof REFUND_PRESETS)[];

/** One more step after the last: nearer to arrival, and dearer. */
function nextStep(steps: readonly RefundStep[]): RefundStep {
  const last = inOrder(steps).at(-1);
  if (!last) return { days_before: 7, fee_percent: 50 };
  return { days_before: Math.max(0, last.days_before - 1), fee_percent: Math.min(100, last.fee_percent + 10) };
}

export function RefundPolicyDialog({ policy, ways, close, done }: DialogProps) {
  const words = useScreenWords<PaymentScreenWords>();
  const app = useAppWords();
  const { lang } = useStudio();
  const { domain, country } = useLodging();
  const [steps, setSteps] = useState<RefundStep[]>(() => [...(policy?.steps ?? REFUND_PRESETS.moderate)]);
  const [previewing, saving] = [useSend(saveRefundPolicy), useSend(saveRefundPolicy)];
  const [preview, setPreview] = useState<Preview | null>(null);
  const id = policy ? { refund_template_id: policy.refund_template_id } : {};
  const { send } = previewing;
  const policyId = policy?.refund_template_id;
  useEffect(() => {
    let isLeft = false;
    const named = policyId === undefined ? {} : { refund_template_id: policyId };
    const soon = setTimeout(() => {
      void send({ body: { domain, ...named, steps, is_preview: true } }).then((found) => isLeft || setPreview(found));
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(soon);
    };
  }, [send, domain, policyId, steps]);
  const change = (nth: number, changed: Partial<RefundStep>) =>
    setSteps(steps.map((step, each) => (each === nth ? { ...step, ...changed } : step)));
  const law = useLaw();
  const confirm = useConfirm();
  const standard = hasStandardContract(country) ? lawfulSteps(ways) : firstSteps(country);
  const save = async () => {
    const beyond = law(steps, ways);
    if (beyond.length > 0 && !(await confirm(stricterThanLaw(words, beyond)))) return;
    if (await saving.send({ body: { domain, ...id, steps } })) done();
  };
  const errorAt = (nth: number, field: keyof RefundStep) =>
    saving.errorAt(`steps.${nth}.${field}`) ?? previewing.errorAt(`steps.${nth}.${field}`);
  const named = steps.flatMap((_, nth) => [`steps.${nth}.days_before`, `steps.${nth}.fee_percent`]);
  const beside = saving.errorBeside(...named) ?? previewing.errorBeside(...named);
  return (
    <FormModal
      isChanged={!isSameSteps(steps, policy?.steps ?? REFUND_PRESETS.moderate)}
      close={close}
      size="lg"
      title={policy ? words.edit_policy_of(policyName(policy.steps, words)) : words.new_policy}
    >
      <form
        className="payment-form"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog is within the screen's own form for React.
          event.stopPropagation();
          void save();
        }}
      >
        <fieldset className="policy-presets">
          <legend>{words.start_from}</legend>
          {standard ? (
            <Button
              variant={isSameSteps(steps, standard) ? "filled" : "default"}
              size="compact-md"
              aria-pressed={isSameSteps(steps, standard)}
              onClick={() => setSteps(standard)}
            >
              {words.standard}
            </Button>
          ) : null}
          {PRESETS.map((preset) => (
            <Button
              key={preset}
              variant={isSameSteps(steps, REFUND_PRESETS[preset]) ? "filled" : "default"}
              size="compact-md"
              aria-pressed={isSameSteps(steps, REFUND_PRESETS[preset])}
              onClick={() => setSteps([...REFUND_PRESETS[preset]])}
            >
              {words.presets[preset]}
            </Button>
          ))}
        </fieldset>
        <fieldset className="policy-steps">
          <legend>{words.steps}</legend>
          {steps.length === 0 ? <p className="payment-hint">{words.no_steps}</p> : null}
          {steps.map(({ days_before, fee_percent }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- A step is known by its place until it is saved.
            <div key={nth} className="policy-step" role="group" aria-label={words.step_nth(nth + 1)}>
              <NumberInput
                label={words.step_days}
                min={0}
                max={365}
                clampBehavior="strict"
                allowDecimal={false}
                value={days_before}
                error={errorAt(nth, "days_before")}
                onChange={(typed) => change(nth, { days_before: Number(typed) || 0 })}
              />
              <NumberInput
                label={words.step_percent}
                min={1}
                max={100}
                allowDecimal={false}
                suffix=" %"
                value={fee_percent}
                error={errorAt(nth, "fee_percent")}
                onChange={(typed) => change(nth, { fee_percent: Math.min(100, Math.max(1, Number(typed) || 1)) })}
              />
              <ActionIcon
                variant="subtle"
                color="clay"
                size="lg"
                aria-label={words.remove_step(nth + 1)}
                onClick={() => setSteps(steps.filter((_, each) => each !== nth))}
              >
                <StudioIcon name="close" />
              </ActionIcon>
            </div>
          ))}
          {steps.length < MOST_STEPS ? (
            <Button
              variant="default"
              leftSection={<StudioIcon name="plus" />}
              onClick={() => setSteps([...steps, nextStep(steps)])}
            >
              {words.add_step}
            </Button>
          ) : null}
        </fieldset>
        {beside ? <Notice tone="danger">{beside}</Notice> : null}
        <TimeLine steps={steps} />
        {preview ? <GuestWords preview={preview} /> : null}
        <LawNotice steps={steps} ways={ways} />
        <p className="payment-hint">
          {policy && policy.plans.length > 0
            ? words.policy_applies(listText(namesOf(policy.plans), lang))
            : words.policy_applies_none}
        </p>
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={saving.isSending} disabled={previewing.problem !== null}>
            {app.save}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}

function GuestWords({ preview: { words: said, sample } }: { preview: Preview }) {
  const words = useScreenWords<PaymentScreenWords>();
  const { lang: own, lodging } = useStudio();
  const shown = useShown();
  const languages = lodging.languages.filter((lang) => said[lang]);
  const [chosen, setChosen] = useState(languages.includes(own) ? own : languages[0]!);
  return (
    <section className="guest-words" aria-labelledby="guest-words">
      <h3 id="guest-words">{words.guest_words}</h3>
      {languages.length > 1 ? (
        <div className="policy-presets" role="group" aria-label={words.words_language}>
          {languages.map((lang) => (
            <Button
              key={lang}
              lang={lang}
              size="compact-md"
              variant={lang === chosen ? "filled" : "default"}
              aria-pressed={lang === chosen}
              onClick={() => setChosen(lang)}
            >
              {LANGUAGE_NAMES[lang]}
            </Button>
          ))}
        </div>
      ) : null}
      <ol lang={chosen} aria-live="polite">
        {said[chosen]?.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className="payment-hint">
        {words.guest_words_hint(shown.day(sample.check_in_day), shown.money(sample.amount))}
      </p>
    </section>
  );
}
