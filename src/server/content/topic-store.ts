/** The SQL of topics of promotions. */
import { and, count, eq } from "drizzle-orm";
import type { Texts } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { promotionType } from "#server/database/tables/content.ts";

const one = (hotel_id: number, promotion_type_id: number) =>
  and(eq(promotionType.hotel_id, hotel_id), eq(promotionType.promotion_type_id, promotion_type_id));

export type Topic = typeof promotionType.$inferSelect;

export async function findTopic(query: Query, hotel_id: number, promotion_type_id: number): Promise<Topic | null> {
  const [found] = await query
    .select()
    .from(promotionType)
    .where(and(one(hotel_id, promotion_type_id), eq(promotionType.del, false)))
    .for("update");
  return found ?? null;
}

export async function countTopics(query: Query, hotel_id: number): Promise<number> {
  const [found] = await query
    .select({ topics: count() })
    .from(promotionType)
    .where(and(eq(promotionType.hotel_id, hotel_id), eq(promotionType.del, false)));
  return found!.topics;
}

export async function addTopic(query: Query, hotel_id: number, topic_key: string, names: Texts): Promise<number> {
  const [made] = await query
    .insert(promotionType)
    .values({ hotel_id, topic_key, topic_detail: names })
    .returning({ promotion_type_id: promotionType.promotion_type_id });
  await announceChange(query, hotel_id, "promotion_type");
  return made!.promotion_type_id;
}

export async function changeTopic(
  query: Query,
  hotel_id: number,
  promotion_type_id: number,
  change: Partial<Pick<Topic, "topic_detail" | "del">>,
): Promise<void> {
  await query.update(promotionType).set(change).where(one(hotel_id, promotion_type_id));
  await announceChange(query, hotel_id, "promotion_type");
}
