/** The terms of bookings. What would change is shown before it is saved, and can be taken back for ten minutes. */
import { Button, Checkbox, NumberInput, Radio, Switch } from "@mantine/core";
import { useState } from "react";
import { savePolicies, undoPolicies } from "#contract/studio/studio-payments.ts";
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import { DEPOSIT_LIMIT } from "#rules/payments/gateway-keys.ts";
import { hasStandardContract } from "#rules/payments/refund-law.ts";
import { useSend } from "../../calls/use-send.ts";
import { useUnsaved } from "../../navigation/unsaved.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import type { PaymentSettings } from "./payment.tsx";
import { Cancellation, type RefundPolicies } from "./cancellation.tsx";
import { changeText } from "./change-text.ts";
import { useLaw } from "./law-notice.tsx";
import { PayWays } from "./pay-ways.tsx";
import { stricterThanLaw } from "./stricter-than-law.tsx";
import { policyName } from "./time-line.tsx";

type Policies = PaymentSettings["policies"];

/** The newest terms, with the fields that were changed by hand. */
function keepTyped(typed: Policies, before: Policies, newest: Policies): Policies {
  const names = Object.keys(typed) as (keyof Policies)[];
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]));
  return { ...newest, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}

/** What the standard contract of a country limits. */
const ABOUT_LAW: ReadonlySet<string> = new Set(["refund_template_id", "takes_all", "takes_deposit", "deposit_percent"]);

type PolicyFormProps = {
  settings: PaymentSettings;
  listed: RefundPolicies;
  changed: () => void;
  saved: (now: Pick<PaymentSettings, "policies" | "undo_until_timestamp">) => void;
};

