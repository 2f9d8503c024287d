/** The SQL of rules and nights. Whoever writes a lodging's nights locks its rules first. */
import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { StoredNight } from "#rules/rates/night-changes.ts";
import { firstRules, type RateRules, type RateTarget } from "#rules/rates/rate-rules.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { rateChange, rateRule } from "#server/database/tables/rates.ts";
import { planNight, ratePlan, roomClass } from "#server/database/tables/rooms.ts";
import { listDraftRooms } from "#server/drafts/list-draft-rooms.ts";

export type KeptRules = { rules: RateRules; revision: number };

export async function readRules(query: Query, hotel_id: number, unit: number): Promise<KeptRules> {
  const [found] = await query
    .select({ rules: rateRule.rules, revision: rateRule.revision })
    .from(rateRule)
    .where(eq(rateRule.hotel_id, hotel_id));
  return found ?? { rules: firstRules(unit), revision: 0 };
}

/** Others who write this lodging's nights wait until this transaction ends. */
export async function lockRules(query: Query, hotel_id: number, unit: number, now: Date): Promise<KeptRules> {
  await query
    .insert(rateRule)
    .values({ hotel_id, rules: firstRules(unit), changed_at: now })
    .onConflictDoNothing();
  const [found] = await query
    .select({ rules: rateRule.rules, revision: rateRule.revision })
    .from(rateRule)
    .where(eq(rateRule.hotel_id, hotel_id))
    .for("update");
  return found!;
}

export async function keepRules(query: Query, hotel_id: number, kept: KeptRules, now: Date): Promise<void> {
  await query
    .update(rateRule)
    .set({ ...kept, changed_at: now })
    .where(eq(rateRule.hotel_id, hotel_id));
}

/** Every class with every plan that sells it, those of the draft too. A whole house may be priced at any of its classes. */
export async function listTargets(query: Query, hotel_id: number): Promise<RateTarget[]> {
  const drafted = await listDraftRooms(query, hotel_id);
  const isSold = or(roomClass.active, inArray(roomClass.room_class_id, [...drafted.keys()]));
  const targets = await query
    .select({
      rate_plan_id: ratePlan.rate_plan_id,
      room_class_id: roomClass.room_class_id,
      people: roomClass.people,
      allows_member_price: ratePlan.allow_member_price,
    })
    .from(ratePlan)
    .innerJoin(
      roomClass,
      and(eq(roomClass.hotel_id, ratePlan.hotel_id), sql`${roomClass.room_class_id} = any(${ratePlan.target_rooms})`),
    )
    .where(and(eq(ratePlan.hotel_id, hotel_id), ratePlan.active, isSold))
    .orderBy(asc(ratePlan.rate_plan_id), asc(roomClass.priority), asc(roomClass.room_class_id));
  return targets.map((target) => ({ ...target, people: drafted.get(target.room_class_id)?.people ?? target.people }));
}

const NIGHT = {
  night: planNight.night,
  room_class_id: planNight.room_class_id,
  rate_plan_id: planNight.rate_plan_id,
  price: planNight.price,
  member_price: planNight.member_price,
  min_nights: planNight.min_nights,
  max_nights: planNight.max_nights,
  lead_days: planNight.lead_days,
  set_by: planNight.set_by,
};

export function listStoredNights(
  query: Query,
  hotel_id: number,
  { from, to, rate_plan_ids }: { from: string; to: string; rate_plan_ids?: number[] },
): Promise<StoredNight[]> {
  return query
    .select(NIGHT)
    .from(planNight)
    .where(
      and(
        eq(planNight.hotel_id, hotel_id),
        gte(planNight.night, from),
        lte(planNight.night, to),
        rate_plan_ids ? inArray(planNight.rate_plan_id, rate_plan_ids) : undefined,
      ),
    )
    .orderBy(asc(planNight.night));
}

