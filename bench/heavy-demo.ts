/** The demo's lodgings made as heavy as real ones are: a campsite with 40 classes and 5 plans each, 30 photos in every room. */
import pg from "pg";

const CAMPSITE = "thousandlamps.localhost";
const HOUSE = "tidesong.localhost";
const CLASSES = 40;
const PLANS = 5;
const PHOTOS = 30;
/** Above all ids of the demo. */
const FROM = 800_000;

/** Copies of rows, with other values in some columns. */
const copied = (table: string, changes: string, of: string) =>
  `insert into ${table} select (jsonb_populate_record(origin, jsonb_build_object(${changes}))).* from ${of}`;

const MORE_CLASSES = copied(
  "room_class",
  `'room_class_id', ${FROM} + nth, 'room_code', 'HEAVY' || nth`,
  `(select * from room_class where hotel_id = $1 and active order by priority, room_class_id limit 1) origin,
    generate_series(1, ${CLASSES} - (select count(*)::int from room_class where hotel_id = $1 and active)) nth`,
);
const MORE_PLANS = copied(
  "rate_plan",
  `'rate_plan_id', ${FROM} + nth, 'rate_plan_code', 'HEAVY' || nth`,
  `(select * from rate_plan where hotel_id = $1 and active and not support_entire_rent and days = 0
      order by rate_plan_id limit 1) origin,
    generate_series(1, greatest(0, ${PLANS} - (select count(*)::int from rate_plan where hotel_id = $1 and active
      and not support_entire_rent))) nth`,
);
const PLANS_FOR_ALL = `update rate_plan set target_rooms =
    (select array_agg(room_class_id) from room_class where hotel_id = $1 and active)
  where hotel_id = $1 and active and not support_entire_rent`;
const MORE_NIGHTS = copied(
  "room_night",
  "'room_class_id', room_class.room_class_id, 'held', 0, 'sold', 0, 'capacity', 9",
  `(select distinct on (night) * from room_night where hotel_id = $1 order by night, room_class_id) origin,
    room_class where room_class.hotel_id = $1 and room_class.active
    and not exists (select from room_night there where there.hotel_id = $1 and there.night = origin.night
      and there.room_class_id = room_class.room_class_id)`,
);
const MORE_PRICES = copied(
  "plan_night",
  "'room_class_id', room_class.room_class_id, 'rate_plan_id', rate_plan.rate_plan_id",
  `(select distinct on (night) * from plan_night where hotel_id = $1 order by night, room_class_id, rate_plan_id) origin,
    room_class, rate_plan where room_class.hotel_id = $1 and room_class.active and rate_plan.hotel_id = $1
    and rate_plan.active and not rate_plan.support_entire_rent
    and not exists (select from plan_night there where there.hotel_id = $1 and there.night = origin.night
      and there.room_class_id = room_class.room_class_id and there.rate_plan_id = rate_plan.rate_plan_id)`,
);
const MORE_PHOTOS = `update room_class set photos = (select jsonb_agg(photo) from
    (select photo from room_class of, jsonb_array_elements(of.photos) photo, generate_series(1, ${PHOTOS})
      where of.hotel_id = $1 limit ${PHOTOS}) some)
  where hotel_id = $1`;

export async function makeHeavy(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set session_replication_role = replica");
    const hotelOf = async (host: string) =>
      (await owner.query("select hotel_id from hotel_host where host = $1", [host])).rows[0].hotel_id;
    const campsite = await hotelOf(CAMPSITE);
    for (const text of [MORE_CLASSES, MORE_PLANS, PLANS_FOR_ALL, MORE_NIGHTS, MORE_PRICES])
      await owner.query(text, [campsite]);
    await owner.query(MORE_PHOTOS, [await hotelOf(HOUSE)]);
    await owner.query("analyze");
  } finally {
    await owner.end();
  }
}
