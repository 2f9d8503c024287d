import { pointTermsSchema } from "#contract/credit.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import type { PointTerms } from "#rules/money/points.ts";

type Settings = { point_terms: unknown; close_member_system: boolean; origin_pms: string };

/** How members earn here now. Where there are none, or they could spend nothing, nobody earns. */
export function readPointTerms({ point_terms, close_member_system, origin_pms }: Settings): PointTerms {
  const terms = pointTermsSchema.parse(point_terms);
  return close_member_system || !hasDiscounts(origin_pms) ? { ...terms, earns: "off" } : terms;
}
