/** The rooms a guest may look at next, as the layout's own cards. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomList } from "#web/sections/rooms.tsx";
import { useSite } from "#web/site.ts";

export function NextRooms({ others, most = 3 }: Pick<RoomData, "others"> & { most?: number }) {
  const { words } = useSite();
  if (others.length === 0) return null;
  return (
    <section className="section section-rooms section-others" aria-labelledby="others-title">
      <header className="section-head">
        <h2 id="others-title">{words.other_rooms}</h2>
      </header>
      <RoomList rooms={others.slice(0, most)} />
    </section>
  );
}
