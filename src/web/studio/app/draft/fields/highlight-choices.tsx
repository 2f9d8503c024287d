/** A room's view and floor by name: chosen with one click, in every language at once. */
import { Chip, Group } from "@mantine/core";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { findHighlight, ROOM_HIGHLIGHTS, type RoomHighlight } from "#rules/content/room-highlights.ts";
import type { Texts } from "#rules/text/language.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { useField } from "../use-draft.ts";

const KINDS = ["view", "floor"] as const;

export function HighlightChoices(name: { record: RecordKind; record_id: number; field: string }) {
  const { lang } = useStudio();
  const { tags: words } = useScreenWords<RoomsWords>();
  const field = useField({ ...name, lang: "" });
  const tags = (field.value ?? []) as Texts[];
  const toggle = (highlight: RoomHighlight) => {
    const at = findHighlight(tags, highlight);
    field.change(at < 0 ? [...tags, highlight] : tags.toSpliced(at, 1));
  };
  return (
    <div className="facility-groups highlight-choices">
      {KINDS.map((kind) => (
        <fieldset key={kind}>
          <legend>{words.kinds[kind]}</legend>
          <Group gap="xs">
            {ROOM_HIGHLIGHTS[kind].map((highlight) => (
              <Chip
                key={highlight["en-US"]}
                size="sm"
                checked={findHighlight(tags, highlight) >= 0}
                onChange={() => toggle(highlight)}
              >
                {highlight[lang]}
              </Chip>
            ))}
          </Group>
        </fieldset>
      ))}
    </div>
  );
}
