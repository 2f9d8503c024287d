import type { RoomClass } from "#contract/rooms.ts";
import { listAll } from "#rules/text/lists.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { langOf, useSite } from "#web/site.ts";
import { bedsElsewhere, roomsIn } from "./bedrooms.ts";

/** Every room of the house, as on a plan: its walls, its door, its bed and its name. One room alone is no plan. */
export function HousePlan({ house, bedrooms }: { house: RoomClass | undefined; bedrooms: RoomClass[] }) {
  const { words, lang, href } = useSite();
  const rooms = roomsIn(house, bedrooms);
  if (rooms.reduce((sum, { count }) => sum + count, 0) < 2) return null;
  const bed = bedsElsewhere(house, bedrooms);
  return (
    <ul className="plan">
      {rooms.map(({ room, count }) => (
        <li key={room.room_class_id} style={{ "--rooms": count } as object}>
          <a href={href(`/rooms/${room.room_class_id}`)} {...langOf(room.fallback_lang, "room_class_name")}>
            <span className="hidden">
              {count > 1 ? words.bed_count(room.room_class_name, count) : room.room_class_name}
            </span>
            {Array.from({ length: count }, (_, index) => (
              <div key={index} className="plan-room" aria-hidden="true">
                <Beds beds={room.description.bed} />
                <span className="plan-name">{room.room_class_name}</span>
                <span className="plan-sleeps">{sleepsWords(room, words)}</span>
              </div>
            ))}
          </a>
        </li>
      ))}
      {house && bed.length > 0 ? (
        <li className="plan-elsewhere" style={{ "--rooms": 1 } as object}>
          <div className="plan-room">
            <Beds beds={bed} />
            <span className="plan-name">
              {listAll(bedNames({ ...house, description: { ...house.description, bed } }, words), lang)}
            </span>
          </div>
        </li>
      ) : null}
    </ul>
  );
}
