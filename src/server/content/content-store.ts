/** The SQL of facilities and of promotions, news and attractions. */
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { byPriority } from "#rules/content/by-priority.ts";
import type { Query } from "#server/database/connect.ts";
import type { ShownContent } from "#server/database/shown-content.ts";
import { facility, promotion, promotionType } from "#server/database/tables/content.ts";

export async function findFacilities(query: Query, hotel_id: number) {
  if (query.shown) return query.shown.facilities.toSorted(byPriority((row) => row.id));
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

export async function listActive(query: Query, hotel_id: number, now: Date, kind: StoredPromotion["kind"]) {
  if (query.shown) return listShown(query.shown, now).filter((row) => row.kind === kind);
  return query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), eq(promotion.kind, kind)))
    .orderBy(asc(promotion.priority), asc(promotion.promotion_id));
}

/** The same for a preview, whose rows are not stored. */
function listShown({ promotions }: ShownContent, now: Date): StoredPromotion[] {
  return promotions
    .filter(({ active, public_at, end_at }) => active && !(public_at && public_at > now) && !(end_at && end_at <= now))
    .toSorted(byPriority((row) => row.promotion_id));
}

const isShownNews = ({ kind, show_in_index }: StoredPromotion) => kind === "announcement" || show_in_index;

const LATEST = 8.64e15;

/** As the database sorts: those without a date first. */
const byNewest = (a: StoredPromotion, b: StoredPromotion) =>
  (b.public_at?.getTime() ?? LATEST) - (a.public_at?.getTime() ?? LATEST) || a.promotion_id - b.promotion_id;

/** News, and whatever else is marked to be shown among it. */
const isNews = or(eq(promotion.kind, "announcement"), promotion.show_in_index)!;

export async function listActiveNews(query: Query, hotel_id: number, now: Date) {
  if (query.shown) return listShown(query.shown, now).filter(isShownNews).toSorted(byNewest);
  return query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), isNews))
    .orderBy(desc(promotion.public_at), asc(promotion.promotion_id));
}

/** Which of the lists above have a row. */
export async function findFilled(query: Query, hotel_id: number, now: Date) {
  if (query.shown) {
    const rows = listShown(query.shown, now);
    const has = (kind: StoredPromotion["kind"]) => rows.some((row) => row.kind === kind);
    return { promotions: has("promotion"), news: rows.some(isShownNews), attractions: has("attraction") };
  }
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
  if (query.shown) return listShown(query.shown, now).find((row) => row.promotion_id === promotion_id);
  const [found] = await query
    .select()
    .from(promotion)
    .where(and(isActive(hotel_id, now), eq(promotion.promotion_id, promotion_id)));
  return found;
}
