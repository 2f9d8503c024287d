/** A plan itself: names, meals, rooms, policy and conditions. Its prices are on the screen. */
import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { CallInput } from "#contract/call.ts";
import { saveRefundPolicy } from "#contract/studio/refund-policies.ts";
import { previewRatePlan, undoRatePlan } from "#contract/studio/selling-changes.ts";
import { saveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { isSameSteps, REFUND_PRESETS } from "#rules/orders/refund-steps.ts";
import { PROMO_TYPES } from "#rules/stock/plans.ts";
import type { Language } from "#rules/text/language.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { ScreenWordsProvider, useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { MealsField } from "./meals-field.tsx";
import { PlanChanges, stepsText } from "./plan-changes.tsx";
import type { RatesAnswer } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];
type PlanDialogProps = {
  rates: RatesAnswer;
  plan: Plan | null;
  /** A new plan that is linked to this one. */
  parent: Plan | null;
  close: () => void;
  done: (rate_plan_id: number) => void;
  again: () => void;
};

/** Not there yet: it is made when the plan is saved. */
const NEW_NO_REFUND = 0;
const SHOWN_FIELDS = ["target_rooms", "close_check_in_date", "refund_template_id"];

export default function PlanDialog({ rates, plan, parent, close, done, again }: PlanDialogProps) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const { domain, languages } = useLodging();
  const toast = useToast();
  const confirm = useConfirm();
  const [previewing, saving, undoing] = [useSend(previewRatePlan), useSend(saveRatePlan), useSend(undoRatePlan)];
  const adding = useSend(saveRefundPolicy);
  const main = languages[0]!;
  const active = rates.rooms.filter((room) => room.is_active);
  const noRefund = rates.refund_templates.find(({ steps }) => isSameSteps(steps, REFUND_PRESETS.no_refund));
  const [first] = useState(() => {
    const like = plan ?? parent;
    return {
      rate_plan_code_name: plan?.rate_plan_code_name ?? (parent ? { [main]: words.derived_name } : {}),
      rate_plan_code_introduction: plan?.rate_plan_code_introduction ?? {},
      contain_meals: like?.contain_meals ?? [],
      refund_template_id:
        plan?.refund_template_id ??
        (parent ? (noRefund?.refund_template_id ?? NEW_NO_REFUND) : rates.default_refund_template_id),
      allow_coupon: like?.allow_coupon ?? true,
      allow_member_price: like?.allow_member_price ?? true,
      target_rooms: like?.target_rooms ?? active.map((room) => room.room_class_id),
      open_check_in_date: plan?.open_check_in_date ?? null,
      close_check_in_date: plan?.close_check_in_date ?? null,
      promo_type: like?.promo_type ?? ("none" as const),
      days: plan?.days ?? 0,
      support_entire_rent: like?.support_entire_rent ?? false,
      item_numbers: like?.item_numbers ?? [],
    };
  });
  const [fields, setFields] = useState(first);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(first);
  const set = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const named = (lang: Language) => `rate_plan_code_name.${lang}`;
  const shownFields = [...SHOWN_FIELDS, ...languages.map(named)];
  const problems = [previewing, saving, adding];
  const errorAt = (field: string) => previewing.errorAt(field) ?? saving.errorAt(field);
  const beside = problems.map((each) => each.errorBeside(...shownFields)).find((text) => text !== undefined);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const body = { domain, ...(plan ? { rate_plan_id: plan.rate_plan_id } : {}), ...fields };
    if (plan && !(await isWanted(body))) return;
    if (fields.refund_template_id === NEW_NO_REFUND) {
      const made = await adding.send({ body: { domain, steps: [...REFUND_PRESETS.no_refund] } });
      if (!made?.refund_template_id) return;
      body.refund_template_id = made.refund_template_id;
    }
    const saved = await saving.send({ body });
    if (!saved) return;
    toast(words.plan_saved, async () => {
      if (await undoing.send({ body: { domain } })) toast(words.undo_done);
      again();
    });
    done(saved.rate_plan_id);
  }

  /** What would change is looked at first; where nothing does, the dialog just goes. */
  async function isWanted(body: CallInput<typeof previewRatePlan>["body"]): Promise<boolean> {
    const seen = await previewing.send({ body });
    if (!seen) return false;
    if (seen.changes.length === 0) {
      toast(words.plan_same);
      close();
      return false;
    }
    // The question is asked outside this screen, which alone knows its words.
    const text = (
      <ScreenWordsProvider value={words}>
        <PlanChanges seen={seen} rates={rates} />
      </ScreenWordsProvider>
    );
    return confirm({ title: words.plan_preview, text, yes: app.save });
  }

  return (
    <FormModal
      isChanged={isChanged}
      close={close}
      size="lg"
      title={plan ? words.edit_plan(plan.name) : parent ? words.derive_of(parent.name) : words.add_plan}
    >
      <form className="rates-form" onSubmit={(event) => void submit(event)}>
        {parent ? <Notice>{words.derived_hint(parent.name)}</Notice> : null}
        {languages.map((lang, nth) => (
          <div key={lang} className="rates-texts">
            <TextInput
              label={words.plan_name(LANGUAGE_NAMES[lang])}
              lang={lang}
              required={nth === 0}
              maxLength={120}
              value={fields.rate_plan_code_name[lang] ?? ""}
              onChange={({ currentTarget: { value } }) =>
                set({ rate_plan_code_name: { ...fields.rate_plan_code_name, [lang]: value } })
              }
              error={errorAt(named(lang))}
            />
            <Textarea
              label={words.plan_intro(LANGUAGE_NAMES[lang])}
              lang={lang}
              autosize
              minRows={1}
              maxLength={2000}
              value={fields.rate_plan_code_introduction[lang] ?? ""}
              onChange={({ currentTarget: { value } }) =>
                set({ rate_plan_code_introduction: { ...fields.rate_plan_code_introduction, [lang]: value } })
              }
            />
          </div>
        ))}
        <MealsField
          names={Object.values(fields.rate_plan_code_name)}
          chosen={fields.contain_meals}
          choose={(contain_meals) => set({ contain_meals })}
        />
        <Checkbox.Group
          label={words.plan_rooms}
          value={fields.target_rooms.map(String)}
          onChange={(ids) => set({ target_rooms: ids.map(Number) })}
          error={errorAt("target_rooms")}
        >
          <div className="rates-checks">
            {active.map(({ room_class_id, name }) => (
              <Checkbox key={room_class_id} value={String(room_class_id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect
          label={words.policy}
          data={[
            ...rates.refund_templates.map(({ refund_template_id: id, steps }) => ({
              value: String(id),
              label: stepsText(steps, words),
            })),
            ...(noRefund ? [] : [{ value: String(NEW_NO_REFUND), label: words.no_refund_option }]),
          ]}
          value={String(fields.refund_template_id)}
          onChange={(event) => set({ refund_template_id: Number(event.currentTarget.value) })}
          error={errorAt("refund_template_id")}
        />
        <div className="rates-pair">
          <DayInput
            label={words.open_day}
            value={fields.open_check_in_date ?? ""}
            change={(day) => set({ open_check_in_date: day || null })}
          />
          <DayInput
            label={words.close_day}
            value={fields.close_check_in_date ?? ""}
            change={(day) => set({ close_check_in_date: day || null })}
            error={errorAt("close_check_in_date")}
          />
          <NumberInput
            label={words.plan_days}
            value={fields.days}
            onChange={(typed) => set({ days: Math.max(0, Math.round(Number(typed) || 0)) })}
            min={0}
            max={90}
            hideControls
          />
        </div>
        <NativeSelect
          label={words.promo_type}
          data={PROMO_TYPES.map((type) => ({ value: type, label: words.promo[type] }))}
          value={fields.promo_type}
          onChange={(event) => set({ promo_type: event.currentTarget.value as (typeof PROMO_TYPES)[number] })}
        />
        <Checkbox.Group
          label={words.plan_add_ons}
          description={rates.add_ons.length === 0 ? words.no_add_ons : undefined}
          value={fields.item_numbers}
          onChange={(item_numbers) => set({ item_numbers })}
        >
          <div className="rates-checks">
            {rates.add_ons.map(({ item_number, name }) => (
              <Checkbox key={item_number} value={item_number} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <div className="rates-checks">
          <Checkbox
            label={words.allow_coupon}
            checked={fields.allow_coupon}
            onChange={(event) => set({ allow_coupon: event.currentTarget.checked })}
          />
          <Checkbox
            label={words.allow_member}
            checked={fields.allow_member_price}
            onChange={(event) => set({ allow_member_price: event.currentTarget.checked })}
          />
          {parent ? null : (
            <Checkbox
              label={words.whole}
              disabled={plan !== null}
              description={plan ? words.whole_fixed : undefined}
              checked={fields.support_entire_rent}
              onChange={(event) => set({ support_entire_rent: event.currentTarget.checked })}
            />
          )}
        </div>
        {beside ? <Notice tone="danger">{beside}</Notice> : null}
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={problems.some((each) => each.isSending)}>
            {app.save}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}
