import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { type NightChange, nightChanges, nightKey, type StoredNight } from "#rules/rates/night-changes.ts";
import { memberPrice } from "#rules/rates/price-night.ts";
import { ratesOf } from "#rules/rates/rate-rules.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { listStoredNights, listTargets, lockRules } from "#server/rate-plans/rate-store.ts";
import { actorOf, pricedSpan, type StaffContext, unitIn, writeChanges } from "#server/rate-plans/write-rates.ts";

/** Plans that are derived from this one follow, where nobody has set their night by hand. */
export function setNight(
  { body }: HandlerInput<typeof contract.setNight>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.setNight>> {
  const { rate_plan_id, room_class_id, price } = body;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { rules, revision } = await lockRules(query, hotel_id, unitIn(context), context.now);
    const span = pricedSpan(context);
    const nights = [...new Set(body.nights)].toSorted();
    if (nights[0]! < span.from || nights.at(-1)! > span.to) throw new Refusal("INVALID_INPUT", ["nights"]);
    if (price === 0) throw new Refusal("PRICE_TOO_LOW", ["price"]);
    const targets = await listTargets(query, hotel_id);
    const own = targets.find((each) => each.rate_plan_id === rate_plan_id && each.room_class_id === room_class_id);
    if (!own) throw new Refusal("NOT_FOUND", ["room_class_id"]);
    const stored = await listStoredNights(query, hotel_id, { from: nights[0]!, to: nights.at(-1)! });
    const known = new Map(stored.map((each) => [nightKey(each), each]));
    const plan = ratesOf(rules, rate_plan_id);
    const conditions = {
      min_nights: plan?.min_nights ?? 0,
      max_nights: plan?.max_nights ?? null,
      lead_days: plan?.lead_days ?? 0,
    };
    const byHand = (night: string): NightChange => {
      const before = known.get(nightKey({ rate_plan_id, room_class_id, night })) ?? null;
      const member_price = own.allows_member_price ? memberPrice(rules, price!, plan?.member_percent ?? null) : null;
      const set = { night, room_class_id, rate_plan_id, price: price!, member_price, set_by: "hand" as const };
      return { before, after: { ...conditions, ...before, ...set } };
    };
    const set =
      price === null
        ? nightChanges(rules, [own], stored, nights, { overwriteHandSet: true }).changes
        : nights.map(byHand);
    const changed = new Map(set.map(({ after }) => [nightKey(after), after]));
    const after: StoredNight[] = [...stored.filter((each) => !changed.has(nightKey(each))), ...changed.values()];
    const derived = targets.filter(
      (each) =>
        each.room_class_id === room_class_id &&
        ratesOf(rules, each.rate_plan_id)?.parent?.rate_plan_id === rate_plan_id,
    );
    const changes = [...set, ...nightChanges(rules, derived, after, nights).changes];
    const undo_until_timestamp = await writeChanges(query, context, changes, { rules_before: null, revision });
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: price === null ? "night.given_to_rules" : "night.set",
      rate_plan_id,
      room_class_id,
      nights: nights.length,
      before: `${nights[0]} ${set[0]?.before?.price ?? "-"}`,
      after: price ?? "rules",
    });
    return { changed: changes.length, undo_until_timestamp };
  });
}
