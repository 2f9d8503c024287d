import { nightsBetween } from "#rules/time/day.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { countBlocked, hasBlock, releaseBlock } from "#server/inventory/block-store.ts";

type Released = { block_id: string; actor: string };

/** Puts a block's rooms on sale again. Of a block that was released before nothing changes. */
export async function unblockRooms(
  query: Query,
  hotel_id: number,
  { block_id, actor }: Released,
  now: Date,
): Promise<void> {
  const block = await releaseBlock(query, hotel_id, block_id, now);
  if (!block) {
    if (await hasBlock(query, hotel_id, block_id)) return;
    throw new Refusal("NOT_FOUND");
  }
  const counted = await countBlocked(query, hotel_id, block, -block.rooms);
  if (counted < nightsBetween(block.first_night, block.departure)) {
    throw new Error(`${counted} nights of block ${block_id} could be released.`);
  }
  await appendAudit(query, hotel_id, null, { at: now, actor, action: "rooms.unblocked", block_id });
}
