/** The beds of a room: how many of which kind. */
import { Button, Input, NumberInput, Select } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { RemoveItem } from "../parts/lists/item-acts.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useScreenWords } from "../studio-data.ts";
import { useField } from "./use-draft.ts";

type Bed = { bed: string; count: number };

export function BedsField(name: { record: "room"; record_id: number; field: string }) {
  const words = useScreenWords<SiteContentWords>();
  const field = useField({ ...name, lang: "" });
  const beds = (field.value ?? []) as Bed[];
  const kinds = Object.entries(words.bed_kinds).map(([value, label]) => ({ value, label }));
  return (
    <Input.Wrapper label={words.fields.room.beds} labelElement="div">
      <ul className="beds">
        {beds.map((each, at) => (
          <li key={`${at} ${each.bed}`}>
            <Select
              aria-label={words.bed_kind(at + 1)}
              allowDeselect={false}
              data={
                kinds.some(({ value }) => value === each.bed) ? kinds : [...kinds, { value: each.bed, label: each.bed }]
              }
              value={each.bed}
              onChange={(bed) => bed && field.change(beds.with(at, { ...each, bed }))}
            />
            <NumberInput
              aria-label={words.bed_count(at + 1)}
              min={1}
              max={50}
              value={each.count}
              onChange={(count) => typeof count === "number" && field.change(beds.with(at, { ...each, count }))}
            />
            <RemoveItem label={words.bed_remove(at + 1)} remove={() => field.change(beds.toSpliced(at, 1))} />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="sm"
        leftSection={<StudioIcon name="plus" />}
        onClick={() => field.change([...beds, { bed: kinds[0]!.value, count: 1 }])}
      >
        {words.bed_add}
      </Button>
    </Input.Wrapper>
  );
}