const WRITE_NIGHTS: Statement = {
  name: "write_plan_nights",
  text: `insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price, member_price, min_nights, max_nights,
      lead_days, set_by, changed_at)
    select $1, priced.*, $11 from unnest($2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::int[],
      $9::int[], $10::text[]) as priced
    on conflict (hotel_id, night, room_class_id, rate_plan_id) do update set price = excluded.price,
      member_price = excluded.member_price, min_nights = excluded.min_nights, max_nights = excluded.max_nights,
      lead_days = excluded.lead_days, set_by = excluded.set_by, changed_at = excluded.changed_at
    returning 1`,
};

/** In the order of the key, as everyone writes them: no two writers wait for each other. */
export async function writeNights(query: Query, hotel_id: number, nights: StoredNight[], now: Date): Promise<void> {
  if (nights.length === 0) return;
  const sorted = nights.toSorted(
    (a, b) => a.night.localeCompare(b.night) || a.room_class_id - b.room_class_id || a.rate_plan_id - b.rate_plan_id,
  );
  const each = <Name extends keyof StoredNight>(name: Name) => sorted.map((night) => night[name]);
  await query.run(WRITE_NIGHTS, [
    hotel_id,
    each("night"),
    each("room_class_id"),
    each("rate_plan_id"),
    each("price"),
    each("member_price"),
    each("min_nights"),
    each("max_nights"),
    each("lead_days"),
    each("set_by"),
    now,
  ]);
  await announceChange(query, hotel_id, "plan_night");
}

const STILL_CHANGED: Statement = {
  name: "nights_still_changed",
  text: `select night, room_class_id, rate_plan_id from plan_night where hotel_id = $1 and changed_at = $2`,
};

/** Nights as a change has left them: nobody has set them since. */
export function listChangedAt(
  query: Query,
  hotel_id: number,
  at: Date,
): Promise<Pick<StoredNight, "night" | "room_class_id" | "rate_plan_id">[]> {
  return query.run(STILL_CHANGED, [hotel_id, at]);
}

const REMOVE_NIGHTS: Statement = {
  name: "remove_plan_nights",
  text: `delete from plan_night using unnest($2::date[], $3::bigint[], $4::bigint[]) as gone (night, room_class_id, rate_plan_id)
    where plan_night.hotel_id = $1 and plan_night.night = gone.night and plan_night.room_class_id = gone.room_class_id
      and plan_night.rate_plan_id = gone.rate_plan_id
    returning 1`,
};

export async function removeNights(
  query: Query,
  hotel_id: number,
  nights: readonly Pick<StoredNight, "night" | "room_class_id" | "rate_plan_id">[],
): Promise<void> {
  if (nights.length === 0) return;
  await query.run(REMOVE_NIGHTS, [
    hotel_id,
    nights.map((each) => each.night),
    nights.map((each) => each.room_class_id),
    nights.map((each) => each.rate_plan_id),
  ]);
  await announceChange(query, hotel_id, "plan_night");
}

type RateChange = typeof rateChange.$inferSelect;

/** In place of the one before: only the last change can be taken back. */
export async function keepChange(query: Query, hotel_id: number, row: Omit<RateChange, "hotel_id">): Promise<void> {
  const change = { ...row, hotel_id };
  await query.insert(rateChange).values(change).onConflictDoUpdate({ target: rateChange.hotel_id, set: row });
}

export async function findChange(query: Query, hotel_id: number): Promise<RateChange | null> {
  const [found] = await query.select().from(rateChange).where(eq(rateChange.hotel_id, hotel_id));
  return found ?? null;
}

export async function findChangeSize(query: Query, hotel_id: number) {
  const [found] = await query
    .select({ changed_at: rateChange.changed_at, nights: sql<number>`jsonb_array_length(${rateChange.nights})` })
    .from(rateChange)
    .where(eq(rateChange.hotel_id, hotel_id));
  return found ?? null;
}

export async function forgetChange(query: Query, hotel_id: number): Promise<void> {
  await query.delete(rateChange).where(eq(rateChange.hotel_id, hotel_id));
}
