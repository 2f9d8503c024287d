/** Rules whose amounts are counted in other minor units: the figures an owner reads stay the same. */
import type { Adjustment, RateRules } from "#rules/rates/rate-rules.ts";

/** To the nearest whole one: cents are lost where a currency has none. */
export const scaled = (amount: number, factor: number): number => Math.round(amount * factor);

function scaledAdjustment(adjust: Adjustment, factor: number): Adjustment {
  const { amount, price } = adjust;
  return {
    ...adjust,
    ...(amount === undefined ? {} : { amount: scaled(amount, factor) }),
    ...(price === undefined ? {} : { price: scaled(price, factor) }),
  };
}

export function scaleRules(rules: RateRules, factor: number): RateRules {
  return {
    ...rules,
    rounding: { ...rules.rounding, to: Math.max(1, scaled(rules.rounding.to, factor)) },
    seasons: rules.seasons.map((season) => ({ ...season, adjust: scaledAdjustment(season.adjust, factor) })),
    plans: rules.plans.map((plan) => ({
      ...plan,
      rooms: plan.rooms.map((room) => ({
        ...room,
        base: scaled(room.base, factor),
        weekend: room.weekend && scaledAdjustment(room.weekend, factor),
      })),
      parent: plan.parent && { ...plan.parent, adjust: scaledAdjustment(plan.parent.adjust, factor) },
      extra_person: plan.extra_person && {
        ...plan.extra_person,
        amount: scaled(plan.extra_person.amount, factor),
      },
    })),
  };
}
