/** The room types that something holds for; none chosen: all of them. */
import { Chip, Group, Input } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { byPlace } from "../record-filters.ts";
import { nameOf } from "../record-name.ts";
import { useDraftState } from "../use-draft.ts";
import { type Name, useValue } from "../value-fields.tsx";

export function RoomsField(name: Name) {
  const { lang } = useStudio();
  const { forms, unnamed } = useScreenWords<SiteContentWords>();
  const { field, error, label } = useValue(name);
  const { draft } = useDraftState();
  const rooms = (draft?.records ?? []).filter(({ record }) => record === "room").toSorted(byPlace);
  const chosen = (field.value ?? []) as number[];
  const toggle = (id: number) =>
    field.change(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  if (rooms.length === 0) return null;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={forms.rooms_hint}
      error={error}
      data-field={name.field}
    >
      <Group gap="xs" mt="xs" role="group" aria-label={label}>
        {rooms.map((room) => (
          <Chip
            key={room.record_id}
            size="sm"
            checked={chosen.includes(room.record_id)}
            onChange={() => toggle(room.record_id)}
          >
            {nameOf(rooms, room, lang) || unnamed}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
