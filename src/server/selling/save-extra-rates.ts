import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import type { Texts } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { lockExtraRates, setExtraRates } from "#server/selling/extra-rate-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

export function saveExtraRates(
  { body }: HandlerInput<typeof contract.saveExtraRates>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { hotel_id, main_lang } = context.hotel;
  const nameless = body.rates.flatMap(({ label }, nth) =>
    label[main_lang] ? [] : [`rates.${nth}.label.${main_lang}`],
  );
  if (nameless.length > 0) throw new Refusal("INVALID_INPUT", nameless);
  const after = body.rates.map(({ label, price }) => ({ label: filled(label), price }));
  return context.query(async (query) => {
    const rates = await lockExtraRates(query, hotel_id);
    await setExtraRates(query, hotel_id, after);
    await keepBefore(query, context, "extra_rates", { rates });
    const entry = { at: context.now, actor: actorOf(context), action: "extra_rates.saved" };
    await appendAudit(query, hotel_id, null, { ...entry, before: JSON.stringify(rates), after: JSON.stringify(after) });
    return {};
  });
}

const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
