/** The SQL of how many rooms there are. Rows are locked in the order (room class, night), as orders lock them. */
import type { Query, Statement } from "#server/database/connect.ts";
import type { CapacityChange } from "#server/inventory/set-capacity.ts";

const CHANGE: Statement = {
  name: "change_capacity",
  text: `with locked as materialized (
    select night from room_night where hotel_id = $1 and room_class_id = $2 and night between $3 and $4
      and capacity <> $5 and not whole and held + sold + blocked <= $5
    order by night for no key update
  )
  update room_night set capacity = $5 from locked
  where room_night.hotel_id = $1 and room_night.room_class_id = $2 and room_night.night = locked.night
    and not whole and held + sold + blocked <= $5
  returning 1`,
};

export async function changeCapacity(query: Query, hotel_id: number, change: CapacityChange): Promise<void> {
  const { room_class_id, units, from, to } = change;
  await query.run(CHANGE, [hotel_id, room_class_id, from, to, units]);
}

const IN_USE: Statement = {
  name: "capacity_in_use",
  text: `select night, held + sold + blocked as used from room_night
    where hotel_id = $1 and room_class_id = $2 and night between $3 and $4 and capacity <> $5
    order by held + sold + blocked desc, night limit 1`,
};

/** A night that could not be changed: the one with the most rooms in use. */
export async function findNightInUse(
  query: Query,
  hotel_id: number,
  { room_class_id, units, from, to }: CapacityChange,
): Promise<{ night: string; used: number } | null> {
  const [found] = await query.run<{ night: string; used: number }>(IN_USE, [hotel_id, room_class_id, from, to, units]);
  return found ?? null;
}

const ADD: Statement = {
  name: "add_room_nights",
  text: `insert into room_night (hotel_id, night, room_class_id, capacity)
    select $1, $3::date + ahead, $2, $5 from generate_series(0, $4::date - $3::date) ahead
    on conflict (hotel_id, night, room_class_id) do nothing
    returning 1`,
};

export async function addRoomNights(query: Query, hotel_id: number, change: CapacityChange): Promise<void> {
  const { room_class_id, units, from, to } = change;
  await query.run(ADD, [hotel_id, room_class_id, from, to, units]);
}
