/** The words about a room: its first sentence, the rest of its introduction, and the tags of its owner. */
import type { RoomClass } from "#contract/rooms.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { langOf } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";

/** The first sentence alone, for a layout that sets it large; the rest below it. */
export function RoomWords({ room }: { room: RoomClass }) {
  const { sentence, rest } = sentencesOf(room.introduction);
  if (sentence === "") return null;
  const lang = langOf(room.fallback_lang, "introduction");
  return (
    <div className="room-introduction" {...lang}>
      <p className="room-sentence phrased">
        <Phrases phrases={phrasesOf(sentence)} />
      </p>
      {rest ? <p>{rest}</p> : null}
    </div>
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