export function PolicyForm({ settings, listed, changed, saved }: PolicyFormProps) {
  const { domain, currency, country } = useLodging();
  const { lang } = useStudio();
  const app = useAppWords();
  const words = useScreenWords<PaymentScreenWords>();
  const confirm = useConfirm();
  const toast = useToast();
  const [policies, setPolicies] = useState(settings.policies);
  const [stored, setStored] = useState(settings.policies);
  const saving = useSend(savePolicies);
  const undoing = useSend(undoPolicies);
  // Changed elsewhere, for example by new keys: what was typed here stays.
  if (JSON.stringify(settings.policies) !== JSON.stringify(stored)) {
    setPolicies(keepTyped(policies, stored, settings.policies));
    setStored(settings.policies);
  }
  const tests = settings.is_demo ? [] : settings.gateways.filter((each) => !each.takes_money);
  const isTest = (id: number) => tests.some(({ vendors }) => vendors.includes(id));
  const law = useLaw();
  const chosen = listed.policies.find((each) => each.refund_template_id === policies.refund_template_id);
  const isDepositHigh =
    policies.takes_deposit && policies.deposit_percent > DEPOSIT_LIMIT && hasStandardContract(country);
  const beyond = [...(isDepositHigh ? [words.deposit_law] : []), ...(chosen ? law(chosen.steps, policies) : [])];
  const isChanged = JSON.stringify(stored) !== JSON.stringify(policies);
  useUnsaved(isChanged);
  const set = (change: Partial<typeof policies>) => setPolicies({ ...policies, ...change });
  const offer = (id: number, isOffered: boolean) =>
    set({
      payment_list: isOffered ? [...policies.payment_list, id] : policies.payment_list.filter((each) => each !== id),
    });
  const undo = async () => {
    if (await undoing.send({ body: { domain } })) toast(app.undone);
    changed();
  };
  const shownValue = (field: string, value: string) => {
    if (field !== "refund_template_id") return changeText(field, value, words, lang);
    const policy = listed.policies.find((each) => String(each.refund_template_id) === value);
    return policy ? policyName(policy.steps, words) : value;
  };
  const save = async () => {
    const preview = await saving.send({ body: { domain, policies, is_preview: true } });
    if (!preview) return;
    const text = (
      <ul className="policy-changes">
        {preview.changes.map((change) => (
          <li key={change.field}>
            <strong>{words.field_names[change.field as keyof typeof words.field_names]}</strong>
            <span>
              {words.from_to(shownValue(change.field, change.before), shownValue(change.field, change.after))}
            </span>
          </li>
        ))}
        <li>{words.applies}</li>
      </ul>
    );
    if (!(await confirm({ title: words.preview, text, yes: app.save }))) return;
    const isAboutLaw = preview.changes.some(({ field }) => ABOUT_LAW.has(field));
    // What is stricter than the country's contract is chosen knowingly.
    if (isAboutLaw && beyond.length > 0 && !(await confirm(stricterThanLaw(words, beyond)))) return;
    const answer = await saving.send({ body: { domain, policies } });
    if (!answer) return;
    saved({ policies, undo_until_timestamp: answer.undo_until_timestamp });
    toast(words.policies_saved, undo);
  };
  return (
    <form
      className="payment"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <section className="panel" aria-labelledby="ways">
        <h2 id="ways">{words.ways}</h2>
        <p className="payment-hint">{words.ways_hint}</p>
        <PayWays settings={settings} chosen={policies.payment_list} offer={offer} />
        {policies.payment_list.every(isTest) ? <Notice tone="wait">{words.no_way}</Notice> : null}
      </section>
      <section className="panel" aria-labelledby="deposit">
        <h2 id="deposit">{words.deposit}</h2>
        <div className="payment-form">
          <Checkbox
            label={words.takes_all}
            checked={policies.takes_all}
            onChange={(event) => set({ takes_all: event.currentTarget.checked })}
          />
          <Checkbox
            label={words.takes_deposit}
            checked={policies.takes_deposit}
            onChange={(event) =>
              set({
                takes_deposit: event.currentTarget.checked,
                deposit_percent: policies.deposit_percent || DEPOSIT_LIMIT,
              })
            }
          />
          {policies.takes_deposit ? (
            <NumberInput
              label={words.percent}
              min={1}
              max={100}
              clampBehavior="strict"
              allowDecimal={false}
              suffix=" %"
              w="10rem"
              value={policies.deposit_percent}
              error={saving.errorAt("policies.deposit_percent")}
              onChange={(value) => set({ deposit_percent: Number(value) || 0 })}
            />
          ) : null}
          {policies.takes_deposit && policies.deposit_percent === 100 ? (
            <Notice tone="wait">{words.deposit_full}</Notice>
          ) : isDepositHigh ? (
            <Notice tone="wait">{words.deposit_law}</Notice>
          ) : null}
        </div>
      </section>
      <section className="panel" aria-labelledby="cancellation">
        <h2 id="cancellation">{words.cancellation}</h2>
        <p className="payment-hint">{words.cancellation_hint}</p>
        <p className="payment-hint">{words.standards[country as keyof typeof words.standards] ?? words.no_standard}</p>
        <Cancellation
          listed={listed}
          value={policies.refund_template_id}
          choose={(refund_template_id) => set({ refund_template_id })}
          ways={policies}
          changed={changed}
        />
        <Switch
          mt="md"
          label={words.by_guest}
          checked={policies.support_client_cancel}
          onChange={(event) => set({ support_client_cancel: event.currentTarget.checked })}
        />
      </section>
      <section className="panel" aria-labelledby="holds">
        <h2 id="holds">{currency === "TWD" ? words.holds : words.holds_alone}</h2>
        <div className="payment-pair">
          <NumberInput
            label={words.card_minutes}
            min={10}
            max={1440}
            value={policies.card_hold_minutes}
            error={saving.errorAt("policies.card_hold_minutes")}
            onChange={(value) => set({ card_hold_minutes: Number(value) || 0 })}
          />
          <NumberInput
            label={words.remittance_days}
            min={1}
            max={14}
            value={policies.remittance_hold_days}
            error={saving.errorAt("policies.remittance_hold_days")}
            onChange={(value) => set({ remittance_hold_days: Number(value) || 0 })}
          />
        </div>
        {currency === "TWD" ? (
          <Radio.Group
            mt="lg"
            label={words.invoices}
            value={String(policies.client_invoce_setting)}
            onChange={(value) => set({ client_invoce_setting: Number(value) })}
          >
            <div className="payment-form payment-choices">
              <Radio value="1" label={words.invoice_here} />
              <Radio value="2" label={words.invoice_paid} />
            </div>
          </Radio.Group>
        ) : null}
      </section>
      {saving.errorBeside("policies.deposit_percent", "policies.card_hold_minutes", "policies.remittance_hold_days") ? (
        <Notice tone="danger">{saving.problem?.text}</Notice>
      ) : null}
      {isChanged ? (
        <div className="payment-save">
          <Button type="submit" loading={saving.isSending}>
            {app.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
