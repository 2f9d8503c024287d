/** The words about a room: its introduction, and the tags of its owner. */
import type { RoomClass } from "#contract/rooms.ts";
import { langOf } from "#web/site.ts";

export function RoomLead({ room }: { room: RoomClass }) {
  if (!room.introduction) return null;
  return (
    <p className="lead" {...langOf(room.fallback_lang, "introduction")}>
      {room.introduction}
    </p>
  );
}

export function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
