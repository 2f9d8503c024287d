/** What an owner's work in the studio leaves in the tables: rules of rates with their last change, a view, a room's number and a picture. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { firstRules } from "#rules/rates/rate-rules.ts";
import type { Database } from "#server/database/connect.ts";
import { listView } from "#server/database/tables/lists.ts";
import { picture } from "#server/database/tables/media.ts";
import { rateChange, rateRule, sellingChange } from "#server/database/tables/rates.ts";
import { staff } from "#server/database/tables/people.ts";
import { roomUnit } from "#server/database/tables/room-units.ts";
import { addRailReservation } from "#tests/lodgings/rail.ts";
import { roomClass } from "#server/database/tables/rooms.ts";

export async function addStudioRows(database: Database, hotel_id: number): Promise<void> {
  const now = new Date();
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(rateRule).values({ hotel_id, rules: firstRules(1), changed_at: now });
    const change = { change_id: randomUUID(), changed_by: "staff:anna", changed_at: now, revision: 1, nights: [] };
    await query.insert(rateChange).values({ hotel_id, ...change });
    const old = { subject: "rate_plan" as const, before: {}, changed_by: "staff:anna", changed_at: new Date(0) };
    await query.insert(sellingChange).values({ hotel_id, ...old });
    const file = { picture_id: randomUUID(), name: "room.jpg", said_bytes: 1, created_at: now, updated_at: now };
    const [worker] = await query.select().from(staff).where(eq(staff.hotel_id, hotel_id)).limit(1);
    const view = { list: "orders", name: "Unpaid", query: { view: "unpaid" }, created_at: now } as const;
    await query.insert(listView).values({ hotel_id, account_id: worker!.account_id, view_id: randomUUID(), ...view });
    const [room] = await query.select().from(roomClass).where(eq(roomClass.hotel_id, hotel_id)).limit(1);
    await query.insert(roomUnit).values({ hotel_id, room_class_id: room!.room_class_id, number: "101", floor: "1" });
    await query.insert(picture).values({ hotel_id, ...file });
  });
  await addRailReservation(database, { hotel_id });
}

/** A view that this person has kept. */
export async function addView(database: Database, hotel_id: number, account_id: string): Promise<string> {
  const view_id = randomUUID();
  const view = { list: "rooms", name: "No photos", query: { filter: "no_photo" }, created_at: new Date() } as const;
  await database.forHotel(hotel_id, (query) =>
    query.insert(listView).values({ hotel_id, account_id, view_id, ...view }),
  );
  return view_id;
}
