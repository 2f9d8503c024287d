/** What changes of a plan, as a person reads it. */
import type { CallAnswer } from "#contract/call.ts";
import type { previewRatePlan } from "#contract/studio/selling-changes.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import type { Language } from "#rules/text/language.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { listText } from "../../parts/list-text.ts";
import type { RatesAnswer } from "./rates.tsx";

type Preview = CallAnswer<typeof previewRatePlan>;

export function PlanChanges({ seen, rates }: { seen: Preview; rates: RatesAnswer }) {
  const words = useScreenWords<RatesWords>();
  const { lang } = useStudio();
  return (
    <ul className="rates-plan-changes">
      {seen.changes.map((change) => {
        const { label, before, after } = planChange(change, rates, words, lang);
        return (
          <li key={change.field}>
            <strong>{label}</strong>
            <span>{words.night_change(before, after)}</span>
          </li>
        );
      })}
      <li>{words.plan_applies(seen.open_orders)}</li>
    </ul>
  );
}

type Change = { field: string; before: string; after: string };

function planChange({ field, before, after }: Change, rates: RatesAnswer, words: RatesWords, lang: Language) {
  const [name = "", written] = field.split(".");
  const labels: Record<string, string> = words.plan_fields;
  const label = written ? `${labels[name]} (${LANGUAGE_NAMES[written as Language]})` : (labels[name] ?? name);
  const shown = (value: string) => shownValue(name, value, rates, words, lang);
  return { label, before: shown(before), after: shown(after) };
}

function shownValue(name: string, value: string, rates: RatesAnswer, words: RatesWords, lang: Language): string {
  if (value === "") return words.empty;
  if (value === "true" || value === "false") return value === "true" ? words.yes : words.no;
  const each = (show: (id: string) => string | undefined) =>
    listText(
      value.split(",").map((id) => show(id) ?? id),
      lang,
    );
  const [meals, promos]: Record<string, string>[] = [words.meal, words.promo];
  if (name === "contain_meals") return each((id) => meals![id]);
  if (name === "promo_type") return promos![value] ?? value;
  if (name === "target_rooms") return each((id) => rates.rooms.find((room) => String(room.room_class_id) === id)?.name);
  if (name === "item_numbers") return each((id) => rates.add_ons.find((each) => each.item_number === id)?.name);
  if (name !== "refund_template_id") return value;
  return stepsText(rates.refund_templates.find((one) => String(one.refund_template_id) === value)?.steps ?? [], words);
}

/** A policy's steps in one line. */
export const stepsText = (steps: readonly { days_before: number; fee_percent: number }[], words: RatesWords): string =>
  steps.map(({ days_before, fee_percent }) => words.policy_step(days_before, fee_percent)).join(" · ") ||
  words.policy_free;
