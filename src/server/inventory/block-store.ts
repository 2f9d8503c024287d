/** The SQL of blocks. Room nights are locked in the same order as by orders (inventory-store.ts), and guarded the same way. */
import { and, eq, isNull } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import { blockLedger, roomBlock } from "#server/database/tables/blocks.ts";

export type Block = typeof roomBlock.$inferSelect;

export async function insertBlock(
  query: Query,
  hotel_id: number,
  block: Omit<typeof roomBlock.$inferInsert, "hotel_id">,
): Promise<void> {
  const { block_id, created_at } = block;
  await query.insert(roomBlock).values({ ...block, hotel_id });
  await query.insert(blockLedger).values({ hotel_id, block_id, kind: "block", at: created_at });
}

/** Null where it was released before. Two releases wait for each other here. */
export async function releaseBlock(query: Query, hotel_id: number, block_id: string, now: Date): Promise<Block | null> {
  const [released] = await query
    .update(roomBlock)
    .set({ released_at: now })
    .where(and(eq(roomBlock.hotel_id, hotel_id), eq(roomBlock.block_id, block_id), isNull(roomBlock.released_at)))
    .returning();
  if (!released) return null;
  await query.insert(blockLedger).values({ hotel_id, block_id, kind: "unblock", at: now });
  return released;
}

export async function hasBlock(query: Query, hotel_id: number, block_id: string): Promise<boolean> {
  const found = await query
    .select({ block_id: roomBlock.block_id })
    .from(roomBlock)
    .where(and(eq(roomBlock.hotel_id, hotel_id), eq(roomBlock.block_id, block_id)));
  return found.length > 0;
}

const COUNT_BLOCKED: Statement = {
  name: "count_blocked",
  text: `with locked as materialized (
    select room_night.room_class_id, room_night.night
    from room_night
    where hotel_id = $1 and room_class_id = $2 and night >= $3 and night < $4
    order by room_night.room_class_id, room_night.night
    for no key update of room_night
  )
  update room_night set blocked = blocked + $5::int
  from locked
  where room_night.hotel_id = $1
    and room_night.room_class_id = locked.room_class_id and room_night.night = locked.night
    and blocked + $5 >= 0 and ($5 < 0 or not whole and held + sold + blocked + $5 <= capacity)
  returning 1`,
};

/** Counts so many rooms as blocked (or, below zero, no longer); returns the number of nights on which that was possible. */
export async function countBlocked(
  query: Query,
  hotel_id: number,
  { room_class_id, first_night, departure }: Pick<Block, "room_class_id" | "first_night" | "departure">,
  rooms: number,
): Promise<number> {
  const counted = await query.run(COUNT_BLOCKED, [hotel_id, room_class_id, first_night, departure, rooms]);
  return counted.length;
}
