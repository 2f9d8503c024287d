import type { NewHotel } from "#server/hotel/add-hotel.ts";
import { addHotel } from "#server/hotel/add-hotel.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { recordEvents } from "#server/events/record-events.ts";
import { EMPTY_INFO } from "#server/lodgings/empty-info.ts";
import { addFirstHost, addSetup } from "#server/lodgings/lodging-store.ts";
import { addOwner } from "#server/staff/add-owner.ts";

type Opening = {
  hotel: Omit<NewHotel, "hotel_id" | "info" | "website_exist" | "created_at" | "updated_at">;
  host: string;
  slug: string;
  owner: { account_id: string; email: string; name: string };
  now: Date;
};

/** A lodging's first rows, its host and its owner, in the caller's transaction; not public yet. False: another has this host. */
export async function openLodging(query: Query, hotel_id: number, opening: Opening): Promise<boolean> {
  const { hotel, host, slug, owner, now } = opening;
  await addHotel(query, {
    ...hotel,
    hotel_id,
    website_exist: false,
    created_at: now,
    updated_at: now,
    info: EMPTY_INFO,
  });
  if (!(await addFirstHost(query, hotel_id, host))) return false;
  await addSetup(query, hotel_id, owner.account_id, now);
  await addOwner(query, hotel_id, owner, now);
  await recordEvents(query, hotel_id, [
    { subject_kind: "content", subject_id: String(hotel_id), topic: "lodging.made", now },
  ]);
  const actor = `staff:${owner.account_id}`;
  await appendAudit(query, hotel_id, null, { at: now, actor, action: "lodging.made", after: slug });
  return true;
}
