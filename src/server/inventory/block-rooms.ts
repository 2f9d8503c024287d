import { nightsBetween } from "#rules/time/day.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type Block, countBlocked, insertBlock } from "#server/inventory/block-store.ts";
import { newId } from "#server/orders/ids.ts";

export type NewBlock = Pick<Block, "room_class_id" | "first_night" | "departure" | "rooms" | "reason" | "owner"> & {
  note?: string;
};

/** Takes rooms out of sale on every night, or on none: the caller's transaction is undone by the refusal. */
export async function blockRooms(query: Query, hotel_id: number, block: NewBlock, now: Date): Promise<string> {
  const block_id = newId(now);
  await insertBlock(query, hotel_id, { block_id, ...block, created_at: now });
  const counted = await countBlocked(query, hotel_id, block, block.rooms);
  if (counted < nightsBetween(block.first_night, block.departure)) throw new Refusal("NOT_ENOUGH_ROOMS");
  await appendAudit(query, hotel_id, null, { at: now, actor: block.owner, action: "rooms.blocked", block_id });
  return block_id;
}
