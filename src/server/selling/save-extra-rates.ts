import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import type { Texts } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type Extras, lockExtras, setExtras } from "#server/selling/extra-rate-store.ts";
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
  const rates = body.rates.map(({ label, ...rate }) => ({ ...rate, label: filled(label) })) as Extras["rates"];
  return context.query(async (query) => {
    const before = await lockExtras(query, hotel_id);
    const strange = (body.rooms ?? []).flatMap(({ room_class_id }, nth) =>
      before.rooms.some((room) => room.room_class_id === room_class_id) ? [] : [`rooms.${nth}.room_class_id`],
    );
    if (strange.length > 0) throw new Refusal("INVALID_INPUT", strange);
    const { cots = before.cots, cot_price = before.cot_price, rooms = [] } = body;
    const after = { rates, cots, cot_price, rooms };
    await setExtras(query, hotel_id, after);
    await keepBefore(query, context, "extra_rates", before);
    const entry = { at: context.now, actor: actorOf(context), action: "extra_rates.saved" };
    await appendAudit(query, hotel_id, null, {
      ...entry,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    });
    return {};
  });
}

const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
