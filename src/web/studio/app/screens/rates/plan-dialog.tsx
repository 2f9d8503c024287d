/** A plan itself: names, meals, rooms, policy and conditions. Its prices are on the screen. */
import { Button, Checkbox, Modal, NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { saveRatePlan } from "#contract/studio/studio-rates.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { MEALS } from "#rules/stock/plans.ts";
import type { Language } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];
type PlanDialogProps = { rates: RatesAnswer; plan: Plan | null; close: () => void; done: () => void };

const SHOWN_FIELDS = ["target_rooms", "close_check_in_date", "refund_template_id"];

export function PlanDialog({ rates, plan, close, done }: PlanDialogProps) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const { domain, languages } = useLodging();
  const toast = useToast();
  const saving = useSend(saveRatePlan);
  const active = rates.rooms.filter((room) => room.is_active);
  const [fields, setFields] = useState(() => ({
    rate_plan_code_name: plan?.rate_plan_code_name ?? {},
    rate_plan_code_introduction: plan?.rate_plan_code_introduction ?? {},
    contain_meals: plan?.contain_meals ?? [],
    refund_template_id: plan?.refund_template_id ?? 2,
    allow_coupon: plan?.allow_coupon ?? true,
    allow_member_price: plan?.allow_member_price ?? true,
    target_rooms: plan?.target_rooms ?? active.map((room) => room.room_class_id),
    open_check_in_date: plan?.open_check_in_date ?? null,
    close_check_in_date: plan?.close_check_in_date ?? null,
    promo_type: plan?.promo_type ?? ("none" as const),
    days: plan?.days ?? 0,
    support_entire_rent: plan?.support_entire_rent ?? false,
    item_numbers: plan?.item_numbers ?? [],
  }));
  const set = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const named = (lang: Language) => `rate_plan_code_name.${lang}`;
  const beside = saving.errorBeside(...SHOWN_FIELDS, ...languages.map(named));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const id = plan ? { rate_plan_id: plan.rate_plan_id } : {};
    if (!(await saving.send({ body: { domain, ...id, ...fields } }))) return;
    toast(words.plan_saved);
    done();
  }

  const stepsOf = (id: number) =>
    (rates.refund_templates.find((each) => each.refund_template_id === id)?.steps ?? [])
      .map(({ days_before, fee_percent }) => words.policy_step(days_before, fee_percent))
      .join(" · ");

  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={plan ? words.edit_plan(plan.name) : words.add_plan}
      closeButtonProps={{ "aria-label": app.close }}
    >
      <form className="rates-form" onSubmit={(event) => void submit(event)}>
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
              error={saving.errorAt(named(lang))}
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
        <Checkbox.Group
          label={words.meals}
          value={fields.contain_meals}
          onChange={(meals) => set({ contain_meals: MEALS.filter((meal) => meals.includes(meal)) })}
        >
          <div className="rates-checks">
            {MEALS.map((meal) => (
              <Checkbox key={meal} value={meal} label={words.meal[meal]} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox.Group
          label={words.plan_rooms}
          value={fields.target_rooms.map(String)}
          onChange={(ids) => set({ target_rooms: ids.map(Number) })}
          error={saving.errorAt("target_rooms")}
        >
          <div className="rates-checks">
            {active.map(({ room_class_id, name }) => (
              <Checkbox key={room_class_id} value={String(room_class_id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect
          label={words.policy}
          data={rates.refund_templates.map(({ refund_template_id: id }) => ({ value: String(id), label: stepsOf(id) }))}
          value={String(fields.refund_template_id)}
          onChange={(event) => set({ refund_template_id: Number(event.currentTarget.value) })}
          error={saving.errorAt("refund_template_id")}
        />
        <div className="rates-pair">
          <TextInput
            type="date"
            label={words.open_day}
            value={fields.open_check_in_date ?? ""}
            onChange={(event) => set({ open_check_in_date: event.currentTarget.value || null })}
          />
          <TextInput
            type="date"
            label={words.close_day}
            value={fields.close_check_in_date ?? ""}
            onChange={(event) => set({ close_check_in_date: event.currentTarget.value || null })}
            error={saving.errorAt("close_check_in_date")}
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
          {plan ? null : (
            <Checkbox
              label={words.whole}
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
          <Button type="submit" loading={saving.isSending}>
            {app.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
