/** What a room or the lodging has, chosen from the catalog, which is searched by name. */
import { Chip, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { FACILITY_GROUPS } from "#rules/site/facilities.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useScreenWords, useStudio } from "../studio-data.ts";
import { useField } from "./use-draft.ts";

type FacilityGroup = (typeof FACILITY_GROUPS)[number];
type FacilityKeysProps = {
  record: RecordKind;
  record_id: number;
  field: string;
  groups?: readonly FacilityGroup[];
};

export function FacilityKeysField({ groups = FACILITY_GROUPS, ...name }: FacilityKeysProps) {
  const { lang } = useStudio();
  const { forms: words } = useScreenWords<SiteContentWords>();
  const field = useField({ ...name, lang: "" });
  const [search, setSearch] = useState("");
  const chosen = new Set((field.value ?? []) as string[]);
  const toggle = (key: string, group: FacilityGroup) => {
    const next = new Set(chosen);
    if (next.has(key)) next.delete(key);
    else {
      if (group.selection === "single") for (const item of group.items) next.delete(item.key);
      next.add(key);
    }
    field.change([...next]);
  };
  const wanted = search.trim().toLowerCase();
  const found = groups.flatMap((group) => {
    const items = group.items.filter(({ name: called }) =>
      Object.values(called).some((text) => text.toLowerCase().includes(wanted)),
    );
    return items.length > 0 ? [{ group, items }] : [];
  });
  return (
    <div className="facility-groups" data-field={name.field}>
      <TextInput
        type="search"
        aria-label={words.amenity_search}
        placeholder={words.amenity_search}
        description={words.amenities_chosen(chosen.size)}
        inputWrapperOrder={["input", "description"]}
        leftSection={<StudioIcon name="search" size={18} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 ? <p role="status">{words.amenity_none}</p> : null}
      {found.map(({ group, items }) => (
        <fieldset key={group.key}>
          <legend>{group.name[lang]}</legend>
          <Group gap="xs">
            {items.map((item) => (
              <Chip key={item.key} size="sm" checked={chosen.has(item.key)} onChange={() => toggle(item.key, group)}>
                {item.name[lang]}
              </Chip>
            ))}
          </Group>
        </fieldset>
      ))}
    </div>
  );
}
