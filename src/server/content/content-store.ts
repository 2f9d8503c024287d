/** The SQL of facilities and of promotions, news and attractions. */
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { facility, promotion, promotionType } from "#server/database/tables/content.ts";

export function findFacilities(query: Query, hotel_id: number) {
  return query
    .select()
    .from(facility)
    .where(eq(facility.hotel_id, hotel_id))
    .orderBy(asc(facility.priority), asc(facility.id));
}

export function findPromotionTypes(query: Query, hotel_id: number, del: boolean) {
  return query
    .select()
    .from(promotionType)
    .where(and(eq(promotionType.hotel_id, hotel_id), eq(promotionType.del, del)))
    .orderBy(asc(promotionType.promotion_type_id));
}

export type StoredPromotion = typeof promotion.$inferSelect;

/** Switched on, published, and not over at `now`. One that begins later is announced already. */
function isActive(hotel_id: number, now: Date) {
  return and(
    eq(promotion.hotel_id, hotel_id),
    promotion.active,
    or(isNull(promotion.public_at), lte(promotion.public_at, now)),
    or(isNull(promotion.end_at), gt(promotion.end_at, now)),
  );
}

export function listActive(query: Query, hotel_id: number, now: Date, kind: StoredPromotion["kind"]) {
  return query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), eq(promotion.kind, kind)))
    .orderBy(asc(promotion.priority), asc(promotion.promotion_id));
}

/** News, and whatever else is marked to be shown among it. */
const isNews = or(eq(promotion.kind, "announcement"), promotion.show_in_index)!;

export function listActiveNews(query: Query, hotel_id: number, now: Date) {
  return query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), isNews))
    .orderBy(desc(promotion.public_at), asc(promotion.promotion_id));
}

/** Which of the lists above have a row. */
export async function findFilled(query: Query, hotel_id: number, now: Date) {
  const some = (condition: SQL) => sql<boolean>`coalesce(bool_or(${condition}), false)`;
  const [found] = await query
    .select({
      promotions: some(eq(promotion.kind, "promotion")),
      news: some(isNews),
      attractions: some(eq(promotion.kind, "attraction")),
    })
    .from(promotion)
    .where(isActive(hotel_id, now));
  return found!;
}

export async function findActive(query: Query, hotel_id: number, now: Date, promotion_id: number) {
  const [found] = await query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), eq(promotion.promotion_id, promotion_id)));
  return found;
}
