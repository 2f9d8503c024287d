/** The SQL of what children and extra persons cost, of the beds that can be added for them, and of cots. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";
import type { Texts } from "#rules/text/language.ts";

export type ExtraRate = StoredRate;
type Places = { room_class_id: number; extra_beds: number; cots: number };
/** All that the form of children and extra persons changes. */
export type Extras = { rates: ExtraRate[]; cots: number; cot_price: number; rooms: Places[] };

const FIND: Statement = {
  name: "lock_extra_rates",
  text: `select info->'children_and_extra_person_rates' as rates from hotel_site where hotel_id = $1 for no key update`,
};
const SET: Statement = {
  name: "set_extra_rates",
  text: `update hotel_site set info = jsonb_set(info, '{children_and_extra_person_rates}', $2::jsonb) where hotel_id = $1
    returning 1`,
};
const LOCK_COTS: Statement = {
  name: "lock_cot_terms",
  text: `select cots, cot_price from hotel_terms where hotel_id = $1 for no key update`,
};
const SET_COTS: Statement = {
  name: "set_cots",
  text: `update hotel_terms set cots = $2, cot_price = $3 where hotel_id = $1 returning 1`,
};
const ROOMS: Statement = {
  name: "list_room_places",
  text: `select room_class_id, room_class_name as name, people, children, extra_beds, cots from room_class
    where hotel_id = $1 and active order by priority, room_class_id`,
};
const SET_ROOM: Statement = {
  name: "set_room_places",
  text: `update room_class set extra_beds = $3, cots = $4 where hotel_id = $1 and room_class_id = $2 returning 1`,
};

/** Whoever publishes or changes them waits here for the one before. */
export async function lockExtraRates(query: Query, hotel_id: number): Promise<ExtraRate[]> {
  return (await query.run<{ rates: ExtraRate[] | null }>(FIND, [hotel_id]))[0]?.rates ?? [];
}

export async function setExtraRates(query: Query, hotel_id: number, rates: readonly ExtraRate[]): Promise<void> {
  await query.run(SET, [hotel_id, JSON.stringify(rates)]);
  await announceChange(query, hotel_id, "hotel_site");
}

type NamedPlaces = Places & { name: Texts; people: number; children: number };

export async function listPlaces(query: Query, hotel_id: number): Promise<NamedPlaces[]> {
  const rooms = await query.run<NamedPlaces>(ROOMS, [hotel_id]);
  return rooms.map((room) => ({ ...room, room_class_id: Number(room.room_class_id) }));
}

export async function lockExtras(query: Query, hotel_id: number): Promise<Extras> {
  const rates = await lockExtraRates(query, hotel_id);
  const [terms] = await query.run<{ cots: number; cot_price: number }>(LOCK_COTS, [hotel_id]);
  const rooms = await listPlaces(query, hotel_id);
  return {
    rates,
    cots: terms?.cots ?? 0,
    cot_price: Number(terms?.cot_price ?? 0),
    rooms: rooms.map(({ room_class_id, extra_beds, cots }) => ({ room_class_id, extra_beds, cots })),
  };
}

export async function setExtras(query: Query, hotel_id: number, { rates, cots, cot_price, rooms }: Extras) {
  await setExtraRates(query, hotel_id, rates);
  await query.run(SET_COTS, [hotel_id, cots, cot_price]);
  for (const room of rooms) await query.run(SET_ROOM, [hotel_id, room.room_class_id, room.extra_beds, room.cots]);
  await announceChange(query, hotel_id, "hotel_terms");
  await announceChange(query, hotel_id, "room_class");
}
