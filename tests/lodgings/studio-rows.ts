/** What an owner's work in the studio leaves in the tables: rules of rates with their last change, and a picture. */
import { randomUUID } from "node:crypto";
import { firstRules } from "#rules/rates/rate-rules.ts";
import type { Database } from "#server/database/connect.ts";
import { picture } from "#server/database/tables/media.ts";
import { rateChange, rateRule, sellingChange } from "#server/database/tables/rates.ts";

export async function addStudioRows(database: Database, hotel_id: number): Promise<void> {
  const now = new Date();
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(rateRule).values({ hotel_id, rules: firstRules(1), changed_at: now });
    const change = { change_id: randomUUID(), changed_by: "staff:anna", changed_at: now, revision: 1, nights: [] };
    await query.insert(rateChange).values({ hotel_id, ...change });
    const old = { subject: "rate_plan" as const, before: {}, changed_by: "staff:anna", changed_at: new Date(0) };
    await query.insert(sellingChange).values({ hotel_id, ...old });
    const file = { picture_id: randomUUID(), name: "room.jpg", said_bytes: 1, created_at: now, updated_at: now };
    await query.insert(picture).values({ hotel_id, ...file });
  });
}
